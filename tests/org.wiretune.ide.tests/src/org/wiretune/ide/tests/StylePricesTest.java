/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.ide.files.UnsavedFile;
import org.wiretune.ide.wiring.StylePrices;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintSession;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.model.assembly.Module;
import org.wiretune.perf.judged.JudgedRuns;

/** What a call costs in each style, where one chooses it. */
class StylePricesTest {

	private static final String SCDL = "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xmlns:s=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\"";
	private static final List<String> STYLES = List.of("sync", "async", "any");

	/** An import whose binding is of a type, and what it calls. */
	private static Map<String, String> prices(String binding) {
		List<SourceFile> files = List.of(new UnsavedFile("M/sca.module", "<s:module " + SCDL + " name=\"M\"/>"), new UnsavedFile("N/sca.module", "<s:module " + SCDL + " name=\"N\"/>"),
				new UnsavedFile("M/I.import", "<s:import " + SCDL + " name=\"I\">" + binding + "</s:import>"), new UnsavedFile("N/E.export", "<s:export " + SCDL + " name=\"E\"/>"));
		Reading reading = new LintSession(LintOptions.of(List.of())).update(files, List.of(), Cancellation.NEVER).reading();
		Module caller = reading.solution().getModules().get(0);
		return StylePrices.of(reading, caller, caller.getImports().get(0), STYLES, JudgedRuns.of(List.of()));
	}

	@Test
	void eachStyleOfAnScaCallHasItsPriceAndTheOneThatLeavesItToOthersNone() {
		assertEquals(Map.of("sync", "sync \u00b7 1.4 ms in the source (100 KB)", "async", "async \u00b7 1,400 ms in the source (100 KB)"),
				prices("<esbBinding xsi:type=\"s:SCAImportBinding\" moduleName=\"N\" exportName=\"E\"/>"));
	}

	@Test
	void aBindingThatTakesTheSameTimeInEachStyleHasNoPrices() {
		assertEquals(Map.of(), prices("<esbBinding xsi:type=\"j:JMSImportBinding\" xmlns:j=\"http://www.ibm.com/xmlns/prod/websphere/scdl/jms/6.0.0\"/>"));
		assertEquals(Map.of(), prices(""));
	}
}
