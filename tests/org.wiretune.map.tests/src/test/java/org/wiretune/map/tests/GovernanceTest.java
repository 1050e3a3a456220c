/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Insertion;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.reading.Reading;
import org.wiretune.map.MapScene;
import org.wiretune.map.NodeRole;
import org.wiretune.map.govern.Governance;
import org.wiretune.map.govern.GovernedElement;
import org.wiretune.map.govern.GoverningSetting.Edit;
import org.wiretune.map.govern.GoverningSetting.Group;
import org.wiretune.map.govern.GoverningSetting;
import org.wiretune.model.platform.ActivationSpecification;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.platform.ResourceAdapter;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;
import org.wiretune.model.settings.SettingsFactory;
import org.wiretune.model.solution.Solution;

class GovernanceTest {

	private static final String SCA = "Platform Messaging Component SPI Resource Adapter";
	private static final String JMS = "SIB JMS Resource Adapter";
	private static final String FILE = "Server/server.xml";

	private final Solution solution = Solutions.senderAndReceiver();
	private final Server server = ShownSceneTest.server(solution, "server1", "Server");
	private final ThreadPool usual = pool("Default", "20");
	private final ResourceAdapter sca = adapter(SCA, null, usual);

	@Test
	void anAsynchronousCallIsGovernedByTheTargetsSpecificationAndPool() {
		specification(sca, "SenderModule_AS", "sca/SenderModule", "10");
		specification(sca, "ReceiverModule_AS", "sca/ReceiverModule", "100");
		Governance governance = of("ReceiverAsync");
		assertEquals(List.of(Group.CALL, Group.CALL, Group.CALL, Group.SERVER, Group.ADAPTER, Group.ADAPTER, Group.ACTIVATION, Group.ACTIVATION, Group.ACTIVATION,
				Group.POOL, Group.POOL), governance.settings().stream().map(GoverningSetting::group).toList());
		assertEquals("async", value(governance, "call.preferredInteractionStyle"));
		assertEquals("ReceiverModule / ReceiverAsyncExport", value(governance, "call.target"));
		assertEquals("server1", value(governance, "server.name"));
		assertEquals(SCA, value(governance, "adapter.name"));
		assertEquals("Default", value(governance, "adapter.threadPoolAlias"));
		assertEquals("ReceiverModule_AS", value(governance, "activation.name"));
		assertEquals("100", value(governance, "activation.maximumConcurrency"));
		assertEquals("20", value(governance, "pool.maximumSize"));
		assertEquals("server.xml:" + usual.getMaximumSize().getOrigin().line(), governance.setting("pool.maximumSize").orElseThrow().place());
		assertTrue(governance.lines().stream().anyMatch(line -> line.startsWith("Thread pool: Maximum size = 20 (server.xml:")), governance.lines().toString());
		assertTrue(governance.remarks().getFirst().contains("server1"), "what is assumed is said");
	}

	@Test
	void aSynchronousScaCallTakesNoPool() {
		Governance governance = of("ReceiverSync");
		assertTrue(governance.setting("pool.maximumSize").isEmpty());
		assertTrue(governance.remarks().stream().anyMatch(remark -> remark.contains("thread of its caller")), governance.remarks().toString());
	}

	@Test
	void jmsGoesOverItsOwnAdapterAndWebCallsOverTheWebContainer() {
		ThreadPool own = pool("SIBJMSRAThreadPool", "41");
		ResourceAdapter jms = adapter(JMS, "server", own);
		specification(jms, "ReceiverModule.Export_AS", "jms/Receive", "7");
		specification(sca, "ReceiverModule_AS", "sca/ReceiverModule", "100");
		Governance byJms = of("ReceiverJms");
		assertEquals("ReceiverModule.Export_AS", value(byJms, "activation.name"));
		assertEquals("41", value(byJms, "pool.maximumSize"));
		assertTrue(of("ReceiverHttp").remarks().stream().anyMatch(remark -> remark.contains("WebContainer is not defined")));
		pool("WebContainer", "50");
		assertEquals("WebContainer", value(of("ReceiverHttp"), "pool.name"));
		assertEquals("50", value(of("ReceiverWs"), "pool.maximumSize"));
	}

	@Test
	void theNarrowestScopeOfAnAdapterHolds() {
		sca.setScope("cell");
		ThreadPool narrow = pool("Narrow", "5");
		adapter(SCA, "server", narrow);
		specification(sca, "ReceiverModule_AS", "sca/ReceiverModule", "100");
		Governance governance = of("ReceiverAsync");
		assertEquals("Narrow", value(governance, "adapter.threadPoolAlias"));
		assertEquals("5", value(governance, "pool.maximumSize"));
		assertEquals("ReceiverModule_AS", value(governance, "activation.name"), "specifications of all scopes count");
	}

	@Test
	void whatIsMissingIsSaid() {
		assertTrue(of("ReceiverAsync").remarks().stream().anyMatch(remark -> remark.contains("No activation specification for sca/ReceiverModule")));
		sca.setThreadPool(null);
		assertTrue(of("ReceiverAsync").remarks().stream().anyMatch(remark -> remark.contains("Default is not defined")));
		server.getResourceAdapters().clear();
		assertTrue(of("ReceiverAsync").remarks().stream().anyMatch(remark -> remark.contains(SCA)));
		solution.getServers().clear();
		assertTrue(of("ReceiverAsync").remarks().stream().anyMatch(remark -> remark.contains("cannot be told")));
		Solution troubled = Solutions.troubled();
		assertTrue(Governance.of(Reading.of(troubled), new GovernedElement("Orders & <Returns>", NodeRole.IMPORT, "CallMissing")).remarks().getFirst().contains("Billing/NoSuchExport does not exist"));
		assertTrue(Governance.of(Reading.of(troubled), new GovernedElement("Billing", NodeRole.IMPORT, "AVeryLongImportNameThatNobodyShouldChooseButSomebodyDidForTheContextHandlerVerifierProvider")).remarks().getFirst().contains("was not read"));
		assertTrue(Governance.of(Reading.of(troubled), new GovernedElement("Orders & <Returns>", NodeRole.IMPORT, "Rates")).remarks().getFirst().contains("leaves what was read"));
		assertSame(Governance.NONE, Governance.of(Reading.of(troubled), new GovernedElement("Gone", null, "Gone")));
		assertSame(Governance.NONE, Governance.of(Reading.of(troubled), new GovernedElement("Billing", NodeRole.IMPORT, "Gone")));
	}

	@Test
	void twoServersElsewhereTellNothing() {
		ShownSceneTest.server(solution, "server2", "Other");
		assertTrue(of("ReceiverAsync").setting("server.name").isEmpty());
		// What was asked before is kept with a solution; here it is put together anew.
		solution.eAdapters().clear();
		solution.getServers().get(1).setPath("ReceiverModule/server");
		assertEquals("server2", value(of("ReceiverAsync"), "server.name"));
		assertTrue(of("ReceiverAsync").remarks().getFirst().contains("stand in the project"));
	}

	@Test
	void everyElementOfEverySceneCanBeAskedFor() {
		for (Solution each : List.of(solution, Solutions.troubled(), Solutions.large(20))) {
			MapScene scene = MapSceneTest.scene(each);
			scene.elements().forEach(element -> assertNotNull(Governance.of(Reading.of(each), scene, element).lines()));
		}
		MapScene scene = MapSceneTest.scene(solution);
		assertEquals(of("ReceiverAsync").lines(), Governance.of(Reading.of(solution), scene, MapSceneTest.call(scene, "ReceiverAsync")).lines(), "a wire is governed by its import");
	}

	@Test
	void onlyValuesThatMakeSenseAreTaken() {
		Governance governance = of("ReceiverAsync");
		GoverningSetting style = governance.setting("call.preferredInteractionStyle").orElseThrow();
		assertEquals(Edit.CHOICE, style.edit());
		assertNull(style.problem("sync"));
		assertTrue(style.problem("perhaps").contains("Choose one of: sync, async, any"));
		GoverningSetting size = governance.setting("pool.maximumSize").orElseThrow();
		assertEquals(Edit.NUMBER, size.edit());
		assertNull(size.problem("35"));
		assertNull(size.problem("0"));
		for (String wrong : new String[] { "", "-1", "many", "1.5", "99999999999", null }) {
			assertTrue(size.problem(wrong).contains("whole number"), wrong);
		}
		GoverningSetting name = governance.setting("server.name").orElseThrow();
		assertTrue(name.problem("other").contains("cannot be changed here"));
		assertEquals(List.of("Default"), governance.setting("adapter.threadPoolAlias").orElseThrow().choices());
	}

	@Test
	void aDefaultIsCalledOneAndCanBeWrittenWhereTheFileHasRoom() {
		Setting maximum = SettingsFactory.INSTANCE.createSetting();
		maximum.setName("maximumSize");
		maximum.setState(SettingState.DEFAULTED);
		maximum.setValue("50");
		usual.setMaximumSize(maximum);
		GoverningSetting fixed = of("ReceiverAsync").setting("pool.maximumSize").orElseThrow();
		assertEquals("50 (default)", fixed.valueText());
		assertEquals(Edit.NONE, fixed.edit());
		maximum.setInsertion(new Insertion(FILE, 10, 1, " maximumSize=\"", "\"", ValueForm.NONE));
		assertEquals(Edit.NUMBER, of("ReceiverAsync").setting("pool.maximumSize").orElseThrow().edit());
		maximum.setState(SettingState.ABSENT);
		maximum.setValue(null);
		assertEquals("not set", of("ReceiverAsync").setting("pool.maximumSize").orElseThrow().valueText());
	}

	private Governance of(String importName) {
		return Governance.of(Reading.of(solution), new GovernedElement("SenderModule", NodeRole.IMPORT, importName));
	}

	private static String value(Governance governance, String id) {
		return governance.setting(id).map(GoverningSetting::value).orElse(null);
	}

	private ThreadPool pool(String name, String maximum) {
		ThreadPool pool = PlatformFactory.INSTANCE.createThreadPool();
		pool.setName(name);
		pool.setOrigin(Solutions.origin(FILE, 100 * (1 + server.getThreadPools().size())));
		pool.setMaximumSize(Solutions.setting("maximumSize", maximum, FILE, 150 + 100 * server.getThreadPools().size()));
		server.getThreadPools().add(pool);
		return pool;
	}

	private ResourceAdapter adapter(String name, String scope, ThreadPool pool) {
		ResourceAdapter adapter = PlatformFactory.INSTANCE.createResourceAdapter();
		adapter.setName(name);
		adapter.setScope(scope);
		adapter.setOrigin(Solutions.origin("Server/resources.xml", 100));
		adapter.setThreadPoolAlias(Solutions.setting("threadPoolAlias", pool.getName(), "Server/resources.xml", 130));
		adapter.setThreadPool(pool);
		server.getResourceAdapters().add(adapter);
		return adapter;
	}

	private static void specification(ResourceAdapter adapter, String name, String destination, String concurrency) {
		ActivationSpecification specification = PlatformFactory.INSTANCE.createActivationSpecification();
		specification.setName(name);
		specification.setOrigin(Solutions.origin("Server/resources.xml", 400));
		specification.setDestination(Solutions.setting("destinationName", destination, "Server/resources.xml", 430));
		specification.setMaximumConcurrency(Solutions.setting("maxConcurrency", concurrency, "Server/resources.xml", 460));
		adapter.getActivationSpecifications().add(specification);
	}
}
