/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.call;

import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.core.Origin;
import org.wiretune.lint.fix.XmlMarkup;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.assembly.Activity;
import org.wiretune.model.assembly.BusinessProcess;

/** In which order a BPEL process is called, waits and answers. Handlers of faults, events and compensation are no part of that way. */
public final class ProcessFlow {

	/** Waits up to this long stay in memory, as far as is known. */
	private static final Duration SHORT = Duration.ofSeconds(2);
	/** Activities that hold what runs when something else has happened. */
	public static final Set<String> HANDLERS = Set.of("faultHandlers", "catch", "catchAll", "compensationHandler", "eventHandlers", "onEvent");
	/** Only one of their parts runs, or all at the same time: none comes before another. */
	private static final Set<String> BRANCHES = Set.of("if", "switch", "pick", "flow", "flowN");
	/** Activities whose parts some instances run, and others do not. */
	private static final Set<String> CONDITIONAL = Set.of("if", "elseif", "else", "switch", "case", "otherwise");
	private static final Pattern DURATION = Pattern.compile("['\"](P[0-9DTHMS.]+)['\"]");

	/** Activities of Oracle that store an instance, or wait for another process; the model leaves them out. */
	private static final Pattern STORING = Pattern.compile("<\\w+:(dehydrate|receiveSignal)\\b");

	private final BusinessProcess process;
	private final SourceTexts texts;
	private final List<Activity> activities = new ArrayList<>();
	private final Map<Activity, Integer> order = new IdentityHashMap<>();
	private final List<Activity> starts = new ArrayList<>();

	/**
	 * Takes a process.
	 *
	 * @param process the process
	 * @param texts the texts of the files, for how long it waits
	 */
	public ProcessFlow(BusinessProcess process, SourceTexts texts) {
		this.process = process;
		this.texts = texts;
		process.getActivities().forEach(this::add);
		for (Activity activity : activities) {
			if (activity.isCreating() && activity.getKind().equals("receive")) {
				starts.add(activity);
			} else if (activity.isCreating() && activity.getKind().equals("pick")) {
				activity.getActivities().stream().filter(branch -> branch.getKind().equals("onMessage")).forEach(starts::add);
			}
		}
	}

	private void add(Activity activity) {
		order.put(activity, activities.size());
		activities.add(activity);
		activity.getActivities().forEach(this::add);
	}

	/** {@return whether the process answers all operations that start it; false where none was read} */
	public boolean isSynchronous() {
		return !starts.isEmpty() && starts.stream().allMatch(start -> activities.stream().anyMatch(activity -> answers(activity, start)));
	}

	/** {@return whether the process answers none of the operations that start it; false where none was read} */
	public boolean isOneWay() {
		return !starts.isEmpty() && starts.stream().noneMatch(start -> activities.stream().anyMatch(activity -> answers(activity, start)));
	}

	/** {@return the first activity at which an instance waits and is stored while a caller waits for the reply, or null} */
	public Activity waitBeforeReply() {
		for (Activity start : starts) {
			List<Activity> replies = activities.stream().filter(activity -> answers(activity, start) && !isHandling(activity)).toList();
			for (Activity activity : activities) {
				if (waits(activity) && !isHandling(activity) && precedes(start, activity) && replies.stream().anyMatch(reply -> precedes(activity, reply))
						&& replies.stream().noneMatch(reply -> precedes(reply, activity) && !isByCondition(reply, activity))) {
					return activity;
				}
			}
		}
		return null;
	}

	/** {@return the first activity at which an instance waits and is stored, or null} */
	public Activity breakpoint() {
		return activities.stream().filter(this::waits).findFirst().orElse(null);
	}

	/** {@return whether an instance may live in memory alone from its start to its end: it never waits and is stored nowhere on the way} */
	public boolean isTransient() {
		String text = texts.text(process.getPath());
		return breakpoint() == null && text != null && !STORING.matcher(text).find();
	}

	private static boolean answers(Activity reply, Activity start) {
		return reply.getKind().equals("reply") && start.getOperation() != null && start.getOperation().equals(reply.getOperation())
				&& Objects.equals(start.getPartner(), reply.getPartner());
	}

	private boolean waits(Activity activity) {
		return switch (activity.getKind()) {
		case "receive", "pick" -> !activity.isCreating();
		case "wait" -> !isShort(activity);
		case "onAlarm" -> activity.eContainer() instanceof Activity around && around.getKind().equals("eventHandlers");
		default -> false;
		};
	}

	/** Whether a literal says that it is over at once; what is worked out by an expression may take long. */
	private boolean isShort(Activity wait) {
		Origin origin = wait.getOrigin();
		String text = origin == null ? null : texts.text(origin.path());
		int start = text == null ? -1 : XmlMarkup.startOfTag(text, origin.offset());
		int end = start < 0 ? -1 : XmlMarkup.endOfElement(text, start);
		Matcher literal = end < 0 ? null : DURATION.matcher(text.substring(start, end));
		if (literal == null || !literal.find()) {
			return false;
		}
		try {
			return Duration.parse(literal.group(1)).compareTo(SHORT) <= 0;
		} catch (DateTimeParseException months) {
			return false;
		}
	}

	private static boolean isHandling(Activity activity) {
		for (EObject each = activity; each instanceof Activity around; each = each.eContainer()) {
			if (HANDLERS.contains(around.getKind())) {
				return true;
			}
		}
		return false;
	}

	/** Whether an activity runs in a branch that only some instances take and that does not hold another one: after an early answer to some the others still wait. */
	private static boolean isByCondition(Activity activity, Activity other) {
		List<Activity> around = way(other);
		return way(activity).stream().anyMatch(each -> CONDITIONAL.contains(each.getKind()) && !around.contains(each));
	}

	/** Whether one activity is over, or waits for what another is part of, before that other begins. */
	private boolean precedes(Activity first, Activity second) {
		List<Activity> one = way(first);
		List<Activity> other = way(second);
		int common = 0;
		while (common < one.size() && common < other.size() && one.get(common) == other.get(common)) {
			common++;
		}
		if (common == one.size()) {
			// What is inside of a pick begins when its message is there, what follows a message that starts the process behind it.
			return first != second;
		}
		boolean branches = common > 0 && BRANCHES.contains(one.get(common - 1).getKind());
		return common < other.size() && !branches && order.get(first) < order.get(second);
	}

	/** The activities around one, the outermost first, and itself. */
	private static List<Activity> way(Activity activity) {
		List<Activity> way = new ArrayList<>();
		for (EObject each = activity; each instanceof Activity around; each = each.eContainer()) {
			way.add(0, around);
		}
		return way;
	}
}
