/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.liberty;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.settings.Setting;

/** The files of a Liberty server that are no XML, and which paths may be files of such a server. */
class LibertyFilesTest {

	private static List<String> read(LibertyPropertiesFormat format, String text) {
		FileParts parts = new FileParts("s/" + format.id());
		SourceText source = SourceText.of("s/" + format.id(), text);
		format.read(source, parts);
		List<String> told = new ArrayList<>();
		for (Setting setting : ((ConfigurationFile) parts.elements().getFirst()).getSettings()) {
			assertEquals(setting.getValue(), text.substring(setting.getOrigin().offset(), setting.getOrigin().end()));
			assertEquals(source.origin(setting.getOrigin().offset(), setting.getOrigin().length()), setting.getOrigin());
			told.add(setting.getName() + '=' + setting.getValue());
		}
		return told;
	}

	@Test
	void eachLineHasItsValueWithItsPlace() {
		String text = "# remark\r\n! remark\r\n  a = 1 \r\nb:2\r\nc=\r\nd=x=y\r\n=z\r\nalone\r\n\r\nlast=9";
		assertEquals(List.of("a=1", "b=2", "c=", "d=x=y", "last=9"), read(LibertyPropertiesFormat.bootstrap(), text));
		assertEquals(List.of("a=1", "c=", "d=x=y", "last=9"), read(LibertyPropertiesFormat.environment(), text));
		assertEquals(List.of("URL=jdbc:x"), read(LibertyPropertiesFormat.environment(), "URL=jdbc:x"));
		assertEquals(List.of(), read(LibertyPropertiesFormat.environment(), ""));
		assertEquals(10_000, read(LibertyPropertiesFormat.bootstrap(), "a=b\n".repeat(20_000)).size());
	}

	@ParameterizedTest
	@CsvSource({ "server.xml, true", "a/server.xml, true", "a/server_db2.xml, true", "usr/servers/x/more.xml, true", "usr/servers/x/sub/more.xml, true", "x/configDropins/overrides/a.xml, true",
			"p/src/main/liberty/config/db.xml, true", "usr/shared/config/a.xml, true", "a/more.xml, false", "a/web.xml, false", "server.xml.bak, false", "server/default/conf/jboss-service.xml, false" })
	void theNamesOfFiles(String path, boolean accepted) {
		assertEquals(accepted, new LibertyServerFormat().accepts(path));
	}

	@Test
	void theNamesOfOtherFiles() {
		assertTrue(new LibertyJvmOptionsFormat().accepts("a/jvm.options"));
		assertFalse(new LibertyJvmOptionsFormat().accepts("a/myjvm.options"));
		assertTrue(LibertyPropertiesFormat.environment().accepts("server.env"));
		assertFalse(LibertyPropertiesFormat.environment().accepts("a/other.env"));
	}
}
