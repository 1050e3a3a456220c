/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.registry.Catalogue;
import org.wiretune.lint.rule.Declared;
import org.wiretune.lint.rule.Home;

/**
 * What the catalogue promises of alarms and of the tester is said by code that the command line gets to: classes are followed
 * from its entry point through all that they name. What only a test calls rings for nobody.
 */
class PromisedIdsTest {

	private static final Path ROOT = Path.of(System.getProperty("wiretune.root", "../.."));
	private static final String MAIN = "org/wiretune/cli/Main";
	/** Where ids are promised, explained and listed, but not raised. */
	private static final List<String> PROMISES = List.of("org/wiretune/lint/", "org/wiretune/perf/validity/Validity");
	private static final Pattern ID = Pattern.compile("\"id\":\\s*\"([a-z0-9-]+)\"");
	/** Done with every run or comparison, not said in a sentence with its id. */
	private static final Set<String> BEHAVIOUR = Set.of("bench-log-results");

	@Test
	void everyAlarmAndEveryAnswerOfTheTesterIsReached() throws IOException {
		Set<String> words = new HashSet<>();
		Set<String> classes = reached(words);
		assertTrue(classes.contains("org/wiretune/servers/watch/WatchedServer"), "the watch of a run is followed");
		try (InputStream table = resource("org/wiretune/servers/alarms/alarms.json")) {
			Matcher ids = ID.matcher(new String(table.readAllBytes(), StandardCharsets.UTF_8));
			while (classes.contains("org/wiretune/servers/alarms/AlarmTable") && ids.find()) {
				words.add(ids.group(1));
			}
		}
		Set<String> silent = new TreeSet<>();
		Catalogue.all().forEach(entry -> {
			boolean promised = entry.home() == Home.ALARM && entry instanceof Declared declared && declared.unwatched().isEmpty() || entry.home() == Home.TESTER;
			if (promised && !BEHAVIOUR.contains(entry.id()) && !isSaid(entry.id(), words) && !isSaidByTheIde(entry.id())) {
				silent.add(entry.id());
			}
		});
		assertEquals(Set.of(), silent, "promised, and never said");
	}

	/** An alarm that is declared to have no source must not have one after all. */
	@Test
	void whatIsDeclaredSilentIsSilent() throws IOException {
		Set<String> words = new HashSet<>();
		reached(words);
		Catalogue.all().forEach(entry -> {
			if (entry instanceof Declared declared && !declared.unwatched().isEmpty()) {
				assertFalse(isSaid(entry.id(), words) || isSaidByTheIde(entry.id()), entry.id());
			}
		});
	}

	/** An id alone, as the end of the key of a sentence, or in brackets behind one. */
	private static boolean isSaid(String id, Set<String> words) {
		return words.contains(id) || words.contains("validity." + id) || words.stream().anyMatch(word -> word.contains('[' + id + ']'));
	}

	/** The workbench is not on this class path; there a class that names the id has to be used by another one. */
	private static boolean isSaidByTheIde(String id) {
		Map<String, String> sources = new HashMap<>();
		for (String bundle : List.of("org.wiretune.analysis", "org.wiretune.ide", "org.wiretune.ui")) {
			try (Stream<Path> files = Files.walk(ROOT.resolve("bundles").resolve(bundle).resolve("src"))) {
				for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
					sources.put(file.getFileName().toString().replace(".java", ""), Files.readString(file));
				}
			} catch (IOException unreadable) {
				throw new UncheckedIOException(unreadable);
			}
		}
		return sources.entrySet().stream().filter(each -> each.getValue().contains('"' + id + '"'))
				.anyMatch(each -> sources.entrySet().stream().anyMatch(other -> !other.getKey().equals(each.getKey()) && other.getValue().contains(each.getKey() + '.')));
	}

	/** The classes of WireTune that can be reached, and the texts in them. */
	private static Set<String> reached(Set<String> words) throws IOException {
		Set<String> seen = new HashSet<>(Set.of(MAIN));
		Deque<String> waiting = new ArrayDeque<>(seen);
		while (!waiting.isEmpty()) {
			String name = waiting.poll();
			try (InputStream bytes = resource(name + ".class")) {
				if (bytes == null) {
					continue;
				}
				boolean promise = PROMISES.stream().anyMatch(name::startsWith);
				Set<String> texts = new HashSet<>();
				for (String other : constants(bytes.readAllBytes(), texts)) {
					if (other.startsWith("org/wiretune/") && seen.add(other)) {
						waiting.add(other);
					}
				}
				if (!promise) {
					words.addAll(texts);
				}
			}
		}
		return seen;
	}

	private static InputStream resource(String name) {
		return PromisedIdsTest.class.getClassLoader().getResourceAsStream(name);
	}

	/** Reads the constant pool of a class (JVMS 4.4): gives the classes it names, and adds its texts. */
	private static Set<String> constants(byte[] bytes, Set<String> texts) throws IOException {
		DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
		in.skipBytes(8);
		int count = in.readUnsignedShort();
		String[] text = new String[count];
		Set<Integer> classes = new HashSet<>();
		Set<Integer> strings = new HashSet<>();
		for (int i = 1; i < count; i++) {
			int tag = in.readUnsignedByte();
			switch (tag) {
			case 1 -> text[i] = in.readUTF();
			case 7 -> classes.add(in.readUnsignedShort());
			case 8 -> strings.add(in.readUnsignedShort());
			case 3, 4, 9, 10, 11, 12, 17, 18 -> in.skipBytes(4);
			case 5, 6 -> {
				in.skipBytes(8);
				i++;
			}
			case 15 -> in.skipBytes(3);
			case 16, 19, 20 -> in.skipBytes(2);
			default -> throw new IOException("constant " + tag);
			}
		}
		strings.forEach(index -> texts.add(text[index]));
		Set<String> names = new HashSet<>();
		classes.forEach(index -> names.add(text[index]));
		return names;
	}
}
