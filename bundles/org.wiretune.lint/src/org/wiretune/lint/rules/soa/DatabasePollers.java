/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.quantity.Digits;

/** Rules on services that poll a table of a database: how many rows they hand over, and how several of them share the table. */
final class DatabasePollers {

	private static final String RAISE = "MaxRaiseSize";
	private static final String TRANSACTION = "MaxTransactionSize";
	private static final String THREADS = "NumberOfThreads";
	private static final String INTERVAL = "PollingInterval";
	/** With it the poller marks the rows that it takes, so that several pollers share a table without locks that skip. */
	private static final String RESERVED = "MarkReservedValue";
	private static final String INSTANCES = "activationInstances";
	/** Words by which names of connections tell that the database is not Oracle's. */
	private static final Set<String> OTHER_DATABASES = Set.of("mysql", "mariadb", "db2", "sqlserver", "mssql", "postgres", "derby", "sybase", "informix", "hsql", "h2");
	private static final RuleLimit ROWS = new RuleLimit("soa-db-poller-one-row", "rows", 10, 1, 100_000, "rows");

	private DatabasePollers() {
	}

	private static Stream<AdapterService> pollers(Reading reading) {
		return AdapterService.all(reading).filter(service -> service.activates(".db.", "DBActivationSpec"));
	}

	/** A poller that sequences hands over one row at a time by intent; a value that is a variable is not judged. */
	static Rule oneRow() {
		return RuleForm.rule("soa-db-poller-one-row", Subject.CONCURRENCY, Severity.INFO, (Reading reading) -> Stream.concat(pollers(reading), AdapterService.ofBuses(reading, "db")))
				.limitedBy(ROWS)
				.onSites(form -> form
						.when(service -> isOne(service.property(RAISE)) && isOne(service.property(THREADS)))
						.when((service, context) -> {
							Long rows = Values.number(service.property(TRANSACTION));
							return rows != null && rows > 0 && rows <= context.limit(ROWS);
						})
						.when(service -> !service.value("PollingStrategy").contains("Sequencing") && service.property("SequencingColumn") == null)
						.severity(service -> cap(service) != null && cap(service) < 1 ? Severity.WARNING : Severity.INFO)
						.at(service -> Values.origin(service.property(RAISE)))
						.measured(service -> service.value(TRANSACTION))
						.limit(ROWS)
						.with("name", service -> service.export().getName())
						.with("interval", service -> service.value(INTERVAL))
						.with("cap", service -> cap(service) == null ? "" : Digits.atMost(cap(service), cap(service) < 0.1 ? 3 : 1))
						.message(service -> cap(service) == null ? null : "capped")
						.related(service -> List.of(service.export().getOrigin())))
				.build();
	}

	/** How many rows a second the poller can take at most; null where its rounds are not limited, because nobody shares the table. */
	private static Double cap(AdapterService service) {
		Long seconds = Values.number(service.property(INTERVAL));
		Long rows = Values.number(service.property(TRANSACTION));
		return service.property(RESERVED) == null || seconds == null || seconds <= 0 || rows == null ? null : (double) rows / seconds;
	}

	private static boolean isOne(Setting setting) {
		Long number = Values.number(setting);
		return number != null && number == 1;
	}

	static Rule reservedValue() {
		return RuleForm.rule("soa-db-poller-reserved-value", Subject.CONCURRENCY, Severity.INFO, DatabasePollers::pollers)
				.onSites(form -> form
						.when(service -> service.property(RESERVED) != null && service.value("PollingStrategy").equals("LogicalDeletePollingStrategy"))
						.when(service -> !isOtherDatabase(service))
						.at(service -> Values.origin(service.property(RESERVED)))
						.measured(service -> service.value(RESERVED))
						.with("name", service -> service.export().getName())
						.assuming(service -> new Assumption(null))
						.related(service -> List.of(service.export().getOrigin()))
						.fix("skip-locking", FixEffect.CHANGES_BEHAVIOUR, (service, edits) -> PropertyEdits.remove(edits, service.property(RESERVED))))
				.build();
	}

	private static boolean isOtherDatabase(AdapterService service) {
		return service.export().getBinding().getProperties().stream().filter(property -> property.getName().startsWith("connection-factory") && property.getValue() != null)
				.map(property -> property.getValue().toLowerCase(Locale.ROOT)).anyMatch(value -> OTHER_DATABASES.stream().anyMatch(value::contains))
				|| service.export().getBinding().getConnectionFactories().stream().map(Values::value).filter(value -> value != null)
						.map(value -> value.toLowerCase(Locale.ROOT)).anyMatch(value -> OTHER_DATABASES.stream().anyMatch(value::contains));
	}

	/** A reserved value tells that pollers share the table on purpose, as in a cluster. */
	static Rule activationInstances() {
		return RuleForm.rule("soa-db-poller-activation-instances", Subject.CONCURRENCY, Severity.INFO, DatabasePollers::pollers)
				.onSites(form -> form
						.when(service -> service.property(RESERVED) == null)
						.when(service -> {
							Long instances = Values.number(service.property(INSTANCES));
							return instances != null && instances > 1;
						})
						.at(service -> Values.origin(service.property(INSTANCES)))
						.measured(service -> service.value(INSTANCES))
						.limit(service -> "1")
						.with("name", service -> service.export().getName())
						.related(service -> List.of(service.activation()))
						.fix("threads", FixEffect.CHANGES_BEHAVIOUR, (service, edits) -> {
							PropertyEdits.putActivation(edits, service.property(THREADS), service.activation(), THREADS, service.value(INSTANCES));
							edits.set(service.property(INSTANCES), "1");
						}))
				.build();
	}
}
