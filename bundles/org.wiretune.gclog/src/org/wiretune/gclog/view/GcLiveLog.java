/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import static org.wiretune.gclog.view.GcLogTexts.TEXTS;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.BooleanSupplier;

import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.read.GcTail;
import org.wiretune.gclog.read.LogSet;
import org.wiretune.gclog.view.GcLiveState.Kind;

/**
 * A log that is shown while it is being written. Somebody asks it now and then, not on the UI thread, whether there is more.
 * Until the file changes that costs a look at its size; then it is read once more, from its beginning, and from there on only
 * what comes. Where the file was cut, replaced or rotated it is read anew, so that lines are always those of the files as they
 * stand. Used by one thread at a time.
 */
public final class GcLiveLog implements Closeable {

	/** A virtual machine that has nothing to do collects seldom; nothing for so long is called the end. */
	public static final Duration SILENT = Duration.ofMinutes(1);

	private static final long SLICE_BYTES = 4 << 20;
	private static final long SLICE_NANOS = 500_000_000L;

	private final Path path;
	private final InstantSource clock;
	private Optional<GcLogFile.Growing> before;
	private RowBudget.Lease lease;
	private GcTail tail;
	private boolean behind;
	private boolean caughtUp;
	private Instant grown;
	private String problem = "";

	private GcLiveLog(GcLogFile shown, InstantSource clock) {
		path = shown.path();
		before = shown.growing();
		this.clock = clock;
	}

	/**
	 * {@return a log that goes on where it was read}
	 *
	 * @param shown what was read; it has to be one that may grow
	 */
	public static GcLiveLog of(GcLogFile shown) {
		return of(shown, InstantSource.system());
	}

	/**
	 * {@return a log that goes on where it was read}
	 *
	 * @param shown what was read; it has to be one that may grow
	 * @param clock tells the time, by which a log is called ended
	 */
	public static GcLiveLog of(GcLogFile shown, InstantSource clock) {
		return new GcLiveLog(shown, clock);
	}

	/**
	 * Looks for more. Reads for half a second at most; {@link #isBehind()} tells whether to call again at once.
	 *
	 * @param cancelled asked now and then; true ends it
	 * @return the log as it is now, where it has grown
	 */
	public Optional<GcLogFile> poll(BooleanSupplier cancelled) {
		try {
			problem = "";
			if (tail == null && !open()) {
				return Optional.empty();
			}
			read(cancelled);
			if (tail.hasTurned()) {
				close();
				before = before.map(each -> new GcLogFile.Growing(each.file(), Optional.empty()));
				behind = true;
				return Optional.empty();
			}
			if (behind && !caughtUp) {
				// What is shown is more than what was read up to now.
				return Optional.empty();
			}
			caughtUp = true;
			Optional<GcLogData> now = tail.grown();
			now.ifPresent(log -> grown = clock.instant());
			return now.map(log -> new GcLogFile(path, log, lease, before));
		} catch (IOException unreadable) {
			problem = TEXTS.get("live.unreadable", String.valueOf(unreadable.getMessage()));
			behind = false;
			return Optional.empty();
		}
	}

	private void read(BooleanSupplier cancelled) throws IOException {
		long end = System.nanoTime() + SLICE_NANOS;
		do {
			behind = tail.read(SLICE_BYTES);
		} while (behind && !tail.hasTurned() && !cancelled.getAsBoolean() && System.nanoTime() < end);
	}

	/** Opens the files where the last one was written since it was read. */
	private boolean open() throws IOException {
		behind = false;
		if (before.isEmpty() || before.get().stamp().equals(FileStamp.of(before.get().file()))) {
			return false;
		}
		LogSet set = LogSet.around(path);
		before = GcLogFile.Growing.of(set);
		if (before.isEmpty() || before.get().stamp().isEmpty()) {
			return false;
		}
		lease = RowBudget.shared().lease();
		tail = GcTail.of(set, lease.rows());
		caughtUp = false;
		return true;
	}

	/** {@return whether there is more to read at once} */
	public boolean isBehind() {
		return behind;
	}

	/** {@return whether it is still being written} */
	public GcLiveState state() {
		if (grown == null) {
			return new GcLiveState(Kind.WAITING, null, problem);
		}
		boolean silent = Duration.between(grown, clock.instant()).compareTo(SILENT) >= 0;
		return new GcLiveState(silent ? Kind.ENDED : Kind.LIVE, grown, problem);
	}

	/** Lets go of the file. What was given away stays as it is. */
	@Override
	public void close() throws IOException {
		if (tail != null) {
			tail.close();
			tail = null;
		}
	}
}
