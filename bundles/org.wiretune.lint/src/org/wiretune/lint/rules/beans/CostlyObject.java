/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.request.CostlyObjects;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;

/**
 * Rule {@code costly-object-per-call}: code of a server that makes in each call what is costly to make and what all threads, or one after
 * another, may use. There is no fix: where the one object is kept, and who sets it up, is a matter of the application's structure.
 */
final class CostlyObject {

	private CostlyObject() {
	}

	static Rule rule() {
		return RuleForm.<CodeFact>rule("costly-object-per-call", Subject.CONCURRENCY, Severity.INFO, CostlyObject::sites)
				.onSites(form -> form
						.at(CodeFact::getOrigin)
						.measured(CostlyObject::type)
						.limit(fact -> "1")
						.with("name", fact -> isOfStep(fact) ? fact.getName().replaceAll("\\..*", "") : fact.getName())
						.message(CostlyObject::variant))
				.build();
	}

	private static String variant(CodeFact fact) {
		if (type(fact).endsWith("Factory") && !type(fact).equals("ValidatorFactory")) {
			return isOfStep(fact) ? "factory-step" : "factory";
		}
		if (type(fact).equals("web service client")) {
			return "service";
		}
		return isOfStep(fact) ? "step" : type(fact).contains("Client") ? "client" : null;
	}

	private static String type(CodeFact fact) {
		return Values.value(fact.detail("type"));
	}

	private static boolean isOfStep(CodeFact fact) {
		return Values.isSet(fact.detail("step"));
	}

	private static Stream<CodeFact> sites(Reading reading) {
		return ConfigurationIndex.facts(reading, CostlyObjects.KIND).filter(fact -> isOfStep(fact) ? InOperation.mayBe(reading, fact.getOrigin().path()) : InOperation.is(reading, fact.getOrigin().path()));
	}
}
