/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** The load driver as a process: it finds the runner of a kind of workload and runs it. */
package org.wiretune.tester.driver;
