/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.TransactionalMethodFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;

/**
 * Rule {@code transaction-waits-for-request}: a transaction of the database in which code waits for another system, so that a connection
 * is taken for as long as that needs. One finding for each request. Silent where a transaction manager is named, which may be that of a broker,
 * and where no repository is asked. There is no fix: what has to be undone together is for people to know.
 */
final class TransactionsThatWait {

	/** A transaction begins, or there is one already. */
	private static final Set<String> WITH = Set.of("REQUIRED", "REQUIRES_NEW", "MANDATORY", "NESTED");

	/**
	 * A transaction.
	 *
	 * @param method the method that it surrounds
	 * @param database what is asked in it
	 * @param request what is waited for
	 */
	private record Waits(CodeFact method, Components.Reached database, Components.Reached request) {
	}

	private TransactionsThatWait() {
	}

	static Rule forRequest() {
		return RuleForm.<Waits>rule("transaction-waits-for-request", Subject.CONNECTIONS, Severity.WARNING, reading -> reading.solution().getApplications().stream().flatMap(application -> waits(reading, application)))
				.onSites(form -> form
						.at(site -> site.method().getOrigin())
						.measured(site -> site.request().type())
						.with("name", site -> site.method().getName())
						.with("database", site -> site.database().type())
						.related(site -> List.<Origin>of(site.request().call().getOrigin())))
				.build();
	}

	private static Stream<Waits> waits(Reading reading, Application application) {
		List<CodeFact> methods = ConfigurationIndex.facts(reading, application, TransactionalMethodFacts.KIND).filter(method -> WITH.contains(Values.value(method.detail(TransactionalMethodFacts.PROPAGATION))) && method.detail(TransactionalMethodFacts.MANAGER) == null)
				.filter(method -> InOperation.mayBe(reading, method.getOrigin().path())).toList();
		if (methods.isEmpty()) {
			return Stream.empty();
		}
		Components components = new Components(reading, application);
		Set<Origin> told = new HashSet<>();
		return methods.stream().map(method -> waits(components, method)).filter(Objects::nonNull).filter(site -> told.add(site.request().call().getOrigin()));
	}

	private static Waits waits(Components components, CodeFact method) {
		String type = method.getTypeName();
		List<Components.Reached> reached = components.reached(type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1), method.getName().substring(method.getName().lastIndexOf('.') + 1));
		Components.Reached database = first(reached, Components.Kind.DATABASE);
		Components.Reached request = first(reached, Components.Kind.REQUEST);
		// Spring takes the connection when the transaction begins, a transaction of the standard with the first statement.
		boolean late = database != null && request != null && method.detail(TransactionalMethodFacts.STANDARDS) != null && reached.indexOf(request) < reached.indexOf(database);
		return database == null || request == null || late ? null : new Waits(method, database, request);
	}

	private static Components.Reached first(List<Components.Reached> reached, Components.Kind kind) {
		return reached.stream().filter(each -> each.kind() == kind).findFirst().orElse(null);
	}
}
