/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** What makes a measurement invalid, what its reader has to know, and what a workload file asks for that will be. */
package org.wiretune.perf.validity;
