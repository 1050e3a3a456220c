/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.wiring;

import static org.wiretune.lint.rules.RuleWords.TEXTS;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.core.FixEffect;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.ModuleMemo;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Deployments;
import org.wiretune.lint.rules.TrialModules;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Setting;

/**
 * Rules {@code ws-binding-same-server}, {@code http-binding-same-server} and {@code jms-binding-same-server}: a module calls
 * another one on the same server by something else than SCA. Web Service and HTTP fire only where the endpoint is on this
 * machine and its context root is the web project of a module that was read (the name of the module followed by Web); JMS
 * only where the import sends to the destination that an export receives from.
 *
 * <p>Only Info, and without a fix, unless an SCA export takes the place of the one that is called: of the same port type, to
 * the same component, called synchronously, with nothing lost on the way ({@link ScaReplacement}). Only Info for JMS, too,
 * unless the import says that its callers wait: a queue may be meant to decouple the two.
 */
final class BindingOnSameServer {

	private static final Pattern LOCAL_ENDPOINT = Pattern.compile("https?://(?:localhost|127(?:\\.\\d{1,3}){3}|\\[::1\\])(?::\\d+)?/([^/?#\\s]+)(?:/[^?#\\s]*)?(?:[?#].*)?",
			Pattern.CASE_INSENSITIVE);

	/** Below this path of the web project of a module its Web Service exports are served. */
	private static final String WEB_SERVICES = "Web/sca/";

	/** What the name of the web project of a module ends with. */
	private static final String WEB = "Web";

	private static final ModuleMemo<Map<Import, String>> LOCAL = ModuleMemo.of(BindingOnSameServer::local);

	private BindingOnSameServer() {
	}

	/**
	 * @param from the import
	 * @param place the address or the destination
	 * @param module the module behind it
	 * @param target what the import may call by SCA
	 */
	private record Site(Import from, Setting place, Module module, ScaReplacement.Target target) {

		/** Whether every caller waits for the response. */
		boolean waits() {
			return !from.getInterfaces().isEmpty() && from.getInterfaces().stream().allMatch(face -> face.interactionStyle() == InteractionStyle.SYNC);
		}

		/** How the call leaves, in the words of its binding: an HTTP import may lead to a Web Service, which the runtime serves below a path of its own. */
		String binding() {
			return Wiring.kind(from) == BindingKind.HTTP && place.getValue().contains(WEB_SERVICES) ? TEXTS.get("soapOverHttp") : Wiring.kind(from).getLiteral();
		}

		String called() {
			return target.called() == null ? "" : target.called().getName();
		}
	}

	static Rule webService() {
		return form("ws-binding-same-server", Set.of(BindingKind.JAX_WS, BindingKind.JAX_RPC)).build();
	}

	static Rule http() {
		return form("http-binding-same-server", Set.of(BindingKind.HTTP)).build();
	}

	static Rule jms() {
		return form("jms-binding-same-server", Set.of(BindingKind.JMS))
				.onSites(form -> form
						.severity(site -> site.target().obstacle() != null || !site.waits() ? Severity.INFO : Severity.WARNING)
						.message(site -> site.target().obstacle() != null ? site.target().obstacle().word() : site.waits() ? null : "decoupled"))
				.build();
	}

	private static RuleForm<Site> form(String id, Set<BindingKind> kinds) {
		return RuleForm.rule(id, Subject.WIRING, Severity.WARNING, (Reading reading) -> sites(reading, kinds))
				.severity(site -> site.target().obstacle() != null ? Severity.INFO : Severity.WARNING)
				.at(site -> Values.origin(site.place(), site.from()))
				.measured(site -> site.place().getValue())
				.limit(site -> "SCA")
				.with("name", site -> site.from().getName())
				.with("module", site -> site.module().getName())
				.with("export", site -> site.target().export() == null ? "" : site.target().export().getName())
				.with("called", Site::called)
				.with("binding", Site::binding)
				.message(site -> site.target().obstacle() == null ? null : site.target().obstacle().word())
				.assuming(site -> new Assumption(null))
				.related(site -> Arrays.asList(Values.origin(site.target().export()), Values.origin(site.target().called()), site.module().getOrigin()))
				.fix("sca", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> {
					// Callers that do not wait by a queue would wait by SCA.
					if (site.target().obstacle() != null || Wiring.kind(site.from()) == BindingKind.JMS && !site.waits()) {
						edits.impossible();
					} else {
						ScaReplacement.replaceBinding(site.from(), site.target().export(), edits);
					}
				});
	}

	private static Stream<Site> sites(Reading reading, Set<BindingKind> kinds) {
		Deployments deployments = Deployments.of(reading);
		// Only these modules have the SCA binding that the rules advise. Examples and tests call a module beside them by a binding in order to show or to try it.
		return reading.solution().getModules().stream().filter(module -> module.getKind() == ModuleKind.MODULE || module.getKind() == ModuleKind.MEDIATION_MODULE)
				.flatMap(module -> module.getImports().stream().filter(from -> kinds.contains(Wiring.kind(from)) && !TrialModules.is(reading, module.getPath()))
						.flatMap(from -> site(reading, from)).filter(site -> !deployments.areApart(module, site.module())));
	}

	private static Stream<Site> site(Reading reading, Import from) {
		boolean jms = Wiring.kind(from) == BindingKind.JMS;
		Module target = jms ? behindDestination(from) : behindAddress(reading, from);
		// A stub on this machine stands in for a service that runs elsewhere.
		if (target == null || target.getKind() != ModuleKind.MODULE && target.getKind() != ModuleKind.MEDIATION_MODULE || TrialModules.is(reading, target.getPath())) {
			return Stream.empty();
		}
		Setting place = jms ? sent(from) : from.getBinding().getEndpoint();
		ScaReplacement.Target sca = ScaReplacement.target(reading, from, target);
		// A module needs no further export to call itself.
		return place == null || sca.export() == null && target == from.eContainer() ? Stream.empty() : Stream.of(new Site(from, place, target, sca));
	}

	private static Setting sent(Import from) {
		return from.getBinding().getDestinations().stream().filter(destination -> "send".equals(destination.getName())).findFirst().orElse(null);
	}

	/** The module whose JMS export receives what the import sends, or null. */
	private static Module behindDestination(Import from) {
		return Wiring.resolved(from.getWire()) instanceof Export export && export.getBinding() != null && export.getBinding().getKind() == BindingKind.JMS
				&& export.eContainer() instanceof Module module ? module : null;
	}

	/** The module that was read whose web project the endpoint leads to, or null. */
	private static Module behindAddress(Reading reading, Import from) {
		String contextRoot = from.eContainer() instanceof Module caller ? reading.memo(LOCAL, caller).get(from) : null;
		if (contextRoot == null) {
			return null;
		}
		if (Wiring.resolved(from.getWire()) instanceof Export export && export.eContainer() instanceof Module module) {
			return module;
		}
		if (!contextRoot.endsWith(WEB)) {
			return null;
		}
		String name = contextRoot.substring(0, contextRoot.length() - WEB.length());
		return reading.solution().getModules().stream().filter(module -> name.equals(module.getName())).findFirst().orElse(null);
	}

	/** The context roots that the imports of a module call on this machine. */
	private static Map<Import, String> local(Module caller) {
		Map<Import, String> roots = new HashMap<>();
		for (Import from : caller.getImports()) {
			String endpoint = from.getBinding() == null ? null : Values.value(from.getBinding().getEndpoint());
			Matcher local = endpoint == null ? null : LOCAL_ENDPOINT.matcher(endpoint.strip());
			if (local != null && local.matches()) {
				roots.put(from, local.group(1));
			}
		}
		return roots;
	}
}
