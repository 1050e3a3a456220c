/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.bpelengine;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.ProcessVariables;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.OperationWords;
import org.wiretune.lint.xml.XmlElement;

/** Rule {@code ode-invokes-in-sequence}: a process of Apache ODE that asks partners one after the other although nothing between reads what the one before answered. */
final class QuestionsInSequence {

	private static final String SENT = "inputVariable";
	private static final String ANSWERED = "outputVariable";
	/** What may stand between two questions; a choice, a loop or a change may hang on the answer before. */
	private static final Set<String> BETWEEN = Set.of("assign", "empty", "documentation");
	/** So many questions are compared with one another. */
	private static final int MOST = 10;
	/** So many partners a message names. */
	private static final int SHOWN = 4;

	private QuestionsInSequence() {
	}

	/**
	 * @param process its name
	 * @param calls that follow one another
	 */
	private record Site(String process, List<XmlElement> calls) {

		String partners() {
			return calls.stream().map(call -> call.attributeValue("partnerLink")).distinct().limit(SHOWN).collect(Collectors.joining(", "));
		}
	}

	static Rule rule() {
		return RuleForm.rule("ode-invokes-in-sequence", Subject.CONCURRENCY, Severity.INFO, QuestionsInSequence::sites)
				.onSites(form -> form
						.at(site -> EngineProcess.place(site.calls().get(site.calls().size() - 1)))
						.measured(site -> site.calls().size())
						.with("name", Site::process)
						.with("partners", Site::partners)
						.related(site -> site.calls().stream().limit(site.calls().size() - 1L).map(EngineProcess::place).toList()))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		List<Site> sites = new ArrayList<>();
		DeployedProcess.all(reading).forEach(deployed -> deployed.process().root().withDescendants().forEach(element -> look(deployed.name(), element, sites)));
		return sites.stream();
	}

	private static void look(String process, XmlElement sequence, List<Site> target) {
		if (!sequence.localName().equals("sequence")) {
			return;
		}
		List<XmlElement> run = new ArrayList<>();
		for (XmlElement activity : sequence.children()) {
			boolean asks = asks(activity);
			if (!asks && BETWEEN.contains(activity.localName())) {
				continue;
			}
			if (!asks || run.size() == MOST || !run.stream().allMatch(before -> isIndependent(before, activity))) {
				end(process, run, target);
				run = new ArrayList<>();
			}
			if (asks) {
				run.add(activity);
			}
		}
		end(process, run, target);
	}

	private static void end(String process, List<XmlElement> run, List<Site> target) {
		if (run.size() > 1) {
			target.add(new Site(process, run));
		}
	}

	private static boolean asks(XmlElement activity) {
		String operation = activity.localName().equals("invoke") ? activity.attributeValue("operation") : null;
		return operation != null && OperationWords.asks(operation) && activity.attributeValue("partnerLink") != null && activity.attributeValue(SENT) != null && activity.attributeValue(ANSWERED) != null;
	}

	/** Whether what a later call is sent does not come from the answer of the first, and each has variables of its own. */
	private static boolean isIndependent(XmlElement first, XmlElement second) {
		String text = first.document().source().text();
		String sent = first.attributeValue(SENT);
		if (first.attributeValue(ANSWERED).equals(second.attributeValue(ANSWERED))
				|| sent.equals(second.attributeValue(SENT)) && ProcessVariables.naming(sent).matcher(text.substring(first.startTagEnd(), second.start())).find()) {
			return false;
		}
		return !ProcessVariables.reaches(first.attributeValue(ANSWERED), text.substring(first.startTagEnd(), second.startTagEnd()));
	}
}
