/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import java.util.Map;
import java.util.Optional;
import org.wiretune.perf.base.BindingUnderTest;

/** Which binding a rule advises against, and which it advises. */
public final class BindingFindings {

	private static final Map<String, BindingUnderTest> BINDINGS = Map.of("sca-async-binding", BindingUnderTest.SCA_ASYNC,
			"sca-async-hidden-cost-hover", BindingUnderTest.SCA_ASYNC, "jms-binding-same-server", BindingUnderTest.JMS_ASYNC,
			"ws-binding-same-server", BindingUnderTest.WS_SYNC, "ws-binding-where-http-suffices", BindingUnderTest.WS_SYNC,
			"http-binding-same-server", BindingUnderTest.HTTP_SYNC);

	private BindingFindings() {
	}

	/** The binding that the rule advises against, empty where the rule is about no binding. */
	public static Optional<BindingUnderTest> against(String rule) {
		return Optional.ofNullable(BINDINGS.get(rule));
	}

	/** The binding that the rule advises. */
	public static BindingUnderTest advised(String rule) {
		return rule.equals("ws-binding-where-http-suffices") ? BindingUnderTest.HTTP_SYNC : BindingUnderTest.SCA_SYNC;
	}
}
