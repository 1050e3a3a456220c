/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Collection logs as views show them, without a widget: charts, table, summary, findings, comparison.
 */
package org.wiretune.gclog.view;
