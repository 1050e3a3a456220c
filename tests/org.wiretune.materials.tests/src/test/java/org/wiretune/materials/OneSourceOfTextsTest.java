/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/** Texts are read and filled in one place, so that a sentence and its numbers read the same on every machine. */
class OneSourceOfTextsTest {

	private static final Path BUNDLES = Path.of(System.getProperty("wiretune.root")).resolve("bundles");
	private static final Pattern OPENS = Pattern.compile("ResourceBundle\\.getBundle|new MessageFormat\\b|MessageFormat\\.format|new DecimalFormat\\b");
	/** Who has a reason: a contributor's rule may be translated by him, and an action of JFace is made from a resource bundle. */
	private static final Set<String> MAY_OPEN = Set.of("ContributedRule.java", "ModuleSourceEditor.java", "WorkloadEditor.java", "RulesFileEditor.java");
	/** What the platform fills by reflection; only plug-ins that run in an IDE have it, and DeadTextsTest compares fields and texts. */
	private static final Pattern FILLED_BY_PLATFORM = Pattern.compile("\\bextends NLS\\b");
	private static final Pattern OF_THE_IDE = Pattern.compile(".*/org\\.wiretune\\.(?:ide|ui)/.*");
	/** A number in the language of the platform; hexadecimal and octal digits are the same in all of them. */
	private static final Pattern OWN_LANGUAGE = Pattern.compile("String\\.format\\(\\s*\"[^\"\\n]*%[-+,0-9.$]*[dfeg]|\"[^\"\\n]*%[-+,0-9.$]*[dfeg][^\"\\n]*\"\\s*\\.formatted\\(");
	private static final Pattern BLOCK = Pattern.compile("\"\"\"((?s:.*?))\"\"\"(\\s*\\.formatted\\()?");
	private static final Pattern NUMBER = Pattern.compile("%[-+,0-9.$]*[dfeg]");
	/** What only {@code MessageFormat} knows, or needs. */
	private static final Pattern OTHER_PATTERN = Pattern.compile("''|\\{\\d+,(?!choice,)");
	private static final int LEAST_RESOURCES = 50;

	@Test
	void nothingElseOpensTexts() throws IOException {
		Set<String> opening = new TreeSet<>();
		for (Path file : files(".java")) {
			if (OPENS.matcher(Files.readString(file)).find()) {
				opening.add(file.getFileName().toString());
			}
		}
		assertEquals(new TreeSet<>(MAY_OPEN), opening);
	}

	@Test
	void onlyPlugInsOfTheIdeHaveFieldsThatThePlatformFills() throws IOException {
		List<Path> others = new ArrayList<>();
		for (Path file : files(".java")) {
			if (FILLED_BY_PLATFORM.matcher(Files.readString(file)).find() && !isOfTheIde(file)) {
				others.add(file);
			}
		}
		assertEquals(List.of(), others);
	}

	@Test
	void noNumberIsWrittenInTheLanguageOfThePlatform() throws IOException {
		List<String> found = new ArrayList<>();
		for (Path file : files(".java")) {
			if (isInLanguageOfPlatform(Files.readString(file))) {
				found.add(BUNDLES.relativize(file).toString());
			}
		}
		assertEquals(List.of(), found);
	}

	@Test
	void textsAreWrittenAsTheyRead() throws IOException {
		List<String> wrong = new ArrayList<>();
		List<Path> resources = files(".properties");
		resources.removeIf(file -> isOfTheIde(file) && !file.endsWith("org/wiretune/ide/servers/texts.properties"));
		assertTrue(resources.size() >= LEAST_RESOURCES, resources::toString);
		for (Path file : resources) {
			Files.readAllLines(file).stream().filter(line -> OTHER_PATTERN.matcher(line).find()).forEach(line -> wrong.add(BUNDLES.relativize(file) + ": " + line));
		}
		assertEquals(List.of(), wrong);
	}

	@Test
	void whatIsForbiddenIsSeen() {
		assertTrue(isInLanguageOfPlatform("String.format(\"%d:%02d\", a, b)"));
		assertTrue(isInLanguageOfPlatform("\"%.1f s\".formatted(a)"));
		assertTrue(isInLanguageOfPlatform("\"\"\"\n <a b=\"%d\"/>\n \"\"\".formatted(a)"));
		assertFalse(isInLanguageOfPlatform("String.format(\"\\\\u%04x\", a); String.format(Locale.ROOT, \"%d\", a)"));
		assertTrue(OTHER_PATTERN.matcher("{0,number,#}").find());
		assertFalse(OTHER_PATTERN.matcher("the project's {0,choice,0#a|1#b}").find());
	}

	private static boolean isInLanguageOfPlatform(String code) {
		Matcher block = BLOCK.matcher(code);
		while (block.find()) {
			if (block.group(2) != null && NUMBER.matcher(block.group(1)).find()) {
				return true;
			}
		}
		return OWN_LANGUAGE.matcher(code).find();
	}

	private static boolean isOfTheIde(Path file) {
		return OF_THE_IDE.matcher(file.toString().replace('\\', '/')).matches();
	}

	private static List<Path> files(String ending) throws IOException {
		try (Stream<Path> files = Files.walk(BUNDLES)) {
			return new ArrayList<>(files.filter(file -> file.toString().endsWith(ending)).filter(TextUses::isOurs).sorted().toList());
		}
	}
}
