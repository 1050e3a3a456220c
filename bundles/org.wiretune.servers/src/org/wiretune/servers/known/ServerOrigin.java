/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.known;

import org.wiretune.safety.text.Texts;

/** From where a server is known. */
public enum ServerOrigin {
	/** It is fetched from Maven into the user's cache folder, once. */
	CACHE,
	/** A folder that the user named. */
	FOLDER,
	/** A configuration of the workspace, which is run on the server of the cache folder. */
	WORKSPACE,
	/** A performance run has started it, and ends it. */
	RUN;

	private static final Texts TEXTS = Texts.of(ServerOrigin.class);

	/** {@return the name for people} */
	public String label() {
		return TEXTS.get("origin." + name());
	}
}
