/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

import org.wiretune.gclog.GcLogBuilder;
import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.LogFile;
import org.wiretune.gclog.LogPart;

/**
 * A log that is still being written: each call reads what came since the one before. The file need not be there yet. Goes on
 * where the virtual machine or a tool rotates, cuts or replaces it. Needs the memory of the events that it keeps, however long
 * the log grows; totals are exact over all. Used by one thread at a time; what it gives away may be used by any.
 */
public final class GcTail implements Closeable {

	private final String name;
	private final Deque<LogFile> earlier;
	private final GrowingFile file;
	private final GcLogBuilder log;
	private final FormatFinder formats;
	private final LineSource source;
	private InputStream current;
	private int begun;
	private long toldEvents;
	private long toldLines;
	private int firstNew;

	private GcTail(String name, List<LogFile> earlier, Path path, int mostRows, FileKeys keys) {
		this.name = name;
		this.earlier = new ArrayDeque<>(earlier);
		log = new GcLogBuilder(mostRows, true);
		formats = new FormatFinder(log);
		source = new LineSource(formats);
		file = new GrowingFile(path, source, part -> {
			begun++;
			begin(part);
		}, keys);
	}

	/**
	 * {@return the log of a file, from its beginning}
	 *
	 * @param path the file; of a set the one that is being written
	 * @param mostRows how many events are kept, at least 1; where there are more, the last ones
	 */
	public static GcTail of(Path path, int mostRows) {
		return of(path, mostRows, FileKeys.SYSTEM);
	}

	/** {@return the log of a file on a file system that tells files apart in a way of its own} */
	static GcTail of(Path path, int mostRows, FileKeys keys) {
		return new GcTail(path.toString(), List.of(), path, mostRows, keys);
	}

	/**
	 * {@return the log of a set, the last file of which is being written}
	 *
	 * @param set the files, of which the last one is not packed
	 * @param mostRows how many events are kept, at least 1; where there are more, the last ones
	 */
	public static GcTail of(LogSet set, int mostRows) {
		int last = set.files().size() - 1;
		GcTail tail = new GcTail(set.name(), set.files().subList(0, last), set.files().get(last).path(), mostRows, FileKeys.SYSTEM);
		set.remarks().forEach(tail.log::remark);
		return tail;
	}

	private void begin(LogPart part) {
		formats.nextPart();
		log.part(part);
	}

	/**
	 * Reads on.
	 *
	 * @param most after how many bytes to stop
	 * @return whether there may be more at once
	 * @throws IOException when the file can no longer be read
	 */
	public boolean read(long most) throws IOException {
		while (current != null || !earlier.isEmpty()) {
			if (readEarlier(source.bytes() + most)) {
				return true;
			}
		}
		return file.read(most);
	}

	/** Reads a file that is complete. A part that cannot be read is left out. {@return whether there is more of it} */
	private boolean readEarlier(long end) throws IOException {
		LogFile part = earlier.peek();
		try {
			if (current == null) {
				current = part.open();
				begin(new LogPart(part.name(), Optional.of(part), source.lines() + 1, source.bytes()));
			}
			while (source.take(current)) {
				if (source.bytes() >= end) {
					return true;
				}
			}
		} catch (IOException problem) {
			log.remark(TEXTS.get("read.partUnreadable", part.name(), String.valueOf(problem.getMessage())));
		}
		source.endStream();
		earlier.remove();
		if (current != null) {
			current.close();
			current = null;
		}
		return false;
	}

	/**
	 * {@return all that is known of the log now, where a line came since the last call; it does not change any more. Where it has
	 * more events than are kept, these are the last ones}
	 *
	 * @throws IOException when no line belongs to a format that is read
	 */
	public Optional<GcLogData> grown() throws IOException {
		if (!formats.isFound() || source.lines() == toldLines) {
			return Optional.empty();
		}
		long added = log.added() - toldEvents;
		toldEvents = log.added();
		toldLines = source.lines();
		firstNew = (int) Math.max(0, log.events() - added);
		String forgotten = log.notKept() == 0 ? "" : TEXTS.get("follow.notKept", log.events(), log.notKept());
		return Optional.of(log.snapshot(name, formats.parser(name).format(), forgotten));
	}

	/** {@return of the last {@link #grown()} the first row that was not there in the one before; the number of rows where only other lines came} */
	public int firstNew() {
		return firstNew;
	}

	/** {@return whether the file was cut or replaced, or another one begun behind it, so that what was read is no longer one file} */
	public boolean hasTurned() {
		return begun > 1;
	}

	/** {@return how many bytes were read} */
	public long bytes() {
		return source.bytes();
	}

	@Override
	public void close() throws IOException {
		if (current != null) {
			current.close();
			current = null;
		}
		file.close();
	}
}
