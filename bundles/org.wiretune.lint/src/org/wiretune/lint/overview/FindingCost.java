/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.overview;

/**
 * What a call costs that a finding is about, as a performance run measured it.
 *
 * @param milliseconds mean time of a call
 * @param advisedMilliseconds mean time of a call by the binding that the rule advises; not a number where it was not measured
 * @param words both in words, with the size of the object
 */
public record FindingCost(double milliseconds, double advisedMilliseconds, String words) {
}
