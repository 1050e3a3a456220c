/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;

/** Repositories that have composites and pipelines without a project of their own in one folder. */
class CompositesInBusFolderTest {

	private static final String PIPELINE = """
			<con:pipelineEntry xmlns:con="http://www.bea.com/wli/sb/pipeline/config">
			  <con:coreEntry/>
			  <con:router/>
			</con:pipelineEntry>
			""";

	@Test
	void processesStayWithTheirComposites() {
		Files files = Composites.process("", "");
		assertEquals(1, files.findings("soa-transient-sync-persisted").size() + files.findings("soa-transient-sync-persisted-changes").size());
		String folder = Composites.COMPOSITE.substring(0, Composites.COMPOSITE.indexOf('/'));
		files.with(folder + "/other/Cancel.pipeline", PIPELINE);
		assertEquals(1, files.findings("soa-transient-sync-persisted").size() + files.findings("soa-transient-sync-persisted-changes").size());
	}
}
