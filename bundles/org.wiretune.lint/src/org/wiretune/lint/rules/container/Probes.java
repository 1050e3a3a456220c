/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.container;

import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.container.ContainerModel;
import org.wiretune.lint.java.spring.SpringComponentFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.model.settings.Setting;

/** Probes that restart containers for a reason that a restart does not mend. */
final class Probes {

	/** Health of everything that the application uses; its own alone stands behind it. */
	private static final Pattern WHOLE = Pattern.compile("(?:/[\\w.-]+)*/(?:actuator/health|q/health)/?");

	private static final Pattern RELATIONAL = Pattern.compile("spring-boot-starter-(?:data-)?(?:jpa|jdbc)\\b");
	/** Starters of what else health asks for. */
	private static final Pattern OTHERS = Pattern.compile("spring-boot-starter-(?:amqp|data-(?!jpa|jdbc|rest|commons)[a-z]+)\\b|quarkus-(?:jdbc|agroal)");
	/** Calls of what asks a database. */
	private static final Pattern ASKING = Pattern.compile("(?:\\w*(?:Repository|Dao|DAO|JdbcTemplate|JdbcOperations)|JdbcClient|EntityManager)\\..*");

	/**
	 * A probe.
	 *
	 * @param container the container
	 * @param path the path that it asks for
	 */
	private record Probe(RunningContainer container, Setting path) {

		String better() {
			String value = path.getValue().endsWith("/") ? path.getValue().substring(0, path.getValue().length() - 1) : path.getValue();
			return value + (value.endsWith("q/health") ? "/live" : "/liveness");
		}
	}

	private Probes() {
	}

	/** Rule {@code k8s-liveness-checks-database}. */
	static Rule liveness() {
		return RuleForm.<Probe>rule("k8s-liveness-checks-database", Subject.CONNECTIONS, Severity.WARNING, Probes::probes)
				.onSites(form -> form
						.when(probe -> WHOLE.matcher(probe.path().getValue()).matches() && !hasOwnHealth(probe.container()) && (usesDatabase(probe.container()) || !new ApplicationValues(probe.container()).isKnown()))
						.severity(probe -> usesDatabase(probe.container()) && isAsked(probe.container()) ? Severity.WARNING : Severity.INFO)
						.at(probe -> probe.path().getOrigin())
						.measured(probe -> probe.path().getValue())
						.with("name", probe -> probe.container().name())
						.with("path", Probe::better)
						.message(probe -> probe.better().endsWith("/live") ? "quarkus" : null)
						.fix("path", FixEffect.DEPENDS_ON_UNSEEN, (probe, edits) -> edits.set(probe.path(), probe.better())))
				.build();
	}

	private static Stream<Probe> probes(Reading reading) {
		return RunningContainer.all(reading).filter(container -> container.probe(ContainerModel.LIVENESS) != null).map(container -> {
			ConfiguredGroup liveness = container.probe(ContainerModel.LIVENESS);
			return liveness.states("path") ? new Probe(container, liveness.setting("path")) : null;
		}).filter(Objects::nonNull);
	}

	/** Whether the path may be answered by a router of Vert.x, which has no health of the application alone below it. */
	private static boolean hasOwnHealth(RunningContainer container) {
		return new ApplicationValues(container).builds().findFirst().filter(build -> build.contains("vertx-health-check")).isPresent();
	}

	/** Whether anything says that the health of the application asks others. */
	private static boolean usesDatabase(RunningContainer container) {
		ApplicationValues values = new ApplicationValues(container);
		return isNamed(container, values) || values.builds().anyMatch(build -> build.contains("spring-boot-starter-data-") || build.contains("spring-boot-starter-jdbc") || build.contains("spring-boot-starter-amqp") || build.contains("quarkus-jdbc") || build.contains("quarkus-agroal"));
	}

	/**
	 * Whether the other system is one that the application was given, by an address or by code that asks it. A library of many applications
	 * brings starters that this one may do without, though the data source that they make is asked all the same.
	 */
	private static boolean isAsked(RunningContainer container) {
		ApplicationValues values = new ApplicationValues(container);
		String folder = values.folder();
		return isNamed(container, values) || folder == null || values.builds().noneMatch(build -> RELATIONAL.matcher(build).find()) || values.builds().anyMatch(build -> OTHERS.matcher(build).find())
				|| ConfigurationIndex.facts(container.reading(), "persistent-class", SpringComponentFacts.KIND).filter(fact -> fact.getOrigin().path().startsWith(folder))
						.anyMatch(fact -> !fact.getKind().equals(SpringComponentFacts.KIND) || fact.getDetails().stream().anyMatch(detail -> detail.getName().startsWith(SpringComponentFacts.CALL) && ASKING.matcher(detail.getValue()).matches()));
	}

	private static boolean isNamed(RunningContainer container, ApplicationValues values) {
		return values.stated("spring-boot.datasource", "url", "spring.datasource.url") != null || values.stated("quarkus.datasource", "jdbc.url", "quarkus.datasource.jdbc.url") != null
				|| container.environment().keySet().stream().anyMatch(name -> name.matches("SPRING_(?:DATASOURCE|JMS|RABBITMQ|ACTIVEMQ|ARTEMIS|REDIS|DATA_REDIS|DATA_MONGODB|KAFKA)_.*|QUARKUS_DATASOURCE_.*"));
	}
}
