/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.Collection;
import java.util.List;

/** Which of the start scripts of a JBoss installation counts where there are several. */
final class StartScripts {

	/** The one that is meant to be changed first, and the form of most servers before that of Windows. */
	private static final List<String> ENDS = List.of(".conf", ".sh", ".conf.bat", ".bat");

	private StartScripts() {
	}

	/** Whether a file of this name is a start script. */
	static boolean isScript(String name) {
		return name.endsWith(".conf") || name.endsWith(".sh") || name.endsWith(".bat");
	}

	/** Whether no other script of the same name before the dot, in the same folder, counts more. */
	static boolean isFirst(String path, Collection<String> scripts) {
		int dot = path.indexOf('.', path.lastIndexOf('/') + 1);
		for (String end : ENDS) {
			String each = path.substring(0, dot) + end;
			if (each.equals(path)) {
				return true;
			}
			if (scripts.contains(each)) {
				return false;
			}
		}
		return true;
	}
}
