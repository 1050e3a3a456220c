/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/**
 * Follows a log that is still being written, in a thread of its own that asks the file every so often. The file need not be
 * there yet. Goes on where the virtual machine or a tool rotates, cuts or replaces it. Needs the memory of the events that it
 * keeps, however long it runs; totals are exact over all. May be made and closed by any thread.
 */
public final class GcFollower implements AutoCloseable {

	/** How often the file is asked unless told otherwise. */
	public static final Duration USUAL_INTERVAL = Duration.ofMillis(500);
	/** How many events are kept unless told otherwise: some 25 MB. */
	public static final int USUAL_ROWS = 200_000;

	private static final long SHORTEST_MILLIS = 10;
	/** After so many bytes the listener hears of them, also where there is more to read. */
	private static final long BYTES_AT_ONCE = 16 << 20;
	private static final long JOIN_MILLIS = 10_000;

	private final Path path;
	private final GcTail tail;
	private final GcFollowListener listener;
	private final long millis;
	private final Thread thread;
	private final Object turn = new Object();
	private boolean closed;

	private GcFollower(Path path, Duration interval, int mostRows, GcFollowListener listener) {
		this.path = path;
		tail = GcTail.of(path, mostRows);
		this.listener = Objects.requireNonNull(listener);
		millis = Math.max(SHORTEST_MILLIS, interval.toMillis());
		thread = new Thread(this::run, "WireTune follows " + path.getFileName());
		thread.setDaemon(true);
	}

	/**
	 * Follows a file as usual, from its beginning.
	 *
	 * @param path the file; of a set the one that is being written
	 * @param listener hears of it
	 * @return the follower; closing it ends the following
	 */
	public static GcFollower start(Path path, GcFollowListener listener) {
		return start(path, USUAL_INTERVAL, USUAL_ROWS, listener);
	}

	/**
	 * Follows a file, from its beginning.
	 *
	 * @param path the file; of a set the one that is being written
	 * @param interval how often the file is asked, at least 10 ms
	 * @param mostRows how many events are kept, at least 1
	 * @param listener hears of it
	 * @return the follower; closing it ends the following
	 */
	public static GcFollower start(Path path, Duration interval, int mostRows, GcFollowListener listener) {
		GcFollower follower = new GcFollower(path, interval, mostRows, listener);
		follower.thread.start();
		return follower;
	}

	/** Ends the following; the listener has heard the last call when this returns, except where it closes by itself. */
	@Override
	public void close() {
		synchronized (turn) {
			closed = true;
			turn.notifyAll();
		}
		if (Thread.currentThread() != thread) {
			try {
				thread.join(JOIN_MILLIS);
			} catch (InterruptedException interrupted) {
				Thread.currentThread().interrupt();
			}
		}
	}

	private void run() {
		Optional<String> problem = Optional.empty();
		try (tail) {
			boolean last = false;
			while (!last) {
				// What was written before the closing is told, too.
				last = isClosed();
				boolean more = tail.read(BYTES_AT_ONCE);
				tail.grown().ifPresent(log -> listener.grown(log, tail.firstNew()));
				if (!more && !last) {
					rest();
				}
			}
		} catch (IOException unreadable) {
			problem = Optional.of(TEXTS.get("follow.unreadable", path, String.valueOf(unreadable.getMessage())));
		} finally {
			listener.ended(problem);
		}
	}

	private boolean isClosed() {
		synchronized (turn) {
			return closed;
		}
	}

	private void rest() {
		synchronized (turn) {
			if (!closed) {
				try {
					turn.wait(millis);
				} catch (InterruptedException interrupted) {
					closed = true;
				}
			}
		}
	}
}
