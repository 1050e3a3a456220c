/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.Invocations;
import org.wiretune.lint.call.ProcessFlow;
import org.wiretune.lint.call.ProcessVariables;
import org.wiretune.lint.fix.XmlMarkup;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.lint.xml.XmlText;
import org.wiretune.model.assembly.Activity;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Invoke;
import org.wiretune.model.settings.Element;

/**
 * Rule {@code soa-invoke-in-loop}: a process that calls out of its composite once for each part of a message and waits each time.
 * Only loops over parts, by forEach or by a while loop that counts: others may ask again until an answer is good. One that waits in
 * between is slow on purpose.
 */
final class CallsInLoops {

	private static final String LOOP = "forEach";
	/** Oracle's own protocol between the bus and composites. */
	private static final String DIRECT = "binding.direct";
	private static final String MEDIATOR = "implementation.mediator";
	private static final int NAMES = 4;
	/** So many wires one behind the other are followed; composites may call each other in a circle. */
	private static final int STEPS = 8;
	private static final String WHILE = "while";
	/** A counter below the number of parts, which no file states; a number that is stated limits attempts. */
	private static final Pattern COUNTING = Pattern.compile("\\s*[^<>=!]*\\$?[\\w.]+[^<>=!]*<=?\\s*+(?![\\d'\"])[^<>=!]*");
	/** The same the other way round. */
	private static final Pattern COUNTED = Pattern.compile("[^<>=!]*(?i:count|size|total|number)[^<>=!]*>=?\\s*+(?![\\d'\"])[^<>=!]*");
	/** Adapters that write. */
	private static final Pattern WRITES = Pattern.compile("\\.(db|file|ftp)\\.");
	private static final Pattern ATTEMPTS = Pattern.compile("(?i)retr|attempt|intent|tentativ|tries|\\b(?:and|or)\\b");
	private static final Pattern CONDITION = Pattern.compile("\\A<(?:[\\w.-]+:)?while\\b(?:[^>]*?\\bcondition\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)')|[^>]*>\\s*<(?:[\\w.-]+:)?condition\\b[^>]*>([^<]*)<)", Pattern.DOTALL);
	/** Characters of a loop in which its condition stands. */
	private static final int HEAD = 2000;

	private CallsInLoops() {
	}

	/**
	 * @param in the component
	 * @param loop the outermost loop
	 * @param calls how many calls of its turns wait for an answer, at least one
	 * @param partners the partner links that they call
	 */
	private record Site(ProcessComponent in, Activity loop, List<Activity> calls, Set<String> partners) {
	}

	static Rule rule() {
		return RuleForm.rule("soa-invoke-in-loop", Subject.CONCURRENCY, Severity.INFO, CallsInLoops::sites)
				.onSites(form -> form
						.at(site -> site.loop().getOrigin())
						.measured(site -> site.calls().size())
						.with("name", site -> site.in().name())
						.with("partners", site -> String.join(", ", site.partners().stream().limit(NAMES).toList()))
						.message(site -> site.loop().getKind().equals(WHILE) ? WHILE : site.calls().size() == 1 ? "one" : null)
						.related(site -> site.calls().stream().map(Activity::getOrigin).toList()))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		List<Site> sites = new ArrayList<>();
		ProcessComponent.all(reading).forEach(in -> in.process().getActivities().forEach(activity -> loops(in, activity, sites)));
		return sites.stream();
	}

	private static void loops(ProcessComponent in, Activity activity, List<Site> target) {
		if (ProcessFlow.HANDLERS.contains(activity.getKind())) {
			return;
		}
		boolean loops = activity.getKind().equals(LOOP) ? !activity.isParallel() : activity.getKind().equals(WHILE) && counts(in, activity);
		if (!loops) {
			activity.getActivities().forEach(child -> loops(in, child, target));
			return;
		}
		Site site = new Site(in, activity, new ArrayList<>(), new LinkedHashSet<>());
		boolean steady = activity.getActivities().stream().allMatch(child -> collect(child, site));
		if (steady && !site.calls().isEmpty()) {
			target.add(site);
		}
	}

	/** Whether a while loop goes from one part to the next, as its condition says. */
	private static boolean counts(ProcessComponent in, Activity loop) {
		String text = loop.getOrigin() == null ? null : in.reading().texts().text(loop.getOrigin().path());
		int start = text == null ? -1 : XmlMarkup.startOfTag(text, loop.getOrigin().offset());
		Matcher found = start < 0 ? null : CONDITION.matcher(text.substring(start, Math.min(text.length(), start + HEAD)));
		if (found == null || !found.find()) {
			return false;
		}
		String condition = XmlText.ofAttribute(IntStream.rangeClosed(1, found.groupCount()).mapToObj(found::group).filter(Objects::nonNull).findFirst().orElse(""));
		return (COUNTING.matcher(condition).matches() || COUNTED.matcher(condition).matches()) && !ATTEMPTS.matcher(condition).find();
	}

	/** Adds the calls of a turn. {@return whether the turn never pauses, and needs nothing of the answer of the turn before it} */
	private static boolean collect(Activity activity, Site site) {
		if (ProcessFlow.HANDLERS.contains(activity.getKind())) {
			return true;
		}
		if (activity.getKind().equals("wait")) {
			return false;
		}
		Invoke invoke = activity.invoke();
		if (invoke != null && invoke.getPartner() != null && leaves(invoke) && (isAdapter(invoke) || Invocations.isTwoWay(site.in().reading().texts(), invoke))) {
			if (asksOn(site, activity)) {
				return false;
			}
			site.calls().add(activity);
			site.partners().add(invoke.getPartner().getValue());
		}
		return activity.getActivities().stream().allMatch(child -> collect(child, site));
	}

	/** Whether a call asks for the next part by what its last answer said, so that no turn can begin before the one before it has ended. */
	private static boolean asksOn(Site site, Activity call) {
		String text = site.in().reading().texts().text(site.in().process().getPath());
		int loop = PartnerCalls.start(text, site.loop());
		int start = PartnerCalls.start(text, call);
		return loop >= 0 && start > loop && ProcessVariables.asksOn(text.substring(start, PartnerCalls.end(text, call)), text.substring(loop, start));
	}

	/** Whether a call leaves for another server, the bus or an adapter, be it by a mediator or by the service of another composite; the engine itself answers at once. */
	static boolean leaves(Invoke invoke) {
		return invoke.getReference() != null && !invoke.getReference().getWires().isEmpty() && invoke.getReference().getWires().stream().allMatch(wire -> leaves(Wiring.resolved(wire), STEPS));
	}

	private static boolean leaves(Element target, int steps) {
		if (steps == 0) {
			return false;
		}
		if (target instanceof Import called) {
			return called.getWire() == null ? ProcessCalls.REMOTE.contains(Wiring.kind(called)) || isDirect(called) : leaves(Wiring.resolved(called.getWire()), steps - 1);
		}
		if (target instanceof Export service) {
			return leaves(Wiring.resolved(service.getWire()), steps - 1);
		}
		// What a process that is called does in its turn depends on more than its wires.
		return target instanceof Component component && component.getImplementation() != null && MEDIATOR.equals(component.getImplementation().getType())
				&& component.getReferences().stream().flatMap(reference -> reference.getWires().stream()).anyMatch(wire -> leaves(Wiring.resolved(wire), steps - 1));
	}

	/** Whether an adapter writes to a database or a file before the process goes on, though its operation has no answer; the service of another composite that leads to it hands it no message to keep. */
	private static boolean isAdapter(Invoke invoke) {
		return invoke.getReference().getWires().stream().allMatch(wire -> isAdapter(Wiring.resolved(wire), STEPS));
	}

	private static boolean isAdapter(Element target, int steps) {
		if (target instanceof Export service) {
			return steps > 0 && isAdapter(Wiring.resolved(service.getWire()), steps - 1);
		}
		if (!(target instanceof Import called) || steps == 0) {
			return false;
		}
		return called.getWire() != null ? isAdapter(Wiring.resolved(called.getWire()), steps - 1)
				: called.getBinding() != null && called.getBinding().getKind() == BindingKind.EIS && WRITES.matcher(String.valueOf(Values.value(AdapterService.property(called.getBinding(), "className")))).find();
	}

	private static boolean isDirect(Import called) {
		return called.getBinding() != null && DIRECT.equals(called.getBinding().getName());
	}
}
