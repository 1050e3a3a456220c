/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.switchyard;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.BindingKind;
import org.wiretune.core.FixEffect;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.rules.DevelopmentProfiles;
import org.wiretune.lint.rules.LocalAddress;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.ServiceInterface;
import org.wiretune.model.settings.Setting;

/** Rules on references that leave the server to come back to it: by a gateway over HTTP, or by the channel of a cluster. */
final class CallsOnSameServer {

	private static final String ROUND_ROBIN = "RoundRobinStrategy";
	/** The schema of 2.0 prefers the service of the same instance unless told otherwise; earlier ones know no such word. */
	private static final String EARLIER = "urn:switchyard-config:switchyard:1";

	private static final String QUICKSTART = "urn:switchyard-quickstart";

	private CallsOnSameServer() {
	}

	/**
	 * @param from the reference
	 * @param target the service that it calls
	 */
	private record Call(Import from, Export target) {

		Module module() {
			return (Module) target.eContainer();
		}

		boolean isInside() {
			return from.eContainer() == target.eContainer();
		}

		String written() {
			return from.getBinding().getEndpoint().effective();
		}
	}

	private static Stream<Import> references(Reading reading) {
		return reading.solution().getModules().stream().filter(module -> module.getKind() == ModuleKind.SWITCHYARD && !DevelopmentProfiles.isForDevelopment(reading, module.getOrigin().path()))
				.flatMap(module -> module.getImports().stream());
	}

	/** Applications of one folder may still run on several servers that a proxy joins, so nothing more is said than that. */
	static Rule gateway() {
		return RuleForm.rule("switchyard-soap-same-server", Subject.WIRING, Severity.INFO, CallsOnSameServer::gateways)
				.onSites(form -> form
						.at(call -> call.from().getBinding().getEndpoint().getOrigin())
						.measured(Call::written)
						.limit(call -> "binding.sca")
						.with("name", call -> call.from().getName())
						.with("binding", call -> call.from().getBinding().getName())
						.with("service", call -> call.target().getName())
						.with("module", call -> call.module().getName())
						.message(call -> call.isInside() ? "inside" : null)
						.assuming(call -> new Assumption(null))
						.related(call -> List.of(call.target().getOrigin()))
						.fix("sca", FixEffect.DEPENDS_ON_UNSEEN, (call, edits) -> {
							if (call.isInside() || !sameInterface(call) || new Gateway(call.from().getBinding()).hasComposer() || new Gateway(call.target().getBinding()).hasComposer()) {
								edits.impossible();
							} else {
								ScaBinding.replace(edits, call.from(), call.target());
							}
						}))
				.build();
	}

	private static Stream<Call> gateways(Reading reading) {
		List<Export> services = reading.solution().getModules().stream().filter(module -> module.getKind() == ModuleKind.SWITCHYARD).flatMap(module -> module.getExports().stream())
				.filter(service -> isPlain(service.getBinding(), service.getQualifiers().isEmpty())).toList();
		return references(reading).filter(from -> isPlain(from.getBinding(), from.getQualifiers().isEmpty())).flatMap(from -> {
			Gateway gateway = new Gateway(from.getBinding());
			LocalAddress address = gateway.local();
			List<Export> called = address == null ? List.of()
					: services.stream().filter(service -> new Gateway(service.getBinding()).isLike(gateway) && new Gateway(service.getBinding()).answers(address)).toList();
			if (called.size() > 1 && called.stream().filter(service -> new Gateway(service.getBinding()).sharesInterface(gateway)).count() == 1) {
				called = called.stream().filter(service -> new Gateway(service.getBinding()).sharesInterface(gateway)).toList();
			}
			if (called.size() > 1) {
				String name = address.path().substring(address.path().lastIndexOf('/') + 1);
				called = called.stream().filter(service -> name.equals(service.getName())).toList();
			}
			return called.size() == 1 ? Stream.of(new Call(from, called.get(0))).filter(call -> !call.isInside() || !isQuickstart(reading, from)) : Stream.empty();
		});
	}

	/** The quickstarts of the product play the foreign service themselves, to show how a gateway calls one. */
	private static boolean isQuickstart(Reading reading, Import from) {
		String text = reading.texts().text(from.getOrigin().path());
		return text != null && text.contains(QUICKSTART);
	}

	private static boolean isPlain(Binding binding, boolean unqualified) {
		return unqualified && Gateway.is(binding) && new Gateway(binding).isPlain();
	}

	/** By SCA nothing is turned into XML and back, so that both must mean the same types. */
	private static boolean sameInterface(Call call) {
		String needed = type(call.from().getInterfaces());
		return needed != null && needed.equals(type(call.target().getInterfaces()));
	}

	private static String type(List<ServiceInterface> interfaces) {
		Setting type = interfaces.size() == 1 ? interfaces.get(0).getPortType() : null;
		return type == null ? null : type.getValue();
	}

	static Rule clustered() {
		return RuleForm.rule("switchyard-clustered-local", Subject.WIRING, Severity.INFO, CallsOnSameServer::clusteredCalls)
				.optional()
				.onSites(form -> form
						.at(call -> property(call.from(), "clustered").getOrigin())
						.measured(call -> property(call.from(), "loadBalance").getValue())
						.with("name", call -> call.from().getName())
						.with("service", call -> call.target().getName())
						.with("module", call -> call.module().getName())
						.assuming(call -> new Assumption(null))
						.related(call -> List.of(call.target().getOrigin())))
				.build();
	}

	private static Stream<Call> clusteredCalls(Reading reading) {
		return references(reading).filter(from -> from.getBinding().getKind() == BindingKind.SCA && isTrue(property(from, "clustered")) && leaves(reading, from))
				.flatMap(from -> Wiring.resolved(from.getWire()) instanceof Export target ? Stream.of(new Call(from, target)) : Stream.empty());
	}

	private static boolean leaves(Reading reading, Import from) {
		Setting balance = property(from, "loadBalance");
		if (balance == null || !ROUND_ROBIN.equals(balance.effective())) {
			return false;
		}
		Setting local = property(from, "preferLocal");
		if (local != null) {
			return "false".equals(local.effective());
		}
		String text = reading.texts().text(from.getOrigin().path());
		return text != null && text.contains(EARLIER);
	}

	private static boolean isTrue(Setting setting) {
		return setting != null && "true".equals(setting.effective());
	}

	private static Setting property(Import from, String name) {
		return from.getBinding().getProperties().stream().filter(property -> property.getName().equals(name) && property.isSet()).findFirst().orElse(null);
	}
}
