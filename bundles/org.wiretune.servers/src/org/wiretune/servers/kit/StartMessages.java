/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.util.List;
import java.util.regex.Pattern;

/**
 * The messages by which a server tells how its start goes, by the ids that stand in them in every language.
 *
 * @param ready ids that say that the server is ready
 * @param application ids that say that the application is started
 * @param failed ids that say that the server or the application will not be ready
 * @param error matches a line that tells an error
 * @param heading matches a line below which the next one that is not blank tells an error
 */
public record StartMessages(List<String> ready, List<String> application, List<String> failed, Pattern error, Pattern heading) {

	private static final Pattern NONE = Pattern.compile("(?!)");

	/** Copies the lists. */
	public StartMessages {
		ready = List.copyOf(ready);
		application = List.copyOf(application);
		failed = List.copyOf(failed);
	}

	/**
	 * Messages without headings.
	 *
	 * @param ready ids that say that the server is ready
	 * @param application ids that say that the application is started
	 * @param failed ids that say that the server or the application will not be ready
	 * @param error matches a line that tells an error
	 */
	public StartMessages(List<String> ready, List<String> application, List<String> failed, Pattern error) {
		this(ready, application, failed, error, NONE);
	}
}
