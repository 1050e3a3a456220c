/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** How workloads are run: a runner for each kind in the load driver, and what a runner is given. */
package org.wiretune.tester.workload;
