/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.settings;

import java.util.List;
import java.util.Locale;

import org.wiretune.model.Origin;
import org.wiretune.model.settings.Setting;

/**
 * A line of the tree of settings: a server, an application, a file, a group or a setting.
 *
 * @param id tells the line apart from all others of the tree, and is the same for the same line of a later tree
 * @param kind what it is
 * @param label its name in the words of its product
 * @param detail what it is, for a server its product, for a group its kind; empty for a setting
 * @param setting the setting; null for other lines
 * @param origin where it stands; null where it stands nowhere, as a default
 * @param path the file that states it or would state it; null for a server and an application
 * @param children the lines below it
 */
public record SettingNode(String id, Kind kind, String label, String detail, Setting setting, Origin origin, String path, List<SettingNode> children) {

	/** What a line is. */
	public enum Kind {
		SERVER, APPLICATION, FILE, GROUP, SETTING
	}

	/** Copies the list. */
	public SettingNode {
		children = List.copyOf(children);
	}

	/** What is shown in place of a secret. */
	public static final String HIDDEN = "***";

	/**
	 * {@return whether the setting may be a secret, as a password among the arguments of a virtual machine; its value is not
	 * shown, because lists are copied and logged}
	 */
	public boolean isSecret() {
		String name = setting == null || setting.getName() == null ? "" : setting.getName().toLowerCase(Locale.ROOT);
		return name.contains("password") || name.contains("passwd") || name.contains("secret");
	}

	/**
	 * {@return what the setting is, as it is shown: the value, behind it what its variables stand for and the unit; empty for
	 * other lines and where nothing is known}
	 */
	public String value() {
		if (setting == null || setting.getValue() == null) {
			return "";
		}
		if (isSecret()) {
			return HIDDEN;
		}
		String text = setting.getValue();
		if (setting.getResolved() != null && !setting.getResolved().equals(text)) {
			text = text + " = " + setting.getResolved();
		}
		return setting.getUnit() == null || text.isEmpty() ? text : text + ' ' + setting.getUnit();
	}

	/** {@return whether a file states the setting; false for other lines} */
	public boolean isSet() {
		return setting != null && setting.isSet();
	}
}
