/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.container.ContainerModel;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.AdministrationNames;
import org.wiretune.lint.rules.BuildFiles;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * A persistence context that stays open until the answer of a request is written, and with it the connection that it took:
 * {@code jpa-open-in-view-default} wherever that is so, and {@code open-in-view-holds-connection} where a request waits for another
 * system after it asked the database.
 */
final class OpenInView {

	private static final String JPA = "spring-boot.jpa";
	private static final String SWITCH = "open-in-view";
	private static final String VARIABLE = "SPRING_JPA_OPEN_IN_VIEW";
	private static final Pattern WEB = Pattern.compile("spring-boot-starter-(?:web|webmvc|undertow|jetty|tomcat|data-rest|hateoas)\\b");
	private static final Pattern PERSISTENCE = Pattern.compile("spring-boot-starter-data-jpa\\b");

	/**
	 * An application that leaves it on.
	 *
	 * @param application the application
	 * @param place where it is said, or where it would be
	 * @param setting the switch; null where no file has its group
	 * @param method the method of a controller that waits; null where nothing tells one
	 * @param guarded whether an annotation lets administrators alone call it
	 * @param first what it asks the database by
	 * @param then what it waits for afterwards
	 */
	private record Open(Application application, Origin place, Setting setting, String method, boolean guarded, Components.Reached first, Components.Reached then) {

		/** How much a method of a controller tells: most where many people call it. */
		int weight() {
			return then == null ? 0 : isOfAdministrators() ? 1 : 2;
		}

		boolean isOfAdministrators() {
			return guarded || AdministrationNames.isOf(method.substring(0, method.lastIndexOf('.')));
		}
	}

	private OpenInView() {
	}

	/** Rule {@code jpa-open-in-view-default}: off unless wanted, since nearly each application has it. */
	static Rule anywhere() {
		return form("jpa-open-in-view-default", Severity.INFO, open -> true).optional().build();
	}

	/** Rule {@code open-in-view-holds-connection}. An Info: by the labels fewer than nine of ten deserved a Warning, since how often the page is asked for no file tells. */
	static Rule whileWaiting() {
		return form("open-in-view-holds-connection", Severity.INFO, open -> open.then() != null)
				.onSites(form -> form
						.with("method", Open::method)
						.with("first", open -> open.first().type())
						.with("then", open -> open.then().type())
						.related(open -> List.<Origin>of(open.first().call().getOrigin(), open.then().call().getOrigin())))
				.build();
	}

	private static RuleForm<Open> form(String id, Severity severity, Predicate<Open> condition) {
		return RuleForm.<Open>rule(id, Subject.CONNECTIONS, severity, reading -> reading.solution().getApplications().stream().map(application -> open(reading, application)).filter(Objects::nonNull).filter(condition))
				.at(Open::place)
				.measured(open -> Values.isSet(open.setting()) ? Values.value(open.setting()) : "true")
				.limit(open -> "false")
				.with("name", open -> String.valueOf(open.application().getName()))
				.fix("off", FixEffect.CHANGES_BEHAVIOUR, (open, edits) -> {
					if (open.setting() == null) {
						edits.impossible();
					} else {
						edits.set(open.setting(), "false");
					}
				});
	}

	private static Open open(Reading reading, Application application) {
		List<ConfiguredGroup> groups = ConfigurationIndex.groups(reading, application, JPA).filter(InOperation::is).toList();
		List<ConfiguredGroup> sources = ConfigurationIndex.groups(reading, application, "spring-boot.datasource").filter(InOperation::is).toList();
		ConfiguredGroup place = Stream.concat(groups.stream(), sources.stream()).min((one, other) -> Boolean.compare(one.file().getScope() != null, other.file().getScope() != null)).orElse(null);
		if (place == null || groups.stream().anyMatch(group -> group.states(SWITCH) && !Values.truth(group.setting(SWITCH))) || isSetOutside(reading) || !isWebWithPersistence(reading, place.path())) {
			return null;
		}
		Setting stated = groups.stream().filter(group -> group.states(SWITCH)).map(group -> group.setting(SWITCH)).findFirst().orElse(null);
		Setting setting = stated != null ? stated : groups.stream().filter(group -> group.file() == place.file()).map(group -> group.setting(SWITCH)).filter(Objects::nonNull).findFirst().orElse(null);
		Origin origin = stated != null ? stated.getOrigin() : place.group().getOrigin();
		Components components = Components.of(reading, application);
		return components.controllers().flatMap(controller -> Components.entries(controller).map(method -> open(application, origin, setting, components, controller, method))).reduce((one, other) -> other.weight() > one.weight() ? other : one).orElse(null);
	}

	private static Open open(Application application, Origin place, Setting setting, Components components, CodeFact controller, String method) {
		List<Components.Reached> reached = components.reached(controller.getName(), method);
		Components.Reached first = reached.stream().filter(each -> each.kind() == Components.Kind.DATABASE).findFirst().orElse(null);
		Components.Reached then = first == null ? null : reached.stream().skip(reached.indexOf(first)).filter(each -> each.kind() == Components.Kind.REQUEST && each.within() == null).findFirst().orElse(null);
		return new Open(application, place, setting, controller.getName() + '.' + method, Components.isOfAdministrators(controller, method), first, then);
	}

	/** A container may set it for any application. */
	private static boolean isSetOutside(Reading reading) {
		return ConfigurationIndex.groups(reading, ContainerModel.ENVIRONMENT, ContainerModel.MAP).anyMatch(group -> group.group().getSettings().stream().anyMatch(each -> VARIABLE.equals(each.getName())));
	}

	private static boolean isWebWithPersistence(Reading reading, String path) {
		List<String> builds = BuildFiles.around(reading, path).toList();
		return builds.stream().anyMatch(text -> WEB.matcher(text).find()) && builds.stream().anyMatch(text -> PERSISTENCE.matcher(text).find());
	}
}
