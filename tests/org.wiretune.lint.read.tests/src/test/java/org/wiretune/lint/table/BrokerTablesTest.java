/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.api.Test;
import org.wiretune.lint.format.FileReader;
import org.wiretune.lint.read.FileFormats;
import org.wiretune.lint.read.MemoryTree;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;

/** What the table says of files of brokers. */
class BrokerTablesTest {

	private static Map<String, Setting> settings(String path, String text) {
		Map<String, Setting> settings = new LinkedHashMap<>();
		for (EObject part : new FileReader(FileFormats.all(), SourceText.DEFAULT_MAXIMUM_BYTES).read(new MemoryTree.MemoryFile(path, text.getBytes(StandardCharsets.UTF_8))).elements()) {
			if (part instanceof ConfigurationFile file) {
				collect(file.getGroups(), settings);
			}
		}
		return settings;
	}

	private static void collect(List<ConfigurationGroup> groups, Map<String, Setting> settings) {
		for (ConfigurationGroup group : groups) {
			group.getSettings().forEach(setting -> settings.put(group.getKind() + ' ' + group.getName() + ' ' + setting.getName(), setting));
			collect(group.getGroups(), settings);
		}
	}

	@Test
	void artemis() {
		Map<String, Setting> settings = settings("broker/etc/broker.xml", """
				<configuration xmlns="urn:activemq" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
				  <core xmlns="urn:activemq:core">
				    <name>orders</name>
				    <journal-type>NIO</journal-type>
				    <global-max-size>100M</global-max-size>
				    <acceptors><acceptor name="artemis">tcp://0.0.0.0:61616</acceptor></acceptors>
				    <address-settings>
				      <address-setting match="#">
				        <max-size-bytes>10485760</max-size-bytes>
				        <redelivery-delay>5000</redelivery-delay>
				      </address-setting>
				    </address-settings>
				    <diverts><divert name="audit"><address>orders</address><exclusive>false</exclusive></divert></diverts>
				  </core>
				</configuration>
				""");
		assertEquals("NIO", settings.get("artemis.broker orders journal-type").getValue());
		assertEquals("100M", settings.get("artemis.broker orders global-max-size").getValue());
		Setting disk = settings.get("artemis.broker orders max-disk-usage");
		assertFalse(disk.isSet());
		assertEquals("90", disk.getValue());
		assertEquals("10485760", settings.get("artemis.address # max-size-bytes").getValue());
		assertEquals("PAGE", settings.get("artemis.address # address-full-policy").getValue());
		assertEquals("orders", settings.get("artemis.divert audit address").getValue());
		assertEquals("artemis", settings.get("artemis.acceptor artemis name").getValue());
	}

	/** Elements have a prefix or not, and stand beside beans of Spring. */
	@Test
	void classic() {
		for (String prefix : List.of("", "amq:")) {
			Map<String, Setting> settings = settings("broker/conf/activemq.xml", """
					<beans xmlns="http://www.springframework.org/schema/beans" xmlns:amq="http://activemq.apache.org/schema/core">
					  <P:broker NS brokerName="orders" persistent="false">
					    <P:destinationPolicy><P:policyMap><P:policyEntries>
					      <P:policyEntry queue="&gt;" memoryLimit="1mb" queuePrefetch="1"/>
					    </P:policyEntries></P:policyMap></P:destinationPolicy>
					    <P:persistenceAdapter><P:kahaDB directory="data" indexCacheSize="10000"/></P:persistenceAdapter>
					    <P:systemUsage><P:systemUsage><P:memoryUsage><P:memoryUsage limit="20 mb"/></P:memoryUsage></P:systemUsage></P:systemUsage>
					  </P:broker>
					</beans>
					""".replace("P:", prefix).replace("NS", prefix.isEmpty() ? "xmlns=\"http://activemq.apache.org/schema/core\"" : ""));
			assertEquals("false", settings.get("activemq.broker orders persistent").getValue(), prefix);
			assertEquals("20 mb", settings.get("activemq.broker orders memory limit").getValue(), prefix);
			assertEquals("1mb", settings.get("activemq.policy > memoryLimit").getValue(), prefix);
			assertEquals("1", settings.get("activemq.policy > queuePrefetch").getValue(), prefix);
			assertTrue(settings.keySet().stream().anyMatch(name -> name.startsWith("activemq.kahadb") && name.endsWith("indexCacheSize")), prefix);
		}
	}

	/** Other files of these names are none of brokers. */
	@Test
	void others() {
		assertTrue(settings("a/broker.xml", "<configuration xmlns=\"urn:brokers\"><core><journal-type>NIO</journal-type></core></configuration>").isEmpty());
		assertNull(settings("a/activemq.xml", "<beans xmlns=\"http://www.springframework.org/schema/beans\"><bean id=\"broker\" class=\"a.B\"/></beans>").get("activemq.broker null persistent"));
	}
}
