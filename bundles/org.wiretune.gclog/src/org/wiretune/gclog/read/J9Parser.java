/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import static org.wiretune.gclog.internal.GcTexts.TEXTS;
import static org.wiretune.gclog.read.J9Names.*;

import java.util.Locale;

import org.wiretune.gclog.Clock;
import org.wiretune.gclog.CollectionKind;
import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcEvents;
import org.wiretune.gclog.GcLogBuilder;
import org.wiretune.gclog.GcLogFormat;

/**
 * verbose:gc of IBM J9 and OpenJ9, tag by tag: a {@code native_stderr.log} is no XML document, it has several of them, cut off,
 * with other text between. The version of the format is never asked for; both generations of element names are known at once.
 */
final class J9Parser implements LogParser {

	private static final byte[] ALLOCATION_FAILURE = Bytes.ascii("allocation failure");
	private static final byte[] CONCURRENT = Bytes.ascii("concurrent collection");
	private static final byte[] EXPLICIT = Bytes.ascii("explicit");

	private final GcLogBuilder log;
	private final Tag tag = new Tag(ELEMENTS);
	private final J9Stop stop;
	private final J9Machine machine;
	private boolean inCollection;
	private boolean inCollectionEnd;
	private boolean behindCollection;
	/** Elements {@code con} within a stop that tell of concurrent work and are not ended yet. */
	private int notes;
	private int takenTo;
	private final IsoTime.Day day = new IsoTime.Day();
	private boolean insideOldCollection;
	private boolean timesTold;
	private long pause;
	private boolean atPartStart;
	private long lastId;
	private boolean rootWaits;
	private long rootLine;
	private String rootVersion = "";

	J9Parser(GcLogBuilder log) {
		this.log = log;
		stop = new J9Stop(log);
		machine = new J9Machine(log);
	}

	@Override
	public GcLogFormat format() {
		return GcLogFormat.J9_XML;
	}

	@Override
	public boolean recognises(byte[] line, int from, int to) {
		return J9Head.isAt(line, from, to);
	}

	@Override
	public void line(byte[] line, int from, int to, long number, long offset) {
		boolean known = false;
		tag.line(line, from, to);
		while (tag.next()) {
			int element = tag.element();
			known |= element >= 0;
			if (element >= 0 && element < QUIET) {
				if (tag.isClosing()) {
					close(element);
				} else {
					open(element, line, number, offset);
				}
			}
		}
		if (known) {
			log.understood();
		} else if (!isProlog(line, from, to)) {
			ForeignLine.take(log, line, from, to, number);
		} else {
			log.understood();
		}
	}

	/** Lines of one tag each, which nearly all are. */
	@Override
	public int take(byte[] buffer, int from, int to, long number, long offset) {
		int at = from;
		int lines = 0;
		int known = 0;
		while (at < to) {
			if (buffer[at] == '\n') {
				lines++;
				at++;
				continue;
			}
			int next = tag.whole(buffer, at, to);
			if (next < 0) {
				break;
			}
			int element = tag.element();
			if (tag.isClosing()) {
				close(element);
			} else if (element < QUIET && !(element == MEM && tag.beginsWithOther(FIRST_TYPE, 'n', 't', 'e'))) {
				open(element, buffer, number + lines, offset + at - from);
			}
			known++;
			lines++;
			at = next;
		}
		log.understood(known);
		takenTo = at;
		return lines;
	}

	@Override
	public int takenTo() {
		return takenTo;
	}

	private static boolean isProlog(byte[] line, int from, int to) {
		return to - from > 4 && line[from] == '<' && (line[from + 1] == '?' || line[from + 1] == '!');
	}

	private void open(int element, byte[] line, long number, long offset) {
		switch (element) {
		case VERBOSEGC -> {
			stop.drop();
			notes = 0;
			rootLine = number;
			rootVersion = tag.text(VERSION);
			rootWaits = atPartStart && lastId > 0;
			atPartStart = false;
			if (!rootWaits) {
				newMachine();
			}
		}
		case INITIALIZED -> {
			owner();
			time(line);
		}
		case ATTRIBUTE -> machine.attribute(tag);
		case VMARG -> machine.argument(tag);
		case EXCLUSIVE_START -> {
			owner();
			stop.begin(time(line), number, offset);
			inCollection = false;
		}
		case EXCLUSIVE_END -> {
			long told = tag.number(DURATION_MS, Bytes.MILLISECOND);
			stop.end(told != Bytes.UNKNOWN ? told : sinceBegin(line));
		}
		case AF_START -> {
			stop.cause(cause(ALLOCATION_FAILURE), GcEvents.ALLOCATION_FAILED);
			set(GcColumn.REQUESTED, tag.number(TOTAL_REQUESTED, 1));
		}
		case AF_END -> {
			if (tag.is(SUCCESS, FALSE)) {
				stop.exhausted(number);
			}
		}
		case UNSATISFIED -> stop.exhausted(number);
		case SYS_START -> {
			boolean explicit = tag.is(REASON, EXPLICIT);
			stop.cause(tag.find(REASON) ? log.cause(line, tag.valueStart(), tag.valueEnd()) : cause(EXPLICIT), explicit ? GcEvents.EXPLICIT : 0);
		}
		case CONCURRENT_START -> stop.cause(cause(CONCURRENT), 0);
		case COPY_FAILED -> stop.copyFailed(number);
		case GC_START -> {
			stop.collection(kind());
			inCollection = true;
			inCollectionEnd = false;
		}
		case GC_END -> {
			stop.add(GcColumn.COLLECTION, tag.number(DURATION_MS, Bytes.MILLISECOND));
			inCollection = true;
			inCollectionEnd = true;
		}
		case GC_OP -> operation();
		case MEM_INFO -> sizes(GcColumn.HEAP_BEFORE, GcColumn.HEAP_AFTER, GcColumn.HEAP_CAPACITY);
		case MEM -> {
			if (!tag.find(TYPE)) {
				return;
			}
			if (tag.isValue(NURSERY_TYPE) || tag.isValue(EDEN_TYPE)) {
				sizes(GcColumn.YOUNG_BEFORE, GcColumn.YOUNG_AFTER, null);
			} else if (tag.isValue(TENURE_TYPE)) {
				sizes(GcColumn.OLD_BEFORE, GcColumn.OLD_AFTER, GcColumn.OLD_CAPACITY);
			}
		}
		default -> openOld(element, line, number, offset);
		}
	}

	private void newMachine() {
		rootWaits = false;
		lastId = 0;
		log.start(rootLine).version(rootVersion);
		log.jvm().collector("J9");
	}

	/** A rotated file has a root of its own; its numbers go on where the same virtual machine writes it. */
	private void owner() {
		long id = tag.number(ID, 1);
		if (rootWaits && (id == Bytes.UNKNOWN || id <= lastId)) {
			newMachine();
		}
		rootWaits = false;
		atPartStart = false;
		lastId = Math.max(lastId, id);
	}

	@Override
	public void nextPart() {
		atPartStart = true;
	}

	private void operation() {
		GcColumn column = !tag.find(TYPE) ? null : tag.isValue(MARK) ? GcColumn.MARK : tag.isValue(SWEEP) ? GcColumn.SWEEP : tag.isValue(COMPACT) ? GcColumn.COMPACT : null;
		if (column != null) {
			stop.add(column, tag.number(TIME_MS, Bytes.MILLISECOND));
		}
	}

	private void sizes(GcColumn before, GcColumn after, GcColumn capacity) {
		if (inCollection) {
			stop.sizes(before, after, capacity, !inCollectionEnd, tag.number(FREE, 1), tag.number(TOTAL, 1));
		}
	}

	/** Elements of R23 and R24. */
	private void openOld(int element, byte[] line, long number, long offset) {
		switch (element) {
		case AF, SYS, CON -> {
			owner();
			if (element == CON && !tag.is(EVENT, COLLECTION)) {
				// What concurrent work tells of itself stands beside stops and within them; it is none.
				notes += tag.isEmpty() ? 0 : 1;
				return;
			}
			notes = 0;
			insideOldCollection = false;
			stop.begin(time(line), number, offset);
			stop.cause(cause(element == AF ? ALLOCATION_FAILURE : element == SYS ? EXPLICIT : CONCURRENT),
					element == AF ? GcEvents.ALLOCATION_FAILED : element == SYS ? GcEvents.EXPLICIT : 0);
			pause = Bytes.UNKNOWN;
			behindCollection = false;
			inCollection = false;
		}
		case MINIMUM -> set(GcColumn.REQUESTED, tag.number(REQUESTED, 1));
		case GC -> {
			stop.collection(kind());
			behindCollection = true;
			insideOldCollection = !tag.isEmpty();
			timesTold = false;
		}
		case TIMESMS -> {
			timesTold = true;
			stop.add(GcColumn.MARK, tag.number(MARK, Bytes.MILLISECOND));
			stop.add(GcColumn.SWEEP, tag.number(SWEEP, Bytes.MILLISECOND));
			stop.add(GcColumn.COMPACT, tag.number(COMPACT, Bytes.MILLISECOND));
			stop.add(GcColumn.COLLECTION, tag.number(TOTAL, Bytes.MILLISECOND));
		}
		case TIME -> {
			long total = tag.number(TOTAL_MS, Bytes.MILLISECOND);
			pause = total == Bytes.UNKNOWN ? pause : total;
			// A scavenge tells its time as the stop does.
			if (insideOldCollection && !timesTold) {
				stop.add(GcColumn.COLLECTION, total);
			}
		}
		case NURSERY -> stop.sizes(GcColumn.YOUNG_BEFORE, GcColumn.YOUNG_AFTER, null, !behindCollection, tag.number(FREE_BYTES, 1), tag.number(TOTAL_BYTES, 1));
		case TENURED -> stop.sizes(GcColumn.OLD_BEFORE, GcColumn.OLD_AFTER, GcColumn.OLD_CAPACITY, !behindCollection, tag.number(FREE_BYTES, 1),
				tag.number(TOTAL_BYTES, 1));
		case WARNING -> {
			if (stop.isOpen() && tag.text(Bytes.ascii("details")).toLowerCase(Locale.ROOT).contains("allocation")) {
				stop.exhausted(number);
			}
		}
		default -> {
			// Tells nothing that is kept.
		}
		}
	}

	private void close(int element) {
		switch (element) {
		case AF, SYS, CON -> {
			if (element == CON && notes > 0) {
				notes--;
				return;
			}
			sumOfSpaces(GcColumn.HEAP_BEFORE, GcColumn.OLD_BEFORE, GcColumn.YOUNG_BEFORE);
			sumOfSpaces(GcColumn.HEAP_AFTER, GcColumn.OLD_AFTER, GcColumn.YOUNG_AFTER);
			stop.end(pause);
		}
		case GC -> insideOldCollection = false;
		case VERBOSEGC -> {
			stop.drop();
			notes = 0;
		}
		case GC_START, GC_END -> inCollection = false;
		default -> {
			// Ends nothing that is kept.
		}
		}
	}

	/** The older format tells the spaces and not their sum. */
	private void sumOfSpaces(GcColumn heap, GcColumn old, GcColumn young) {
		long tenured = log.staged(old);
		if (stop.isOpen() && tenured != Bytes.UNKNOWN) {
			long nursery = log.staged(young);
			log.set(heap, nursery == Bytes.UNKNOWN ? tenured : tenured + nursery);
		}
	}

	private void set(GcColumn column, long value) {
		if (stop.isOpen() && value != Bytes.UNKNOWN) {
			log.set(column, value);
		}
	}

	private int cause(byte[] words) {
		return log.cause(words, 0, words.length);
	}

	private long time(byte[] line) {
		long nanos = tag.find(TIMESTAMP) ? J9Time.nanos(line, tag.valueStart(), tag.valueEnd(), day) : Bytes.UNKNOWN;
		if (nanos != Bytes.UNKNOWN) {
			log.jvm().time(Clock.WALL_CLOCK, nanos);
		}
		return nanos;
	}

	/** {@return how long a stop took that tells when it began and ended, and no duration} */
	private long sinceBegin(byte[] line) {
		long nanos = stop.since(time(line));
		if (nanos != Bytes.UNKNOWN) {
			log.remark(TEXTS.get("read.j9Timestamps"));
		}
		return nanos;
	}

	private CollectionKind kind() {
		if (tag.is(TYPE, SCAVENGE)) {
			return CollectionKind.YOUNG;
		}
		String type = tag.text(TYPE);
		return switch (type) {
		case "scavenger", "nursery" -> CollectionKind.YOUNG;
		case "partial gc" -> CollectionKind.PARTIAL;
		case "global mark phase" -> CollectionKind.GLOBAL_MARK;
		case "global", "global garbage collect", "tenured" -> CollectionKind.FULL;
		default -> type.contains("partial") ? CollectionKind.PARTIAL : CollectionKind.FULL;
		};
	}

	@Override
	public void end() {
		stop.drop();
		if (log.lostStops() > 0) {
			log.remark(TEXTS.get("read.j9Dropped", log.lostStops()));
		}
	}
}
