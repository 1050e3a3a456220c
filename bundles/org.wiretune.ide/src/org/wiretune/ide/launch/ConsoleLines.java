/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

import org.eclipse.core.runtime.SafeRunner;
import org.eclipse.debug.core.IStreamListener;
import org.eclipse.debug.core.model.IFlushableStreamMonitor;

/** One stream of a run's console. What is written before a console listens is kept until it asks for it. */
final class ConsoleLines implements IFlushableStreamMonitor {

	/** Characters kept while no console listens; of a longer text the end is kept. */
	private static final int KEPT = 1_000_000;

	private final List<IStreamListener> listeners = new CopyOnWriteArrayList<>();
	private final StringBuilder contents = new StringBuilder();
	private boolean buffered = true;

	/**
	 * Writes a line.
	 *
	 * @param line the line without its end
	 */
	void write(String line) {
		String text = line + System.lineSeparator();
		synchronized (this) {
			if (buffered) {
				contents.append(text);
				if (contents.length() > KEPT) {
					contents.delete(0, contents.indexOf("\n", contents.length() - KEPT / 2) + 1);
				}
			}
		}
		for (IStreamListener listener : listeners) {
			SafeRunner.run(() -> listener.streamAppended(text, this));
		}
	}

	@Override
	public void addListener(IStreamListener listener) {
		listeners.add(listener);
	}

	@Override
	public void removeListener(IStreamListener listener) {
		listeners.remove(listener);
	}

	@Override
	public synchronized String getContents() {
		return contents.toString();
	}

	@Override
	public synchronized void flushContents() {
		contents.setLength(0);
	}

	@Override
	public synchronized void setBuffered(boolean buffered) {
		this.buffered = buffered;
	}

	@Override
	public synchronized boolean isBuffered() {
		return buffered;
	}
}
