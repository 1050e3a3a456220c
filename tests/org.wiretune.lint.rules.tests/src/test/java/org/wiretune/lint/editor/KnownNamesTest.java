/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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

	@Test
	void aFormHidesTheSecretsOfNames() {
		Files files = new Files().with("a/sca.module", "<s:module " + SCDL + " name='A token=p4ss'/>")
				.with("a/C.component", "<s:component " + SCDL + " name='C pwd=p4ss'><references><reference name='r token=p4ss'><wire target='x'/></reference></references></s:component>");
		ModuleForm form = ModuleForm.of(files.lint(), "a/sca.module");
		assertEquals("A token=*** (module)", form.title());
		FormElement component = form.elements().get(0);
		assertEquals("C pwd=***", component.name());
		assertEquals("Reference r token=***", component.groups().get(0).title());
		assertFalse(component.sentence().contains("p4ss"), component.sentence());
	}

	@Test
	void aPoolWhoseNameHoldsASecretIsNotOffered() {
		Files files = SampleSolution.files();
		files.with(SampleSolution.SERVER, files.text(SampleSolution.SERVER).replace("name=\"WebContainer\"", "name=\"W token=p4ss\""));
		FormRow alias = ModuleForm.of(files.lint(), SampleSolution.IMPORT).elements().get(0).rows().stream().filter(row -> row.id().endsWith("/threadPoolAlias")).findFirst().orElseThrow();
		assertTrue(alias.choices().contains("Default"), alias.choices().toString());
		assertFalse(alias.choices().toString().contains("p4ss"), alias.choices().toString());
	}

	@Test
	void aReferenceWhoseNameHoldsASecretIsNotProposed() {
		String text = "<composite><component name='C'><reference name='open'/><reference name='token=p4ss'/></component>"
				+ "<component name='amqp://u:p4ss@h'><reference name='r'/></component><reference name='o' promote='";
		List<String> proposed = ContentProposals.at("a.composite", text + "'/></composite>", text.length(), KnownNames.NONE).stream().map(ContentProposal::label).toList();
		assertEquals(List.of("C/open"), proposed);
	}
}
