/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Results for people and other programs: the table, the HTML report with its charts, comma separated values, JTL. */
package org.wiretune.perf.report;
