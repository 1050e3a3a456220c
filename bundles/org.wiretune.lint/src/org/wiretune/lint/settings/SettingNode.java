/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.settings;

import java.util.List;

import org.wiretune.core.Origin;
import org.wiretune.model.settings.Setting;

/**
 * A line of the tree of settings: a server, an application, a module, a file, a group or a setting.
 *
 * @param id tells the line apart from all others of the tree, and is the same for the same line of a later tree
 * @param kind what it is
 * @param label its name in the words of its product
 * @param detail what it is, for a server its product, for a group its kind; empty for a setting
 * @param setting the setting; null for other lines
 * @param origin where it stands; null where it stands nowhere, as a default
 * @param path the file that states it or would state it; null for a server, an application and a module
 * @param children the lines below it
 */
public record SettingNode(String id, Kind kind, String label, String detail, Setting setting, Origin origin, String path, List<SettingNode> children) {

	/** What a line is. */
	public enum Kind {
		SERVER, APPLICATION, MODULE, FILE, GROUP, SETTING
	}

	/** Copies the list. */
	public SettingNode {
		children = List.copyOf(children);
	}

	/**
	 * {@return whether the setting holds what may be a secret, as a password among the arguments of a virtual machine; that is
	 * not shown, because lists are copied and logged}
	 */
	public boolean isSecret() {
		return ShownValue.isHidden(setting);
	}

	/**
	 * {@return what the setting is, as it is shown: the value without secrets, behind it what its variables stand for and the
	 * unit; empty for other lines and where nothing is known}
	 */
	public String value() {
		return value(ShownValue.of(setting), setting == null ? null : ShownValue.resolved(setting));
	}

	/**
	 * {@return what the setting is, with its secrets: only for somebody who asks to see this one}
	 */
	public String openValue() {
		return setting == null ? "" : value(setting.getValue(), setting.getResolved());
	}

	private String value(String written, String resolved) {
		if (written == null) {
			return "";
		}
		String text = written;
		if (resolved != null && !resolved.equals(text)) {
			text = text + " = " + resolved;
		}
		return setting.getUnit() == null || text.isEmpty() ? text : text + ' ' + setting.getUnit();
	}

	/** {@return whether a file states the setting; false for other lines} */
	public boolean isSet() {
		return setting != null && setting.isSet();
	}
}
