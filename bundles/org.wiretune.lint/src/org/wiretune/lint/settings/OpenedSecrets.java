/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.settings;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/**
 * Which secrets somebody asked to see in a view of settings: each by itself, and until the view shows something else. For
 * one thread.
 */
public final class OpenedSecrets {

	private final Set<String> opened = new HashSet<>();

	/**
	 * {@return the value of a line as the view shows it now}
	 *
	 * @param node the line
	 */
	public String value(SettingNode node) {
		return opened.contains(node.id()) ? node.openValue() : node.value();
	}

	/**
	 * {@return whether there is a secret among lines, which {@link #toggle} would show or hide}
	 *
	 * @param nodes the lines
	 */
	public boolean areThere(Collection<SettingNode> nodes) {
		return nodes.stream().anyMatch(SettingNode::isSecret);
	}

	/**
	 * {@return whether all secrets among lines are shown; false where there is none}
	 *
	 * @param nodes the lines
	 */
	public boolean areOpen(Collection<SettingNode> nodes) {
		return areThere(nodes) && nodes.stream().filter(SettingNode::isSecret).allMatch(node -> opened.contains(node.id()));
	}

	/**
	 * Shows the secrets among lines, or hides them where all of them are shown.
	 *
	 * @param nodes the lines
	 */
	public void toggle(Collection<SettingNode> nodes) {
		boolean open = areOpen(nodes);
		nodes.stream().filter(SettingNode::isSecret).map(SettingNode::id).forEach(open ? opened::remove : opened::add);
	}

	/** Hides all again. */
	public void clear() {
		opened.clear();
	}
}
