/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class FilePollsTest {

	private static final String ID = "soa-file-poll-cap";

	private static Files adapter(String files, String seconds) {
		return Composites.inbound("", Composites.adapter("file", "eis/FileAdapter", "file.inbound.FileActivationSpec", "PollingFrequency", seconds, "MaxRaiseSize", files));
	}

	private static Files proxy(String files, String seconds) {
		return new Files().with("Bus/servicebus.sboverview", "<overview/>").with("Bus/Files.proxy", """
				<ser:proxyServiceEntry xmlns:ser="http://www.bea.com/wli/sb/services" xmlns:tran="http://www.bea.com/wli/sb/transports" xmlns:env="http://www.bea.com/wli/config/env">
				  <ser:coreEntry/>
				  <ser:endpointConfig>
				    <tran:provider-id>file</tran:provider-id>
				    <tran:inbound>true</tran:inbound>
				    <tran:URI><env:value>file:///in</env:value></tran:URI>
				    <tran:provider-specific>
				      <file:inbound-properties xmlns:file="http://www.bea.com/wli/sb/transports/file">
				        <file:pollingInterval>%s</file:pollingInterval>
				        <file:readLimit>%s</file:readLimit>
				      </file:inbound-properties>
				    </tran:provider-specific>
				  </ser:endpointConfig>
				</ser:proxyServiceEntry>
				""".formatted(seconds, files));
	}

	@Test
	void oneFileAMinute() {
		Finding finding = adapter("1", "60").finding(ID);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("1", finding.measured());
		assertEquals(Composites.ADAPTER, finding.origin().path());
		assertTrue(finding.message().startsWith("Inbound takes at most 1 files each time it looks, every 60 s, which is 1 files a minute"), finding.message());
		FixContract.verify(adapter("1", "60"), ID + "/all", Map.of(Composites.ADAPTER, Map.of("      <property name=\"MaxRaiseSize\" value=\"1\"/>\n", "")));
	}

	@Test
	void boundary() {
		assertEquals(1, adapter("10", "60").findings(ID).size());
		assertTrue(adapter("11", "60").findings(ID).isEmpty());
		assertTrue(adapter("1", "5").findings(ID).isEmpty(), "twelve a minute");
		assertEquals("0.5", adapter("1", "120").finding(ID).measured());
	}

	@Test
	void filesOfABus() {
		Finding finding = proxy("1", "20").finding(ID);
		assertEquals("3", finding.measured());
		assertEquals("Bus/Files.proxy", finding.origin().path());
		assertTrue(finding.fixes().isEmpty());
		assertTrue(proxy("0", "20").findings(ID).isEmpty(), "no limit");
		assertTrue(proxy("10", "20").findings(ID).isEmpty());
	}

	/** Values of a plan, adapters of databases and adapters without a cap are nothing to speak of. */
	@Test
	void lookAlikes() {
		assertTrue(adapter("${files}", "60").findings(ID).isEmpty());
		assertTrue(adapter("1", "0").findings(ID).isEmpty());
		assertTrue(Composites.inbound("", Composites.adapter("file", "eis/FileAdapter", "file.inbound.FileActivationSpec", "PollingFrequency", "60")).findings(ID).isEmpty());
		assertTrue(Composites.inbound("", Composites.adapter("db", "eis/DB/Orders", "db.DBActivationSpec", "PollingFrequency", "60", "MaxRaiseSize", "1")).findings(ID).isEmpty());
	}
}
