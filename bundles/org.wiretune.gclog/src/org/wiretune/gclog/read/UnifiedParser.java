/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import org.wiretune.gclog.Clock;
import org.wiretune.gclog.CollectionKind;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.GcLogBuilder;
import org.wiretune.gclog.GcLogFormat;
import org.wiretune.gclog.IncidentKind;
import org.wiretune.gclog.JvmBuilder;

/**
 * Unified logging of HotSpot 9 and later, with one rule for all collectors: a line of a collection whose text begins with
 * "Pause" and ends with a time is a stop. So a new phase or a longer title of a later version needs no code.
 */
final class UnifiedParser implements LogParser {

	private static final byte[] COLLECTION = Bytes.ascii("GC(");
	private static final byte[] PAUSE = Bytes.ascii("Pause ");
	private static final byte[] CONCURRENT = Bytes.ascii("Concurrent ");
	private static final byte[] CYCLE = Bytes.ascii("Cycle");
	private static final byte[] CLEANUP = Bytes.ascii("cleanup");
	private static final byte[] GARBAGE = Bytes.ascii("Garbage Collection");
	private static final byte[] MINOR = Bytes.ascii("Minor Collection");
	private static final byte[] MAJOR = Bytes.ascii("Major Collection");
	private static final byte[] MODE_FAILURE = Bytes.ascii("Concurrent Mode Failure");

	/** How the lines begin that are looked at: those of {@link #collection}. */
	private static final FourBytes TOLD = new FourBytes("Paus", "PSYo", "PSOl", "ParO", "ParN", "Conc", "CMS:", "Canc", "Garb", "Mino", "Majo", "Meta", "DefN", "Eden", "Humo", "Surv",
			"Tenu", "To-s", "Old ", "Out ", "User", "Allo");
	/** The generation, as {@code y: }, and the first word. */
	private static final int SHORTEST = 8;

	private final GcLogBuilder log;
	private final UnifiedDecorations decorations = new UnifiedDecorations();
	private final UnifiedTitle title;
	private final UnifiedHeap heap;
	private final UnifiedHeader header;
	private final UnifiedClock clock;
	private final Transition sizes = new Transition();
	private final ProcessorTime processor;
	private long lastCollection = -1;
	private boolean isBack;
	private long timesBack;
	private int takenTo;
	private long firstBack;

	UnifiedParser(GcLogBuilder log) {
		this.log = log;
		title = new UnifiedTitle(log);
		heap = new UnifiedHeap(log);
		processor = new ProcessorTime(log);
		clock = new UnifiedClock(log);
		header = new UnifiedHeader(log, clock);
	}

	@Override
	public GcLogFormat format() {
		return GcLogFormat.HOTSPOT_UNIFIED;
	}

	@Override
	public boolean recognises(byte[] line, int from, int to) {
		int at = decorations.read(line, from, to);
		if (decorations.hasTime() && (decorations.hasLevel() || decorations.isOfCollection()) || decorations.hasLevel() && decorations.isOfCollection()) {
			return true;
		}
		return collectionEnd(line, at, to) > 0 || UnifiedHeader.isCollector(line, at, to);
	}

	/** {@return where the text behind {@code GC(12) } begins, or -1} */
	private static int collectionEnd(byte[] line, int from, int to) {
		if (!Bytes.startsWith(line, from, to, COLLECTION)) {
			return -1;
		}
		int end = from + COLLECTION.length;
		while (end < to && Bytes.isDigit(line[end])) {
			end++;
		}
		return end > from + COLLECTION.length && end + 1 < to && line[end] == ')' && line[end + 1] == ' ' ? end + 2 : -1;
	}

	/** Lines of the last collection that tell nothing that is kept; by far the most are. */
	@Override
	public int take(byte[] buffer, int from, int to, long number, long offset) {
		int at = from;
		int lines = 0;
		while (at < to) {
			int text = decorations.sameCollection(buffer, at, to);
			if (text < 0 || text + SHORTEST > to) {
				break;
			}
			if (buffer[text + 1] == ':' && buffer[text + 2] == ' ' && buffer[text] != '\n') {
				text += 3;
			}
			if (TOLD.begins(buffer, text, to)) {
				break;
			}
			int end = EightBytes.indexOf(buffer, text, to, '\n');
			if (end < 0) {
				break;
			}
			lines++;
			at = end + 1;
		}
		log.understood(lines);
		takenTo = at;
		return lines;
	}

	@Override
	public int takenTo() {
		return takenTo;
	}

	@Override
	public void line(byte[] line, int from, int to, long number, long offset) {
		int at = decorations.read(line, from, to);
		if (decorations.isAsBefore()) {
			log.understood();
			if (at < to) {
				collection(lastCollection, line, at, to, number, offset);
			}
			return;
		}
		int text = collectionEnd(line, at, to);
		if (text < 0) {
			other(line, from, at, to, number);
			return;
		}
		log.understood();
		int digits = at + COLLECTION.length;
		long collection = text - digits < 12 ? Bytes.digits(line, digits, text - 2) : Bytes.whole(line, digits, text - 2);
		clock.take(decorations, true);
		if (collection == 0 && lastCollection > 1 && clock.wentBack()) {
			clock.moveTo(log.start(number));
		} else if (clock.wentBack() && !isBack) {
			timesBack++;
			firstBack = firstBack == 0 ? number : firstBack;
		}
		isBack = clock.wentBack();
		lastCollection = collection;
		if (clock.isSteady()) {
			decorations.keepOwner(line, from, text);
		}
		if (text < to) {
			collection(collection, line, text, to, number, offset);
		}
	}

	private void collection(long collection, byte[] line, int from, int to, long number, long offset) {
		int at = to - from > 3 && line[from + 1] == ':' && line[from + 2] == ' ' ? from + 3 : from;
		switch (line[at]) {
		case 'P' -> {
			if (Bytes.startsWith(line, at, to, PAUSE)) {
				pause(collection, line, at + PAUSE.length, to, number, offset);
			} else {
				heap.take(collection, line, at, to);
			}
		}
		case 'C' -> {
			if (Bytes.startsWith(line, at, to, CONCURRENT)) {
				concurrent(line, at, to, number, offset);
			} else if (!heap.take(collection, line, at, to)) {
				header.trouble(line, at, to, number);
			}
		}
		case 'G' -> cycle(GARBAGE, CollectionKind.CONCURRENT_CYCLE, collection, line, at, to, number, offset);
		case 'M' -> {
			if (!cycle(MINOR, CollectionKind.CONCURRENT_YOUNG, collection, line, at, to, number, offset)
					&& !cycle(MAJOR, CollectionKind.CONCURRENT_FULL, collection, line, at, to, number, offset)) {
				heap.take(collection, line, at, to);
			}
		}
		case 'D', 'E', 'H', 'S', 'T' -> heap.take(collection, line, at, to);
		case 'O' -> {
			if (!heap.take(collection, line, at, to)) {
				header.trouble(line, at, to, number);
			}
		}
		case 'U' -> processor.unified(line, at, to, number);
		case 'A' -> header.trouble(line, at, to, number);
		default -> {
			// Phases within a stop, whose sum is told by the stop; tables of single phases and pages.
		}
		}
	}

	private void pause(long collection, byte[] line, int from, int to, long number, long offset) {
		int end = durationStart(line, from, to);
		if (end < 0) {
			return;
		}
		long nanos = duration;
		int titleEnd = end;
		if (sizes.last(line, from, end)) {
			titleEnd = sizes.start();
			stageHeap();
		}
		title.pause(line, from, titleEnd);
		int flags = title.flags() | (heap.stage(collection) ? GcEvents.EVACUATION_FAILED : 0);
		if ((flags & GcEvents.EVACUATION_FAILED) != 0) {
			log.incident(IncidentKind.EVACUATION_FAILURE, number, 0);
		}
		log.set(GcColumn.PAUSE, nanos);
		place(nanos, number, offset);
		log.add(title.kind(), title.cause(), flags);
	}

	/** Concurrent work counts as a cycle where the line tells a whole one, or sizes of the heap; single phases are left out. */
	private void concurrent(byte[] line, int from, int to, long number, long offset) {
		if (Bytes.startsWith(line, from, to, MODE_FAILURE)) {
			log.incident(IncidentKind.CONCURRENT_MODE_FAILURE, number, 0);
			return;
		}
		boolean cycle = Bytes.indexOf(line, from, to, CYCLE) > 0;
		if (cycle || Bytes.startsWith(line, from + CONCURRENT.length, to, CLEANUP)) {
			int end = durationStart(line, from, to);
			if (end < 0) {
				return;
			}
			boolean inSizes = sizes.last(line, from, end);
			if (!cycle && !inSizes) {
				return;
			}
			if (inSizes) {
				stageHeap();
			}
			log.set(GcColumn.CONCURRENT, duration);
			place(duration, number, offset);
			title.cycle(CollectionKind.CONCURRENT_CYCLE, line, from, end);
			log.add(CollectionKind.CONCURRENT_CYCLE, title.cause(), 0);
		}
	}

	/** The end of a cycle of ZGC; its beginning has no sizes. {@return whether the line is of a cycle of this name} */
	private boolean cycle(byte[] name, CollectionKind kind, long collection, byte[] line, int from, int to, long number, long offset) {
		if (!Bytes.startsWith(line, from, to, name)) {
			return false;
		}
		if (!sizes.last(line, from, to)) {
			return true;
		}
		int end = durationStart(line, from, to);
		long nanos = end < 0 ? 0 : duration;
		stageHeap();
		title.cycle(kind, line, from, sizes.start());
		heap.stage(collection);
		if (end >= 0) {
			log.set(GcColumn.CONCURRENT, nanos);
		}
		place(nanos, number, offset);
		log.add(kind, title.cause(), title.flags());
		return true;
	}

	private void stageHeap() {
		log.set(GcColumn.HEAP_BEFORE, sizes.before());
		log.set(GcColumn.HEAP_AFTER, sizes.after());
		if (sizes.capacity() != Bytes.UNKNOWN) {
			log.set(GcColumn.HEAP_CAPACITY, sizes.capacity());
		} else if (log.jvm().maxHeap() != Bytes.UNKNOWN) {
			log.set(GcColumn.HEAP_CAPACITY, log.jvm().maxHeap());
		}
	}

	/** The line is written at the end of what it tells. */
	private void place(long nanos, long number, long offset) {
		log.set(GcColumn.LINE, number);
		log.set(GcColumn.OFFSET, offset);
		JvmBuilder jvm = log.jvm();
		long end = clock.now();
		if (end != Bytes.UNKNOWN) {
			long start = jvm.clock() == Clock.UPTIME ? Math.max(0, end - nanos) : end - nanos;
			log.set(GcColumn.START, start);
			jvm.time(jvm.clock(), start);
		}
	}

	private long duration;

	/** Reads the time at the end of a line, such as {@code 2.717ms} or {@code 0.020s}. {@return where it begins, or -1} */
	private int durationStart(byte[] line, int from, int end) {
		int to = end;
		while (to > from && line[to - 1] == ' ') {
			to--;
		}
		if (to - from < 3 || line[to - 1] != 's') {
			return -1;
		}
		boolean millis = line[to - 2] == 'm';
		int last = millis ? to - 2 : to - 1;
		int first = last;
		while (first > from && (Bytes.isDigit(line[first - 1]) || line[first - 1] == '.' || line[first - 1] == ',')) {
			first--;
		}
		if (first == from || line[first - 1] != ' ') {
			return -1;
		}
		duration = Bytes.scaled(line, first, last, millis ? Bytes.MILLISECOND : Bytes.SECOND);
		return duration == Bytes.UNKNOWN ? -1 : first;
	}

	private void other(byte[] line, int from, int at, int to, long number) {
		boolean decorated = decorations.hasTime() || decorations.hasLevel() || decorations.isOfCollection();
		if (decorated) {
			clock.take(decorations, false);
		}
		boolean known = header.take(line, at, to, number);
		if (decorated || known) {
			log.understood();
			if (!known) {
				ForeignLine.memory(log, line, at, to, number);
			}
		} else {
			ForeignLine.take(log, line, from, to, number);
		}
	}

	@Override
	public void end() {
		clock.end();
		if (timesBack > 0) {
			log.remark(TEXTS.get("read.clockBack", timesBack, Long.toString(firstBack)));
		}
	}
}
