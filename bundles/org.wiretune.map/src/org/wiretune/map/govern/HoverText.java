/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.govern;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.core.Origin;
import org.wiretune.map.HoverLine;
import org.wiretune.map.MapDescription;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapModule;
import org.wiretune.map.MapScene;
import org.wiretune.safety.text.Texts;

/** What is said on an element under the mouse: what it is, its findings, and the settings that govern it with their places. */
public final class HoverText {

	private static final Texts TEXTS = Texts.of(HoverText.class, "messages");
	private static final int MOST_FINDINGS = 5;

	private HoverText() {
	}

	/**
	 * Says what is worth a glance.
	 *
	 * @param scene the scene
	 * @param element an element of it
	 * @param governance what governs it
	 * @return lines, the first the title
	 */
	public static List<HoverLine> of(MapScene scene, MapElement element, Governance governance) {
		List<HoverLine> lines = new ArrayList<>();
		lines.add(line(HoverLine.Kind.TITLE, new MapDescription(scene).sentence(element), element.origin()));
		element.findings().stream().limit(MOST_FINDINGS).forEach(finding -> lines.add(
				line(finding.warning() ? HoverLine.Kind.WARNING : HoverLine.Kind.INFO, finding.message(), finding.origin())));
		if (element.findings().size() > MOST_FINDINGS) {
			lines.add(line(HoverLine.Kind.REMARK, TEXTS.get("hover.more", Integer.toString(element.findings().size() - MOST_FINDINGS)), null));
		}
		GoverningSetting.Group group = null;
		for (GoverningSetting setting : governance.settings()) {
			if (setting.group() != group) {
				group = setting.group();
				lines.add(line(HoverLine.Kind.GROUP, group.label(), null));
			}
			lines.add(line(HoverLine.Kind.SETTING, TEXTS.get("hover.setting", setting.label(), setting.valueText()), setting.origin()));
		}
		if (element instanceof MapModule module && !module.usedBy().isEmpty()) {
			lines.add(line(HoverLine.Kind.REMARK, TEXTS.get("hover.usedBy", String.join(", ", module.usedBy())), null));
		}
		governance.remarks().forEach(remark -> lines.add(line(HoverLine.Kind.REMARK, remark, null)));
		return lines;
	}

	private static HoverLine line(HoverLine.Kind kind, String text, Origin origin) {
		String link = origin == null ? "" : TEXTS.get("hover.place", origin.path().substring(origin.path().lastIndexOf('/') + 1), Integer.toString(origin.line()));
		return new HoverLine(kind, text, link, origin);
	}
}
