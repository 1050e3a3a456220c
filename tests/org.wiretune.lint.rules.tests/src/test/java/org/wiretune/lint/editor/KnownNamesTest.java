/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;
import org.wiretune.model.solution.Solution;

class KnownNamesTest {

	private static final String SCDL = "xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' xmlns:s='http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0'";

	@Test
	void aNameThatHoldsASecretIsNotOfferedInAnotherFile() {
		Files files = new Files().with("a/sca.module", "<s:module " + SCDL + " name='A'/>")
				.with("a/I.import", "<s:import " + SCDL + " name='I'><esbBinding xsi:type='jms:JMSImportBinding'><send target='jms/orders'/></esbBinding></s:import>")
				.with("a/J.import", "<s:import " + SCDL + " name='J token=p4ss'><esbBinding xsi:type='jms:JMSImportBinding'><send target='amqp://u:p4ss@h/q'/></esbBinding></s:import>");
		Solution solution = files.lint().solution();
		KnownNames names = KnownNames.of(solution, "a/sca.module");
		assertTrue(!names.toString().contains("amqp"), names.toString());
		OutlineItem item = new OutlineItem(ElementRole.IMPORT, "J token=p4ss", "pwd=p4ss", solution.getModules().get(0).getOrigin(), 1, List.of());
		assertEquals("J token=***", item.name());
		assertEquals("pwd=***", item.detail());
	}
}
