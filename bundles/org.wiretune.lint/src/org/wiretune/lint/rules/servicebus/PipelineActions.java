/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.servicebus.CallAction;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Primitive;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/** Rules on what the actions of pipelines do with each message. */
final class PipelineActions {

	/** The variables that hold a message or what came with it, written as a whole: a body has one element, which is the message. */
	private static final Pattern WHOLE = Pattern.compile(
			"(?:fn-bea:serialize\\s*\\(\\s*)?\\$(?:body|attachments)\\b(?:\\s*/\\s*(?:\\*|node\\(\\)|(?:[\\w.-]+:|\\*:)?[\\w.-]+)(?:\\[1\\])?)?\\s*\\)?", Pattern.DOTALL);
	/** A variable as a whole, or its text with something replaced. */
	private static final Pattern VARIABLE = Pattern.compile("(?:(?:fn-bea:serialize|(?:fn:)?replace)\\s*\\(\\s*)?\\$([\\w.-]+)\\s*(?:,[^$]{0,200})?\\)?");
	/** A variable as a whole, made into text or put into an element; the first group is what takes a part of the text only. */
	private static final Pattern EMBEDDED = Pattern.compile("(?:(\\b(?:substring[\\w-]*|string-length|contains|starts-with|matches)\\s*\\(\\s*)?fn-bea:serialize\\s*\\(\\s*|\\{\\s*)\\$([\\w.-]+)(?:\\s*/\\s*(?:\\*|node\\(\\)))?\\s*[)}]");
	private static final Set<String> MESSAGES = Set.of("body", "attachments");
	/** A path that begins anywhere in what it is applied to, and names of settings that hold one. */
	private static final Pattern ANYWHERE = Pattern.compile("\\s*\\.?//[\\w*@]");
	private static final Set<String> PATHS = Set.of("location", "value", "expression");
	private static final Pattern SEARCH = Pattern.compile("\\$[\\w.-]+(?:/[\\w:*.@-]+(?:\\[[^\\]]{0,200}\\])?)*//[\\w*@]");
	/** Actions that call something without naming a service. */
	private static final Set<String> CALLS = Set.of("javaCallout", "dynamic-route", "dynamic-publish");
	private static final Set<String> SILENT = Set.of("debug");
	private static final String EXACTLY_ONCE = "exactly-once";

	private PipelineActions() {
	}

	/**
	 * @param pipeline the pipeline
	 * @param actions the actions that are meant, at least one
	 */
	private record Site(BusPipeline pipeline, List<Primitive> actions) {

		String levels() {
			return actions.stream().map(PipelineActions::level).distinct().sorted().collect(Collectors.joining(", "));
		}
	}

	/** Debug is not written unless somebody asks for it; what is written when something failed is rare. */
	static Rule logs() {
		return RuleForm.rule("osb-log-message", Subject.LOGGING, Severity.INFO, PipelineActions::written)
				.onSites(form -> form
						.at(site -> site.actions().get(0).getOrigin())
						.measured(site -> site.actions().size())
						.limit(site -> "debug")
						.with("name", site -> site.pipeline().component().getName())
						.with("levels", Site::levels)
						.message(site -> site.actions().size() == 1 ? "one" : null)
						.related(site -> site.actions().stream().skip(1).map(Primitive::getOrigin).toList())
						.fix("debug", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> site.actions().forEach(action -> edits.set(BusPipeline.property(action, "logLevel"), "debug"))))
				.build();
	}

	private static Stream<Site> written(Reading reading) {
		return BusPipeline.all(reading).filter(PipelineActions::isMoreThanALog).map(pipeline -> {
			List<Primitive> logs = pipeline.everyday("log").stream().filter(log -> !SILENT.contains(level(log)) && BusPipeline.property(log, "logLevel") != null && writesMessage(pipeline, log)).toList();
			return new Site(pipeline, logs);
		}).filter(site -> !site.actions().isEmpty());
	}

	/** Where a pipeline calls nothing, to write messages down is what it is there for. */
	static boolean isMoreThanALog(BusPipeline pipeline) {
		return pipeline.flow().getPrimitives().stream().anyMatch(action -> action.getReference() != null || CALLS.contains(action.getType()));
	}

	/**
	 * {@return whether an action has a whole message as its expression, by itself, by a variable that holds the same, or among other text}
	 *
	 * @param pipeline its pipeline
	 * @param log the action
	 */
	static boolean writesMessage(BusPipeline pipeline, Primitive log) {
		return expressions(log).anyMatch(text -> {
			Matcher variable = VARIABLE.matcher(text);
			return WHOLE.matcher(text).matches() || variable.matches() && isMessage(pipeline, variable.group(1))
					|| EMBEDDED.matcher(text).results().filter(found -> found.group(1) == null).map(found -> found.group(2)).anyMatch(name -> MESSAGES.contains(name) || isMessage(pipeline, name) || MessageVariables.isOfCallout(pipeline, name));
		});
	}

	private static Stream<String> expressions(Primitive action) {
		return action.getProperties().stream().filter(setting -> setting.getName().equals("expr") && setting.getValue() != null).map(setting -> setting.getValue().strip());
	}

	/** Whether a variable is filled with the message, or becomes it. */
	private static boolean isMessage(BusPipeline pipeline, String variable) {
		return pipeline.flow().getPrimitives().stream().filter(pipeline::isEveryday).anyMatch(action -> {
			Setting written = BusPipeline.property(action, "varName");
			String name = written == null ? null : written.getValue();
			return "replace".equals(action.getType()) && "body".equals(name) && expressions(action).map(VARIABLE::matcher).anyMatch(text -> text.matches() && variable.equals(text.group(1)))
					|| "assign".equals(action.getType()) && variable.equals(name) && expressions(action).anyMatch(text -> WHOLE.matcher(text).matches());
		});
	}

	private static String level(Primitive log) {
		Setting level = BusPipeline.property(log, "logLevel");
		return level == null ? "" : String.valueOf(level.getValue());
	}

	/**
	 * @param module the project
	 * @param settings the expressions that search, at least one
	 * @param pipelines how many pipelines have them
	 */
	private record Searching(Module module, List<Setting> settings, long pipelines) {
	}

	/** Expressions that look for a node at every depth of the message: habits of a project, so one finding for each. */
	static Rule searches() {
		return RuleForm.rule("osb-xpath-search", Subject.WIRING, Severity.INFO, PipelineActions::searching)
				.onSites(form -> form
						.at(site -> site.settings().get(0).getOrigin())
						.measured(site -> site.settings().size())
						.with("module", site -> site.module().getName())
						.with("pipelines", Searching::pipelines)
						.with("path", site -> shortened(site.settings().get(0)))
						.message(site -> site.settings().size() == 1 ? "one" : null)
						.related(site -> site.settings().stream().skip(1).map(Setting::getOrigin).toList()))
				.build();
	}

	private static Stream<Searching> searching(Reading reading) {
		return BusPipeline.all(reading).collect(Collectors.groupingBy(BusPipeline::module, LinkedHashMap::new, Collectors.toList())).entrySet().stream().map(project -> {
			List<Setting> found = project.getValue().stream().flatMap(PipelineActions::searches).toList();
			return new Searching(project.getKey(), found, found.stream().map(setting -> setting.getOrigin().path()).distinct().count());
		}).filter(site -> !site.settings().isEmpty());
	}

	private static Stream<Setting> searches(BusPipeline pipeline) {
		return pipeline.flow().getPrimitives().stream().filter(pipeline::isEveryday).flatMap(action -> action.getProperties().stream())
				.filter(setting -> setting.getValue() != null && setting.getOrigin() != null && setting.getValue().contains("//") && searches(setting));
	}

	private static boolean searches(Setting setting) {
		return SEARCH.matcher(setting.getValue()).find() || PATHS.contains(setting.getName()) && ANYWHERE.matcher(setting.getValue()).lookingAt();
	}

	private static String shortened(Setting setting) {
		Matcher found = SEARCH.matcher(setting.getValue());
		String text = found.find() ? setting.getValue().substring(found.start(), Math.min(setting.getValue().length(), found.end() + 30)).split("[\\s,)}<&]")[0] : setting.getValue();
		return text.length() > 60 ? text.substring(0, 60) : text;
	}

	/**
	 * @param pipeline the pipeline
	 * @param quality the setting of the quality of service
	 * @param service the business service that is called
	 */
	private record Quality(BusPipeline pipeline, Setting quality, Import service) {
	}

	/** HTTP takes part in no transaction, so that what is asked for costs a thread and keeps no promise. */
	static Rule exactlyOnce() {
		return RuleForm.rule("osb-exactly-once-http", Subject.WIRING, Severity.INFO, PipelineActions::qualities)
				.onSites(form -> form
						.at(site -> site.quality().getOrigin())
						.measured(site -> site.quality().getValue())
						.limit(site -> "best-effort")
						.with("name", site -> site.pipeline().component().getName())
						.with("service", site -> site.service().getName())
						.related(site -> List.of(site.service().getOrigin()))
						.fix("best-effort", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.quality(), "best-effort")))
				.build();
	}

	private static Stream<Quality> qualities(Reading reading) {
		return BusPipeline.all(reading).flatMap(pipeline -> pipeline.everyday("routing-options").stream().map(options -> {
			Setting quality = BusPipeline.property(options, "qualityOfService");
			Primitive action = options.getAround() < 0 ? null : pipeline.flow().getPrimitives().get(options.getAround());
			Element target = action == null || action.getReference() == null ? null : target(pipeline, action);
			return quality != null && EXACTLY_ONCE.equals(quality.getValue()) && target instanceof Import service && service.getBinding().getKind() == BindingKind.HTTP ? new Quality(pipeline, quality, service) : null;
		}).filter(Objects::nonNull));
	}

	/** {@return what an action calls, or null where it was not read} @param pipeline its pipeline @param action the action */
	static Element target(BusPipeline pipeline, Primitive action) {
		CallAction by = switch (String.valueOf(action.getType())) {
		case "publish" -> CallAction.PUBLISH;
		case "wsCallout" -> CallAction.CALLOUT;
		default -> CallAction.ROUTE;
		};
		return pipeline.target(action, by);
	}
}
