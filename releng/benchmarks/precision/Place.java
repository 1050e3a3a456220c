/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

/**
 * Where a finding stands, so that it is known again after a change of the linter.
 *
 * @param project owner/name, or the case of a planted defect
 * @param rule    id of the rule
 * @param file    path below the folder of the project, with /
 * @param line    line, counted from 1
 * @param key     the text that the finding marks, white space as one blank, at most 60 characters; {@code -} for none
 */
record Place(String project, String rule, String file, int line, String key) {

	/** {@return whether another place is of the same project, rule and file} */
	boolean sameFile(Place other) {
		return project.equals(other.project) && rule.equals(other.rule) && file.equals(other.file);
	}
}
