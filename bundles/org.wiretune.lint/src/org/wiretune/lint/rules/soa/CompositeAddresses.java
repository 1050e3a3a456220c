/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.composite.CompositeClients;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.DevelopmentProfiles;
import org.wiretune.lint.rules.LocalAddress;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/** Rules on addresses of composites: whether the server sees that the called one is its own, and Java that calls it by SOAP. */
final class CompositeAddresses {

	private static final Pattern ADDRESS = Pattern.compile("(?i)https?://([^/?#\\s]+)/soa-infra/services/[^/?#\\s]+/([^/?#!\\s]+)(?:![^/?#\\s]*)?(?:/.*)?", Pattern.DOTALL);
	private static final Pattern SERVICE = Pattern.compile("/soa-infra/services/[^/?#\\s]+/([^/?#!\\s]+)");
	private static final String FORCE = "oracle.soa.local.optimization.force";
	private static final String LOCAL = "oracle.webservices.local.optimization";
	private static final String DIRECT = "binding.direct";
	/** Words in the name of a host that tell for what its server is. */
	private static final Pattern STAGE = Pattern.compile("(?<![a-z])(dev|devel|test|tst|uat|qa|sit|stage|stg|staging|int|preprod|prod|prd|dr)\\d*(?![a-z])");

	private CompositeAddresses() {
	}

	/**
	 * A call of a composite that was read.
	 *
	 * @param from the reference
	 * @param target the service
	 * @param server host and port of the address
	 * @param usual host and port that most addresses of composites have
	 */
	private record Call(Import from, Export target, String server, String usual) {

		Setting property(String name) {
			return AdapterService.property(from.getBinding(), name);
		}
	}

	/**
	 * Which server runs the composites no file tells, so that an address is told only where most others have another one. The address of
	 * the developer's own machine is changed when the composite is deployed, and a server of another stage is another server, whose
	 * address was left from elsewhere.
	 */
	static Rule coLocation() {
		return RuleForm.rule("soa-co-location-not-seen", Subject.WIRING, Severity.INFO, CompositeAddresses::calls)
				.onSites(form -> form
						.when(call -> call.usual() != null && !call.server().equals(call.usual()) && LocalAddress.of("http://" + call.server()) == null)
						.when(call -> stages(call.server()).equals(stages(call.usual())) || LocalAddress.of("http://" + call.usual()) != null)
						.when(call -> !Values.truth(call.property(FORCE)) && !"false".equalsIgnoreCase(Values.value(call.property(LOCAL))))
						.when(call -> call.from().getQualifiers().isEmpty() && call.from().getBinding().getQualifiers().isEmpty() && call.target().getQualifiers().isEmpty()
								&& call.target().getBinding().getQualifiers().isEmpty())
						.at(call -> call.from().getBinding().getEndpoint().getOrigin())
						.measured(Call::server)
						.limit(Call::usual)
						.with("name", call -> call.from().getName())
						.with("module", call -> call.target().eContainer() instanceof Module module ? module.getName() : "")
						.assuming(call -> new Assumption(null))
						.related(call -> List.of(call.target().getOrigin()))
						.fix("force", FixEffect.DEPENDS_ON_UNSEEN,
								(call, edits) -> PropertyEdits.put(edits, call.property(FORCE), call.from().getBinding().getOrigin(), FORCE, "true")))
				.build();
	}

	/** {@return for what the server is, as its name tells; empty where it tells nothing} @param server host and port */
	private static Set<String> stages(String server) {
		return STAGE.matcher(server).results().map(stage -> stage.group(1)).collect(Collectors.toUnmodifiableSet());
	}

	private static Stream<Call> calls(Reading reading) {
		List<Call> calls = reading.solution().getModules().stream().filter(module -> module.getKind() == ModuleKind.SOA_COMPOSITE)
				.flatMap(module -> module.getImports().stream()).flatMap(CompositeAddresses::call).toList();
		Map<String, Integer> servers = new HashMap<>();
		calls.forEach(call -> servers.merge(call.server(), 1, Integer::sum));
		String usual = servers.entrySet().stream().filter(server -> server.getValue() * 2 > calls.size()).map(Map.Entry::getKey).findFirst().orElse(null);
		return calls.stream().map(call -> new Call(call.from(), call.target(), call.server(), usual));
	}

	private static Stream<Call> call(Import from) {
		Binding binding = from.getBinding();
		String address = binding == null || binding.getEndpoint() == null ? null : binding.getEndpoint().getValue();
		Matcher matcher = address == null ? null : ADDRESS.matcher(address.strip());
		return matcher != null && matcher.matches() && !matcher.group(1).contains("$") && Wiring.resolved(from.getWire()) instanceof Export target
				? Stream.of(new Call(from, target, matcher.group(1).toLowerCase(Locale.ROOT), null))
				: Stream.empty();
	}

	/**
	 * @param fact the address in the code
	 * @param composite the composite that it leads to
	 */
	private record Client(CodeFact fact, Module composite) {

		boolean isOffered() {
			return composite.getExports().stream().anyMatch(export -> DIRECT.equals(export.getBinding().getName()));
		}
	}

	/** Composites of other firms were not read, so that nothing is said of their clients. */
	static Rule javaClient() {
		return RuleForm.rule("soa-remote-java-client-ws", Subject.WIRING, Severity.INFO, CompositeAddresses::clients)
				.optional()
				.onSites(form -> form
						.when((client, context) -> !DevelopmentProfiles.isForDevelopment(context, client.fact().getOrigin().path()))
						.at(client -> client.fact().getOrigin())
						.measured(client -> Values.value(client.fact().detail("address")))
						.limit(client -> DIRECT)
						.with("name", client -> client.fact().getName())
						.with("module", client -> client.composite().getName())
						.message(client -> client.isOffered() ? "offered" : null)
						.related(client -> List.of(client.composite().getOrigin())))
				.build();
	}

	private static Stream<Client> clients(Reading reading) {
		return ConfigurationIndex.facts(reading, CompositeClients.SOAP_CLIENT).flatMap(fact -> {
			Matcher service = SERVICE.matcher(String.valueOf(Values.value(fact.detail("address"))));
			return service.find() ? reading.solution().getModules().stream()
					.filter(module -> module.getKind() == ModuleKind.SOA_COMPOSITE && service.group(1).equals(module.getName())).limit(1).map(module -> new Client(fact, module)) : Stream.empty();
		});
	}
}
