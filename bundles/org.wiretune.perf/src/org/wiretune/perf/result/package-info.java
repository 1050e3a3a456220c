/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** What a run gives: measurements, cells, and the matrix of all its cells. Nothing here knows a file. */
package org.wiretune.perf.result;
