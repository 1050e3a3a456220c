/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.wiring;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import org.wiretune.core.BindingFamily;
import org.wiretune.core.Memo;
import org.wiretune.core.Origin;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.fix.XmlMarkup;
import org.wiretune.lint.reading.ModuleMemo;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.lint.source.Lines;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.MethodBinding;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Qualifier;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.markup.MarkupText;

/** What it takes to call a module by SCA instead of by another binding. */
final class ScaReplacement {

	private static final String SCDL = "http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0";
	private static final String SCHEMA_INSTANCE = "http://www.w3.org/2001/XMLSchema-instance";
	private static final List<String> QUALITIES = List.of("policy", "handler", "security", "mediation");

	/** What names of the product's own configurations begin with. */
	private static final String PRODUCT = "http://www.ibm.com/xmlns/prod/websphere/";
	/** Parts of the names of what turns data into messages and back, chooses the function, or passes headers on. */
	private static final List<String> CODE = List.of("databinding", "datahandler", "selector", "header", "transform", "authentication", "ssl");

	private static final Memo<Map<String, List<Export>>> RECEIVERS = Reading.memoOf(ScaReplacement::receivers);

	private static final ModuleMemo<Map<Import, Known>> TARGETS = ModuleMemo.of(module -> new ConcurrentHashMap<>());

	private ScaReplacement() {
	}

	/** Why an import must not simply be given an SCA binding; the words are those of messages. */
	enum Obstacle {
		/** The module has no SCA export of the port type. */
		NO_EXPORT("no-export"),
		/** The binding of the import carries more than an address. */
		QUALITIES("qualities"),
		/** Which export is called, or which component is behind it, cannot be told. */
		UNKNOWN_EXPORT("unknown-export"),
		/** The SCA exports of the port type lead to another component than the one that is called. */
		OTHER_TARGET("other-target"),
		/** The export that is called carries handlers, policies, selectors or qualifiers that the SCA export does not. */
		EXPORT_QUALITIES("export-qualities"),
		/** One side wants asynchronous calls, or what is called may take long; an SCA call would go by a queue. */
		ASYNCHRONOUS("asynchronous");

		private final String word;

		Obstacle(String word) {
			this.word = word;
		}

		/** {@return the word of the message} */
		String word() {
			return word;
		}
	}

	/**
	 * What an import may call by SCA instead.
	 *
	 * @param export an SCA export of the port type, null where the module has none
	 * @param called the export that is called today, or null where it cannot be told
	 * @param obstacle why the one cannot simply take the place of the other, or null
	 */
	record Target(Export export, Export called, Obstacle obstacle) {
	}

	/** What was found for an import. @param module the module that it calls @param called the export that it calls, or null @param target what it may call by SCA */
	private record Known(Module module, Export called, Target target) {
	}

	/**
	 * {@return the SCA export that takes the place of the one that an import calls: of the same port types, wired to the same
	 * component, called synchronously, and without anything lost on the way}
	 *
	 * @param reading what was read
	 * @param from the import
	 * @param module the module that it calls
	 */
	static Target target(Reading reading, Import from, Module module) {
		Export called = Wiring.resolved(from.getWire()) instanceof Export export && export.eContainer() == module && !isShared(reading, export) ? export : null;
		if (!(from.eContainer() instanceof Module caller)) {
			return target(reading.texts(), from, module, called);
		}
		// Both modules stay what they are as long as they are these objects, with all that they lead to.
		Map<Import, Known> known = reading.memo(TARGETS, caller);
		Known before = known.get(from);
		if (before != null && before.module() == module && before.called() == called) {
			return before.target();
		}
		AtomicBoolean complete = new AtomicBoolean(true);
		Target target = target(path -> {
			String text = reading.texts().text(path);
			if (text == null) {
				complete.set(false);
			}
			return text;
		}, from, module, called);
		if (complete.get()) {
			known.put(from, new Known(module, called, target));
		} else {
			// The text of a file may be at hand next time although the file did not change.
			known.remove(from);
		}
		return target;
	}

	private static Target target(SourceTexts texts, Import from, Module module, Export called) {
		List<Export> offering = module.getExports().stream().filter(Wiring::isScaExport)
				.filter(export -> !from.getInterfaces().isEmpty() && from.getInterfaces().stream().allMatch(
						needed -> export.getInterfaces().stream().anyMatch(offered -> Wiring.samePortType(needed, offered, texts))))
				.toList();
		if (offering.isEmpty()) {
			return new Target(null, called, Obstacle.NO_EXPORT);
		}
		if (carriesMore(from.getBinding(), texts)) {
			return new Target(offering.get(0), called, Obstacle.QUALITIES);
		}
		Element component = called == null ? null : Wiring.resolved(called.getWire());
		if (component == null) {
			return new Target(offering.get(0), called, Obstacle.UNKNOWN_EXPORT);
		}
		List<Export> same = offering.stream().filter(export -> Wiring.resolved(export.getWire()) == component).toList();
		if (same.isEmpty()) {
			return new Target(offering.get(0), called, Obstacle.OTHER_TARGET);
		}
		if (carriesMore(called.getBinding(), texts)) {
			return new Target(same.get(0), called, Obstacle.EXPORT_QUALITIES);
		}
		List<Export> alike = same.stream().filter(export -> qualifiers(export).equals(qualifiers(called))).toList();
		if (alike.isEmpty()) {
			return new Target(same.get(0), called, Obstacle.EXPORT_QUALITIES);
		}
		Export wanted = alike.stream().filter(export -> !Wiring.wantsAsynchronousCalls(export)).findFirst().orElse(null);
		if (wanted == null || Wiring.wantsAsynchronousCalls(called) || callsAsynchronously(from)) {
			return new Target(alike.get(0), called, Obstacle.ASYNCHRONOUS);
		}
		return new Target(wanted, called, null);
	}

	/** Whether another export receives from the same destination, so that the queue does not tell which one is called. */
	private static boolean isShared(Reading reading, Export export) {
		Map<String, List<Export>> receivers = reading.memo(RECEIVERS);
		for (String destination : received(export)) {
			if (receivers.get(destination).size() > 1) {
				return true;
			}
		}
		return false;
	}

	/** The exports that receive from each destination. */
	private static Map<String, List<Export>> receivers(Reading reading) {
		Map<String, List<Export>> receivers = new HashMap<>();
		reading.solution().getModules().forEach(module -> module.getExports().forEach(export -> received(export).forEach(destination -> receivers.computeIfAbsent(destination, key -> new ArrayList<>()).add(export))));
		return receivers;
	}

	private static List<String> received(Export export) {
		return export.getBinding() == null ? List.of()
				: export.getBinding().getDestinations().stream().filter(each -> "receive".equals(each.getName())).map(Setting::getValue).filter(Objects::nonNull).toList();
	}

	/** Whether the import itself, or a reference that leads to it, prefers asynchronous calls. */
	private static boolean callsAsynchronously(Import from) {
		return Wiring.asynchronous(from.getInterfaces()) != null || from.eContainer() instanceof Module module && Wiring.references(module)
				.filter(reference -> reference.getWires().stream().anyMatch(wire -> Wiring.resolved(wire) == from)).anyMatch(reference -> Wiring.asynchronous(reference.getInterfaces()) != null);
	}

	/** Qualifiers of the interfaces of an export, such as permissions, in a form that compares. */
	private static Set<String> qualifiers(Export export) {
		Set<String> qualifiers = new TreeSet<>();
		export.getInterfaces().forEach(face -> add(face.getQualifiers(), qualifiers));
		add(export.getQualifiers(), qualifiers);
		return qualifiers;
	}

	private static void add(List<Qualifier> from, Set<String> qualifiers) {
		for (Qualifier each : from) {
			qualifiers.add(each.getType() + ' ' + each.getOperation() + ' ' + (each.getValue() == null ? "" : each.getValue().getValue()) + ' '
					+ each.getProperties().stream().map(setting -> setting.getName() + '=' + setting.getValue()).toList());
		}
	}

	/**
	 * {@return whether a binding does more than to reach the other side: it carries policies or handlers, or turns data and
	 * chooses functions by code that is not the product's own}
	 */
	private static boolean carriesMore(Binding binding, SourceTexts texts) {
		if (binding.getKind().family() == BindingFamily.WEB_SERVICE) {
			return hasQualities(binding, texts) || namesOwnCode(binding, texts);
		}
		return namesQualities(binding) || namesOwnCode(binding, texts) || !binding.getQualifiers().isEmpty();
	}

	private static boolean namesOwnCode(Binding binding, SourceTexts texts) {
		// Asked for each import after each save, so without streams.
		for (Setting setting : binding.getProperties()) {
			if (isOwnCode(setting, binding, texts)) {
				return true;
			}
		}
		for (MethodBinding method : binding.getMethods()) {
			for (Setting setting : method.getProperties()) {
				if (isOwnCode(setting, binding, texts)) {
					return true;
				}
			}
		}
		return false;
	}

	/** Whether a setting names a data binding, a selector or a list of headers that may change what is passed on. */
	private static boolean isOwnCode(Setting setting, Binding binding, SourceTexts texts) {
		String value = setting.getValue() == null ? "" : setting.getValue();
		if (setting.getName() == null || value.isBlank() || value.startsWith("com.ibm.")) {
			return false;
		}
		return holdsOne(setting.getName(), CODE) && !isOfProduct(value, text(binding, texts));
	}

	/** Whether a qualified name is one of the product's own configurations, such as UTF8XMLDataHandler: it only writes and reads the message that an SCA call saves. */
	private static boolean isOfProduct(String value, String text) {
		int colon = value.indexOf(':');
		if (colon <= 0 || text == null) {
			return false;
		}
		String declaration = "xmlns:" + value.substring(0, colon) + '=';
		int at = text.indexOf(declaration);
		return at >= 0 && text.startsWith(PRODUCT, at + declaration.length() + 1);
	}

	/** The text of the file of a binding, or null where it is not at hand. */
	private static String text(Binding binding, SourceTexts texts) {
		return binding.getOrigin() == null ? null : texts.text(binding.getOrigin().path());
	}

	/** {@return whether a Web Service binding carries policies, handlers or other content that an SCA binding would not have} */
	static boolean hasQualities(Binding binding, SourceTexts texts) {
		if (namesQualities(binding)) {
			return true;
		}
		String element = element(binding, texts);
		// An address, a port and a service are attributes; whatever stands inside the element is more than that.
		return element != null && element.indexOf('<', 1) >= 0 && !element.substring(element.indexOf('<', 1)).startsWith("</");
	}

	/** {@return whether a property of the binding is named like a policy, a handler or the like} */
	static boolean namesQualities(Binding binding) {
		for (Setting setting : binding.getProperties()) {
			if (setting.getName() != null && holdsOne(setting.getName(), QUALITIES)) {
				return true;
			}
		}
		return false;
	}

	/** Whether a word is in a name, in any case. */
	private static boolean holdsOne(String name, List<String> words) {
		String lower = name.toLowerCase(Locale.ROOT);
		for (String word : words) {
			if (lower.contains(word)) {
				return true;
			}
		}
		return false;
	}

	/** The text of the binding's element, or null where the file is not at hand. */
	private static String element(Binding binding, SourceTexts texts) {
		Origin origin = binding.getOrigin();
		String text = origin == null ? null : texts.text(origin.path());
		int start = text == null ? -1 : XmlMarkup.startOfTag(text, origin.offset());
		int end = start < 0 ? -1 : XmlMarkup.endOfElement(text, start);
		return end < 0 ? null : text.substring(start, end);
	}

	/**
	 * Writes an SCA binding in place of the one of an import.
	 *
	 * @param from the import
	 * @param target the export that is called, of a module
	 * @param edits takes the change
	 */
	static void replaceBinding(Import from, Export target, Edits edits) {
		Binding binding = from.getBinding();
		String element = element(binding, edits.texts());
		if (element == null || !(target.eContainer() instanceof Module module)) {
			edits.impossible();
			return;
		}
		String path = binding.getOrigin().path();
		String text = edits.texts().text(path);
		String scdl = XmlMarkup.prefixOf(text, SCDL);
		String instance = XmlMarkup.prefixOf(text, SCHEMA_INSTANCE);
		if (scdl == null || instance == null) {
			edits.impossible();
			return;
		}
		int start = XmlMarkup.startOfTag(text, binding.getOrigin().offset());
		String name = element.substring(1).split("[\\s/>]", 2)[0];
		String indentation = Lines.indentation(text, start);
		String newLine = Lines.delimiter(text);
		boolean ownLine = Lines.startOfLine(text, start) + indentation.length() == start;
		String inner = ownLine ? newLine + indentation + indentation : "";
		String close = ownLine ? newLine + indentation : "";
		String quote = element.indexOf('"') < 0 ? "'" : "\"";
		String replacement = ("<%s %s:type=\"%s:SCAImportBinding\" module=\"%s\" export=\"%s\">%s<%s:bindingQualifier %s:type=\"%s:IsTargetSCA\" value=\"true\"/>%s</%s>")
				.formatted(name, instance, scdl, MarkupText.escapeValue(module.getName()), MarkupText.escapeValue(target.getName()), inner, scdl, instance, scdl, close, name)
				.replace("\"", quote);
		edits.replace(path, start, element, replacement);
	}
}
