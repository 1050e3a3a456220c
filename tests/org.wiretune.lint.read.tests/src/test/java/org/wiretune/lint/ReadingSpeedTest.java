/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.read.Corpus;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.lint.rule.RuleRegistry;
import org.wiretune.lint.source.FolderTree;

/** How fast files are read; the bounds leave room for a machine that has other work, the figures are printed. */
class ReadingSpeedTest {

	private static MemoryTree multiplied(int files) throws IOException {
		MemoryTree tree = new MemoryTree();
		List<Path> paths = Corpus.readXmlFiles("");
		int count = 0;
		for (int copy = 0; count < files; copy++) {
			for (Path path : paths) {
				if (count++ < files) {
					tree.with("copy" + copy + '/' + Corpus.relative(path), Files.readAllBytes(path));
				}
			}
		}
		return tree;
	}

	@Test
	void fiveThousandFilesOfTheCorpusAreReadLinkedAndChecked() throws Exception {
		MemoryTree tree = multiplied(5000);
		List<Double> ours = new ArrayList<>();
		List<Double> stax = new ArrayList<>();
		for (int round = 0; round < 4; round++) {
			long start = System.nanoTime();
			LintResult result = Linter.lint(tree, LintOptions.of(RuleRegistry.standard().rules()), Cancellation.NEVER, LintListener.NONE);
			ours.add((System.nanoTime() - start) / 1e9);
			assertEquals(5000, result.filesRead());
			start = System.nanoTime();
			plainStax(tree);
			stax.add((System.nanoTime() - start) / 1e9);
		}
		double best = ours.stream().min(Double::compare).orElseThrow();
		double bestStax = stax.stream().min(Double::compare).orElseThrow();
		System.out.printf("5000 files: first run %.0f files/s, best %.0f files/s; plain StAX on one thread %.0f files/s%n", 5000 / ours.getFirst(), 5000 / best, 5000 / bestStax);
		assertTrue(5000 / best > 1000, "only " + 5000 / best + " files a second");
	}

	private static void plainStax(MemoryTree tree) throws XMLStreamException {
		XMLInputFactory factory = XMLInputFactory.newInstance();
		factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
		for (String path : tree.paths()) {
			XMLStreamReader reader = factory.createXMLStreamReader(new ByteArrayInputStream(tree.bytes(path)));
			while (reader.hasNext()) {
				reader.next();
			}
			reader.close();
		}
	}

	@Test
	void aThousandFilesOnDiskAreHeardOfWithinTwoSeconds(@TempDir Path folder) throws IOException {
		MemoryTree tree = multiplied(1000);
		for (String path : tree.paths()) {
			Path file = folder.resolve(path);
			Files.createDirectories(file.getParent());
			Files.write(file, tree.bytes(path));
		}
		long start = System.nanoTime();
		long[] first = new long[2];
		Linter.lint(new FolderTree(folder), LintOptions.of(RuleRegistry.standard().rules()), Cancellation.NEVER, new LintListener() {

			@Override
			public void fileRead(String path, int filesRead) {
				first[0] = first[0] == 0 ? System.nanoTime() - start : first[0];
			}

			@Override
			public void finding(Finding finding) {
				first[1] = first[1] == 0 ? System.nanoTime() - start : first[1];
			}
		});
		System.out.printf("1000 files on disk: first file after %d ms, first finding after %d ms, all after %d ms%n", first[0] / 1_000_000, first[1] / 1_000_000,
				(System.nanoTime() - start) / 1_000_000);
		assertTrue(first[1] > 0 && first[1] < 2_000_000_000L, "the first finding took " + first[1] / 1_000_000 + " ms");
	}
}
