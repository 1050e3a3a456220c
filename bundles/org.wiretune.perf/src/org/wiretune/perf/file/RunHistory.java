/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.file;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.wiretune.perf.result.RunFile;

/** The run files of a project: every {@code .json} file in one folder. */
public final class RunHistory {

	/** Name of the folder with run files in a project. */
	public static final String FOLDER_NAME = "wiretune-runs";

	private static final DateTimeFormatter FILE_TIME = DateTimeFormatter.ofPattern("uuuuMMdd-HHmmss-SSS", Locale.ROOT);

	private final Path folder;

	/**
	 * The history in a folder. Nothing is read or created yet.
	 *
	 * @param folder the folder, which need not exist
	 */
	public RunHistory(Path folder) {
		this.folder = folder;
	}

	/**
	 * The history of a project.
	 *
	 * @param project folder of the project
	 * @return its history
	 */
	public static RunHistory ofProject(Path project) {
		return new RunHistory(project.resolve(FOLDER_NAME));
	}

	/**
	 * A file of the history.
	 *
	 * @param file the file
	 * @param run what it holds, empty when it could not be read
	 * @param problem why it could not be read, a sentence; empty when it could
	 */
	public record Entry(Path file, Optional<RunFile> run, String problem) {
	}

	/** {@return the folder} */
	public Path folder() {
		return folder;
	}

	/**
	 * Reads every file. A broken one does not keep the others from being read.
	 *
	 * @return the entries, newest last, by the time the run was started; files that cannot be read come first
	 * @throws IOException when the folder itself cannot be listed; a folder that is not there is an empty history
	 */
	public List<Entry> entries() throws IOException {
		List<Entry> entries = new ArrayList<>();
		try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.json")) {
			for (Path file : files) {
				if (Files.isRegularFile(file)) {
					entries.add(read(file));
				}
			}
		} catch (NoSuchFileException e) {
			return List.of();
		}
		entries.sort(Comparator.<Entry, Instant>comparing(
				entry -> entry.run().map(RunFile::startedAt).orElse(Instant.MIN)).thenComparing(Entry::file));
		return List.copyOf(entries);
	}

	/**
	 * Reads every run that can be read.
	 *
	 * @return the runs, newest last
	 * @throws IOException when the folder itself cannot be listed
	 */
	public List<RunFile> runs() throws IOException {
		return entries().stream().flatMap(entry -> entry.run().stream()).toList();
	}

	/**
	 * Finds the newest run before another that measured one of the same cells.
	 *
	 * @param run a run
	 * @return the run before it, empty when there is none
	 * @throws IOException when the folder itself cannot be listed
	 */
	public Optional<RunFile> before(RunFile run) throws IOException {
		return runs().stream().filter(other -> other.startedAt().isBefore(run.startedAt()))
				.filter(other -> other.cells().stream()
						.anyMatch(cell -> run.cells().stream().anyMatch(cell::samePlace)))
				.reduce((older, newer) -> newer);
	}

	/**
	 * A name for the file of a new run: time and name of the run, with only letters and digits that every file system
	 * takes.
	 *
	 * @param name name of the run
	 * @param startedAt when it is started
	 * @return a file in the folder; it is not created
	 */
	public Path newFile(String name, Instant startedAt) {
		String plain = name.replaceAll("[^A-Za-z0-9]+", "-").replaceAll("^-|-$", "");
		String time = FILE_TIME.format(startedAt.atZone(ZoneId.systemDefault()));
		String suffix = plain.isEmpty() ? "" : "-" + plain.substring(0, Math.min(plain.length(), 60));
		return folder.resolve(time + suffix + ".json");
	}

	private static Entry read(Path file) {
		try {
			return new Entry(file, Optional.of(RunFileFormat.read(file)), "");
		} catch (IOException e) {
			return new Entry(file, Optional.empty(), String.valueOf(e.getMessage()));
		}
	}
}
