/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

/** The page of what first users met shows each row before and after, light and dark, and nothing lies beside it that no row shows. */
class PicturesTest {

	private static final Path RELENG = Path.of(System.getProperty("wiretune.root")).resolve("releng");
	private static final int ROWS = 12;
	private static final Pattern ROW = Pattern.compile("(?m)^## `([^`]+)`");
	private static final Pattern PICTURE = Pattern.compile("\\((images/[^)]+\\.png)\\)");
	/** Of a picture in bytes: a repository keeps each of them for ever. */
	private static final long MOST = 150_000;

	@Test
	void eachRowIsShownBeforeAndAfter() throws IOException {
		String page = Files.readString(RELENG.resolve("PICTURES.md"));
		Set<String> shown = new TreeSet<>();
		for (Matcher picture = PICTURE.matcher(page); picture.find();) {
			shown.add(picture.group(1));
		}
		int rows = 0;
		for (Matcher row = ROW.matcher(page); row.find(); rows++) {
			for (String when : List.of("before", "after")) {
				for (String theme : List.of("light", "dark")) {
					String picture = "images/" + when + '/' + row.group(1) + '-' + theme + "-100.png";
					assertTrue(shown.contains(picture), picture + " is not on the page.");
				}
			}
		}
		assertEquals(ROWS, rows);
		Set<String> kept = new TreeSet<>();
		for (String when : List.of("before", "after")) {
			try (Stream<Path> files = Files.list(RELENG.resolve("images").resolve(when))) {
				for (Path file : files.toList()) {
					kept.add(RELENG.relativize(file).toString().replace('\\', '/'));
					assertTrue(Files.size(file) <= MOST, file + " has " + Files.size(file) + " bytes; releng/pictures/run makes pictures small.");
				}
			}
		}
		assertEquals(shown, kept);
	}
}
