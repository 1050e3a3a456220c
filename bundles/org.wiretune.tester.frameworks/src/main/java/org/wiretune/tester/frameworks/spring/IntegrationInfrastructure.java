/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks.spring;

import org.springframework.context.annotation.Configuration;
import org.springframework.integration.config.EnableIntegration;

/** What Spring Integration needs of an application context. */
@Configuration(proxyBeanMethods = false)
@EnableIntegration
class IntegrationInfrastructure {
}
