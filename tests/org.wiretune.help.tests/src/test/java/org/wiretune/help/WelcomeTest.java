/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;

/** What stands on the pages of the welcome leads somewhere. */
class WelcomeTest {

	private static final Path BUNDLE = Path.of("../../bundles/org.wiretune.help");
	private static final Pattern LINK = Pattern.compile("<link [^>]*id=\"(\\w+)\"[^>]* url=\"http://org.eclipse.ui.intro/([^\"]*)\"");
	private static final Pattern WHERE = Pattern.compile("showHelpTopic\\?id=/org.wiretune.help/(.+)|execute\\?command=(.+)");

	@Test
	void eachLinkLeadsToAPageAWizardOrACheatSheetAndHasAPicture() throws IOException {
		String extensions = Files.readString(BUNDLE.resolve("plugin.xml"));
		String wizards = Files.readString(BUNDLE.resolve("../org.wiretune.ui/plugin.xml"));
		Properties pictures = new Properties();
		try (var text = Files.newBufferedReader(BUNDLE.resolve("welcome/links.style"))) {
			pictures.load(text);
		}
		List<String> files = Pattern.compile("content=\"\\$nl\\$/(welcome/[^\"]*)\"").matcher(extensions).results().map((MatchResult found) -> found.group(1)).toList();
		assertEquals(4, files.size(), files::toString);
		for (String file : files) {
			String content = Files.readString(BUNDLE.resolve(file));
			String page = content.replaceFirst("(?s).* path=\"(\\w+)/@\".*", "$1");
			Matcher links = LINK.matcher(content);
			assertTrue(links.find(), file);
			do {
				Matcher where = WHERE.matcher(links.group(2));
				assertTrue(where.matches(), links.group(2));
				if (where.group(1) != null) {
					assertTrue(Files.exists(BUNDLE.resolve(where.group(1))), where.group(1));
				} else if (!where.group(2).equals("org.eclipse.ui.file.import")) {
					String target = where.group(2).replaceFirst(".*%3D(.*)\\)", "id=\"$1\"");
					assertTrue(extensions.contains(target) || wizards.contains(target), target);
				}
				assertTrue(Files.exists(BUNDLE.resolve(pictures.getProperty(page + '.' + links.group(1) + ".link-icon", "none"))), page + '.' + links.group(1));
			} while (links.find());
		}
	}
}
