/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.wiretune.lint.rules.RuleWords.TEXTS;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.Exchange;
import org.wiretune.lint.call.ModuleCalls;
import org.wiretune.lint.call.Performer;
import org.wiretune.lint.call.ServiceCall;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.call.TemplateCall;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.TrialModules;
import org.wiretune.model.assembly.Activity;
import org.wiretune.model.assembly.BusinessProcess;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Invoke;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Setting;

/**
 * Rules {@code bpel-long-running-without-wait}, {@code bpel-auto-delete-no}, {@code bpel-many-large-variables} and
 * {@code bpel-business-relevant}: what a process writes to its database, and whether it need write anything.
 */
final class LongRunningProcesses {

	private static final RuleLimit VARIABLES = new RuleLimit("bpel-many-large-variables", "variables", 40, 5, 1000, "");
	private static final Set<String> WAITING = Set.of("wait", "onAlarm", "onEvent", "eventHandlers", "compensationHandler", "compensate");

	private LongRunningProcesses() {
	}

	/**
	 * @param component the component
	 * @param process the process that implements it
	 */
	private record Site(Component component, BusinessProcess process) {
	}

	/**
	 * What the rules look at beside a module.
	 *
	 * @param calls the calls inside it
	 * @param isTrial whether it only tries something out
	 * @param children components whose instances are deleted together with the instance that called them
	 */
	private record Beside(ModuleCalls calls, boolean isTrial, Set<Component> children) {
	}

	static Rule withoutWait() {
		return RuleForm.ofModules("bpel-long-running-without-wait", Subject.WIRING, Severity.INFO, LongRunningProcesses::beside, (module, beside) -> sites(module, beside).filter(site -> runsThrough(beside.calls(), site)))
				.onSites(form -> form
						.at(site -> site.process().getExecutionMode() == null || site.process().getExecutionMode().getOrigin() == null ? site.component().getOrigin() : site.process().getExecutionMode().getOrigin())
						.measured(site -> "longRunning")
						.limit(site -> "microflow")
						.with("name", site -> site.component().getName())
						.related(site -> List.of(site.component().getOrigin())))
				.build();
	}

	static Rule keptInstances() {
		return RuleForm.ofModules("bpel-auto-delete-no", Subject.WIRING, Severity.INFO, LongRunningProcesses::beside, (module, beside) -> sites(module, beside).filter(site -> !beside.children().contains(site.component())))
				.onSites(form -> form
						.when(site -> "no".equals(value(site.process(), "autoDelete")))
						.at(site -> property(site.process(), "autoDelete").getOrigin())
						.measured(site -> "no")
						.limit(site -> "yes")
						.with("name", site -> site.component().getName()))
				.build();
	}

	static Rule variables() {
		return RuleForm.ofModules("bpel-many-large-variables", Subject.WIRING, Severity.INFO, LongRunningProcesses::beside, LongRunningProcesses::sites)
				.limitedBy(VARIABLES)
				.onSites(form -> form
						.when((site, context) -> site.process().getVariables() > context.limit(VARIABLES))
						.at(site -> site.process().getOrigin())
						.measured(site -> site.process().getVariables())
						.limit(VARIABLES)
						.with("name", site -> site.component().getName()))
				.build();
	}

	static Rule businessRelevant() {
		return RuleForm.ofModules("bpel-business-relevant", Subject.WIRING, Severity.INFO, LongRunningProcesses::beside, LongRunningProcesses::sites)
				.optional()
				.onSites(form -> form
						.when(site -> !"no".equals(value(site.process(), "businessRelevant")))
						.at(site -> site.process().getOrigin())
						.measured(site -> property(site.process(), "businessRelevant") == null ? TEXTS.get("unstated") : value(site.process(), "businessRelevant"))
						.limit(site -> "no")
						.with("name", site -> site.component().getName()))
				.build();
	}

	private static Function<Module, Beside> beside(Reading reading) {
		ServiceCalls calls = ServiceCalls.of(reading);
		Set<Component> children = children(calls);
		return module -> new Beside(calls.in(module), TrialModules.is(reading, module.getPath()), module.getComponents().stream().filter(children::contains).collect(Collectors.toSet()));
	}

	/**
	 * Components whose process binds its life to that of the caller and is called by a long-running process, for an answer or by an
	 * operation that was not read. A process that is started by a one-way operation lives for itself, and so does one that others
	 * start through a binding.
	 */
	private static Set<Component> children(ServiceCalls calls) {
		Stream<Component> wired = calls.all().stream().filter(call -> call.performer() == Performer.LONG_RUNNING_PROCESS && call.exchange() != Exchange.ONE_WAY)
				.flatMap(call -> call.endpoint().element() instanceof Component target ? Stream.of(target) : Stream.empty());
		Stream<Component> named = calls.byTemplate().stream().filter(call -> call.performer() == Performer.LONG_RUNNING_PROCESS && call.exchange() != Exchange.ONE_WAY).map(TemplateCall::target);
		return Stream.concat(wired, named).filter(component -> component.getImplementation() != null && component.getImplementation().getProcess() != null
				&& "child".equals(value(component.getImplementation().getProcess(), "autonomy")) && !isStartedFromOutside(component)).collect(Collectors.toSet());
	}

	private static boolean isStartedFromOutside(Component component) {
		return component.eContainer() instanceof Module module && module.getExports().stream().anyMatch(export -> export.getWire() != null && export.getWire().getResolved() == component
				&& export.getBinding() != null && export.getBinding().getKind() != BindingKind.SCA && export.getBinding().getKind() != BindingKind.NONE);
	}

	private static Stream<Site> sites(Module module, Beside beside) {
		return (ServiceCalls.isServiceModule(module) && !beside.isTrial() ? module.getComponents() : List.<Component>of()).stream().filter(component -> Performer.of(component) == Performer.LONG_RUNNING_PROCESS)
				.filter(component -> component.getImplementation().getProcess() != null).map(component -> new Site(component, component.getImplementation().getProcess()));
	}

	private static Setting property(BusinessProcess process, String name) {
		return process.getProperties().stream().filter(setting -> name.equals(setting.getName())).findFirst().orElse(null);
	}

	private static String value(BusinessProcess process, String name) {
		Setting property = property(process, name);
		return property == null ? null : property.getValue();
	}

	/** Whether the process calls something, which an empty frame does not, nothing in it waits, nobody is asked, nothing runs beside it, and all that it calls answers at once. */
	private static boolean runsThrough(ModuleCalls inside, Site site) {
		List<Activity> all = all(site.process().getActivities());
		long received = all.stream().filter(activity -> activity.getKind().equals("receive") || activity.getKind().equals("pick")).count();
		if (received != 1 || site.process().getInvokes().isEmpty() || all.stream().anyMatch(activity -> WAITING.contains(activity.getKind()) || activity.isParallel())) {
			return false;
		}
		List<Invoke> services = site.process().getInvokes().stream().filter(invoke -> !"script".equals(invoke.getPerformer())).toList();
		List<ServiceCall> calls = inside.from(site.component());
		return services.stream().allMatch(invoke -> "service".equals(invoke.getPerformer()) && invoke.getReference() != null
				&& calls.stream().anyMatch(call -> call.reference() == invoke.getReference() && isQuick(call)));
	}

	private static boolean isQuick(ServiceCall call) {
		return call.exchange() == Exchange.TWO_WAY && (call.endpoint().performer().isSynchronous() || call.endpoint().isSynchronousBinding());
	}

	private static List<Activity> all(List<Activity> activities) {
		return activities.stream().flatMap(activity -> Stream.concat(Stream.of(activity), all(activity.getActivities()).stream())).toList();
	}
}
