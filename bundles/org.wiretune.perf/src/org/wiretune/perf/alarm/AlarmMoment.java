/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.alarm;

/**
 * One second of the evidence of an alarm.
 *
 * @param time
 *            milliseconds since 1970
 * @param observed
 *            the figure in its unit; not a number when it was missing
 * @param limit
 *            what it was compared with; not a number when that was missing
 * @param holds
 *            whether the condition held
 */
public record AlarmMoment(long time, double observed, double limit, boolean holds) {
}
