/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.config;

/**
 * A rules file and the files that it holds for.
 *
 * @param file what it says
 * @param folder the folder whose files it holds for, as a path of what is read; empty for all
 * @param below the folder as seen from the rules file's own, with a slash at its end; empty where they are the same
 */
public record PlacedRules(RulesFile file, String folder, String below) {

	/**
	 * {@return a rules file among what is read}
	 *
	 * @param file what it says
	 */
	public static PlacedRules inPlace(RulesFile file) {
		return new PlacedRules(file, file.folder(), "");
	}

	/** {@return whether it holds for a file} @param path the file */
	boolean covers(String path) {
		return folder.isEmpty() || path.startsWith(folder) && path.length() > folder.length() && path.charAt(folder.length()) == '/';
	}

	/** {@return a covered file as seen from the rules file} @param path the file */
	String seen(String path) {
		return below + (folder.isEmpty() ? path : path.substring(folder.length() + 1));
	}
}
