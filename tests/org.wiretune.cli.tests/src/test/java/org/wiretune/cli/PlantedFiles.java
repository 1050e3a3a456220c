/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Files of servers and applications with secrets planted in all the forms they have there, each secret a word of its own,
 * and with values beside them that are none. What an output shows of either is found by their words.
 *
 * @param folder where the files are
 * @param secrets how many were planted
 * @param others how many other values were planted
 */
record PlantedFiles(Path folder, int secrets, int others) {

	private static final Pattern SECRET = Pattern.compile("Zq\\d{3}Kw");
	private static final Pattern OTHER = Pattern.compile("Oc\\d{3}Nt");

	/** Writes the files into a folder. */
	static PlantedFiles in(Path folder) {
		try (InputStream input = PlantedFiles.class.getResourceAsStream("planted-secrets.txt")) {
			String text = new String(input.readAllBytes(), StandardCharsets.UTF_8);
			int[] count = new int[2];
			String planted = Pattern.compile("[§¤]").matcher(text)
					.replaceAll(mark -> mark.group().equals("§") ? String.format("Zq%03dKw", ++count[0]) : String.format("Oc%03dNt", ++count[1]));
			for (String part : planted.split("(?m)^==== ")) {
				int line = part.indexOf('\n');
				if (line > 0) {
					Path file = folder.resolve(part.substring(0, line));
					Files.createDirectories(file.getParent());
					Files.writeString(file, part.substring(line + 1));
				}
			}
			return new PlantedFiles(folder, count[0], count[1]);
		} catch (IOException failure) {
			throw new UncheckedIOException(failure);
		}
	}

	/** Checks that no output has a secret. @param name what it is @param output all of it */
	static void hides(String name, String output) {
		assertEquals(new TreeSet<>(), words(SECRET, output), name);
	}

	/** {@return how many of the other values an output shows} */
	static int shown(String output) {
		return words(OTHER, output).size();
	}

	/** {@return how many secrets a text holds} */
	static int secrets(String text) {
		return words(SECRET, text).size();
	}

	private static TreeSet<String> words(Pattern pattern, String text) {
		TreeSet<String> found = new TreeSet<>();
		for (Matcher each = pattern.matcher(text); each.find();) {
			found.add(each.group());
		}
		return found;
	}
}
