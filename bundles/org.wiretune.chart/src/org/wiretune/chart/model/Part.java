/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.model;

/**
 * A part of the axis across that has a name above the panels.
 *
 * @param from its begin
 * @param to its end
 * @param name its name
 * @param shorter what of the name may be cut or stand alone where there is little room
 */
public record Part(double from, double to, String name, String shorter) {
}
