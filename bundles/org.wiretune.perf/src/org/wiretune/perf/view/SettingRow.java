/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

/**
 * A setting of a run, or something else to know about it.
 *
 * @param label what it is
 * @param value its value
 * @param before its value in the run before; empty when there is none
 * @param source where the value came from, such as {@code LocalServer/server.xml:17}; empty when it is not known
 * @param changed whether it differs from the run before
 */
public record SettingRow(String label, String value, String before, String source, boolean changed) {
}
