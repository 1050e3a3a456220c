/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

import org.wiretune.core.Memo;
import org.wiretune.core.Origin;
import org.wiretune.lint.java.call.CallWork;
import org.wiretune.lint.java.call.ClassCalls;
import org.wiretune.lint.java.rows.TurnCount;

import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.callgraph.ClassGraph;
import org.wiretune.model.platform.CodeFact;

/**
 * The loops with look-ups that have a handful of turns as a rule: those that say so, and those whose turns also change rows, themselves or by
 * way of other methods. What somebody edits and stores has a few parts, and storing them one by one costs more than looking them up.
 */
final class FewTurns {

	private static final Memo<FewTurns> INDEX = Reading.memoOf(FewTurns::new);

	/** What only reads, as its name says, though something on its way may be stored now and then. */
	private static final Pattern READS = Pattern.compile("(?:get|find|load|fetch|read|search|list|count|exists|is|has|query|look(?:up)?|check|validate|to|map|convert|calculate|compute)(?:\\p{Lu}\\w*)?");

	/** Where loops stand whose turns come to a change by way of other methods. */
	private final Set<Origin> changing = new HashSet<>();

	private FewTurns(Reading reading) {
		ClassGraph graph = ClassGraph.of(reading);
		ConfigurationIndex.facts(reading, ClassCalls.LOOP).filter(call -> call.detail(ClassCalls.WORK) == null && !READS.matcher(Values.value(call.detail("method"))).matches() && graph.reached(call, CallWork.STORE, CallWork.FLUSH) != null).forEach(call -> changing.add(call.detail("loop").getOrigin()));
	}

	static FewTurns of(Reading reading) {
		return reading.memo(INDEX);
	}

	/** {@return whether the turns are a handful as a rule} @param fact a look-up in a loop */
	boolean holds(CodeFact fact) {
		String turns = turns(fact);
		return !TurnCount.MANY.equals(turns) && (turns != null || changing.contains(fact.detail("loop").getOrigin()));
	}

	/** {@return whether the loop itself says that its turns are few} @param fact a look-up in a loop */
	static boolean isBounded(CodeFact fact) {
		return TurnCount.FEW.equals(turns(fact));
	}

	private static String turns(CodeFact fact) {
		return Values.value(fact.detail(TurnCount.DETAIL));
	}
}
