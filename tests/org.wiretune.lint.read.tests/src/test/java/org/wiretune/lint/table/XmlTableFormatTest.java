/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Insertion;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.table.XmlTableFormat;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;

class XmlTableFormatTest {

	private static final String[] TABLE = { "file | test | WILDFLY | *.xml | server[domain]", "group | test.pool | subsystem[ejb3]/pools/pool[@type=strict] | @name | Strict pool",
			"setting | max | @max | number | instances", "default | 20 | 1-4 | first document", "default | 0 | 5- | second document", "setting | timeout | timing/timeout | duration | seconds",
			"setting | batch | property[@name=batch]/@value | number | ", "setting | text | . | text | ", "group | test.inner | pool/inner | | Inner", "setting | on | @on | truth | " };

	private static FileParts parse(String text) throws IOException {
		FileParts parts = new FileParts("a/b.xml");
		new XmlTableFormat(TableReaderTest.read(TABLE).get(0)).read(SourceText.of("a/b.xml", text), parts);
		return parts;
	}

	private static ConfigurationFile file(String text) throws IOException {
		return (ConfigurationFile) parse(text).elements().get(0);
	}

	private static String domain(String subsystems) {
		return "<server xmlns=\"urn:jboss:domain:20.0\">\n" + subsystems + "\n</server>";
	}

	@Test
	void groupsSettingsAndOrigins() throws IOException {
		String text = domain("<subsystem xmlns=\"urn:jboss:domain:ejb3:9.0\"><pools>\n<pool type=\"strict\" name=\"p\" max=\" 7 \">\n<timing><timeout>5</timeout></timing>"
				+ "<property name=\"other\" value=\"1\"/><property name=\"batch\" value=\"3\"/><inner on=\"true\"/></pool>\n<pool type=\"lax\" max=\"9\"/></pools></subsystem>");
		ConfigurationFile file = file(text);
		assertEquals("20.0", file.getVersion());
		assertEquals(1, file.getGroups().size());
		ConfigurationGroup pool = file.getGroups().get(0);
		assertEquals("p", pool.getName());
		assertEquals(List.of("max", "timeout", "batch", "text"), pool.getSettings().stream().map(Setting::getName).toList());
		Setting max = pool.getSettings().get(0);
		assertEquals(7L, max.asNumber());
		assertEquals("7", text.substring(max.getOrigin().offset(), max.getOrigin().end()));
		assertEquals(5000L, pool.getSettings().get(1).asMilliseconds());
		assertEquals(3L, pool.getSettings().get(2).asNumber());
		assertEquals("Inner", pool.getGroups().get(0).getName());
		assertTrue(pool.getGroups().get(0).getSettings().get(0).asTruth());
	}

	@Test
	void theDefaultIsThatOfTheVersion() throws IOException {
		for (String[] each : new String[][] { { "1.2", "20" }, { "4.0", "20" }, { "5.0", "0" }, { "9.0", "0" } }) {
			Setting max = file(domain("<subsystem xmlns=\"urn:jboss:domain:ejb3:" + each[0] + "\"><pools><pool type=\"strict\"/></pools></subsystem>")).getGroups().get(0).getSettings().get(0);
			assertEquals(SettingState.DEFAULTED, max.getState());
			assertEquals(each[1], max.getValue(), each[0]);
			assertTrue(max.getDefaultSource().endsWith("document"));
		}
	}

	@Test
	void aMissingSettingHasItsPlace() throws IOException {
		String text = domain("  <subsystem xmlns=\"urn:jboss:domain:ejb3:9.0\">\n    <pools>\n      <pool type=\"strict\">\n        <other/>\n      </pool>\n    </pools>\n  </subsystem>");
		List<Setting> settings = file(text).getGroups().get(0).getSettings();
		String batch = apply(text, settings.get(2).getInsertion(), "50");
		assertTrue(batch.contains("<pool type=\"strict\">\n        <property name=\"batch\" value=\"50\"/>\n        <other/>"), batch);
		assertEquals(50L, file(batch).getGroups().get(0).getSettings().get(2).asNumber());
		String timeout = apply(text, settings.get(1).getInsertion(), "8");
		assertEquals("8", file(timeout).getGroups().get(0).getSettings().get(1).getValue());
		String max = apply(text, settings.get(0).getInsertion(), "9");
		assertTrue(max.contains("<pool type=\"strict\" max=\"9\">"), max);
		assertNull(settings.get(3).getInsertion(), "an element with children has no text to set");
	}

	@Test
	void anotherRootIsPassedOver() throws IOException {
		assertTrue(parse("<server xmlns=\"urn:other\"><subsystem/></server>").isEmpty());
		assertTrue(parse("<domain/>").isEmpty());
	}

	@Test
	void whatStandsBeforeABreakIsRead() throws IOException {
		FileParts parts = parse("<server xmlns=\"urn:jboss:domain:20.0\"><subsystem xmlns=\"urn:jboss:domain:ejb3:9.0\"><pools><pool type=\"strict\" max=\"4\"/><pool type=");
		assertEquals("4", ((ConfigurationFile) parts.elements().get(0)).getGroups().get(0).getSettings().get(0).getValue());
		assertEquals(1, parts.problems().size());
	}

	private static String apply(String text, Insertion insertion, String value) {
		return text.substring(0, insertion.offset()) + insertion.prefix() + value + insertion.suffix() + text.substring(insertion.offset() + insertion.replaced().length());
	}
}
