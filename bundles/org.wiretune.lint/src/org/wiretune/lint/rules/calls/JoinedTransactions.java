/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.Exchange;
import org.wiretune.lint.call.ModuleCalls;
import org.wiretune.lint.call.Performer;
import org.wiretune.lint.call.ServiceCall;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.fix.XmlMarkup;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.source.Lines;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Qualifier;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.settings.Element;

/**
 * Rule {@code sync-target-does-not-join}: a synchronous call out of a global transaction opens another one, since the interface
 * of the target does not join. One finding for each caller, with all such targets.
 */
final class JoinedTransactions {

	private static final String SCDL = "http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0";
	private static final String SCHEMA_INSTANCE = "http://www.w3.org/2001/XMLSchema-instance";
	/** Components that write down what happened have to keep it where the caller rolls back. */
	private static final Pattern KEEPS = Pattern.compile("(?i)audit|log|trace|history|sequence");

	private JoinedTransactions() {
	}

	/**
	 * @param target the component or import
	 * @param faces its interfaces that do not join, at least one
	 */
	private record Target(Element target, List<ServiceInterface> faces) {

		Qualifier stated() {
			return Qualities.of(target, faces.get(0), Qualities.JOIN_TRANSACTION);
		}

		Origin origin() {
			Qualifier stated = stated();
			if (stated != null && stated.getValue() != null && stated.getValue().getOrigin() != null) {
				return stated.getValue().getOrigin();
			}
			return faces.get(0).getPortType() == null || faces.get(0).getPortType().getOrigin() == null ? target.getOrigin() : faces.get(0).getPortType().getOrigin();
		}
	}

	/**
	 * @param caller the component that calls
	 * @param targets what it calls, at least one
	 */
	private record Site(Component caller, List<Target> targets) {

		Qualifier stated() {
			return targets.get(0).stated();
		}
	}

	static Rule rule() {
		return RuleForm.ofModules("sync-target-does-not-join", Subject.WIRING, Severity.INFO, ServiceCalls::inModules, JoinedTransactions::sites)
				.onSites(form -> form
						.at(site -> site.targets().get(0).origin())
						.measured(site -> site.stated() == null || Qualities.value(site.stated()) == null ? "false" : Qualities.value(site.stated()))
						.limit(site -> "true")
						.with("caller", site -> site.caller().getName())
						.with("count", site -> site.targets().size())
						.with("name", site -> site.targets().get(0).target().getName())
						.with("names", site -> site.targets().stream().map(target -> target.target().getName()).limit(3).collect(Collectors.joining(", ")))
						.message(site -> site.targets().size() == 1 ? null : "several")
						.related(site -> Stream.concat(site.targets().stream().skip(1).map(Target::origin), Stream.of(site.caller().getOrigin())).toList())
						.fix("join", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> site.targets().forEach(target -> join(target, edits))))
				.build();
	}

	private static Stream<Site> sites(Module module, ModuleCalls calls) {
		Map<Component, Map<Element, Target>> byCaller = new LinkedHashMap<>();
		for (ServiceCall call : calls.all()) {
			// What a long-running process commits is told by rules of its own.
			if (call.performer() != Performer.LONG_RUNNING_PROCESS && call.style().style() == InteractionStyle.SYNC && call.exchange() == Exchange.TWO_WAY && "global".equals(Qualities.transaction(call.caller()))
					&& !"true".equals(Qualities.value(Qualities.of(call.caller(), call.reference(), Qualities.SUSPEND_TRANSACTION))) && canJoin(call)) {
				List<ServiceInterface> apart = call.faces().stream().filter(face -> !"true".equals(Qualities.value(Qualities.of(call.target(), face, Qualities.JOIN_TRANSACTION)))).toList();
				if (!apart.isEmpty()) {
					byCaller.computeIfAbsent(call.caller(), key -> new LinkedHashMap<>()).putIfAbsent(call.target(), new Target(call.target(), apart));
				}
			}
		}
		return byCaller.entrySet().stream().map(entry -> new Site(entry.getKey(), List.copyOf(entry.getValue().values())));
	}

	/** Whether what does the work has a global transaction of its own and is done when the call returns; behind an import it has to join by itself. */
	private static boolean canJoin(ServiceCall call) {
		if (!(call.endpoint().element() instanceof Component performing) || !Performer.of(performing).isSynchronous() || !"global".equals(Qualities.transaction(performing)) || KEEPS.matcher(performing.getName()).find()) {
			return false;
		}
		return performing == call.target() || performing.getInterfaces().stream().allMatch(face -> "true".equals(Qualities.value(Qualities.of(performing, face, Qualities.JOIN_TRANSACTION))));
	}

	private static void join(Target site, Edits edits) {
		for (ServiceInterface face : site.faces()) {
			Qualifier stated = Qualities.of(site.target(), face, Qualities.JOIN_TRANSACTION);
			if (stated != null) {
				edits.set(stated.getValue(), "true");
			} else {
				insert(face, edits);
			}
		}
	}

	/** Writes the qualifier as the first one inside an interface, which gets an end tag where it had none. */
	private static void insert(ServiceInterface face, Edits edits) {
		Origin place = face.getPortType() == null ? null : face.getPortType().getOrigin();
		String text = place == null ? null : edits.texts().text(place.path());
		int start = text == null ? -1 : XmlMarkup.startOfTag(text, place.offset());
		int end = start < 0 ? -1 : XmlMarkup.endOfTag(text, start);
		String scdl = end < 0 ? null : XmlMarkup.prefixOf(text, SCDL);
		String instance = end < 0 ? null : XmlMarkup.prefixOf(text, SCHEMA_INSTANCE);
		if (scdl == null || instance == null) {
			edits.impossible();
			return;
		}
		String line = Lines.delimiter(text) + Lines.indentation(text, start);
		String qualifier = line + Lines.indentationStep(text, start) + "<" + scdl + ":interfaceQualifier " + instance + ":type=\"" + scdl + ":JoinTransaction\" value=\"true\"/>";
		if (text.startsWith("/>", end - 2)) {
			edits.replace(place.path(), end - 2, "/>", ">" + qualifier + line + "</" + text.substring(start + 1).split("[\\s/>]", 2)[0] + ">");
		} else {
			edits.insert(place.path(), end, qualifier);
		}
	}
}
