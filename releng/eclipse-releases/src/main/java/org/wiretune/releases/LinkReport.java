/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.releases;

import java.util.Map;
import java.util.Set;

/**
 * What a {@link LinkCheck} found.
 *
 * @param missing classes, methods and fields that are not there, each with the classes that name it
 * @param classes how many classes were looked at
 * @param references how many references to the platform, or to what may come from it
 */
public record LinkReport(Map<String, Set<String>> missing, int classes, int references) {

	/** {@return a line for each that is missing} */
	public String text() {
		StringBuilder text = new StringBuilder();
		missing.forEach((what, by) -> text.append(what).append(" is missing, for ").append(String.join(", ", by)).append('\n'));
		return text.toString();
	}
}
