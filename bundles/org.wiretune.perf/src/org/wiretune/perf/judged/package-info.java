/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The one place that says what measured figures allow to say. Views, reports, console lines and exit codes get prices,
 * comparisons and verdicts from here: a figure only of valid measurements and with its interval, a verdict only where
 * each side was started several times, and otherwise the reason as a sentence. Nothing here knows a widget or a file.
 */
package org.wiretune.perf.judged;
