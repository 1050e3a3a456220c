/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

import org.wiretune.gclog.GcLogFormat;
import org.wiretune.gclog.LogFile;
import org.wiretune.gclog.internal.Packed;

/**
 * Files that together are one log, because the virtual machine began a new one whenever a file was large enough. They belong
 * together by their names and their format, and are in the order of the times in them. May be used by any thread; finding
 * them reads the beginning of each file, so it is nothing for the thread of a user interface.
 *
 * @param name how the set is called: the path of its file, or the path that all its files share
 * @param files its files, at least one
 * @param remarks sentences on files that were left out, and on how the order was found
 */
public record LogSet(String name, List<LogFile> files, List<String> remarks) {

	/** A folder with more files than that is no folder of logs. */
	private static final int MOST_FILES = 10_000;
	private static final int MOST_ENTRIES = 1_000;

	/**
	 * {@return a file without those beside it; of a zip with several entries all that are logs}
	 *
	 * @param file a file
	 */
	public static LogSet alone(Path file) {
		List<LogFile> entries = entries(file);
		if (entries.size() == 1) {
			return new LogSet(file.toString(), entries, List.of());
		}
		return largest(file.toString(), entries).orElse(new LogSet(file.toString(), List.of(LogFile.of(file)), List.of()));
	}

	/**
	 * {@return a file with those that the virtual machine wrote before and behind it into the same folder; alone where there are
	 * none, or where it is no log}
	 *
	 * @param file one of the files
	 * @throws IOException when the file or its folder cannot be read
	 */
	public static LogSet around(Path file) throws IOException {
		Path folder = file.toAbsolutePath().getParent();
		String base = SetName.of(file).base();
		List<Path> members = new ArrayList<>();
		for (Path other : files(folder)) {
			if (SetName.of(other).base().equals(base)) {
				members.add(file.resolveSibling(other.getFileName()));
			}
		}
		if (members.size() < 2) {
			return alone(file);
		}
		return sets(file.resolveSibling(base).toString(), members).stream()
				.filter(set -> set.files().stream().anyMatch(each -> each.path().getFileName().equals(file.getFileName()))).findFirst().orElse(alone(file));
	}

	/**
	 * {@return the logs that stand in a folder itself; none where there is no log}
	 *
	 * @param folder a folder
	 * @throws IOException when the folder cannot be read, or has too many files
	 */
	public static List<LogSet> inFolder(Path folder) throws IOException {
		Map<String, List<Path>> byName = new TreeMap<>();
		files(folder).forEach(file -> byName.computeIfAbsent(SetName.of(file).base(), base -> new ArrayList<>()).add(file));
		List<LogSet> sets = new ArrayList<>();
		for (Map.Entry<String, List<Path>> group : byName.entrySet()) {
			sets.addAll(sets(folder.resolve(group.getKey()).toString(), group.getValue()));
		}
		return List.copyOf(sets);
	}

	private static List<Path> files(Path folder) throws IOException {
		List<Path> files = new ArrayList<>();
		try (DirectoryStream<Path> children = Files.newDirectoryStream(folder)) {
			for (Path child : children) {
				if (Files.isRegularFile(child)) {
					files.add(child);
				}
				if (files.size() > MOST_FILES) {
					throw new IOException(TEXTS.get("set.tooManyFiles", folder, MOST_FILES));
				}
			}
		}
		files.sort(null);
		return files;
	}

	private static Optional<LogSet> largest(String name, List<LogFile> files) {
		return byFormat(name, files).stream().max((a, b) -> Integer.compare(a.files().size(), b.files().size()));
	}

	private static List<LogSet> sets(String name, Collection<Path> members) {
		List<LogFile> files = new ArrayList<>();
		members.forEach(member -> files.addAll(entries(member)));
		return byFormat(name, files);
	}

	/** A file of another format is the log of another virtual machine. */
	private static List<LogSet> byFormat(String name, List<LogFile> files) {
		Map<GcLogFormat, List<LogHead>> heads = new EnumMap<>(GcLogFormat.class);
		List<String> remarks = new ArrayList<>();
		for (LogFile file : files) {
			try {
				LogHead.of(file).ifPresentOrElse(head -> heads.computeIfAbsent(head.format(), format -> new ArrayList<>()).add(head),
						() -> remarks.add(TEXTS.get("set.noLog", file.name())));
			} catch (IOException problem) {
				remarks.add(TEXTS.get("read.partUnreadable", file.name(), String.valueOf(problem.getMessage())));
			}
		}
		List<LogSet> sets = new ArrayList<>();
		heads.values().forEach(group -> {
			List<String> ofGroup = new ArrayList<>(remarks);
			List<LogFile> ordered = SetOrder.of(group, ofGroup);
			sets.add(new LogSet(ordered.size() == 1 ? ordered.get(0).name() : name, ordered, List.copyOf(ofGroup)));
		});
		return sets;
	}

	/** {@return the entries of a zip; else, or where its table of contents is broken, the file itself} */
	private static List<LogFile> entries(Path file) {
		if (!isZip(file)) {
			return List.of(LogFile.of(file));
		}
		try (ZipFile zip = new ZipFile(file.toFile())) {
			List<LogFile> entries = zip.stream().filter(entry -> !entry.isDirectory()).limit(MOST_ENTRIES).map(ZipEntry::getName)
					.map(name -> new LogFile(file, name)).toList();
			return entries.size() < 2 ? List.of(LogFile.of(file)) : entries;
		} catch (IOException | IllegalArgumentException broken) {
			return List.of(LogFile.of(file));
		}
	}

	private static boolean isZip(Path file) {
		try (var in = Files.newInputStream(file)) {
			return Packed.isZip(in.readNBytes(4));
		} catch (IOException unreadable) {
			// Reading it says why.
			return false;
		}
	}
}
