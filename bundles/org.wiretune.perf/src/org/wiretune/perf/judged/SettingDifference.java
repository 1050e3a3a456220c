/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.judged;

/**
 * A setting that two runs do not have in common.
 *
 * @param name name of the setting, such as {@code maximumHeapMegabytes} or {@code threadPools.Default}
 * @param before value in the earlier run, empty when it was not set
 * @param after value in the later run, empty when it was not set
 */
public record SettingDifference(String name, String before, String after) {
}
