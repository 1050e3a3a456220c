/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.perf.proof.Proof;
import org.wiretune.perf.proof.ProofCatalogue;
import org.wiretune.perf.proof.ProofFile;

/**
 * What is told of the measurements of the sources is what the kept proofs say today. Run with {@code -Dwiretune.write=true} to
 * write {@code releng/MEASUREMENTS.md} and the tables of the help anew.
 */
class MeasurementsDocumentTest {

	private static final Path PROOFS = CommandLine.repository().resolve("releng/proofs");
	private static final Path DOCUMENT = CommandLine.repository().resolve("releng/MEASUREMENTS.md");
	private static final Path PAGE = CommandLine.repository().resolve("bundles/org.wiretune.help/html/proofs.html");
	private static final String OF_RECIPES = "<tr><th>Proof</th><th>What is changed</th><th>Judged by</th><th>Counters</th><th>Rules</th><th>Source</th><th>Measured by us</th></tr>\n";
	private static final String OF_MEASUREMENTS = "<tr><th>Measurement</th><th>Why</th></tr>\n";

	private static final String OF_RULES = "<tr><th>Rules</th><th>Why</th></tr>\n";

	private static boolean isWritten() {
		return Boolean.getBoolean("wiretune.write");
	}

	@Test
	void theDocumentIsUpToDate() throws IOException {
		String document = new MeasuredTables(PROOFS).document();
		if (isWritten()) {
			Files.writeString(DOCUMENT, document);
		}
		assertEquals(document, Files.readString(DOCUMENT), "run this test with -Dwiretune.write=true");
	}

	@Test
	void thePageOfTheHelpIsUpToDate() throws IOException {
		MeasuredTables tables = new MeasuredTables(PROOFS);
		String page = Files.readString(PAGE);
		String wanted = replaced(replaced(replaced(page, OF_RECIPES, tables.helpRows()), OF_MEASUREMENTS, tables.helpWithout()), OF_RULES, tables.helpRules());
		if (isWritten()) {
			Files.writeString(PAGE, wanted);
		}
		assertEquals(wanted, Files.readString(PAGE), "run this test with -Dwiretune.write=true");
	}

	private static String replaced(String page, String head, String rows) {
		int start = page.indexOf(head);
		assertTrue(start >= 0, "the page has the table " + head);
		int first = start + head.length();
		return page.substring(0, first) + rows + page.substring(page.indexOf("</table>", first));
	}

	/** A recipe that was changed has to be measured anew, or its proof taken away. */
	@Test
	void eachKeptProofIsOfARecipeOfToday() throws IOException {
		ProofCatalogue catalogue = ProofCatalogue.standard();
		List<String> outdated = new ArrayList<>();
		Map<Path, Proof> proofs = ProofFile.all(PROOFS);
		proofs.forEach((file, proof) -> {
			if (catalogue.isOutdated(proof.subject()) || proof.state() == Proof.State.GOING_ON) {
				outdated.add(file.getFileName().toString());
			}
		});
		assertEquals(List.of(), outdated);
		assertTrue(proofs.size() >= 3, "the proofs are read: " + proofs.size());
	}
}
