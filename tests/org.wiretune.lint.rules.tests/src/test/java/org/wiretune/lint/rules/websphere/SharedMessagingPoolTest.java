/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;

class SharedMessagingPoolTest {

	private static final String RULE = "sca-and-jms-share-one-pool";

	private static Files shared() {
		return Samples.server().replace(Samples.RESOURCES, "threadPoolAlias=\"SIBJMSRAThreadPool\"", "threadPoolAlias=\"Default\"");
	}

	@Test
	void onePoolForBoth() {
		Finding finding = shared().finding(RULE);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("Default", finding.measured());
		assertTrue(finding.message().contains("at most 20"), finding.message());
		assertEquals(2, finding.related().size());
	}

	@Test
	void silentWithTwoPools() {
		assertTrue(Samples.server().findings(RULE).isEmpty());
	}

	@Test
	void silentWithoutOneOfTheAdapters() {
		assertTrue(shared().replace(Samples.RESOURCES, "name=\"SIB JMS Resource Adapter\"", "name=\"Other Resource Adapter\"").findings(RULE).isEmpty());
	}

	@Test
	void onlyInfoWhereOneAdapterHasNoWork() {
		Files files = shared();
		String text = files.text(Samples.RESOURCES);
		int from = text.indexOf("    <j2cActivationSpec xmi:id=\"Spec_2\"");
		files.with(Samples.RESOURCES, text.substring(0, from) + text.substring(text.indexOf("  </resources.j2c:J2CResourceAdapter>", from)));
		assertEquals(Severity.INFO, files.finding(RULE).severity());
	}

	@Test
	void poolThatWasNotRead() {
		Finding finding = shared().map(text -> text.replace("threadPoolAlias=\"Default\"", "threadPoolAlias=\"Elsewhere\"")).finding(RULE);
		assertTrue(finding.message().contains("from pool Elsewhere. A burst"), finding.message());
	}

	@Test
	void fixSeparate() {
		FixContract.verify(shared(), RULE + "/separate", Map.of(
				Samples.SERVER, Map.of("name=\"WebContainer\"/>\n", """
						name="WebContainer"/>
						    <threadPools xmi:id="ThreadPool_43" minimumSize="5" maximumSize="20" inactivityTimeout="5000" isGrowable="false" name="Pool_SIBus_JMS"/>
						"""),
				Samples.RESOURCES, Map.of("name=\"SIB JMS Resource Adapter\" threadPoolAlias=\"Default\"", "name=\"SIB JMS Resource Adapter\" threadPoolAlias=\"Pool_SIBus_JMS\"")));
	}

	@Test
	void fixWritesThePoolToTheThreadPoolManagerAlsoWhereOtherServicesHavePoolsOfTheirOwn() {
		String listener = """
				  <components xmi:type="applicationserver.ejbcontainer:EJBContainer">
				    <services xmi:type="applicationserver.ejbcontainer.messagelistener:MessageListenerService">
				      <threadPool xmi:id="ThreadPool_77" minimumSize="10" maximumSize="50" name="Message.Listener.Pool"/>
				    </services>
				  </components>
				""";
		String text = shared().text(Samples.SERVER);
		int end = text.lastIndexOf("</");
		FixContract.verify(shared().with(Samples.SERVER, text.substring(0, end) + listener + text.substring(end)), RULE + "/separate", Map.of(
				Samples.SERVER, Map.of("name=\"WebContainer\"/>\n", """
						name="WebContainer"/>
						    <threadPools xmi:id="ThreadPool_78" minimumSize="5" maximumSize="20" inactivityTimeout="5000" isGrowable="false" name="Pool_SIBus_JMS"/>
						"""),
				Samples.RESOURCES, Map.of("name=\"SIB JMS Resource Adapter\" threadPoolAlias=\"Default\"", "name=\"SIB JMS Resource Adapter\" threadPoolAlias=\"Pool_SIBus_JMS\"")));
	}

	@Test
	void fixUsesThePoolThatIsThere() {
		String pool = "<threadPools xmi:id=\"ThreadPool_43\" minimumSize=\"5\" maximumSize=\"20\" name=\"Pool_SIBus_JMS\"/>";
		FixContract.verify(shared().replace(Samples.SERVER, "name=\"WebContainer\"/>\n", "name=\"WebContainer\"/>\n    " + pool + "\n"), RULE + "/separate", Map.of(
				Samples.RESOURCES, Map.of("name=\"SIB JMS Resource Adapter\" threadPoolAlias=\"Default\"", "name=\"SIB JMS Resource Adapter\" threadPoolAlias=\"Pool_SIBus_JMS\"")));
	}
}
