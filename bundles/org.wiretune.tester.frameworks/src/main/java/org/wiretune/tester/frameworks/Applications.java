/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks;

import org.wiretune.perf.workload.FrameworkKeys;
import org.wiretune.tester.frameworks.base.FrameworkApplication;
import org.wiretune.tester.frameworks.base.FrameworkSettings;
import org.wiretune.tester.frameworks.camel.ConsumerApplication;
import org.wiretune.tester.frameworks.camel.EndpointApplication;
import org.wiretune.tester.frameworks.camel.PartsApplication;
import org.wiretune.tester.frameworks.camel.ProducerApplication;
import org.wiretune.tester.frameworks.spring.ChannelsApplication;
import org.wiretune.tester.frameworks.spring.GatewayApplication;
import org.wiretune.tester.frameworks.spring.ListenerApplication;
import org.wiretune.tester.frameworks.spring.RequestsApplication;
import org.wiretune.tester.frameworks.spring.StepApplication;
import org.wiretune.tester.frameworks.spring.TemplateApplication;

/** The applications by their words. */
final class Applications {

	private Applications() {
	}

	/** {@return an application, started} @param settings what it is started with @throws Exception when it cannot be started */
	static FrameworkApplication start(FrameworkSettings settings) throws Exception {
		return switch (settings.value(FrameworkKeys.APPLICATION)) {
		case LISTENER -> new ListenerApplication(settings);
		case TEMPLATE -> TemplateApplication.of(settings);
		case GATEWAY -> new GatewayApplication(settings);
		case CHANNELS -> new ChannelsApplication(settings);
		case ENDPOINT -> new EndpointApplication(settings);
		case CONSUMER -> new ConsumerApplication(settings);
		case PRODUCER -> new ProducerApplication(settings);
		case PARTS -> new PartsApplication(settings);
		case REQUESTS -> new RequestsApplication(settings);
		case STEP -> new StepApplication(settings);
		case DURABLE -> TemplateApplication.durable(settings);
		};
	}
}
