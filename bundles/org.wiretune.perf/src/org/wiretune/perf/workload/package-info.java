/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** What is measured: workload files, their kinds and keys. A workload says nothing of the server's settings. */
package org.wiretune.perf.workload;
