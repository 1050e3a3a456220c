/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.servicebus.CallAction;
import org.wiretune.lint.servicebus.Transports;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Primitive;
import org.wiretune.model.settings.Setting;

/** Rules on service callouts, each of which holds its thread until the answer is there. */
final class ServiceCallouts {

	private static final String CALLOUT = "wsCallout";
	private static final String LOOP = "foreach";
	private static final String QUERY = "fn-bea:execute-sql";
	private static final Set<String> ROUTES = Set.of("route", "dynamic-route", "routingTable");
	private static final Set<String> CHANGES = Set.of("assign", "replace", "insert");
	private static final Pattern VARIABLE = Pattern.compile("\\$([\\w.-]+)");
	private static final String POLICY = "dispatch-policy";
	private static final String DEFAULT = "default";

	private ServiceCallouts() {
	}

	/**
	 * @param pipeline the pipeline
	 * @param frame the loop, or the callout itself
	 * @param callouts the callouts that are meant, at least one
	 */
	private record Site(BusPipeline pipeline, Primitive frame, List<Primitive> callouts) {

		String names() {
			return callouts.stream().map(BusPipeline::called).distinct().limit(4).collect(Collectors.joining(", "));
		}
	}

	/** Loops inside of loops are told once, with the outermost one. */
	static Rule inLoop() {
		return RuleForm.rule("osb-callout-in-loop", Subject.CONCURRENCY, Severity.INFO, ServiceCallouts::loops)
				.onSites(form -> form
						.at(site -> site.frame().getOrigin())
						.measured(site -> site.callouts().size())
						.with("name", site -> site.pipeline().component().getName())
						.with("targets", Site::names)
						.message(site -> CALLOUT.equals(site.callouts().get(0).getType()) ? site.callouts().size() == 1 ? "one" : null : "sql")
						.related(site -> site.callouts().stream().map(Primitive::getOrigin).toList()))
				.build();
	}

	private static Stream<Site> loops(Reading reading) {
		return Stream.concat(calloutLoops(reading), queryLoops(reading));
	}

	/** Expressions that ask a database, by the function of the bus for that, in loops without a callout. */
	private static Stream<Site> queryLoops(Reading reading) {
		return BusPipeline.all(reading).flatMap(pipeline -> pipeline.everyday(LOOP).stream().filter(loop -> pipeline.around(loop, LOOP) == null && pipeline.inside(loop).noneMatch(action -> CALLOUT.equals(action.getType())))
				.map(loop -> new Site(pipeline, loop, pipeline.inside(loop).filter(action -> pipeline.isEveryday(action) && action.getProperties().stream().anyMatch(setting -> setting.getValue() != null && setting.getValue().contains(QUERY))).toList()))
				.filter(site -> !site.callouts().isEmpty()));
	}

	private static Stream<Site> calloutLoops(Reading reading) {
		return BusPipeline.all(reading).flatMap(pipeline -> pipeline.everyday(LOOP).stream().filter(loop -> pipeline.around(loop, LOOP) == null)
				.map(loop -> new Site(pipeline, loop, pipeline.inside(loop).filter(action -> CALLOUT.equals(action.getType()) && action.getReference() != null && pipeline.isEveryday(action) && !isChained(pipeline, loop, action)).toList()))
				.filter(site -> !site.callouts().isEmpty()));
	}

	/** Whether what a callout sends comes from what stands behind it in the loop: then a turn needs the one before it. The message itself is none of it, since replies are put into it. */
	private static boolean isChained(BusPipeline pipeline, Primitive loop, Primitive callout) {
		List<Primitive> loopActions = pipeline.inside(loop).toList();
		List<Primitive> request = pipeline.inside(callout).toList();
		int end = loopActions.indexOf(request.isEmpty() ? callout : request.get(request.size() - 1));
		Set<String> later = loopActions.stream().skip(end + 1L).filter(action -> CHANGES.contains(action.getType())).map(action -> BusPipeline.property(action, "varName")).filter(Objects::nonNull)
				.map(Setting::getValue).filter(name -> name != null && !name.equals("body")).collect(Collectors.toSet());
		return !later.isEmpty() && request.stream().flatMap(action -> action.getProperties().stream()).map(Setting::getValue).filter(Objects::nonNull)
				.anyMatch(text -> VARIABLE.matcher(text).results().anyMatch(variable -> later.contains(variable.group(1))));
	}

	/** A pipeline, or each of its branches, with one call alone, which each message makes: what follows it may stand in the response pipeline as well. */
	static Rule forRoute() {
		return RuleForm.rule("osb-callout-for-route", Subject.CONCURRENCY, Severity.INFO, ServiceCallouts::alone)
				.onSites(form -> form
						.at(site -> site.frame().getOrigin())
						.measured(site -> site.callouts().size() == 1 ? BusPipeline.called(site.frame()) : site.callouts().size())
						.with("name", site -> site.pipeline().component().getName())
						.with("targets", Site::names)
						.message(site -> site.callouts().size() > 1 ? "branches" : site.pipeline().everyday(CALLOUT).size() > 1 ? "branch" : null)
						.related(site -> site.callouts().stream().skip(1).map(Primitive::getOrigin).toList()))
				.build();
	}

	private static Stream<Site> alone(Reading reading) {
		return BusPipeline.all(reading).map(pipeline -> {
			List<Primitive> callouts = pipeline.everyday(CALLOUT);
			boolean routes = pipeline.flow().getPrimitives().stream().anyMatch(action -> ROUTES.contains(action.getType()));
			List<Primitive> only = (callouts.size() == 1 && !routes ? callouts.stream() : onlyOnesOfBranches(pipeline, callouts)).filter(callout -> frees(pipeline, callout)).toList();
			return only.isEmpty() ? null : new Site(pipeline, only.get(0), only);
		}).filter(Objects::nonNull);
	}

	private static boolean frees(BusPipeline pipeline, Primitive callout) {
		return !callout.isResponse() && pipeline.isUnconditional(callout) && pipeline.target(callout, CallAction.CALLOUT) instanceof Import service && service.getBinding().getKind() == BindingKind.HTTP;
	}

	/** A message runs through one branch; where it is called out before it, the callout of the branch is not the only one. */
	private static Stream<Primitive> onlyOnesOfBranches(BusPipeline pipeline, List<Primitive> callouts) {
		Map<Primitive, List<Primitive>> branches = new IdentityHashMap<>();
		for (Primitive callout : callouts) {
			Primitive branch = pipeline.branch(callout);
			if (branch == null) {
				return Stream.empty();
			}
			branches.computeIfAbsent(branch, key -> new ArrayList<>()).add(callout);
		}
		return callouts.stream().filter(callout -> {
			Primitive branch = pipeline.branch(callout);
			return branches.get(branch).size() == 1 && pipeline.inside(branch).noneMatch(action -> ROUTES.contains(action.getType()));
		});
	}

	/**
	 * @param module the project
	 * @param services business services that a callout waits for, at least one
	 */
	private record Waiting(Module module, List<Import> services) {

		String names() {
			return services.stream().map(Import::getName).distinct().limit(4).collect(Collectors.joining(", "));
		}
	}

	/** From 12c on the tools write a work manager of the product itself, which is left alone. */
	static Rule workManager() {
		return RuleForm.rule("osb-callout-work-manager", Subject.CONCURRENCY, Severity.INFO, ServiceCallouts::waiting)
				.onSites(form -> form
						.at(site -> place(site.services().get(0)))
						.measured(site -> site.services().size())
						.with("module", site -> site.module().getName())
						.with("names", Waiting::names)
						.message(site -> site.services().size() == 1 ? "one" : null)
						.related(site -> site.services().stream().skip(1).map(Import::getOrigin).toList()))
				.build();
	}

	private static Origin place(Import service) {
		Setting policy = Transports.property(service.getBinding(), POLICY);
		return policy != null && policy.getOrigin() != null ? policy.getOrigin() : service.getOrigin();
	}

	private static Stream<Waiting> waiting(Reading reading) {
		Set<Import> called = BusPipeline.all(reading)
				.flatMap(pipeline -> pipeline.everyday(CALLOUT).stream().map(callout -> pipeline.target(callout, CallAction.CALLOUT)))
				.filter(Import.class::isInstance).map(Import.class::cast).filter(service -> service.getBinding().getKind() == BindingKind.HTTP && isDefault(Transports.property(service.getBinding(), POLICY)))
				.collect(Collectors.toSet());
		return BusPipeline.projects(reading).map(module -> new Waiting(module, module.getImports().stream().filter(called::contains).toList())).filter(site -> !site.services().isEmpty());
	}

	private static boolean isDefault(Setting policy) {
		return policy == null || policy.getValue() == null || policy.getValue().isBlank() || policy.getValue().strip().equals(DEFAULT);
	}
}
