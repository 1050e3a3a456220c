/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.mq;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/**
 * How factories and activation specifications reach the queue manager: rules {@code mq-client-transport-local-qm},
 * {@code mq-bindings-remote-qm} and {@code mq-bindings-security-notice}. Only what the file states counts: transport and,
 * where it matters, host. A host that is a variable tells nothing.
 */
final class QueueManagerTransport {

	private static final Set<String> THIS_MACHINE = Set.of("localhost", "127.0.0.1", "::1", "0:0:0:0:0:0:0:1", "[::1]");
	private static final Pattern NODE = Pattern.compile("(?:^|/)nodes/([^/]+)/");

	private QueueManagerTransport() {
	}

	/**
	 * @param in the factory, the activation specification or its properties
	 * @param transport the transport
	 * @param host the host of the queue manager; null where the kind has none
	 */
	private record Site(ConfiguredGroup in, Setting transport, Setting host) {

		boolean uses(String word) {
			return Values.isSet(transport) && word.equalsIgnoreCase(transport.effective().strip());
		}

		/** The host as stated, null where it is missing, empty or a variable. */
		String machine() {
			String stated = Values.isSet(host) ? host.effective().strip() : "";
			return stated.isEmpty() || stated.contains("${") || stated.contains("$(") ? null : stated;
		}

		boolean isLocal() {
			String machine = machine();
			if (machine == null) {
				return false;
			}
			Matcher node = NODE.matcher(in.path());
			return THIS_MACHINE.contains(machine.toLowerCase(Locale.ROOT)) || node.find() && node.group(1).equalsIgnoreCase(machine);
		}

		String name() {
			if (!in.name().isEmpty()) {
				return in.name();
			}
			return in.parent() == null || in.parent().getName() == null ? in.fileName() : in.parent().getName();
		}

		/** Liberty often runs in a container, where the queue manager is never in the same one. */
		boolean mayBeContainer() {
			return in.group().getKind().startsWith("liberty.");
		}
	}

	static Rule clientToThisMachine() {
		return form("mq-client-transport-local-qm", Severity.INFO)
				.onSites(form -> form
						.when(site -> site.uses("CLIENT") && site.isLocal() && !site.in().isForDevelopment())
						.limit(site -> "BINDINGS")
						.message(site -> site.mayBeContainer() ? "liberty" : null)
						.fix("bindings", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.transport(), "BINDINGS")))
				.build();
	}

	static Rule bindingsToOtherMachine() {
		return form("mq-bindings-remote-qm", Severity.INFO)
				.onSites(form -> form
						.when(site -> site.uses("BINDINGS") && site.machine() != null && !site.isLocal())
						.limit(site -> "CLIENT")
						.fix("client", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.transport(), "CLIENT")))
				.build();
	}

	static Rule bindingsNotice() {
		return form("mq-bindings-security-notice", Severity.INFO)
				.optional()
				.onSites(form -> form
						.when(site -> site.uses("BINDINGS"))
						.limit(site -> "CLIENT"))
				.build();
	}

	private static RuleForm<Site> form(String id, Severity severity) {
		return RuleForm.rule(id, Subject.MESSAGING, severity, QueueManagerTransport::sites)
				.at(site -> Values.origin(site.transport()))
				.measured(site -> Values.value(site.transport()))
				.with("name", Site::name)
				.with("host", site -> site.machine() == null ? "" : site.machine())
				.related(site -> Arrays.asList(Values.origin(site.host())));
	}

	private static Stream<Site> sites(Reading reading) {
		Stream<Site> factories = ConfigurationIndex.groups(reading, "websphere.mqQueueConnectionFactory", "websphere.mqTopicConnectionFactory", "websphere.mqConnectionFactory")
				.map(group -> new Site(group, group.setting("transportType"), group.setting("host")));
		Stream<Site> others = ConfigurationIndex.groups(reading, "websphere.activationSpecification", "liberty.jmsActivationSpec.wmqJms", "liberty.properties.wmqJms")
				.map(group -> new Site(group, group.setting("transportType"), group.setting("hostName")));
		return Stream.concat(factories, others).filter(site -> site.transport() != null);
	}
}
