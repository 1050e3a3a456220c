/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.composite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class RemotableByValueTest {

	private static final String ID = "sca-remotable-without-pass-by-reference";
	private static final String COMPOSITE = "src/main/resources/shop.composite";
	private static final String TOTALS = "src/main/java/shop/TotalsImpl.java";
	private static final String FACE = "src/main/java/shop/Totals.java";
	private static final String IMPORTED = "import org.oasisopen.sca.annotation.Service;\n";

	private static Files shop() {
		return new Files().with(COMPOSITE, """
				<composite xmlns="http://docs.oasis-open.org/ns/opencsa/sca/200912" name="shop" targetNamespace="urn:shop">
				  <component name="Cart">
				    <implementation.java class="shop.CartImpl"/>
				    <reference name="totals" target="Totals"/>
				  </component>
				  <component name="Totals">
				    <implementation.java class="shop.TotalsImpl"/>
				  </component>
				</composite>
				""").with(TOTALS, """
				package shop;

				import java.util.List;
				%s
				@Service(Totals.class)
				public class TotalsImpl implements Totals {
					public int total(List<Line> lines) {
						return lines.size();
					}
				}
				""".formatted(IMPORTED)).with(FACE, """
				package shop;

				import java.util.List;
				import org.oasisopen.sca.annotation.Remotable;

				/** Adds up (all of it). */
				@Remotable
				public interface Totals {
					/** The total, see Line line(a). */
					int total(List<Line> lines);
				}
				""");
	}

	/** With all that the compiler needs. */
	private static Files compiling() {
		String annotations = "src/main/java/org/oasisopen/sca/annotation/";
		return shop().with("src/main/java/shop/Line.java", "package shop;\n\npublic class Line {\n}\n")
				.with(annotations + "Remotable.java", "package org.oasisopen.sca.annotation;\n\npublic @interface Remotable {\n}\n")
				.with(annotations + "Service.java", "package org.oasisopen.sca.annotation;\n\npublic @interface Service {\n\tClass<?> value();\n}\n")
				.with(annotations + "AllowsPassByReference.java", "package org.oasisopen.sca.annotation;\n\npublic @interface AllowsPassByReference {\n}\n");
	}

	@Test
	void linesAreCopied() {
		Finding finding = shop().finding(ID);
		assertEquals(COMPOSITE, finding.origin().path());
		assertEquals(7, finding.origin().line());
		assertTrue(finding.message().startsWith("Cart calls Totals by the remotable interface Totals in the same process,"), finding.message());
	}

	@Test
	void referencesAreAllowedAlready() {
		assertTrue(shop().replace(TOTALS, "public class", "@AllowsPassByReference\npublic class").findings(ID).isEmpty());
	}

	@Test
	void localInterfacesShareDataAnyway() {
		assertTrue(shop().replace(FACE, "@Remotable\n", "").findings(ID).isEmpty());
	}

	@Test
	void whatCannotChangeIsNotCopied() {
		assertTrue(shop().replace(FACE, "List<Line> lines", "String lines, final int most, java.util.Date since").findings(ID).isEmpty());
		assertEquals(1, shop().replace(FACE, "int total(List<Line> lines)", "byte[] total(String lines)").findings(ID).size());
	}

	@Test
	void classesThatChangeTheirDataNeedTheCopy() {
		assertTrue(shop().replace(TOTALS, "return lines.size();", "lines.remove(0);\n\t\treturn lines.size();").findings(ID).isEmpty());
		assertTrue(shop().replace(TOTALS, "List<Line> lines)", "final Basket basket, List<Line> lines)").replace(TOTALS, "return lines.size();", "basket.setTotal(1);\n\t\treturn 1;").findings(ID).isEmpty());
		assertEquals(1, shop().replace(TOTALS, "return lines.size();", "int address = lines.indexOf(null);\n\t\treturn address;").findings(ID).size());
	}

	@Test
	void callsOverABindingAreCopiedWhateverTheClassSays() {
		assertTrue(shop().replace(COMPOSITE, "<reference name=\"totals\" target=\"Totals\"/>", "<reference name=\"totals\"><binding.ws uri=\"http://localhost:8080/Totals\"/></reference>").findings(ID).isEmpty());
	}

	@Test
	void testsAreLeftAlone() {
		Files files = shop();
		Files tests = new Files();
		files.paths().forEach(path -> tests.with("itest/" + path, files.text(path)));
		assertTrue(tests.findings(ID).isEmpty());
	}

	@Test
	void withoutSourceNothingIsSaid() {
		assertTrue(shop().without(FACE).findings(ID).isEmpty());
		assertTrue(shop().without(TOTALS).findings(ID).isEmpty());
	}

	@Test
	void fixAnnotatesTheClass() {
		FixContract.verify(compiling(), ID + "/reference", Map.of(TOTALS,
				Map.of(IMPORTED, IMPORTED + "import org.oasisopen.sca.annotation.AllowsPassByReference;\n", "public class TotalsImpl", "@AllowsPassByReference\npublic class TotalsImpl")));
	}
}
