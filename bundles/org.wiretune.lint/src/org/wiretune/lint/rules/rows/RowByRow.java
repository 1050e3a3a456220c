/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.Handful;
import org.wiretune.lint.java.call.CallWork;
import org.wiretune.lint.java.call.ClassCalls;
import org.wiretune.lint.java.call.CountedCalls;
import org.wiretune.lint.java.rows.BeanCallsPerRow;
import org.wiretune.lint.java.rows.CountedRows;
import org.wiretune.lint.java.rows.RowByRowFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.callgraph.ClassGraph;
import org.wiretune.model.platform.CodeFact;

/** Rules on loops with a query, a statement or a transaction in each turn. How many turns there are no file tells, so most are worth knowing only. */
final class RowByRow {

	/** Pages by which somebody changes a configuration now and then, whose parts are a handful. */
	private static final Pattern CONFIGURING = Pattern.compile(".*[a-z]Config(?:uration)?(?:Update|Edit|Editor|Save|Change|Form|Page|Dialog|Action)");

	private RowByRow() {
	}

	/** Told one by one only where somebody wants it; {@link LoopsThatAsk} tells an application. */
	static Rule queries() {
		return rule("query-per-row", RowByRow::queriesOfMany, Severity.INFO).optional()
				.onSites(form -> form
						.message(fact -> RowByRowFacts.QUERY.equals(fact.getKind()) ? null : "helper"))
				.build();
	}

	/** The queries in loops of which nothing says that their turns are a handful. @param reading what was read */
	static Stream<CodeFact> queriesOfMany(Reading reading) {
		return queries(reading).filter(fact -> !FewTurns.of(reading).holds(fact));
	}

	/** The same where the code tells that the turns are a handful as a rule, so it is optional. */
	static Rule queriesOfFew() {
		return rule("query-per-few-rows", reading -> queries(reading).filter(FewTurns.of(reading)::holds), Severity.INFO).optional()
				.onSites(form -> form
						.message(fact -> FewTurns.isBounded(fact) ? "bounded" : null))
				.build();
	}

	/** One for each loop, however many queries its turns send. */
	private static Stream<CodeFact> queries(Reading reading) {
		LookingMethods looking = LookingMethods.of(reading);
		ClassGraph graph = ClassGraph.of(reading);
		Set<Origin> told = new HashSet<>();
		return Stream.concat(LookingMethods.asking(reading, RowByRowFacts.QUERY).filter(fact -> InOperation.mayBe(reading, fact.getOrigin().path()) && !PlainStores.isCalled(reading, fact)), Stream.concat(InOperation.facts(reading, RowByRowFacts.CALL).filter(call -> looking.holds(call) && !PlainStores.isKept(reading, call)), InOperation.facts(reading, ClassCalls.LOOP).filter(call -> call.detail(ClassCalls.SELDOM) == null && call.detail(ClassCalls.MISSING) == null && graph.isShort(call) && !Handful.isLookedUpBy(detail(call, "receiver")) && isAsked(looking, graph, call))))
				.filter(fact -> told.add(fact.detail("loop").getOrigin()));
	}

	private static boolean isAsked(LookingMethods looking, ClassGraph graph, CodeFact call) {
		ClassGraph.Reached reached = graph.reached(call, CallWork.QUERY, CallWork.FIND);
		return reached != null && !looking.isPlain(reached.method()) && !PlainStores.isCache(Objects.toString(graph.type(call), ""));
	}

	/** Whoever prepares a statement before a loop over what the method is given means to send many rows. */
	static Rule statements() {
		return rule("statement-per-row", RowByRow::changes, Severity.WARNING)
				.onSites(rest -> rest
						.severity(fact -> fact.detail("many") != null && List.of("", "prepared").contains(Objects.toString(detail(fact, "form"), "")) ? Severity.WARNING : Severity.INFO)
						.message(fact -> detail(fact, "form")))
				.build();
	}

	/** One for each statement in a loop. */
	private static Stream<CodeFact> changes(Reading reading) {
		return InOperation.facts(reading, RowByRowFacts.STATEMENT).filter(fact -> !CONFIGURING.matcher(fact.getTypeName()).matches());
	}

	/** The same by way of other methods, which are mostly written for one thing and called for the few that somebody edits, so it is optional. */
	static Rule statementsOfMethods() {
		return rule("statement-by-method-per-row", RowByRow::changesOfMethods, Severity.INFO).optional().build();
	}

	/** One for each loop whose turns send a statement by way of other methods that ask nothing besides. */
	private static Stream<CodeFact> changesOfMethods(Reading reading) {
		ClassGraph graph = ClassGraph.of(reading);
		Set<Origin> direct = InOperation.facts(reading, RowByRowFacts.STATEMENT).map(fact -> fact.detail("loop").getOrigin()).collect(Collectors.toSet());
		return onePerLoop(InOperation.facts(reading, ClassCalls.LOOP)
				.filter(call -> call.detail(ClassCalls.WEB) == null && call.detail(ClassCalls.SELDOM) == null && graph.isShort(call) && graph.reached(call, CallWork.STATEMENT, CallWork.FLUSH) != null && graph.reached(call, CallWork.QUERY, CallWork.FIND) == null && !direct.contains(call.detail("loop").getOrigin())));
	}

	/**
	 * Without a transaction around it, each save of a repository of Spring Data begins and commits one. Often that is wanted, as where each
	 * row has been sent somewhere, so it is optional.
	 */
	static Rule transactions() {
		return rule("transaction-per-row", reading -> onePerLoop(InOperation.facts(reading, RowByRowFacts.SAVE).filter(fact -> fact.detail("begins") != null && fact.detail("transaction") == null && !PlainStores.isCalled(reading, fact))), Severity.INFO).optional().build();
	}

	/** The same for calls of an enterprise bean, each of which the container commits: pages give it a handful of rows as a rule, so it is optional. */
	static Rule beanTransactions() {
		return rule("bean-transaction-per-row", RowByRow::committed, Severity.INFO).optional().build();
	}

	private static Stream<CodeFact> committed(Reading reading) {
		ChangingBeans beans = ChangingBeans.of(reading);
		ClassGraph graph = ClassGraph.of(reading);
		return onePerLoop(Stream.concat(InOperation.facts(reading, BeanCallsPerRow.KIND).filter(beans::holds), InOperation.facts(reading, ClassCalls.LOOP).filter(call -> call.detail(ClassCalls.WEB) != null && call.detail(ClassCalls.FEW) == null && beans.isBean(graph.type(call)) && graph.reached(call, CallWork.STORE, CallWork.STATEMENT, CallWork.FLUSH) != null)));
	}

	private static Stream<CodeFact> onePerLoop(Stream<CodeFact> calls) {
		Set<Origin> told = new HashSet<>();
		return calls.filter(call -> told.add(call.detail("loop").getOrigin()));
	}

	/** Rows that are read to be counted. */
	static Rule counts() {
		return rule("rows-read-to-count", RowByRow::counted, Severity.INFO)
				.onSites(form -> form
						.message(fact -> Values.isSet(fact.detail(CountedRows.ASKED)) ? CountedRows.ASKED : detail(fact, "method").matches("getResultList|list") ? "query" : null))
				.build();
	}

	/** Those of queries and stores, and what another class returns, which are all rows of a table. */
	private static Stream<CodeFact> counted(Reading reading) {
		ClassGraph graph = ClassGraph.of(reading);
		Set<Origin> told = new HashSet<>();
		return Stream.concat(InOperation.facts(reading, CountedRows.KIND), InOperation.facts(reading, CountedCalls.KIND).filter(graph::returnsTable)).filter(fact -> told.add(fact.getOrigin()));
	}

	/**
	 * Mails and connections, whether a turn makes them itself or by way of other classes, and look-ups of names that it makes itself: what
	 * another method looks up each time is one cause, which {@code jndi-lookup-per-call} tells there, however many loops come to it. One for each loop.
	 */
	static Rule outside() {
		return outside("remote-call-per-row", site -> site.work() != CallWork.REQUEST)
				.onSites(form -> form
						.message(site -> site.work() == CallWork.LOOKUP ? "lookup" : site.work() == CallWork.CONNECTION ? "connection" : null))
				.build();
	}

	/** The same for requests: whether the other system takes many at once, and how many turns there are, no file tells, so it is optional. */
	static Rule requests() {
		return outside("request-per-row", site -> site.work() == CallWork.REQUEST).optional().build();
	}

	private static RuleForm<Outside> outside(String id, Predicate<Outside> which) {
		return RuleForm.<Outside>rule(id, Subject.CONNECTIONS, Severity.INFO, reading -> outside(reading).filter(which))
				.at(site -> site.call().getOrigin())
				.measured(site -> detail(site.call(), "receiver") + '.' + detail(site.call(), "method"))
				.limit(site -> 1)
				.with("name", site -> site.call().getName())
				.related(site -> Arrays.asList(site.method()));
	}

	/**
	 * A call in a loop that waits for another system.
	 *
	 * @param call the call
	 * @param work what it waits for
	 * @param method the method that does so, or null where it is the call
	 */
	private record Outside(CodeFact call, CallWork work, Origin method) {
	}

	private static Stream<Outside> outside(Reading reading) {
		ClassGraph graph = ClassGraph.of(reading);
		Set<Origin> told = new HashSet<>();
		// Turns at the same time wait beside each other.
		return InOperation.facts(reading, ClassCalls.LOOP).filter(call -> call.detail(ClassCalls.PARALLEL) == null).map(call -> {
			CallWork own = CallWork.of(Objects.toString(detail(call, ClassCalls.WORK), ""));
			if (own != null) {
				return new Outside(call, own, null);
			}
			ClassGraph.Reached reached = call.detail(ClassCalls.SELDOM) != null && call.detail(ClassCalls.ALONE) == null || call.detail(ClassCalls.MISSING) != null ? null : graph.reached(call, CallWork.REQUEST, CallWork.MAIL, CallWork.CONNECTION);
			return reached == null ? null : new Outside(call, reached.work(), reached.method());
		}).filter(site -> site != null && told.add(site.call().detail("loop").getOrigin()));
	}

	private static RuleForm<CodeFact> rule(String id, Function<Reading, Stream<CodeFact>> sites, Severity severity) {
		return RuleForm.<CodeFact>rule(id, Subject.PERSISTENCE, severity, sites::apply)
				.at(CodeFact::getOrigin)
				.measured(fact -> detail(fact, "receiver") + '.' + detail(fact, "method"))
				.limit(fact -> 1)
				.with("name", CodeFact::getName);
	}

	private static String detail(CodeFact fact, String name) {
		return Values.value(fact.detail(name));
	}
}
