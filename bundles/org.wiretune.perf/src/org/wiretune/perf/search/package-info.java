/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Searches for the most load that is sustained, without a clock or a server: fed with what was measured. */
package org.wiretune.perf.search;
