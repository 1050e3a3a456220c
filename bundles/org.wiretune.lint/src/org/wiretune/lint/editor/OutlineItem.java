/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import java.util.List;
import java.util.Objects;

import org.wiretune.core.Origin;
import org.wiretune.safety.secret.Secrets;

/**
 * A line of the outline.
 *
 * @param role what it is
 * @param name its name as written, secrets hidden; may be empty
 * @param detail a few words behind the name; may be empty
 * @param origin where its name stands
 * @param end offset behind the element in its file; for those of other files the end of the origin
 * @param children what is inside it
 */
public record OutlineItem(ElementRole role, String name, String detail, Origin origin, int end, List<OutlineItem> children) {

	/** Checks that nothing is missing, copies the list and hides secrets. */
	public OutlineItem {
		Objects.requireNonNull(role, "role");
		Objects.requireNonNull(origin, "origin");
		name = Secrets.hidden(name);
		detail = Secrets.hidden(detail);
		children = List.copyOf(children);
	}

	/** {@return whether both stand for the same thing, wherever it stands now} @param other another item */
	public boolean isSameAs(OutlineItem other) {
		return other != null && role == other.role && name.equals(other.name) && origin.path().equals(other.origin.path());
	}
}
