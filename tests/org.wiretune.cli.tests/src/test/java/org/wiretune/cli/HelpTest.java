/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the command line tells of itself, and whether it does what it tells. */
class HelpTest {

	private static final Pattern OPTION = Pattern.compile("(?<![\\w-])--[a-z][a-z-]*");
	/** A line of the list of options. */
	private static final Pattern LISTED = Pattern.compile("(?m)^ {2}(?: {4}|-h, )(--[a-z-]+)");

	static Stream<String> commands() {
		return Commands.NAMES.stream();
	}

	private static Set<String> listed(String page) {
		return LISTED.matcher(page).results().map(found -> found.group(1)).collect(TreeSet::new, Set::add, Set::addAll);
	}

	private static Set<String> named(String text) {
		return OPTION.matcher(text).results().map(MatchResult::group).collect(TreeSet::new, Set::add, Set::addAll);
	}

	/** Options by command. */
	private static Map<String, Set<String>> options() {
		Map<String, Set<String>> options = new TreeMap<>();
		commands().forEach(command -> options.put(command, listed(CommandLine.call(command, "--help").out())));
		return options;
	}

	/** On a terminal, where the library of the forms would colour the label of the words. */
	@Test
	void noPageHasColours() {
		String before = System.setProperty("picocli.ansi", "true");
		try {
			commands().forEach(command -> assertFalse(CommandLine.call(command, "--help").out().contains("\u001b"), command));
			assertFalse(CommandLine.call("--help").out().contains("\u001b"));
			assertFalse(CommandLine.call("lint", "--wrong").err().contains("\u001b"));
		} finally {
			if (before == null) {
				System.clearProperty("picocli.ansi");
			} else {
				System.setProperty("picocli.ansi", before);
			}
		}
	}

	@ParameterizedTest
	@MethodSource("commands")
	void everyCommandHasAPage(String command) {
		CommandLine page = CommandLine.call(command, "--help");
		assertEquals(ExitCode.OK, page.code());
		assertEquals("", page.err());
		assertTrue(page.out().startsWith("Usage: wiretune " + command + " [OPTIONS]"), page.out());
		assertTrue(listed(page.out()).containsAll(Set.of("--help", "--version", "--debug")), page.out());
		assertEquals(page, CommandLine.call(command, "-h"));
		assertEquals(page, CommandLine.call("help", command));
		assertFalse(page.out().contains("\u001b"), "no colours");
		assertFalse(page.out().contains("$program"), "a word that only sentences fill in");
		assertTrue(CommandLine.call("--help").out().lines().anyMatch(line -> line.startsWith("  " + command + " ")), "it is in the list of all");
	}

	@ParameterizedTest
	@MethodSource("commands")
	void everyCommandTellsTheVersion(String command) {
		CommandLine version = CommandLine.call(command, "--version");
		assertEquals(ExitCode.OK, version.code());
		assertEquals("", version.err());
		assertEquals(CommandLine.call("--version"), version);
		assertEquals(List.of("WireTune " + Version.text(), "Java " + System.getProperty("java.runtime.version") + " (" + System.getProperty("java.vendor") + ")"), version.out().lines().toList());
	}

	/** An option with a value says that it misses it; one without lets the page be shown. */
	@ParameterizedTest
	@MethodSource("commands")
	void everyOptionOfAPageIsTaken(String command) {
		for (String option : listed(CommandLine.call(command, "--help").out())) {
			CommandLine call = CommandLine.call(command, option, "--help");
			boolean needsValue = call.err().startsWith("The argument " + option + " needs a value behind it; ");
			assertTrue(needsValue ? call.code() == ExitCode.COULD_NOT_RUN : call.code() == ExitCode.OK && call.out().startsWith("Usage: "), option + ": " + call);
		}
	}

	@Test
	void noPageNamesAnOptionThatIsNot() {
		Map<String, Set<String>> options = options();
		Set<String> all = new TreeSet<>();
		options.values().forEach(all::addAll);
		for (String command : Commands.NAMES) {
			Set<String> named = named(CommandLine.call(command, "--help").out());
			named.removeAll(all);
			assertEquals(Set.of(), named, command);
		}
	}

	/** Behind the name of a command, in the README, its page and the help pages, stand options of that command. */
	@Test
	void whatTheDocumentsTellExists() throws IOException {
		Map<String, Set<String>> options = options();
		Path root = CommandLine.repository();
		List<Path> documents = new ArrayList<>(List.of(root.resolve("README.md"), root.resolve("releng/COMMANDLINE.md")));
		try (Stream<Path> pages = Files.walk(root.resolve("bundles/org.wiretune.help/html"))) {
			documents.addAll(pages.filter(page -> page.toString().endsWith(".html")).toList());
		}
		for (String folder : List.of("releng/workloads", "bundles/org.wiretune.perf/src/org/wiretune/perf/proof/workloads")) {
			try (Stream<Path> workloads = Files.list(root.resolve(folder))) {
				documents.addAll(workloads.filter(Files::isRegularFile).toList());
			}
		}
		Pattern call = Pattern.compile("(?<![\\w.-])wiretune ([a-z-]+)([^`<\n]*(?:\n {2}[^`<\n]*)*)");
		int calls = 0;
		for (Path document : documents) {
			for (Matcher found = call.matcher(Files.readString(document)); found.find();) {
				assertTrue(options.containsKey(found.group(1)), document + ": " + found.group());
				Set<String> named = named(found.group(2));
				named.removeAll(options.get(found.group(1)));
				assertEquals(Set.of(), named, document + ": " + found.group());
				calls++;
			}
		}
		assertTrue(calls > 20, "the documents are read: " + calls);
	}

	/** What a sentence tells to type has to work, by whatever name the program was called. */
	@Test
	void noSentenceNamesAnOptionThatIsNotOrAScript() throws IOException {
		Set<String> all = new TreeSet<>();
		options().values().forEach(all::addAll);
		int read = 0;
		for (String bundle : List.of("cli", "lint", "perf", "servers", "gclog", "safety", "map")) {
			try (Stream<Path> files = Files.walk(CommandLine.repository().resolve("bundles/org.wiretune." + bundle))) {
				for (Path file : files.filter(each -> each.toString().endsWith(".properties") && !each.toString().contains("/target/") && !each.toString().contains("/rule/texts/")).toList()) {
					String text = Files.readString(file);
					assertFalse(text.contains("releng/"), file + " names a script of the repository");
					Set<String> named = named(text);
					named.removeAll(all);
					assertEquals(Set.of(), named, file.toString());
					read++;
				}
			}
		}
		assertTrue(read > 10, "the texts are read: " + read);
	}

	@Test
	void withoutACommandThePageIsShown() {
		CommandLine page = CommandLine.call("help");
		assertEquals(ExitCode.OK, page.code());
		assertEquals(page, CommandLine.call("--help"));
		assertEquals(page, CommandLine.call("-h"));
		assertTrue(page.out().contains("\n  lint ") && page.out().contains("Exit codes: 0"), page.out());
		CommandLine nothing = CommandLine.call();
		assertEquals(new CommandLine(ExitCode.COULD_NOT_RUN, "", page.out()), nothing);
	}
}
