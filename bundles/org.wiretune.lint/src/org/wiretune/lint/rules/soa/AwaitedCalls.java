/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.Invocations;
import org.wiretune.lint.call.ProcessFlow;
import org.wiretune.lint.call.ProcessVariables;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.OperationWords;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.assembly.Activity;
import org.wiretune.model.assembly.Invoke;

/** Rule {@code soa-side-effect-awaited}: calls of a process that write an audit, a log, a mail or the like, whose answer nothing reads, and that its caller waits for. */
final class AwaitedCalls {

	private AwaitedCalls() {
	}

	static Rule rule() {
		return RuleForm.rule("soa-side-effect-awaited", Subject.CONCURRENCY, Severity.INFO,
				(Reading reading) -> ProcessComponent.all(reading).filter(in -> in.flow().isSynchronous()).map(in -> new PartnerCalls(in, in.process().getActivities().stream().flatMap(AwaitedCalls::everyday).filter(call -> isMeant(in, call)).toList())))
				.onSites(form -> form
						.when(site -> !site.calls().isEmpty())
						.at(site -> site.calls().get(0).getOrigin())
						.measured(site -> site.calls().size())
						.with("name", site -> site.in().name())
						.with("partners", PartnerCalls::partners)
						.message(site -> site.calls().size() == 1 ? "one" : null)
						.related(site -> site.calls().stream().skip(1).map(Activity::getOrigin).toList()))
				.build();
	}

	private static Stream<Activity> everyday(Activity activity) {
		return ProcessFlow.HANDLERS.contains(activity.getKind()) ? Stream.empty() : Stream.concat(Stream.of(activity), activity.getActivities().stream().flatMap(AwaitedCalls::everyday));
	}

	private static boolean isMeant(ProcessComponent in, Activity activity) {
		Invoke invoke = activity.invoke();
		return invoke != null && invoke.getPartner() != null && Invocations.isTwoWay(in.reading().texts(), invoke) && CallsInLoops.leaves(invoke)
				&& OperationWords.isBeside(invoke.getPartner().getValue(), Objects.requireNonNullElse(Values.value(invoke.getOperation()), "")) && !isAnswerRead(in, activity);
	}

	/** Whether the file names the variable that takes the answer anywhere but where it is declared and filled. */
	private static boolean isAnswerRead(ProcessComponent in, Activity call) {
		String text = in.reading().texts().text(in.process().getPath());
		String answer = PartnerCalls.answer(text, call);
		if (answer == null) {
			return true;
		}
		long named = ProcessVariables.naming(answer).matcher(text).results().count();
		long filled = Pattern.compile("(?:\\boutputVariable|<(?:[\\w.-]+:)?variable\\s[^<>]*?\\bname)\\s*=\\s*[\"']" + Pattern.quote(answer) + "[\"']").matcher(text).results().count();
		return named > filled;
	}
}
