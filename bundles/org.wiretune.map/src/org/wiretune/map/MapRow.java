/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

/**
 * A row of the table that says the same as the picture.
 *
 * @param element the element the row stands for
 * @param kind what it is
 * @param from the element, or where a wire starts
 * @param to where a wire leads; empty for everything else
 * @param binding the binding; empty where there is none
 * @param style the interaction style; empty for modules and open ends
 * @param findings the number of findings and the message of the first; empty where there is none
 * @param lastMeasured the measured mean time; empty where nothing was measured
 */
public record MapRow(MapElement element, String kind, String from, String to, String binding, String style, String findings,
		String lastMeasured) {
}
