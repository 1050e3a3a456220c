/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** The broker of applications of frameworks, which counts, and the factories before it. */
package org.wiretune.tester.frameworks.broker;
