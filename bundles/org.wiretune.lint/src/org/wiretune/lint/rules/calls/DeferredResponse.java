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
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Qualifier;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.platform.AsynchronousCall;

/**
 * Rule {@code deliver-async-commit-deferred-response}: code waits for the answer of a message that is sent only when the
 * transaction commits, which it cannot do before the answer is there.
 */
final class DeferredResponse {

	private DeferredResponse() {
	}

	/**
	 * @param component the component that calls
	 * @param reference the reference by which it calls
	 * @param delivery when its messages are sent
	 * @param call the code that waits
	 */
	private record Site(Component component, Reference reference, Qualifier delivery, AsynchronousCall call) {
	}

	static Rule rule() {
		return RuleForm.rule("deliver-async-commit-deferred-response", Subject.WIRING, Severity.WARNING, DeferredResponse::sites)
				.onSites(form -> form
						.at(site -> site.delivery().getValue().getOrigin())
						.measured(site -> site.delivery().getValue().getValue())
						.limit(site -> "call")
						.with("name", site -> site.reference().getName())
						.with("component", site -> site.component().getName())
						.related(site -> List.of(site.call().getOrigin()))
						.fix("call", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.delivery().getValue(), "call")))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		return reading.solution().getApplications().stream().flatMap(application -> application.getAsynchronousCalls().stream())
				.filter(call -> call.isCollected() && call.getTarget() != null && call.getTarget().eContainer() instanceof Component)
				.map(call -> site(call, call.getTarget(), (Component) call.getTarget().eContainer()))
				.filter(site -> site.delivery() != null && "commit".equals(Qualities.value(site.delivery())) && site.delivery().getValue().getOrigin() != null
						&& "global".equals(Qualities.transaction(site.component())));
	}

	private static Site site(AsynchronousCall call, Reference reference, Component component) {
		return new Site(component, reference, Qualities.of(component, reference, Qualities.DELIVER_ASYNC_AT), call);
	}
}
