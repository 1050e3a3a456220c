/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.lint.registry.RuleRegistry;

/** The help on the web: a page for each rule, no dead link, and nothing that only the help system has. */
class WebPagesTest {

	private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"#:]+)(?:#[^\"]*)?\"");

	@TempDir
	private Path folder;

	@Test
	void eachRuleHasAnAddressAndEachLinkAPage() throws IOException {
		Path bundle = Path.of("").toAbsolutePath();
		while (!Files.isDirectory(bundle.resolve("bundles"))) {
			bundle = bundle.getParent();
		}
		int pages = WebPages.write(bundle.resolve("bundles/org.wiretune.help"), folder);
		assertTrue(pages > RuleRegistry.standard().rules().size());
		RuleRegistry.standard().rules().forEach(rule -> assertTrue(Files.exists(folder.resolve("rules/" + rule.id() + ".html")), rule.id()));
		List<String> dead = new ArrayList<>();
		try (Stream<Path> files = Files.walk(folder)) {
			for (Path file : files.filter(each -> each.toString().endsWith(".html")).toList()) {
				String text = Files.readString(file);
				assertFalse(text.contains("PLUGINS_ROOT"), file.toString());
				assertTrue(text.contains("name=\"viewport\"") && text.contains("web.css"), file.toString());
				for (Matcher link = LINK.matcher(text); link.find();) {
					if (!Files.exists(file.getParent().resolve(link.group(1)))) {
						dead.add(folder.relativize(file) + " -> " + link.group(1));
					}
				}
			}
		}
		assertEquals(List.of(), dead);
	}
}
