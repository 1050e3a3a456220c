/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;

/** Where a map gets its content from. */
interface MapInput {

	/**
	 * Starts to tell of changes, and asks for content where there is none yet. UI thread.
	 *
	 * @param changed called on any thread when there is other content
	 */
	void start(Runnable changed);

	/** Stops telling of changes. UI thread. */
	void stop();

	/** {@return the content as it stands, empty while nothing was read yet} Any thread but the UI thread. */
	Optional<MapContent> content();

	/**
	 * Reads what changed and was not noticed. Any thread but the UI thread.
	 *
	 * @param monitor shows progress and cancels
	 * @throws CoreException where something cannot be read
	 */
	void bringUpToDate(IProgressMonitor monitor) throws CoreException;
}
