/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.draw;

import org.wiretune.chart.draw.Ink;
import org.wiretune.core.BindingFamily;

/**
 * The colours of the map by what they stand for, each with a value for a light and for a dark background. Texts have a
 * contrast of 4.5 to 1 or more against what is behind them (WCAG 2.1, 1.4.3); lines that carry meaning 3 to 1 (1.4.11).
 */
public enum MapColor implements Ink {
	/** Behind everything. */
	CANVAS("canvas", 0xffffff, 0x1e1f22),
	/** Inside of a module. */
	MODULE_FILL("moduleFill", 0xf6f7f9, 0x2a2c30),
	/** Behind the name of a module. */
	MODULE_HEADER("moduleHeader", 0xe8ecf1, 0x383b41),
	/** Border of a module. */
	MODULE_LINE("moduleLine", 0xb4bcc8, 0x555b65),
	/** Inside of a node. */
	NODE_FILL("nodeFill", 0xffffff, 0x3a3d43),
	/** Border of a node. */
	NODE_LINE("nodeLine", 0x848d9b, 0x858c98),
	/** Names. */
	TEXT("text", 0x1c2128, 0xe3e5e8),
	/** Words below names. */
	TEXT_QUIET("textQuiet", 0x57606d, 0xaeb4be),
	/** Wires inside a module. */
	WIRE("wire", 0x586373, 0xa4acb8),
	/** SCA bindings. */
	SCA("sca", 0x2a7431, 0x7cc982),
	/** Web Service bindings. */
	WEB_SERVICE("webService", 0x1d5bb5, 0x82aef5),
	/** HTTP bindings. */
	HTTP("http", 0x006a74, 0x5ac6d0),
	/** Messaging bindings. */
	MESSAGING("messaging", 0x7439ab, 0xc49bea),
	/** Other bindings. */
	OTHER("other", 0x6a5644, 0xcbb79e),
	/** Behind the words on a synchronous wire. */
	LABEL_SYNC("labelSync", 0xe9f1fa, 0x2c3a4c),
	/** Behind the words on an asynchronous wire. */
	LABEL_ASYNC("labelAsync", 0xfdf0d9, 0x4b3d24),
	/** Behind the words on any other wire. */
	LABEL_OTHER("labelOther", 0xf0f1f3, 0x393c42),
	/** Names that lead nowhere. */
	UNRESOLVED("unresolved", 0xb3261e, 0xff9086),
	/** Wires of callers that wait for a reply across a queue. */
	WAITING("waiting", 0xb3261e, 0xff9086),
	/** Badge of a warning. */
	WARNING("warning", 0xf0a30a, 0xf0b13c),
	/** Sign inside the badge of a warning. */
	WARNING_SIGN("warningSign", 0x1c2128, 0x1c2128),
	/** Badge of an information. */
	INFO("info", 0x1f66c7, 0x7fb0f7),
	/** Sign inside the badge of an information. */
	INFO_SIGN("infoSign", 0xffffff, 0x1c2128),
	/** Around what is selected. */
	SELECTION("selection", 0x0a66e0, 0x5aa5ff),
	/** Inside of what is selected. */
	SELECTION_FILL("selectionFill", 0xdfecfd, 0x24405f);

	private final String id;
	private final int light;
	private final int dark;

	MapColor(String id, int light, int dark) {
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

	/**
	 * {@return the colour of a family of bindings}
	 *
	 * @param family the family
	 */
	public static MapColor of(BindingFamily family) {
		return switch (family) {
		case SCA -> SCA;
		case WEB_SERVICE -> WEB_SERVICE;
		case HTTP -> HTTP;
		case MESSAGING -> MESSAGING;
		case OTHER -> OTHER;
		};
	}
}
