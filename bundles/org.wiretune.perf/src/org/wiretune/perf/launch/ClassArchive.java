/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.util.List;

/** A shared archive of the classes of the tester, so that its processes start sooner. */
final class ClassArchive {

	List<String> arguments(String process) {
		return List.of();
	}
}
