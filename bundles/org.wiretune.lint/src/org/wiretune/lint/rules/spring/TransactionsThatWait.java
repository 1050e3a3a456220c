/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.EnumSet;
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
 * is taken for as long as that needs. One finding for each request and each mail. Silent where a transaction manager is named, which may be that of a broker,
 * and where no repository is asked. There is no fix: what has to be undone together is for people to know.
 */
final class TransactionsThatWait {

	/** A transaction begins, or there is one already. */
	private static final Set<String> WITH = Set.of("REQUIRED", "REQUIRES_NEW", "MANDATORY", "NESTED");

	private static final Set<Components.Kind> WAITING = EnumSet.of(Components.Kind.REQUEST, Components.Kind.MAIL);

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
						.measured(site -> site.request().type().equals("Transport") ? "Transport of Jakarta Mail" : site.request().type())
						.message(site -> site.request().kind() == Components.Kind.MAIL ? "mail" : site.method().getKind().equals(TransactionalMethodFacts.BEAN) ? "bean" : null)
						.with("name", site -> site.method().getName())
						.with("database", site -> site.database().type())
						.related(site -> List.<Origin>of(site.request().call().getOrigin())))
				.build();
	}

	private static Stream<Waits> waits(Reading reading, Application application) {
		List<CodeFact> methods = Stream.of(TransactionalMethodFacts.KIND, TransactionalMethodFacts.BEAN).flatMap(kind -> ConfigurationIndex.facts(reading, application, kind)).filter(method -> WITH.contains(Values.value(method.detail(TransactionalMethodFacts.PROPAGATION))) && method.detail(TransactionalMethodFacts.MANAGER) == null)
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
		Components.Reached database = reached.stream().filter(each -> each.kind() == Components.Kind.DATABASE).findFirst().orElse(null);
		Components.Reached request = reached.stream().filter(each -> WAITING.contains(each.kind())).findFirst().orElse(null);
		// Spring takes the connection when the transaction begins, a transaction of the standard with the first statement.
		boolean late = database != null && request != null && method.detail(TransactionalMethodFacts.STANDARDS) != null && reached.indexOf(request) < reached.indexOf(database);
		return database == null || request == null || late ? null : new Waits(method, database, request);
	}
}
