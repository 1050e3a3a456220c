/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.logs;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.LimitOwner;
import org.wiretune.safety.text.Texts;

/**
 * Finds what a process leaves behind when memory ends: heap dumps, core files, and javacore files, fatal error logs and failure
 * records that speak of memory, also under names that the arguments of the process give. Looks again and again at the same folders; of each at a bounded number of entries, and a text is
 * read once. Used by one thread at a time, not that of a user interface.
 */
public final class DumpFiles {

	private static final Texts TEXTS = Texts.of(DumpFiles.class, "messages"); //$NON-NLS-1$

	/** Of a folder with more entries the others are not looked at. */
	private static final int MOST_ENTRIES = 10_000;
	private static final int MOST_LINES = 2_000;

	/** HotSpot and J9: {@code java_pid4711.hprof}, {@code heapdump.20261124.093000.4711.0001.phd}. */
	private static final Pattern HEAP_DUMP = Pattern.compile("java_pid(\\d+)\\b.*|heapdump(?:\\.\\d+\\.\\d+\\.(\\d+))?.*"); //$NON-NLS-1$
	/** {@code core}, {@code core.4711}, {@code core.20261124.093000.4711.0001.dmp}. */
	private static final Pattern CORE = Pattern.compile("core(?:\\.\\d+\\.\\d+\\.(\\d+)\\.\\d+\\.dmp|\\.(\\d+))?"); //$NON-NLS-1$
	/** {@code hs_err_pid4711.log}, {@code javacore.20261124.093000.4711.0001.txt}: also written for other reasons. */
	private static final Pattern TEXT = Pattern.compile("hs_err_pid(\\d+).*|javacore(?:\\.\\d+\\.\\d+\\.(\\d+))?.*"); //$NON-NLS-1$
	private static final Pattern MEMORY = Pattern.compile("OutOfMemoryError|insufficient memory|Out of Memory Error|unable to allocate memory"); //$NON-NLS-1$

	private final DumpPlaces places;
	private final long pid;
	private final long after;
	private final boolean ofRun;
	private final Map<Path, Read> read = new HashMap<>();

	/** A text as it was read. */
	private record Read(long modified, boolean tellsMemory) {
	}

	private record Found(Path file, long modified) {
	}

	/**
	 * A look at the places of a process.
	 *
	 * @param places working folder of the process and where else it writes dumps
	 * @param pid its process id; files that name another process are passed over
	 * @param after milliseconds since 1970, mostly its start; older files belong to an earlier problem
	 * @param ofRun whether the folder goes with the run, which the sentence says then
	 */
	public DumpFiles(DumpPlaces places, long pid, long after, boolean ofRun) {
		this.places = places;
		this.pid = pid;
		this.after = after;
		this.ofRun = ofRun;
	}

	/**
	 * Looks now.
	 *
	 * @return an alarm that names the newest file; empty where there is none, and where the folders cannot be read
	 */
	public Optional<Alarm> look() {
		Map<Path, Found> found = new LinkedHashMap<>();
		// Named files first: a folder may hold more than is looked at.
		places.named().forEach(named -> add(named.file(), named.text(), found));
		for (Path folder : places.folders()) {
			list(folder, false, found);
			list(folder.resolve("logs").resolve("ffdc"), true, found); //$NON-NLS-1$ //$NON-NLS-2$
		}
		return found.values().stream().max(Comparator.comparingLong(Found::modified))
				.map(newest -> Alarm.seen("oom-artifacts-present", newest.file().getFileName().toString(), newest.modified(), LimitOwner.HEAP, //$NON-NLS-1$
						TEXTS.get(ofRun ? "oom-artifacts-present.run" : "oom-artifacts-present", newest.file().toString(), found.size()))); //$NON-NLS-1$ //$NON-NLS-2$
	}

	private void list(Path folder, boolean records, Map<Path, Found> found) {
		try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
			int seen = 0;
			for (Path entry : entries) {
				if (++seen > MOST_ENTRIES) {
					return;
				}
				String name = entry.getFileName().toString();
				boolean text = records ? name.endsWith(".txt") : isOwn(TEXT.matcher(name)); //$NON-NLS-1$
				boolean dump = !records && (isOwn(HEAP_DUMP.matcher(name)) || isOwn(CORE.matcher(name)));
				Optional<NamedDump> named = places.named().stream().filter(each -> each.is(entry)).findFirst();
				if (text || dump || named.isPresent()) {
					add(entry, named.map(NamedDump::text).orElse(text), found);
				}
			}
		} catch (IOException | DirectoryIteratorException | SecurityException absent) {
			// A folder that is gone or not for this user holds nothing to tell.
			System.getLogger(DumpFiles.class.getName()).log(System.Logger.Level.TRACE, "Not listed.", absent); //$NON-NLS-1$
		}
	}

	/** Whether a name is such a one, and of no other process. */
	private boolean isOwn(Matcher name) {
		if (!name.matches()) {
			return false;
		}
		for (int i = 1; i <= name.groupCount(); i++) {
			if (name.group(i) != null) {
				return name.group(i).equals(Long.toString(pid));
			}
		}
		return true;
	}

	private void add(Path file, boolean text, Map<Path, Found> found) {
		try {
			BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
			long modified = attributes.lastModifiedTime().toMillis();
			if (attributes.isRegularFile() && modified >= after && (!text || tellsMemory(file, modified))) {
				found.put(file, new Found(file, modified));
			}
		} catch (IOException gone) {
			read.remove(file);
		}
	}

	private boolean tellsMemory(Path file, long modified) {
		Read before = read.get(file);
		if (before == null || before.modified() != modified) {
			before = new Read(modified, readMemory(file));
			if (read.size() < MOST_ENTRIES) {
				read.put(file, before);
			}
		}
		return before.tellsMemory();
	}

	private static boolean readMemory(Path record) {
		try (BufferedReader reader = Files.newBufferedReader(record, StandardCharsets.ISO_8859_1)) {
			return reader.lines().limit(MOST_LINES).anyMatch(line -> MEMORY.matcher(line).find());
		} catch (IOException | UncheckedIOException gone) {
			return false;
		}
	}
}
