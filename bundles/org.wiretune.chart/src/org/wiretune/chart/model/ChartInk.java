/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.model;

import org.wiretune.chart.draw.Ink;

/**
 * The colours of charts by what they stand for. Texts have a contrast of 4.5 to 1 or more against the background, lines of 3
 * to 1. In a window the theme says what they are; its definitions begin with the same values.
 */
public enum ChartInk implements Ink {
	/** Behind everything. */
	BACKGROUND("background", 0xffffff, 0x2b2d30),
	/** Titles and what is selected. */
	TEXT("text", 0x000000, 0xe6e6e6),
	/** Words at scales and in legends. */
	QUIET("quiet", 0x57606d, 0xb4bac1),
	/** Lines of scales. */
	GRID("grid", 0xdde2e7, 0x44484e),
	/** Behind times that are not measured. */
	WARM_UP("warmUp", 0xdee4ec, 0x55606c),
	/** Garbage collections. */
	COLLECTION("collection", 0x9829a8, 0xd98ae6),
	/** The main line of a chart. */
	FIRST("first", 0x1f6fb2, 0x5aa9e6),
	/** The second line. */
	SECOND("second", 0xb0540a, 0xffb454),
	/** A line in the background. */
	THIRD("third", 0x747d8a, 0x9aa3ad),
	/** A further line. */
	FOURTH("fourth", 0x177c48, 0x5fd08a),
	/** A further line. */
	FIFTH("fifth", 0x8042a8, 0xc9a0f0),
	/** A further line. */
	SIXTH("sixth", 0x007986, 0x5cc8d3),
	/** What ought not to be there. */
	BAD("bad", 0xb3261e, 0xff7b72);

	private final String id;
	private final int light;
	private final int dark;

	ChartInk(String id, int light, int dark) {
		this.id = id;
		this.light = light;
		this.dark = dark;
	}

	@Override
	public String id() {
		return id;
	}

	@Override
	public int light() {
		return light;
	}

	@Override
	public int dark() {
		return dark;
	}
}
