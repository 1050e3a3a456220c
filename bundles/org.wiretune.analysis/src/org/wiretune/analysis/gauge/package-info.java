/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** From a finding to the gauge of a running program that shows what it costs. */
package org.wiretune.analysis.gauge;
