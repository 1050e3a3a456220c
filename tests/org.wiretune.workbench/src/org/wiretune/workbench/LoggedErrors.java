/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.workbench;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;

/** Listens to the platform's log and keeps the errors. */
public final class LoggedErrors implements AutoCloseable {

	private final List<String> errors = new ArrayList<>();
	private final ILogListener listener = this::heard;

	/** Starts to listen. */
	public LoggedErrors() {
		Platform.addLogListener(listener);
	}

	/** {@return the errors so far, each with its cause} */
	public synchronized List<String> errors() {
		return List.copyOf(errors);
	}

	/** Fails if an error was logged since the start or the last call. */
	public synchronized void failOnError() {
		if (!errors.isEmpty()) {
			String all = String.join("\n", errors);
			errors.clear();
			throw new AssertionError("Errors were logged:\n" + all);
		}
	}

	@Override
	public void close() {
		Platform.removeLogListener(listener);
	}

	private synchronized void heard(IStatus status, String plugin) {
		if (status.matches(IStatus.ERROR)) {
			errors.add(describe(status));
		}
	}

	private static String describe(IStatus status) {
		StringBuilder text = new StringBuilder(status.getPlugin()).append(": ").append(status.getMessage());
		Throwable cause = status.getException();
		if (cause != null) {
			text.append("\n  ").append(cause);
			for (StackTraceElement frame : cause.getStackTrace()) {
				text.append("\n    at ").append(frame);
			}
		}
		for (IStatus child : status.getChildren()) {
			text.append("\n  ").append(describe(child));
		}
		return text.toString();
	}
}
