/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.workbench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;

/** Listens to the platform's log and keeps the errors. */
public final class LoggedErrors implements AutoCloseable {

	/**
	 * Packages of the platform whose own errors are not ours: the folding of the generic text editor, whose delayed start may
	 * come before its document is set (NullPointerException in IndentFoldingStrategy.initialReconcile, in a job of its own); and
	 * the links of the system that lead to the IDE, which an older one registers by a program that need not be installed.
	 */
	private static final List<String> FOREIGN = List.of("org.eclipse.ui.internal.genericeditor.folding.", "org.eclipse.urischeme.");

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
		if (status.matches(IStatus.ERROR) && !isForeign(status.getException())) {
			errors.add(describe(status));
		}
	}

	/** Whether it was thrown in one of these packages and nothing of WireTune is on the stack. */
	private static boolean isForeign(Throwable cause) {
		if (cause == null || cause.getStackTrace().length == 0) {
			return false;
		}
		StackTraceElement[] frames = cause.getStackTrace();
		String thrower = Arrays.stream(frames).map(StackTraceElement::getClassName).filter(name -> !name.startsWith("java.")).findFirst().orElse("");
		return FOREIGN.stream().anyMatch(thrower::startsWith) && Arrays.stream(frames).noneMatch(frame -> frame.getClassName().startsWith("org.wiretune."));
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
