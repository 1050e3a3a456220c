/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Workloads with frameworks: applications that are started, called and counted. */
package org.wiretune.tester.frameworks;
