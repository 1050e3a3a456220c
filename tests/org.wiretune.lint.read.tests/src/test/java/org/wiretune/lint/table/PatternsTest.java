/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PatternsTest {

	@ParameterizedTest
	@CsvSource({ "*-ds.xml, a/mysql-ds.xml, true", "*-ds.xml, mysql-ds.xml, true", "*-ds.xml, a/mysql-ds.xml.bak, false", "*-ds.xml, a-ds.xml/b.xml, false",
			"conf/*.xml, server/conf/a.xml, true", "conf/*.xml, server/myconf/a.xml, false", "standalone*.xml, Standalone-FULL.xml, true",
			"a*b*c, aXbYc, true", "a*b*c, aXbY, false", "conf/x, x, false", "a*a, a, false", "a*a, aa, true", "*ab*ab*, abXab, true", "*ab*ab*, abab, true", "*aba*ab, ababab, true",
			"*aba*ab, abab, false", "a*b, axc, false", "ab, abc, false", "b*, conf/B, true" })
	void paths(String pattern, String path, boolean matches) {
		assertEquals(matches, new PathPattern(pattern).matches(path));
	}

	@ParameterizedTest
	@CsvSource({ "*-ds.xml, xml", "conf/Server.XML, xml", "dockerfile, ''", "*.tar.gz, gz", "log4j*, ", "*properties, ", "a.b/*, ", "a.*, " })
	void extensionsOfPatterns(String pattern, String extension) {
		assertEquals(extension, new PathPattern(pattern).extension());
	}

	@ParameterizedTest
	@CsvSource({ "a/B.XmL, xml", "a.b/c, ''", "c, ''", ".project, project", "a/b., ''", "a/b.c.d, d" })
	void extensionsOfPaths(String path, String extension) {
		assertEquals(extension, PathPattern.extension(path));
	}

	@ParameterizedTest
	@CsvSource({ "log4j.xml, true", "conf/client-log4j.xml, true", "conf/jboss-log4j.xml, false", "log4j.properties, false" })
	void pathsThatAreNotMeant(String path, boolean accepted) {
		assertEquals(accepted, SettingTables.kind("log4j-xml").accepts(path));
	}

	@ParameterizedTest
	@CsvSource({ "*, 7.1, true", "*, , true", "4-, 4.0, true", "4-, 3.9, false", "4-, , true", "-3, 3.2, true", "-3, 4, false", "-3, , false", "1.0-2.1, 2.1.5, true",
			"1.0-2.1, 2.2, false", "5, 5.1, true", "5, 6, false", "5-, 5.2.0.GA, true", "5-, GA, true", "4-, 99999999999999999999, true" })
	void versions(String range, String version, boolean contained) {
		assertEquals(contained, new VersionRange(range).contains(version));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "-", "x-y" })
	void noRange(String text) {
		assertThrows(IllegalArgumentException.class, () -> new VersionRange(text));
	}
}
