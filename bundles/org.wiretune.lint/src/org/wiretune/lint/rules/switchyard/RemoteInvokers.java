/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.switchyard;

import org.wiretune.core.ModuleKind;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.host.HostServer;
import org.wiretune.lint.java.composite.CompositeClients;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.DevelopmentProfiles;
import org.wiretune.lint.rules.LocalAddress;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;

/** The rule {@code switchyard-remote-invoker-same-server}: an application calls the server that it runs in as a stranger would. */
final class RemoteInvokers {

	private static final String ENDPOINT = "switchyard-remote";

	private RemoteInvokers() {
	}

	static Rule rule() {
		return RuleForm.rule("switchyard-remote-invoker-same-server", Subject.WIRING, Severity.INFO,
				(Reading reading) -> ConfigurationIndex.facts(reading, CompositeClients.REMOTE_INVOKER))
				.onSites(form -> form
						.when(fact -> isOwnEndpoint(fact))
						.when((fact, context) -> !DevelopmentProfiles.isForDevelopment(context, fact.getOrigin().path()) && isInApplication(context, fact))
						.at(CodeFact::getOrigin)
						.measured(fact -> Values.value(fact.detail("address")))
						.with("name", CodeFact::getName))
				.build();
	}

	private static boolean isOwnEndpoint(CodeFact fact) {
		LocalAddress address = LocalAddress.of(Values.value(fact.detail("address")));
		return address != null && address.path().equals(ENDPOINT);
	}

	/** Only beside a switchyard.xml can a reference take the place of the invoker. */
	private static boolean isInApplication(Reading reading, CodeFact fact) {
		String project = HostServer.project(reading, fact.getOrigin().path());
		return project != null && reading.solution().getModules().stream()
				.anyMatch(module -> module.getKind() == ModuleKind.SWITCHYARD && HostServer.isIn(module.getOrigin().path(), project));
	}
}
