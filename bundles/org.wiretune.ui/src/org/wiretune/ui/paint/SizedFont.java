/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.paint;

import org.eclipse.swt.graphics.Font;

/**
 * A font of one size.
 *
 * @param font the font, which its maker disposes of
 * @param height height of a line in pixels
 */
public record SizedFont(Font font, int height) {
}
