/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import static org.wiretune.gclog.GcEvents.UNKNOWN;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.wiretune.gclog.Clock;
import org.wiretune.gclog.GcLogBuilder;
import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.GcLogFormat;
import org.wiretune.gclog.JvmStart;
import org.wiretune.gclog.LogFile;
import org.wiretune.gclog.NoGcLogException;
import org.wiretune.gclog.internal.Packed;

/**
 * What the beginning and the end of a file tell: of which format it is, and from when to when it was written.
 *
 * @param file the file
 * @param format its format
 * @param wallClock its first time since 1970 in nanoseconds, or unknown
 * @param uptime its first uptime in nanoseconds, or unknown
 * @param lastUptime its last uptime in nanoseconds, or unknown
 * @param modified when the file was changed last, milliseconds since 1970
 */
record LogHead(LogFile file, GcLogFormat format, long wallClock, long uptime, long lastUptime, long modified) {

	private static final int PIECE_BYTES = 1 << 18;
	/** What a server prints before the first line of its log. */
	private static final int LONGEST_PROLOG = 4 << 20;
	private static final int MOST_ROWS = 20_000;

	/** {@return what a file tells; empty where it is no log} @throws IOException when it cannot be read */
	static Optional<LogHead> of(LogFile file) throws IOException {
		Optional<GcLogData> head = piece(file.open(), LONGEST_PROLOG);
		if (head.isEmpty()) {
			return Optional.empty();
		}
		JvmStart first = head.get().jvmStarts().stream().filter(start -> start.firstNanos() != UNKNOWN).findFirst().orElse(head.get().jvmStarts().get(0));
		boolean up = first.clock() == Clock.UPTIME;
		long wall = first.firstNanos() == UNKNOWN || first.wallClockNanos() == UNKNOWN ? UNKNOWN : first.firstNanos() + first.wallClockNanos();
		return Optional.of(new LogHead(file, head.get().format(), wall, up ? first.firstNanos() : UNKNOWN, up && wall == UNKNOWN ? last(file) : UNKNOWN,
				Files.getLastModifiedTime(file.path()).toMillis()));
	}

	private static Optional<GcLogData> piece(InputStream in, int longest) throws IOException {
		GcLogBuilder log = new GcLogBuilder(MOST_ROWS);
		FormatFinder formats = new FormatFinder(log);
		try (in) {
			new LineSource(formats).read(in, bytes -> bytes < PIECE_BYTES || !formats.isFound() && bytes < longest);
			LogParser parser = formats.parser("");
			parser.end();
			return Optional.of(log.build("", parser.format()));
		} catch (NoGcLogException none) {
			return Optional.empty();
		}
	}

	/** {@return the last uptime of a file that is not compressed} */
	private static long last(LogFile file) throws IOException {
		try (SeekableByteChannel channel = Files.newByteChannel(file.path())) {
			InputStream in = Channels.newInputStream(channel);
			byte[] head = in.readNBytes(4);
			if (Packed.isZip(head) || Arrays.equals(Arrays.copyOf(head, 2), new byte[] { 0x1f, (byte) 0x8b })) {
				return UNKNOWN;
			}
			channel.position(Math.max(0, channel.size() - PIECE_BYTES));
			List<JvmStart> starts = piece(in, PIECE_BYTES).map(GcLogData::jvmStarts).orElse(List.of());
			return starts.isEmpty() || starts.get(starts.size() - 1).clock() != Clock.UPTIME ? UNKNOWN : starts.get(starts.size() - 1).lastNanos();
		}
	}
}
