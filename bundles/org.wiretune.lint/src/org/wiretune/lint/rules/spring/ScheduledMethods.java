/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.spring.ScheduledMethodFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.BuildFiles;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.springintegration.SpringIntegrationFacts;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/** Rule {@code scheduler-single-thread}: a scheduled method that waits, on the one thread that a frequent one needs. */
final class ScheduledMethods {

	private static final String SCHEDULING = "spring-boot.task.scheduling";
	private static final String SIZE = "pool.size";
	private static final String THREADS = "4";
	/** An expression with one minute and at most three hours. */
	private static final Pattern NIGHTLY = Pattern.compile("\\d{1,2}\\s+\\d{1,2}\\s+\\d{1,2}(?:,\\d{1,2}){0,2}\\s+\\S+\\s+\\S+\\s+\\S+|@(?:daily|midnight|weekly|monthly)");
	/** Milliseconds below which a delay of a slow method is felt. */
	private static final long OFTEN = 10_000;

	/**
	 * Methods that share a thread.
	 *
	 * @param slow the one that waits
	 * @param waits what it waits for
	 * @param often the most frequent other one
	 * @param period milliseconds between two calls of that
	 * @param size the place of the size of the pool; null where no file has one
	 */
	private record Shared(CodeFact slow, Setting waits, CodeFact often, long period, Setting size) {
	}

	private ScheduledMethods() {
	}

	static Rule oneThread() {
		return RuleForm.<Shared>rule("scheduler-single-thread", Subject.CONCURRENCY, Severity.INFO, reading -> reading.solution().getApplications().stream().map(application -> shared(reading, application)).filter(Objects::nonNull))
				.onSites(form -> form
						.at(shared -> shared.slow().getOrigin())
						.measured(shared -> shared.period())
						.limit(shared -> THREADS)
						.with("slow", shared -> shared.slow().getName())
						.with("often", shared -> shared.often().getName())
						.with("waits", shared -> shared.waits().getValue())
						.related(shared -> List.of(shared.waits().getOrigin(), shared.often().getOrigin()))
						.fix("threads", FixEffect.CHANGES_BEHAVIOUR, (shared, edits) -> {
							if (shared.size() == null) {
								edits.impossible();
							} else {
								edits.set(shared.size(), THREADS);
							}
						}))
				.build();
	}

	/** Whether a wait is for something outside, and no statement of a database that may be short. */
	private static boolean isLong(Setting waits) {
		return !waits.getValue().contains("Jdbc") && !waits.getValue().endsWith("Repository");
	}

	private static Shared shared(Reading reading, Application application) {
		List<CodeFact> methods = ConfigurationIndex.facts(reading, application, ScheduledMethodFacts.KIND).filter(fact -> InOperation.mayBe(reading, fact.getOrigin().path()) && detail(fact, ScheduledMethodFacts.APART) == null).toList();
		if (methods.size() < 2 || hasScheduler(reading, application) || BuildFiles.around(reading, methods.get(0).getOrigin().path()).noneMatch(text -> text.contains("spring-boot"))) {
			return null;
		}
		List<ConfiguredGroup> scheduling = ConfigurationIndex.groups(reading, application, SCHEDULING).toList();
		if (scheduling.stream().anyMatch(group -> group.states(SIZE)) || ConfigurationIndex.groups(reading, application, "spring-boot.threads").anyMatch(group -> Values.isSet(group.setting("virtual.enabled")) && !"false".equals(group.value("virtual.enabled")))) {
			return null;
		}
		Setting size = scheduling.stream().filter(InOperation::is).map(group -> group.setting(SIZE)).filter(Objects::nonNull).findFirst().orElse(null);
		Map<CodeFact, Long> periods = new HashMap<>();
		methods.forEach(method -> periods.put(method, period(reading, application, method)));
		if (periods.values().stream().noneMatch(period -> period < OFTEN)) {
			return null;
		}
		Components components = Components.of(reading, application);
		return methods.stream().filter(method -> !isNightly(reading, application, method)).flatMap(slow -> {
			Setting waits = wait(components, slow);
			return waits == null || !isLong(waits) ? Stream.empty() : methods.stream().filter(often -> often != slow && periods.get(often) < OFTEN).min((one, other) -> Long.compare(periods.get(one), periods.get(other)))
					.map(often -> new Shared(slow, waits, often, periods.get(often), size)).stream();
		}).findFirst().orElse(null);
	}

	private static boolean hasScheduler(Reading reading, Application application) {
		return Stream.of(ScheduledMethodFacts.SCHEDULER, SpringIntegrationFacts.PREFIX + "scheduler-bean").anyMatch(kind -> ConfigurationIndex.facts(reading, application, kind).findAny().isPresent());
	}

	/** Whether an expression of dates names the minutes and the hours at which a method is called. */
	private static boolean isNightly(Reading reading, Application application, CodeFact method) {
		Setting text = detail(method, ScheduledMethodFacts.TEXT);
		String told = text == null || !ScheduledMethodFacts.CRON.equals(detail(method, ScheduledMethodFacts.UNIT).getValue()) ? null : ApplicationKeys.resolve(reading, application, text.getValue());
		return told != null && NIGHTLY.matcher(told.strip()).matches();
	}

	/** Milliseconds between two calls of a method, with what the keys of the application give placeholders; very many where that is not known. */
	private static long period(Reading reading, Application application, CodeFact method) {
		Long period = Values.number(detail(method, ScheduledMethodFacts.PERIOD));
		Setting text = detail(method, ScheduledMethodFacts.TEXT);
		if (period == null && text != null) {
			String told = ApplicationKeys.resolve(reading, application, text.getValue());
			period = told == null ? null : ScheduledMethodFacts.milliseconds(told, detail(method, ScheduledMethodFacts.UNIT).getValue());
		}
		return period == null ? Long.MAX_VALUE : period;
	}

	/** What a method waits for longest, by itself or by what its class calls: the value is the type of what is called, or the word for a pause. */
	private static Setting wait(Components components, CodeFact method) {
		Setting own = method.getDetails().stream().filter(each -> each.getName().equals(ScheduledMethodFacts.WAITS)).reduce((one, other) -> isLong(one) || !isLong(other) ? one : other).orElse(null);
		if (own != null && isLong(own) || method.getTypeName() == null) {
			return own;
		}
		String type = method.getTypeName().replaceFirst("^.*[.$]", "");
		return components.reached(type, method.getName().substring(method.getName().lastIndexOf('.') + 1)).stream().filter(reached -> reached.kind() == Components.Kind.REQUEST || reached.kind() == Components.Kind.MAIL).findFirst()
				.map(reached -> NewParts.stated(ScheduledMethodFacts.WAITS, reached.type(), reached.call().getOrigin())).orElse(own);
	}

	private static Setting detail(CodeFact fact, String name) {
		return fact.getDetails().stream().filter(each -> name.equals(each.getName())).findFirst().orElse(null);
	}
}
