/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.wiring;

import java.util.List;
import java.util.Locale;

import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.fix.Lines;
import org.wiretune.lint.fix.SourceTexts;
import org.wiretune.lint.fix.XmlMarkup;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.Origin;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.solution.Solution;

/** What it takes to call a module by SCA instead of by another binding. */
final class ScaReplacement {

	private static final String SCDL = "http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0";
	private static final String SCHEMA_INSTANCE = "http://www.w3.org/2001/XMLSchema-instance";
	private static final List<String> QUALITIES = List.of("policy", "handler", "security", "mediation");

	private ScaReplacement() {
	}

	/** {@return the SCA export of a module that offers all port types of an import, or null} */
	static Export export(Solution solution, Import from, Module target) {
		SourceTexts texts = SourceTexts.of(solution);
		return target.getExports().stream().filter(Wiring::isScaExport)
				.filter(export -> !from.getInterfaces().isEmpty() && from.getInterfaces().stream().allMatch(
						needed -> export.getInterfaces().stream().anyMatch(offered -> Wiring.samePortType(needed, offered, texts))))
				.findFirst().orElse(null);
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
		return binding.getProperties().stream().map(Setting::getName).filter(name -> name != null).map(name -> name.toLowerCase(Locale.ROOT))
				.anyMatch(name -> QUALITIES.stream().anyMatch(name::contains));
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
				.formatted(name, instance, scdl, XmlMarkup.escape(module.getName()), XmlMarkup.escape(target.getName()), inner, scdl, instance, scdl, close, name)
				.replace("\"", quote);
		edits.replace(path, start, element, replacement);
	}
}
