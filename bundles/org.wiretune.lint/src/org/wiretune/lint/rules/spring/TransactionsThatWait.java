/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.call.CallWork;
import org.wiretune.lint.java.spring.TransactionalMethodFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.AdministrationNames;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.callgraph.ClassGraph;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;

/**
 * Rule {@code transaction-waits-for-request}: a transaction of the database in which code waits for another system, so that a connection
 * is taken for as long as that needs. One finding for each request and each mail. An Info: of the labels of draws that were linted once fewer than nine of ten deserved a Warning, since no file tells how often a tenant is added or a step of a saga is run. Silent where a transaction manager is named, which may be that of a broker,
 * where no repository is asked, where the
 * application calls the method only as it begins, and where a timer, a step of a batch or administrators alone come to it, one connection at a time. There is no fix: what has to be undone together is for people to know.
 */
final class TransactionsThatWait {

	private static final String MAIL = "Transport of Jakarta Mail";
	/** What is waited for, where the graph of calls alone tells. */
	private static final String REQUEST = "another system";
	private static final String STATEMENTS = "its statements";

	private static final Set<Components.Kind> WAITING = EnumSet.of(Components.Kind.REQUEST, Components.Kind.MAIL);

	/**
	 * A transaction.
	 *
	 * @param method the method that it surrounds
	 * @param database what is asked in it
	 * @param request what is waited for
	 * @param mail whether that is a mail server
	 * @param places where it is waited, then further methods that wait there or in the same class
	 */
	private record Waits(CodeFact method, String database, String request, boolean mail, List<Origin> places) {

		/** Whether the graph of calls alone tells it: one for each class, since its methods wait in the same way. */
		boolean isFollowed() {
			return database.equals(STATEMENTS);
		}

		Waits with(Waits other) {
			return new Waits(method, database, request, mail, Stream.concat(places.stream(), Stream.concat(Stream.of(other.method().getOrigin()), other.places().stream())).distinct().toList());
		}
	}

	private TransactionsThatWait() {
	}

	static Rule forRequest() {
		return RuleForm.<Waits>rule("transaction-waits-for-request", Subject.CONNECTIONS, Severity.INFO, reading -> reading.solution().getApplications().stream().flatMap(application -> waits(reading, application)))
				.onSites(form -> form
						.at(site -> site.method().getOrigin())
						.measured(Waits::request)
						.message(site -> site.mail() ? "mail" : site.method().getKind().equals(TransactionalMethodFacts.BEAN) ? "bean" : null)
						.with("name", site -> site.method().getName())
						.with("database", Waits::database)
						.related(Waits::places))
				.build();
	}

	private static Stream<Waits> waits(Reading reading, Application application) {
		List<CodeFact> methods = Stream.of(TransactionalMethodFacts.KIND, TransactionalMethodFacts.BEAN).flatMap(kind -> ConfigurationIndex.facts(reading, application, kind)).filter(method -> TransactionalMethodFacts.SURROUNDING.contains(Values.value(method.detail(TransactionalMethodFacts.PROPAGATION))) && method.detail(TransactionalMethodFacts.MANAGER) == null)
				.filter(method -> InOperation.mayBe(reading, method.getOrigin().path()) && !isAlone(method)).toList();
		if (methods.isEmpty()) {
			return Stream.empty();
		}
		Components components = Components.of(reading, application);
		ClassGraph graph = ClassGraph.of(reading);
		Callers callers = Callers.of(reading, application);
		List<Waits> sites = methods.stream().filter(method -> !callers.isSeldom(method)).map(method -> waits(components, graph, method)).filter(site -> site != null && !isOfBeginning(components, site.method())).toList();
		Map<String, Waits> followed = new LinkedHashMap<>();
		sites.stream().filter(Waits::isFollowed).forEach(site -> followed.merge(site.method().getTypeName() + site.mail(), site, Waits::with));
		Map<Origin, Waits> direct = new LinkedHashMap<>();
		sites.stream().filter(site -> !site.isFollowed()).forEach(site -> direct.merge(site.places().get(0), site, Waits::with));
		return Stream.concat(direct.values().stream(), followed.values().stream());
	}

	/** Whether a scheduler or an administrator calls a method: it holds one connection, whatever the load is. */
	private static boolean isAlone(CodeFact method) {
		return method.detail(TransactionalMethodFacts.SCHEDULED) != null || AdministrationNames.isOf(method.getTypeName());
	}

	/** Whether the application calls a method of Spring only as it begins. */
	private static boolean isOfBeginning(Components components, CodeFact method) {
		return method.detail(TransactionalMethodFacts.PARAMETERS) != null && components.isOfBeginning(Components.simple(method.getTypeName()), Components.signature(method));
	}

	private static Waits waits(Components components, ClassGraph graph, CodeFact method) {
		String type = method.getTypeName();
		List<Components.Reached> reached = components.reached(Components.simple(type), method.getName().substring(method.getName().lastIndexOf('.') + 1));
		Components.Reached database = reached.stream().filter(each -> each.kind() == Components.Kind.DATABASE).findFirst().orElse(null);
		Components.Reached request = reached.stream().filter(each -> WAITING.contains(each.kind())).findFirst().orElse(null);
		// Spring takes the connection when the transaction begins, a transaction of the standard with the first statement.
		boolean late = database != null && request != null && method.detail(TransactionalMethodFacts.STANDARDS) != null && reached.indexOf(request) < reached.indexOf(database);
		if (database != null && request != null && !late) {
			return new Waits(method, database.type(), request.type().equals("Transport") ? MAIL : request.type(), request.kind() == Components.Kind.MAIL, List.of(request.call().getOrigin()));
		}
		return followed(graph, method);
	}

	/** By way of what beans make and call themselves, and not only of what the container gives them; one finding for each method that waits. */
	private static Waits followed(ClassGraph graph, CodeFact method) {
		String signature = Values.value(method.detail(TransactionalMethodFacts.SIGNATURE));
		ClassGraph.Reached reached = signature == null ? null : graph.waitsAfterDatabase(method.getTypeName(), signature);
		return reached == null ? null : new Waits(method, STATEMENTS, reached.work() == CallWork.MAIL ? MAIL : REQUEST, reached.work() == CallWork.MAIL, List.of(reached.method()));
	}
}
