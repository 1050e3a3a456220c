/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.systems;

import java.util.List;

import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rule.Technology;
import org.wiretune.lint.systems.ConnectionKeysFormat;

/** Brokers and databases that applications share. They are shown on the map; nothing is advised. */
public final class SystemsCatalogue implements Technology {

	@Override
	public String id() {
		return "systems";
	}

	@Override
	public List<Recommendation> recommendations() {
		return List.of();
	}

	@Override
	public List<FileFormat> formats() {
		return List.of(new ConnectionKeysFormat());
	}
}
