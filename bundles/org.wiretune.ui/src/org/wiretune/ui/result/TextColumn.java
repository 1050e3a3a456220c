/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.result;

import java.util.function.Function;

/**
 * A column of a {@link TextTable}.
 *
 * @param <R> what a row is
 * @param title its heading
 * @param figure whether it is a number and stands at the right
 * @param weight share of the room
 * @param text gives the text of a row
 */
public record TextColumn<R>(String title, boolean figure, int weight, Function<R, String> text) {
}
