/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.Document;
import org.junit.jupiter.api.Test;
import org.wiretune.core.FixEffect;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.registry.FixSelection;

/** The IDE changes documents, the command line files; both give the same text. */
class TextEditsTest {

	private static Map<String, String> throughDocuments(List<Fix> fixes, Files files) throws BadLocationException {
		ChangeSet joined = new ChangeSet();
		for (Fix fix : fixes) {
			joined.add(fix.changes());
		}
		Map<String, String> changed = new TreeMap<>();
		for (String path : joined.paths()) {
			Document document = new Document(files.source(path).text());
			TextEdits.of(joined.of(path)).apply(document);
			changed.put(path, document.get());
		}
		return changed;
	}

	@Test
	void theSampleFixedAtOnce() throws IOException, BadLocationException {
		Path samples = Stream.iterate(Path.of("").toAbsolutePath(), Path::getParent).map(folder -> folder.resolve("bundles/org.wiretune.ide/samples")).filter(java.nio.file.Files::isDirectory).findFirst().orElseThrow();
		Files files = new Files();
		try (Stream<Path> all = java.nio.file.Files.walk(samples)) {
			for (Path file : all.filter(java.nio.file.Files::isRegularFile).toList()) {
				files.with(samples.relativize(file).toString().replace('\\', '/'), new String(java.nio.file.Files.readAllBytes(file), StandardCharsets.UTF_8));
			}
		}
		List<Finding> findings = files.lint().findings();
		List<Fix> fixes = FixSelection.named(findings.stream().map(Finding::ruleId).toList()).choose(findings).fixes();
		FixApplier.Result result = FixApplier.applyAll(fixes, files::source);
		assertTrue(result.changed().size() > 5, () -> result.changed().keySet().toString());
		assertEquals(result.changed(), throughDocuments(fixes, files));
	}

	@Test
	void anyFixes() throws BadLocationException {
		Random random = new Random(20);
		for (int round = 0; round < 2000; round++) {
			Files files = new Files().with("a.txt", "abcdefghijklmnopqrstuvwxyz");
			List<Fix> fixes = new ArrayList<>();
			for (int i = 0; i < 6; i++) {
				int from = random.nextInt(26);
				int to = Math.min(26, from + random.nextInt(4));
				fixes.add(new Fix("rule/fix", "", "", FixEffect.KEEPS_MEANING, "", List.of(new TextChange("a.txt", from, files.text("a.txt").substring(from, to), "<" + round + "." + i + ">"))));
			}
			assertEquals(FixApplier.applyAll(fixes, files::source).changed(), throughDocuments(fixes, files), fixes::toString);
		}
	}
}
