/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

/**
 * The cell that is being measured.
 *
 * @param binding id of the binding
 * @param sizeBytes size of the payload in bytes
 * @param warmUp whether its runs are not measured yet
 * @param runs runs done
 * @param loops runs there will be
 */
public record LiveCell(String binding, int sizeBytes, boolean warmUp, int runs, int loops) {
}
