/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.Invocations;
import org.wiretune.lint.call.ProcessFlow;
import org.wiretune.lint.fix.XmlMarkup;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.model.assembly.Activity;
import org.wiretune.model.assembly.Invoke;

/** Rule {@code soa-invokes-in-sequence}: a process that asks partners one after the other although nothing between reads what the one before answered. */
final class CallsInSequence {

	/** What only holds others, one behind the other. */
	private static final Set<String> HOLDING = Set.of("sequence", "scope");
	private static final Pattern ANSWER = Pattern.compile("\\boutputVariable\\s*=\\s*[\"']([^\"']+)[\"']");

	private CallsInSequence() {
	}

	/**
	 * @param in the component
	 * @param calls calls behind one another, at least two, none of which needs one before it
	 */
	private record Site(ProcessComponent in, List<Activity> calls) {

		String partners() {
			Set<String> names = new LinkedHashSet<>();
			calls.forEach(call -> names.add(call.invoke().getPartner().getValue()));
			return String.join(", ", names.stream().limit(4).toList());
		}
	}

	static Rule rule() {
		return RuleForm.rule("soa-invokes-in-sequence", Subject.CONCURRENCY, Severity.INFO, CallsInSequence::sites)
				.at(site -> site.calls().getLast().getOrigin())
				.measured(site -> site.calls().size())
				.with("name", site -> site.in().name())
				.with("partners", Site::partners)
				.related(site -> site.calls().stream().limit(site.calls().size() - 1L).map(Activity::getOrigin).toList())
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		List<Site> sites = new ArrayList<>();
		ProcessComponent.all(reading).forEach(in -> look(in, in.process().getActivities(), sites));
		return sites.stream();
	}

	/** Looks at what runs one behind the other, then into what runs by condition, again and again, or beside. */
	private static void look(ProcessComponent in, List<Activity> activities, List<Site> target) {
		List<Activity> line = new ArrayList<>();
		List<Activity> inner = new ArrayList<>();
		activities.forEach(activity -> flatten(activity, line, inner));
		List<Activity> run = new ArrayList<>();
		for (Activity activity : line) {
			if (!asks(in, activity)) {
				if (activity.invoke() != null) {
					end(in, run, target);
					run = new ArrayList<>();
				}
				continue;
			}
			if (!run.stream().allMatch(before -> isIndependent(in, before, activity))) {
				end(in, run, target);
				run = new ArrayList<>();
			}
			run.add(activity);
		}
		end(in, run, target);
		inner.stream().flatMap(activity -> activity.getActivities().stream()).forEach(child -> look(in, List.of(child), target));
	}

	private static void end(ProcessComponent in, List<Activity> run, List<Site> target) {
		if (run.size() > 1) {
			target.add(new Site(in, run));
		}
	}

	private static void flatten(Activity activity, List<Activity> line, List<Activity> inner) {
		if (ProcessFlow.HANDLERS.contains(activity.getKind())) {
			return;
		}
		if (HOLDING.contains(activity.getKind())) {
			activity.getActivities().forEach(child -> flatten(child, line, inner));
		} else {
			line.add(activity);
			if (!activity.getActivities().isEmpty() && activity.invoke() == null) {
				inner.add(activity);
			}
		}
	}

	private static boolean asks(ProcessComponent in, Activity activity) {
		Invoke invoke = activity.invoke();
		return invoke != null && invoke.getPartner() != null && CallsInLoops.leaves(invoke) && Invocations.isTwoWay(in.reading().texts(), invoke) && AskingProcess.asks(invoke);
	}

	/** Whether nothing from the end of a call to the end of a later one names the variable that holds the answer of the first. */
	private static boolean isIndependent(ProcessComponent in, Activity first, Activity second) {
		String text = in.reading().texts().text(in.process().getPath());
		int start = startOf(text, first);
		int end = start < 0 ? -1 : XmlMarkup.endOfTag(text, start);
		int last = startOf(text, second);
		int lastEnd = last < 0 ? -1 : XmlMarkup.endOfTag(text, last);
		if (end < 0 || lastEnd <= end) {
			return false;
		}
		Matcher answer = ANSWER.matcher(text.substring(start, end));
		return answer.find() && !Pattern.compile("(?<![\\w.-])" + Pattern.quote(answer.group(1)) + "(?![\\w-])").matcher(text.substring(end, lastEnd)).find();
	}

	private static int startOf(String text, Activity call) {
		return text == null || call.getOrigin() == null ? -1 : XmlMarkup.startOfTag(text, call.getOrigin().offset());
	}
}
