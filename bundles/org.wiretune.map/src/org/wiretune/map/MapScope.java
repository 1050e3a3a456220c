/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.Objects;

/**
 * Which part of the workspace the map is about.
 *
 * @param level how much of it
 * @param name name of the project or id of the module; empty for the workspace
 */
public record MapScope(Level level, String name) {

	/** The whole workspace. */
	public static final MapScope WORKSPACE = new MapScope(Level.WORKSPACE, "");

	/** How much is shown. */
	public enum Level {
		/** All modules. */
		WORKSPACE,
		/** The modules of one project. */
		PROJECT,
		/** One module. */
		MODULE
	}

	/** Checks that nothing is missing. */
	public MapScope {
		Objects.requireNonNull(level, "level");
		Objects.requireNonNull(name, "name");
	}

	/**
	 * {@return the project of a module}
	 *
	 * @param module the module
	 */
	public static MapScope project(MapModule module) {
		return new MapScope(Level.PROJECT, module.project());
	}

	/**
	 * {@return one module}
	 *
	 * @param module the module
	 */
	public static MapScope module(MapModule module) {
		return new MapScope(Level.MODULE, module.id());
	}

	/**
	 * {@return whether a module belongs to it}
	 *
	 * @param module the module
	 */
	public boolean holds(MapModule module) {
		return switch (level) {
		case WORKSPACE -> true;
		case PROJECT -> module.project().equals(name);
		case MODULE -> module.id().equals(name);
		};
	}
}
