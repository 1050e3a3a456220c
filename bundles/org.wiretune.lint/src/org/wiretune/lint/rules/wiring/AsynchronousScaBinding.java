/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.wiring;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.core.BindingKind;
import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.Exchange;
import org.wiretune.lint.call.JavaInvocation;
import org.wiretune.lint.call.ModuleCalls;
import org.wiretune.lint.call.Performer;
import org.wiretune.lint.call.RunningStyle;
import org.wiretune.lint.call.ServiceCall;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.call.ServiceImplementations;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.java.rewrite.InvokeRewrite;
import org.wiretune.lint.reading.ModuleMemo;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.rules.Deployments;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.platform.AsynchronousCall;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code sca-async-binding}. Three kinds of sites: an SCA import that prefers async, a reference that prefers
 * async and leads to an SCA import, and Java code that collects the ticket of an asynchronous call at once.
 *
 * <p>Silent where the target was not read, where the deployments of the cell tell that both run on different servers, where the called side itself wants asynchronous calls or may be
 * long-running, where the call leaves by another binding, and for code that never asks for the response. Only Info
 * where code collects the response later, where it is not known what the code calls, and where all who call are Java classes
 * whose source was not read: the methods that they call would decide.
 */
final class AsynchronousScaBinding {

	private static final ModuleMemo<List<Export>> CALLED = ModuleMemo.of(AsynchronousScaBinding::called);

	private AsynchronousScaBinding() {
	}

	/**
	 * What is looked at beside a module.
	 *
	 * @param server the name of the only WebSphere server that was read, or null
	 * @param places which modules run where
	 * @param calls the calls inside the module
	 * @param later the called exports whose class answers by a callback
	 */
	private record Beside(String server, Deployments.Places places, ModuleCalls calls, Set<Export> later) {
	}

	/**
	 * @param owner what the marker stands for
	 * @param style the interaction style; null for Java code
	 * @param call the Java code; null for a file of the module
	 * @param name the name of the import, reference or method
	 * @param target an export, or a component of the same module; null where it is not known
	 * @param serverName the only WebSphere server that was read, or null
	 * @param unread whether the source of those who decide on the style was not read
	 */
	private record Site(Element owner, Setting style, AsynchronousCall call, String name, Element target, String serverName, boolean unread) {

		Site(AsynchronousCall call, Element target, String serverName) {
			this(call, null, call, call.getName(), target, serverName, false);
		}

		Origin origin() {
			return style == null ? owner.getOrigin() : style.getOrigin();
		}

		/**
		 * The styles that make the call asynchronous: those of all interfaces of the import or the reference, and of the references
		 * that lead to the import, whose wish would otherwise be the next finding.
		 */
		List<Setting> styles() {
			return asynchronous().map(ServiceInterface::getPreferredInteractionStyle).filter(Objects::nonNull).toList();
		}

		/** Whether an operation of these interfaces does not answer: the style holds for all of them, and whoever calls that one would wait for its work. */
		boolean hasOneWayOperations() {
			return asynchronous().map(Exchange::of).anyMatch(exchange -> exchange == Exchange.ONE_WAY || exchange == Exchange.MIXED);
		}

		private Stream<ServiceInterface> asynchronous() {
			Stream<List<ServiceInterface>> faces = owner instanceof Import from
					? Stream.concat(Stream.of(from.getInterfaces()), from.eContainer() instanceof Module module
							? Wiring.references(module).filter(reference -> imports(reference).anyMatch(from::equals)).map(Reference::getInterfaces) : Stream.empty())
					: owner instanceof Reference reference ? Stream.of(reference.getInterfaces()) : Stream.empty();
			return faces.flatMap(List::stream).filter(face -> face.interactionStyle() == InteractionStyle.ASYNC);
		}

		String targetModule() {
			return target != null && target.eContainer() instanceof Module module ? module.getName() : "";
		}

		String variant() {
			if (call != null) {
				if (!call.isCollectedAtOnce()) {
					return "deferred";
				}
				return target == null ? "unknown-target" : target instanceof Component ? "component" : "collected";
			}
			return unread ? "unread-caller" : null;
		}

		Severity severity() {
			return unread || target == null || call != null && !call.isCollectedAtOnce() ? Severity.INFO : Severity.WARNING;
		}

		Assumption assumption() {
			if (target == null) {
				return new Assumption("unknown-target");
			}
			// A queue lies between the two on whatever server they run; where, only the fix asks.
			return target instanceof Component ? null : Assumption.aside(serverName == null ? null : "only-server");
		}
	}

	static Rule rule() {
		return RuleForm.ofModules("sca-async-binding", Subject.WIRING, Severity.WARNING, AsynchronousScaBinding::besides, AsynchronousScaBinding::sites)
				.and(AsynchronousScaBinding::ofCode)
				.onSites(form -> form
						.severity(Site::severity)
						.at(Site::origin)
						.measured(site -> site.style() == null ? "invokeAsync" : site.style().getValue())
						.limit(site -> site.style() == null ? "invoke" : "sync")
						.with("name", Site::name)
						.with("export", site -> site.target() == null ? "" : site.target().getName())
						.with("module", Site::targetModule)
						.with("server", site -> site.serverName() == null ? "" : site.serverName())
						.message(Site::variant)
						.assuming(Site::assumption)
						.related(site -> site.target() == null ? List.of() : List.of(site.target().getOrigin()))
						.fix("sync", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							if (site.style() == null || site.hasOneWayOperations()) {
								edits.impossible();
							} else {
								site.styles().forEach(style -> edits.set(style, "sync"));
							}
						})
						.fix("invoke", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							if (site.call() == null || site.target() == null || !site.call().isCollectedAtOnce()) {
								edits.impossible();
							} else {
								invoke(site.call().getOrigin(), edits);
							}
						}))
				.build();
	}

	private static void invoke(Origin call, Edits edits) {
		String text = edits.texts().text(call.path());
		edits.addAll(text == null ? null : InvokeRewrite.changes(call.path(), text, call.offset()));
	}

	/** The name of the only WebSphere server that was read, or null. */
	private static String onlyServer(Reading reading) {
		List<String> servers = reading.solution().getServers().stream().filter(server -> server.getProduct() == Product.WEBSPHERE).map(Hosting::serverName).toList();
		return servers.size() == 1 ? servers.get(0) : null;
	}

	private static Function<Module, Beside> besides(Reading reading) {
		String server = onlyServer(reading);
		Deployments.Places places = Deployments.of(reading).places();
		ServiceCalls calls = ServiceCalls.of(reading);
		return module -> new Beside(server, places, calls.in(module),
				reading.memo(CALLED, module).stream().filter(target -> answersLater(reading, target)).collect(Collectors.toUnmodifiableSet()));
	}

	/** The exports that imports and references of a module may call asynchronously. */
	private static List<Export> called(Module module) {
		return Stream.concat(module.getImports().stream().filter(from -> Wiring.asynchronous(from.getInterfaces()) != null),
				Wiring.references(module).filter(reference -> Wiring.asynchronous(reference.getInterfaces()) != null).flatMap(AsynchronousScaBinding::imports))
				.map(Wiring::target).filter(Objects::nonNull).distinct().toList();
	}

	private static Stream<Site> sites(Module module, Beside beside) {
		return Stream.concat(module.getImports().stream().flatMap(from -> ofImport(from, beside)), Wiring.references(module).flatMap(reference -> ofReference(reference, beside)))
				.filter(site -> !beside.places().areApart(module, module(site.target())));
	}

	/** What Java code calls. */
	private static Stream<Site> ofCode(Reading reading) {
		String server = onlyServer(reading);
		Deployments deployments = Deployments.of(reading);
		return reading.solution().getApplications().stream().flatMap(application -> application.getAsynchronousCalls().stream()).filter(AsynchronousCall::isCollected).flatMap(call -> ofCall(call, server))
				.filter(site -> site.target() == null || !deployments.areApart(module(site.call().getTarget()), module(site.target())));
	}

	/** The module that an element stands in, or null. */
	private static Module module(EObject element) {
		for (EObject each = element; each != null; each = each.eContainer()) {
			if (each instanceof Module module) {
				return module;
			}
		}
		return null;
	}

	private static Stream<Site> ofImport(Import from, Beside beside) {
		ServiceInterface face = Wiring.asynchronous(from.getInterfaces());
		Export target = face == null ? null : Wiring.target(from);
		if (target == null || Wiring.needsAsynchronousCalls(target) || beside.later().contains(target) || nobodyWaits(face) || isHeededByNobody(beside.calls(), from)) {
			return Stream.empty();
		}
		return Stream.of(new Site(from, face.getPreferredInteractionStyle(), null, from.getName(), target, beside.server(), isDecidedElsewhere(beside.calls().to(from))));
	}

	private static Stream<Site> ofReference(Reference reference, Beside beside) {
		ServiceInterface face = Wiring.asynchronous(reference.getInterfaces());
		if (face == null || nobodyWaits(face) || !(reference.eContainer() instanceof Component caller)) {
			return Stream.empty();
		}
		List<ServiceCall> calls = beside.calls().from(caller).stream().filter(call -> call.reference() == reference).toList();
		if (calls.stream().anyMatch(AsynchronousScaBinding::heedsNoStyle)) {
			return Stream.empty();
		}
		// Where the import prefers async as well, its own finding says it all.
		return imports(reference).filter(from -> Wiring.asynchronous(from.getInterfaces()) == null).limit(1).flatMap(from -> {
			Export target = Wiring.target(from);
			return target == null || Wiring.needsAsynchronousCalls(target) || beside.later().contains(target) ? Stream.empty()
					: Stream.of(new Site(reference, face.getPreferredInteractionStyle(), null, reference.getName(), target, beside.server(), isDecidedElsewhere(calls)));
		});
	}

	private static Stream<Site> ofCall(AsynchronousCall call, String server) {
		Reference reference = call.getTarget();
		if (reference == null) {
			return call.isCollectedAtOnce() ? Stream.of(new Site(call, null, server)) : Stream.empty();
		}
		return reference.getWires().stream().map(Wiring::resolved).flatMap(resolved -> {
			if (resolved instanceof Component component) {
				return Stream.of(component);
			}
			Export target = resolved instanceof Import from ? Wiring.target(from) : null;
			return target == null ? Stream.<Element>empty() : Stream.of(target);
		}).filter(target -> !Wiring.needsAsynchronousCalls(target)).limit(1)
				.map(target -> new Site(call, target, server));
	}

	/** Whether the class behind an export answers by a callback, so that a synchronous call would only wait for it. */
	private static boolean answersLater(Reading reading, Export target) {
		return Wiring.resolved(target.getWire()) instanceof Component component && ServiceImplementations.isAsynchronous(reading, component);
	}

	/** Whether no operation answers: a synchronous call would make the caller wait for work that it does not need. */
	private static boolean nobodyWaits(ServiceInterface face) {
		return Exchange.of(face) == Exchange.ONE_WAY;
	}

	/** Whether all who call an import heed no style; false where nobody is known to call. */
	private static boolean isHeededByNobody(ModuleCalls inside, Import from) {
		List<ServiceCall> calls = inside.to(from);
		if (calls.isEmpty()) {
			return from.eContainer() instanceof Module module && module.getReferences().stream().anyMatch(reference -> imports(reference).anyMatch(from::equals));
		}
		return calls.stream().allMatch(AsynchronousScaBinding::heedsNoStyle);
	}

	/**
	 * Whether the style of an interface means nothing to a caller: a microflow calls synchronously what answers, and the methods that
	 * Java code calls decide for it, each of which is told by itself.
	 */
	private static boolean heedsNoStyle(ServiceCall call) {
		return call.style().reason() == RunningStyle.Reason.MICROFLOW_CALLER || call.invocation() != JavaInvocation.UNKNOWN;
	}

	/** Whether nobody who calls heeds the style for certain, and some are Java classes whose source was not read. */
	private static boolean isDecidedElsewhere(List<ServiceCall> calls) {
		return calls.stream().anyMatch(call -> call.performer() == Performer.JAVA) && calls.stream().allMatch(call -> call.performer() == Performer.JAVA || heedsNoStyle(call));
	}

	private static Stream<Import> imports(Reference reference) {
		return reference.getWires().stream().map(Wiring::resolved).filter(Import.class::isInstance).map(Import.class::cast)
				.filter(from -> Wiring.kind(from) == BindingKind.SCA);
	}
}
