/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** What is kept of runs: run file, history, comparison, matrix. */
package org.wiretune.perf.result;
