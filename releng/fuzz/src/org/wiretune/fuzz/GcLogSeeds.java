/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.fuzz;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import org.wiretune.gclog.GcLogFormat;
import org.wiretune.gclog.ReadingMonitor;
import org.wiretune.gclog.read.GcLogReader;

/** Collection logs to begin with, a set for each format. */
final class GcLogSeeds {

	private static final String PREFIX = "gclog-";
	private static final int MOST_BYTES = 16_384;
	private static final int MOST_FILES = 60;

	private GcLogSeeds() {
	}

	/** {@return the ids of the formats} */
	static List<String> ids() {
		return Stream.of(GcLogFormat.values()).map(GcLogSeeds::id).toList();
	}

	private static String id(GcLogFormat format) {
		return PREFIX + format.name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

	/** Copies small logs of a format from folders; the beginning of larger ones. */
	static void copy(String id, Path seeds, List<Path> folders) throws IOException {
		int count = 0;
		for (Path folder : folders) {
			List<Path> all;
			try (Stream<Path> files = Files.walk(folder)) {
				all = files.filter(Files::isRegularFile).filter(file -> file.toString().matches(".*\\.(txt|log)")).sorted().toList();
			}
			for (Path file : all) {
				if (count < MOST_FILES && Files.size(file) > 0 && isOf(file, id)) {
					byte[] bytes = new byte[(int) Math.min(MOST_BYTES, Files.size(file))];
					try (var in = Files.newInputStream(file)) {
						in.readNBytes(bytes, 0, bytes.length);
					}
					Files.copy(new ByteArrayInputStream(bytes), seeds.resolve("seed" + count++), StandardCopyOption.REPLACE_EXISTING);
				}
			}
		}
	}

	private static boolean isOf(Path file, String id) {
		try {
			return id(GcLogReader.read(file, ReadingMonitor.NONE).format()).equals(id);
		} catch (IOException none) {
			return false;
		}
	}

	/** {@return all paths of arguments} */
	static List<Path> folders(String[] arguments, int from) {
		List<Path> folders = new ArrayList<>();
		for (int i = from; i < arguments.length; i++) {
			folders.add(Path.of(arguments[i]));
		}
		return folders;
	}
}
