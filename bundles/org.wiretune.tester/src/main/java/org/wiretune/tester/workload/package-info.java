/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** What the runner of a kind of workload is and is given, and the runner of pools. */
package org.wiretune.tester.workload;
