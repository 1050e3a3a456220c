/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.ModuleCalls;
import org.wiretune.lint.call.ServiceCall;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Qualifier;

/** Rule {@code suspend-transaction-true}: a reference suspends the transaction that its target would join. */
final class SuspendedTransaction {

	private SuspendedTransaction() {
	}

	/**
	 * @param call the call
	 * @param suspend the qualifier
	 */
	private record Site(ServiceCall call, Qualifier suspend) {
	}

	static Rule rule() {
		return RuleForm.ofModules("suspend-transaction-true", Subject.WIRING, Severity.INFO, ServiceCalls::inModules, SuspendedTransaction::sites)
				.onSites(form -> form
						.at(site -> site.suspend().getValue().getOrigin())
						.measured(site -> "true")
						.limit(site -> "false")
						.with("name", site -> site.call().reference().getName())
						.with("component", site -> site.call().caller().getName())
						.with("target", site -> site.call().target().getName())
						.related(site -> List.of(site.call().target().getOrigin()))
						.fix("false", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.suspend().getValue(), "false")))
				.build();
	}

	private static Stream<Site> sites(Module module, ModuleCalls calls) {
		return calls.all().stream().map(call -> new Site(call, Qualities.of(call.caller(), call.reference(), Qualities.SUSPEND_TRANSACTION)))
				.filter(site -> "true".equals(Qualities.value(site.suspend())) && site.suspend().getValue().getOrigin() != null && "global".equals(Qualities.transaction(site.call().caller())))
				.filter(site -> site.call().style().style() != InteractionStyle.ASYNC && Qualities.wouldJoin(site.call()));
	}
}
