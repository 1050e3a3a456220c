/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Runs and their results as views show them, without a widget.
 */
package org.wiretune.perf.view;
