/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/**
 * Ends a program that changes many files in every way, and looks whether a file is anything but the old or the new one,
 * and whether undo gives every byte back. Needs nothing but the JDK. Arguments: what to do, how often, a folder to work
 * in, whether to undo, and the command that changes the files below the folder {@code FOLDER}.
 */
final class Kills {

	private static final int FILES = 200;
	/** Of a disk that gets full; the others are shorter, as most time goes into forcing each to disk. */
	private static final int FULL_FILES = 20;
	private static final int LEAST_LINES = 700;
	private static final int MOST_LINES = 2100;
	private static final int SHORTER = 10;
	private static final String FOLDER = "FOLDER";
	/** In percent: a program that is killed before or behind its writing says nothing of it. */
	private static final int LEAST_IN_THE_MIDDLE = 80;

	private final Path work;
	private final Path files;
	private final List<String> command;
	private final boolean undoes;
	private final Random random = new Random(18);
	private final Map<String, byte[]> old = new TreeMap<>();
	private final Map<String, byte[]> changed = new TreeMap<>();
	private int failures;
	/** From the start of the program to the first changed file and to its end, in nanoseconds. */
	private long first;
	private long last;

	private Kills(Path work, boolean undoes, List<String> command) {
		this.work = work;
		this.files = work.resolve("files");
		this.undoes = undoes;
		this.command = command;
	}

	public static void main(String[] arguments) throws Exception {
		Kills kills = new Kills(Path.of(arguments[2]), Boolean.parseBoolean(arguments[3]), Arrays.asList(arguments).subList(4, arguments.length));
		int times = Integer.parseInt(arguments[1]);
		kills.start(arguments[0].equals("full") ? FULL_FILES : FILES);
		switch (arguments[0]) {
		case "kill" -> kills.kill(times, true);
		case "end" -> kills.kill(times, false);
		case "full" -> kills.full(times);
		case "read-only" -> kills.readOnly(times);
		case "together" -> kills.together(times);
		case "edits" -> kills.edits(times);
		default -> throw new IllegalArgumentException(arguments[0]);
		}
		System.exit(kills.failures == 0 ? 0 : 1);
	}

	/** Makes the files and lets the program change all of them once, undisturbed. */
	private void start(int count) throws Exception {
		Files.createDirectories(files);
		for (int i = 0; i < count; i++) {
			old.put("a" + i + "-ds.xml", text(i, count == FULL_FILES ? 1 : SHORTER).getBytes(StandardCharsets.UTF_8));
		}
		reset();
		long began = System.nanoTime();
		Process process = change("first");
		while (process.isAlive() && first == 0) {
			first = hasChanged() ? System.nanoTime() - began : 0;
			LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
		}
		process.waitFor();
		last = System.nanoTime() - began;
		for (String name : old.keySet()) {
			changed.put(name, Files.readAllBytes(files.resolve(name)));
		}
		long differ = old.keySet().stream().filter(name -> !Arrays.equals(old.get(name), changed.get(name))).count();
		if (differ != count) {
			throw new IllegalStateException("The program changed " + differ + " of " + count + " files; see " + work.resolve("first.log"));
		}
	}

	private static String text(int number, int shorter) {
		StringBuilder text = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<datasources>\n  <local-tx-datasource>\n    <jndi-name>Order").append(number)
				.append("</jndi-name>\n    <connection-url>jdbc:oracle:thin:@db:1521:o</connection-url>\n    <min-pool-size>5</min-pool-size>\n    <max-pool-size>20</max-pool-size>\n  </local-tx-datasource>\n");
		// Some files are larger than the room that a full disk leaves, and some are not.
		int lines = (LEAST_LINES + number * 371 % (MOST_LINES - LEAST_LINES)) / shorter;
		for (int i = 0; i < lines; i++) {
			text.append("  <!-- ").append(number).append(' ').append(i).append(" what stands here is only there to be long, and is not to be lost. -->\n");
		}
		return text.append("</datasources>\n").toString();
	}

	private void kill(int times, boolean hard) throws Exception {
		int inTheMiddle = 0;
		int damaged = 0;
		int notBack = 0;
		int undone = 0;
		int parts = 0;
		for (int i = 0; i < times; i++) {
			reset();
			Process process = change("kill");
			awaitWriting(process);
			if (hard) {
				process.destroyForcibly();
			} else {
				process.destroy();
			}
			process.waitFor();
			int[] found = compare();
			inTheMiddle += found[0] > 0 && found[1] > 0 ? 1 : 0;
			damaged += found[2];
			parts += parts();
			if (undoes && found[1] > 0) {
				undone++;
				run("undo", List.of("undo"));
				notBack += FILES - compare()[0];
			}
			if ((i + 1) % 50 == 0) {
				System.err.printf("%d of %d%n", i + 1, times);
			}
		}
		reset();
		change("last").waitFor();
		System.out.printf("%s: %d times over %d files of %d KB together, %d times while files were written: %d damaged files; %d hidden files left, %d after the next run%s%n", hard ? "killed" : "ended by SIGTERM", times,
				FILES, old.values().stream().mapToInt(bytes -> bytes.length).sum() >> 10, inTheMiddle, damaged, parts, parts(), undoes ? "; undone " + undone + " times, " + notBack + " files not as before" : "");
		failures += damaged + notBack + parts();
		if (inTheMiddle * 100L < times * (long) LEAST_IN_THE_MIDDLE) {
			System.out.printf("Only %d of %d times were files written at that moment; less than %d %% says too little.%n", inTheMiddle, times, LEAST_IN_THE_MIDDLE);
			failures++;
		}
	}

	/**
	 * Waits until the program has changed a random part of the files. How long it takes to get there depends on what else the
	 * machine does, so no time of another run is a measure; what is between one file and the next is left to chance.
	 */
	private void awaitWriting(Process process) throws IOException {
		int awaited = random.nextInt(FILES - FILES / 10);
		List<String> unchanged = new ArrayList<>(old.keySet());
		while (process.isAlive() && FILES - unchanged.size() <= awaited) {
			// Asking all the time would take a processor from the program.
			LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
			List<String> changedNow = new ArrayList<>();
			for (String name : unchanged) {
				if (Files.size(files.resolve(name)) != old.get(name).length) {
					changedNow.add(name);
				}
			}
			unchanged.removeAll(changedNow);
		}
		LockSupport.parkNanos((long) (random.nextDouble() * (last - first) / FILES));
	}

	/** The disk is full after a few files. */
	private void full(int times) throws Exception {
		Path disk = Files.createDirectories(work.resolve("disk"));
		int damaged = 0;
		int notBack = 0;
		int codes = 0;
		int written = 0;
		for (int i = 0; i < times; i++) {
			must("mount", "-t", "tmpfs", "-o", "size=8m", "none", disk.toString());
			try {
				Path full = Files.createDirectories(disk.resolve("files"));
				old.forEach((name, bytes) -> put(full.resolve(name), bytes));
				// Some room, from none to that of the largest file.
				long room = (long) (random.nextDouble() * old.values().stream().mapToInt(bytes -> bytes.length).max().orElseThrow());
				Path filler = disk.resolve("filler");
				Files.write(filler, new byte[(int) Math.max(1, Files.getFileStore(disk).getUsableSpace() - room)]);
				int code = run("full", with(full));
				int[] found = compare(full);
				codes += code == (found[0] > 0 ? 2 : 0) ? 1 : 0;
				written += found[1];
				damaged += found[2] + parts(full);
				Files.delete(filler);
				if (undoes && found[1] > 0) {
					run("undo", List.of("undo"));
					notBack += old.size() - compare(full)[0];
				}
			} finally {
				must("umount", disk.toString());
			}
		}
		System.out.printf("full disk: %d times over %d files: %d damaged or hidden files, %d files changed where there was room, exit code 2 where one was not: %s%s%n", times, old.size(), damaged, written,
				codes == times ? "yes" : "no",
				undoes ? "; after undo " + notBack + " files not as before" : "");
		failures += damaged + notBack + times - codes;
	}

	/** The file system turns read-only in the middle. */
	private void readOnly(int times) throws Exception {
		Path disk = Files.createDirectories(work.resolve("disk"));
		int damaged = 0;
		int notBack = 0;
		int inTheMiddle = 0;
		int parts = 0;
		int codes = 0;
		for (int i = 0; i < times; i++) {
			must("mount", "-t", "tmpfs", "-o", "size=256m", "none", disk.toString());
			try {
				Path half = Files.createDirectories(disk.resolve("files"));
				old.forEach((name, bytes) -> put(half.resolve(name), bytes));
				Process process = start("read-only", with(half));
				String awaited = "a" + random.nextInt(FILES) + "-ds.xml";
				while (process.isAlive() && Arrays.equals(Files.readAllBytes(half.resolve(awaited)), old.get(awaited))) {
					Thread.onSpinWait();
				}
				// Refused as long as a file is open for writing.
				while (process.isAlive() && new ProcessBuilder("mount", "-o", "remount,ro", disk.toString()).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor() != 0) {
					Thread.onSpinWait();
				}
				int code = process.waitFor();
				int[] found = compare(half);
				boolean middle = found[0] > 0 && found[1] > 0;
				inTheMiddle += middle ? 1 : 0;
				codes += !middle || code == 2 ? 1 : 0;
				damaged += found[2];
				must("mount", "-o", "remount,rw", disk.toString());
				if (undoes) {
					run("undo", List.of("undo"));
					notBack += FILES - compare(half)[0];
					// What could not be removed while nothing could be written is removed by the next program.
					parts += parts(half);
				}
			} finally {
				must("umount", disk.toString());
			}
		}
		System.out.printf("read-only half-way: %d times, %d times in the middle: %d damaged files, %d hidden files after the next run, exit code 2: %s%s%n", times, inTheMiddle, damaged, parts,
				codes == times ? "yes" : "no",
				undoes ? "; after undo " + notBack + " files not as before" : "");
		failures += damaged + notBack + parts + times - codes;
	}

	/** Four programs at once change the same files; then all of them are undone. */
	private void together(int times) throws Exception {
		int damaged = 0;
		int notBack = 0;
		int wrong = 0;
		for (int i = 0; i < times; i++) {
			reset();
			List<Process> together = new ArrayList<>();
			for (int each = 0; each < 4; each++) {
				together.add(start("together-" + each, with(files)));
			}
			int program = 0;
			for (Process each : together) {
				int code = each.waitFor();
				// Of a file that two of them come to at once one has to leave it, and says so.
				wrong += code == (hasLeft("together-" + program++) ? 2 : 0) ? 0 : 1;
			}
			int[] found = compare();
			damaged += found[0] + found[2] + parts();
			for (String line : undoable()) {
				run("undo", List.of("undo", "--run", line));
			}
			notBack += FILES - compare()[0];
		}
		System.out.printf("four programs at once: %d times over %d files: %d files not new, %d wrong exit codes; after undo of all four %d files not as before%n", times, FILES, damaged, wrong, notBack);
		failures += damaged + notBack + wrong;
	}

	/** While the program writes, somebody else edits files that it has not come to yet. */
	private void edits(int times) throws Exception {
		int edited = 0;
		int lost = 0;
		int named = 0;
		int codes = 0;
		for (int i = 0; i < times; i++) {
			reset();
			Process process = change("edits");
			while (process.isAlive() && !hasChanged()) {
				Thread.onSpinWait();
			}
			Map<String, byte[]> edits = new TreeMap<>();
			for (String name : old.keySet().stream().sorted(Comparator.reverseOrder()).limit(20).toList()) {
				if (process.isAlive() && Arrays.equals(Files.readAllBytes(files.resolve(name)), old.get(name))) {
					byte[] edit = new String(old.get(name), StandardCharsets.UTF_8).replace(">20<", ">77<").getBytes(StandardCharsets.UTF_8);
					Files.write(files.resolve(name), edit);
					edits.put(name, edit);
				}
			}
			int code = process.waitFor();
			codes += edits.isEmpty() || code == 2 ? 1 : 0;
			edited += edits.size();
			List<String> said = Files.readAllLines(work.resolve("edits.log"));
			for (Map.Entry<String, byte[]> edit : edits.entrySet()) {
				lost += Arrays.equals(Files.readAllBytes(files.resolve(edit.getKey())), edit.getValue()) ? 0 : 1;
				named += said.stream().anyMatch(line -> line.contains(edit.getKey() + " was not changed")) ? 1 : 0;
			}
		}
		System.out.printf("edited meanwhile: %d times over %d files, %d files edited while others were written: %d edits lost, %d files named, exit code 2: %s%n", times, FILES, edited, lost, named,
				codes == times ? "yes" : "no");
		failures += lost + edited - named + times - codes;
	}

	/** Whether a program named a file that it left; then, and only then, its exit code is 2. */
	private boolean hasLeft(String log) throws IOException {
		return Files.readAllLines(work.resolve(log + ".log")).stream().anyMatch(line -> line.contains("was not changed"));
	}

	private List<String> undoable() throws Exception {
		run("list", List.of("undo", "--list", files.toString()));
		return Files.readAllLines(work.resolve("list.log")).stream().filter(line -> !line.startsWith(" ")).map(line -> line.split(" ")[0]).limit(4).toList();
	}

	/** How many files are old, new, and neither. */
	private int[] compare() throws IOException {
		return compare(files);
	}

	private int[] compare(Path folder) throws IOException {
		int[] count = new int[3];
		for (String name : old.keySet()) {
			Path file = folder.resolve(name);
			byte[] now = Files.exists(file) ? Files.readAllBytes(file) : null;
			boolean isNeither = now == null || !Arrays.equals(now, old.get(name)) && !Arrays.equals(now, changed.get(name));
			count[isNeither ? 2 : Arrays.equals(now, old.get(name)) ? 0 : 1]++;
			if (isNeither) {
				System.err.printf("damaged: %s, %s of %d bytes%n", name, now == null ? "none" : now.length, old.get(name).length);
				Path kept = work.resolve("damaged");
				Files.createDirectories(kept);
				if (now != null) {
					Files.copy(file, kept.resolve(System.nanoTime() + "-" + name), StandardCopyOption.REPLACE_EXISTING);
				}
			}
		}
		return count;
	}

	private boolean hasChanged() throws IOException {
		return changedFiles() > 0;
	}

	private int changedFiles() throws IOException {
		int changedFiles = 0;
		for (String name : old.keySet()) {
			if (Files.size(files.resolve(name)) != old.get(name).length) {
				changedFiles++;
			}
		}
		return changedFiles;
	}

	private int parts() throws IOException {
		return parts(files);
	}

	private static int parts(Path folder) throws IOException {
		try (Stream<Path> all = Files.list(folder)) {
			return (int) all.filter(file -> file.getFileName().toString().startsWith(".")).count();
		}
	}

	private void reset() throws IOException {
		for (Map.Entry<String, byte[]> each : old.entrySet()) {
			Path file = files.resolve(each.getKey());
			if (!Files.exists(file) || !Arrays.equals(Files.readAllBytes(file), each.getValue())) {
				put(file, each.getValue());
			}
		}
	}

	private static void put(Path file, byte[] bytes) {
		try {
			Files.write(file, bytes);
		} catch (IOException problem) {
			throw new UncheckedIOException(problem);
		}
	}

	private Process change(String log) throws IOException {
		return start(log, with(files));
	}

	private List<String> with(Path folder) {
		return command.stream().map(word -> word.equals(FOLDER) ? folder.toString() : word).toList();
	}

	private int run(String log, List<String> words) throws Exception {
		// The command without what it does, and then what it is to do.
		List<String> all = words.get(0).equals("undo") ? new ArrayList<>(command.subList(0, command.indexOf("lint"))) : new ArrayList<>();
		all.addAll(words);
		return start(log, all).waitFor();
	}

	private Process start(String log, List<String> words) throws IOException {
		return new ProcessBuilder(words).redirectErrorStream(true).redirectOutput(work.resolve(log + ".log").toFile()).start();
	}

	private static void must(String... words) throws Exception {
		if (new ProcessBuilder(words).inheritIO().start().waitFor() != 0) {
			throw new IllegalStateException(String.join(" ", words) + " failed");
		}
	}
}
