/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import javax.imageio.ImageIO;

import org.junit.jupiter.api.Test;

/** Releases of Eclipse before 4.36 show no SVG on Windows and macOS; each icon has a twin for them. */
class IconTwinsTest {

	private static final Path ROOT = Path.of(System.getProperty("wiretune.root"));
	private static final Path BUNDLE = ROOT.resolve("bundles/org.wiretune.ui");
	private static final Path ICONS = BUNDLE.resolve("icons");
	private static final Pattern SIZE = Pattern.compile("<svg [^>]*width=\"(\\d+)\" height=\"(\\d+)\"");

	/** The twin is of the drawing as it is today. */
	@Test
	void eachIconHasATwin() throws Exception {
		List<Path> drawings;
		try (Stream<Path> files = Files.walk(ICONS)) {
			drawings = files.filter(file -> file.toString().endsWith(".svg")).sorted().toList();
		}
		assertTrue(drawings.size() > 50, drawings::toString);
		List<String> sums = new ArrayList<>();
		for (Path each : drawings) {
			Matcher size = SIZE.matcher(Files.readString(each));
			assertTrue(size.find(), each::toString);
			for (int scale = 1; scale <= 2; scale++) {
				Path twin = Path.of(each.toString().replaceFirst("\\.svg$", scale == 1 ? ".png" : "@2x.png"));
				assertTrue(Files.exists(twin), () -> "There is no " + twin + "; releng/icons/run draws it.");
				BufferedImage image = ImageIO.read(twin.toFile());
				assertEquals(List.of(Integer.parseInt(size.group(1)) * scale, Integer.parseInt(size.group(2)) * scale), List.of(image.getWidth(), image.getHeight()), twin.toString());
				assertTrue(isDrawn(image), () -> twin + " is empty.");
			}
			sums.add(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(each))) + "  " + ICONS.relativize(each));
		}
		assertEquals(String.join("\n", sums), Files.readString(ROOT.resolve("releng/icons/drawn.txt")).strip(), "An icon has changed; releng/icons/run draws its twin anew.");
	}

	private static boolean isDrawn(BufferedImage image) {
		for (int y = 0; y < image.getHeight(); y++) {
			for (int x = 0; x < image.getWidth(); x++) {
				if (image.getRGB(x, y) >>> 24 > 128) {
					return true;
				}
			}
		}
		return false;
	}

	/** An extension cannot choose by release. */
	@Test
	void extensionsNameTwins() throws Exception {
		String extensions = Files.readString(BUNDLE.resolve("plugin.xml"));
		List<String> named = Pattern.compile("\"(icons/[^\"]*)\"").matcher(extensions).results().map((MatchResult found) -> found.group(1))
				// A product names the icons of its windows in one word.
				.flatMap(each -> Stream.of(each.split(","))).toList();
		assertTrue(named.size() > 20, named::toString);
		for (String each : named) {
			assertTrue(each.endsWith(".png") && Files.exists(BUNDLE.resolve(each)), each);
		}
	}

	/** One class knows which of the two is shown. */
	@Test
	void oneClassReadsIcons() throws Exception {
		try (Stream<Path> files = Files.walk(BUNDLE.resolve("src"))) {
			for (Path each : files.filter(file -> file.toString().endsWith(".java") && !file.endsWith("Icons.java")).toList()) {
				String source = Files.readString(each);
				assertFalse(source.contains("imageDescriptorFromBundle") || source.contains("imageDescriptorFromPlugin"), () -> each + " reads an icon; Icons.of does.");
			}
		}
	}
}
