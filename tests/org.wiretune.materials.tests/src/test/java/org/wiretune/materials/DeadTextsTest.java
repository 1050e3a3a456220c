/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A text that nothing shows is translated for nothing, and a field without a text shows the name of its key. */
class DeadTextsTest {

	private static final Path BUNDLES = Path.of(System.getProperty("wiretune.root")).resolve("bundles");
	/** Tables whose keys are texts themselves. */
	private static final Pattern TABLE = Pattern.compile(".*/(?:perf/(?:protocol/earlier-figures|workload/figures)|cli/unread)\\.properties");
	/** Texts of things that data lists: rules, commands, alarms and patterns of logs; their keys are the ids, joined with what is told of them. */
	private static final Pattern BY_ID = Pattern.compile(".*/(?:rule/texts/.*|cli/help|servers/alarms/messages|servers/logs/messages)\\.properties");
	private static final Pattern RESOURCE = Pattern.compile("initializeMessages\\((?:\"([\\w.]+)\"|Messages\\.class\\.getPackageName\\(\\) \\+ \"\\.(\\w+)\")");
	private static final Pattern FIELD = Pattern.compile("public static String (\\w+);");
	private static final int LEAST_RESOURCES = 70;
	private static final int LEAST_MESSAGES = 15;

	private static TextUses uses;

	@BeforeAll
	static void read() throws IOException {
		uses = new TextUses(BUNDLES);
	}

	@Test
	void everyTextIsNamed() throws IOException {
		List<String> dead = new ArrayList<>();
		List<Path> resources = files(".properties");
		resources.removeIf(file -> file.endsWith("build.properties") || TABLE.matcher(file.toString().replace('\\', '/')).matches());
		assertTrue(resources.size() >= LEAST_RESOURCES, resources::toString);
		for (Path file : resources) {
			String place = BUNDLES.relativize(file).toString().replace('\\', '/');
			for (String key : keys(file)) {
				if (!uses.names(key) && !(BY_ID.matcher(place).matches() && uses.knowsPartsOf(key))) {
					dead.add(place + ": " + key);
				}
			}
		}
		assertEquals(List.of(), dead);
	}

	@Test
	void everyFieldOfMessagesHasATextAndAUse() throws IOException {
		List<String> wrong = new ArrayList<>();
		List<Path> classes = files(".java");
		classes.removeIf(file -> !TextUses.MESSAGES.matcher(file.getFileName().toString()).matches());
		int filled = 0;
		for (Path file : classes) {
			String code = Files.readString(file);
			Matcher resource = RESOURCE.matcher(code);
			if (!resource.find()) {
				continue;
			}
			filled++;
			String name = resource.group(1) == null ? resource.group(2) : resource.group(1).substring(resource.group(1).lastIndexOf('.') + 1);
			Set<String> keys = keys(file.resolveSibling(name + ".properties"));
			Matcher field = FIELD.matcher(code);
			while (field.find()) {
				if (!keys.remove(field.group(1))) {
					wrong.add(BUNDLES.relativize(file) + ": no text for " + field.group(1));
				}
				if (!uses.names(field.group(1))) {
					wrong.add(BUNDLES.relativize(file) + ": no use of " + field.group(1));
				}
			}
			keys.forEach(key -> wrong.add(BUNDLES.relativize(file) + ": no field for " + key));
		}
		int found = filled;
		assertTrue(filled >= LEAST_MESSAGES, () -> "only " + found);
		assertEquals(List.of(), wrong);
	}

	@Test
	void aKeyIsNamedWholeOrInParts() {
		assertTrue(uses.names("View_reading"));
		assertTrue(uses.names("binding.many"));
		assertFalse(uses.names("chart.of-nothing-at-all"));
		assertFalse(uses.knowsPartsOf("chart.of-nothing-at-all"));
	}

	private static List<Path> files(String ending) throws IOException {
		try (Stream<Path> files = Files.walk(BUNDLES)) {
			return new ArrayList<>(files.filter(file -> file.toString().endsWith(ending)).filter(TextUses::isOurs).sorted().toList());
		}
	}

	private static Set<String> keys(Path file) throws IOException {
		Properties properties = new Properties();
		try (Reader reader = Files.newBufferedReader(file)) {
			properties.load(reader);
		}
		return new TreeSet<>(properties.stringPropertyNames());
	}
}
