/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Element;
import org.wiretune.model.solution.Solution;

class ModuleSurroundingsTest {

	private static final String SCDL = "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xmlns:s=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\"";

	@Test
	void keepsTheModuleWhatItCallsAndWhatCallsIt() {
		Files files = new Files();
		module(files, "a", "b");
		module(files, "b", "c");
		module(files, "c", "d");
		module(files, "d", "d");
		Solution all = files.lint().solution();
		Module c = all.getModules().stream().filter(module -> module.getName().equals("c")).findFirst().orElseThrow();
		Solution part = ModuleSurroundings.of(c, all);
		assertEquals(List.of("b", "c", "d"), part.getModules().stream().map(Element::getName).toList());
		Module b = part.getModules().get(0);
		Module d = part.getModules().get(2);
		assertEquals(0, b.getExports().size(), "nobody of the part calls b");
		assertEquals(List.of("I"), b.getImports().stream().map(Element::getName).toList());
		assertEquals(List.of("E"), d.getExports().stream().map(Element::getName).toList());
		assertEquals(0, d.getImports().size(), "what d calls is not shown");
		assertSame(part.getModules().get(1).getExports().get(0), b.getImports().get(0).getWire().getResolved());
		assertNotSame(c, part.getModules().get(1));
		assertEquals(4, all.getModules().size(), "the whole stays as it is");
		assertEquals(1, c.getImports().size());
	}

	private static void module(Files files, String name, String called) {
		files.with(name + "/sca.module", "<s:module " + SCDL + " name=\"" + name + "\"/>")
				.with(name + "/E.export", "<s:export " + SCDL + " name=\"E\"/>")
				.with(name + "/I.import", "<s:import " + SCDL + " name=\"I\"><esbBinding xsi:type=\"s:SCAImportBinding\" module=\"" + called + "\" export=\"E\"/></s:import>");
	}
}
