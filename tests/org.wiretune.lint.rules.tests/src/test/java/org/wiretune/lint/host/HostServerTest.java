/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Product;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.platform.Server;
import org.wiretune.model.solution.Solution;
import org.wiretune.model.solution.SolutionFactory;

class HostServerTest {

	private final Solution solution = SolutionFactory.INSTANCE.createSolution();

	private Server server(String path, Product product) {
		Server server = PlatformFactory.INSTANCE.createServer();
		server.setPath(path);
		server.setProduct(product);
		solution.getServers().add(server);
		return server;
	}

	private Module module(String path, ModuleKind kind) {
		Module module = AssemblyFactory.INSTANCE.createModule();
		module.setPath(path);
		module.setKind(kind);
		solution.getModules().add(module);
		return module;
	}

	@Test
	void theOnlyServerIsTheOne() {
		Module module = module("Sender", ModuleKind.MODULE);
		Server server = server("Cell/server1", Product.WEBSPHERE);
		assertEquals(new HostServer(server, false), HostServer.of(Reading.of(solution), module));
		assertEquals("Cell/server1", HostServer.of(Reading.of(solution), module).name());
		server.setName("server1");
		assertEquals("server1", HostServer.name(server));
	}

	@Test
	void ofSeveralTheOneInTheProjectIsTheOne() {
		Module module = module("Sender", ModuleKind.MODULE);
		Module other = module("Receiver", ModuleKind.MODULE);
		server("Cell/server1", Product.WEBSPHERE);
		Server near = server("Sender/test/server2", Product.WEBSPHERE);
		assertEquals(new HostServer(near, true), HostServer.of(Reading.of(solution), module));
		assertNull(HostServer.of(Reading.of(solution), other), "none of two is nearer");
	}

	@Test
	void modulesOfSeveralProjectsRunOnTheServersOfTheirProject() {
		Module web = module("shop/web", ModuleKind.MODULE);
		Module other = module("billing/core/ejb", ModuleKind.MODULE);
		Module third = module("tools", ModuleKind.MODULE);
		Server ofShop = server("shop/server", Product.WEBSPHERE);
		Server ofBilling = server("billing/config/server", Product.WEBSPHERE);
		server("billing/config/more", Product.WILDFLY);
		assertEquals(new HostServer(ofShop, false), HostServer.of(Reading.of(solution), web));
		assertEquals(new HostServer(ofBilling, false), HostServer.of(Reading.of(solution), other));
		assertNull(HostServer.of(Reading.of(solution), third), "either may run it");
		server("billing/config/second", Product.WEBSPHERE);
		assertNull(HostServer.of(Reading.of(solution), other), "two of the project");
	}

	@Test
	void twoInTheProjectLeaveItOpen() {
		Module module = module("Sender", ModuleKind.MODULE);
		server("Sender/a", Product.WEBSPHERE);
		server("Sender/b", Product.WEBSPHERE);
		assertNull(HostServer.of(Reading.of(solution), module));
	}

	@Test
	void onlyAProductThatRunsTheKindOfModuleCounts() {
		Module module = module("Sender", ModuleKind.MEDIATION_MODULE);
		Module switchYard = module("Orders", ModuleKind.SWITCHYARD);
		Module composite = module("Billing", ModuleKind.SOA_COMPOSITE);
		Module plain = module("Plain", ModuleKind.COMPOSITE);
		Server webSphere = server("was", Product.WEBSPHERE);
		Server wildFly = server("wildfly", Product.WILDFLY);
		Server oracle = server("soa", Product.ORACLE_SOA_SUITE);
		assertSame(webSphere, HostServer.of(Reading.of(solution), module).server());
		assertSame(wildFly, HostServer.of(Reading.of(solution), switchYard).server());
		assertSame(oracle, HostServer.of(Reading.of(solution), composite).server());
		assertNull(HostServer.of(Reading.of(solution), plain), "any of three may run it");
	}

	@Test
	void theInnermostModuleIsTheProject() {
		module("Work", ModuleKind.MODULE);
		module("Work/Inner", ModuleKind.MODULE);
		assertEquals("Work/Inner", HostServer.project(Reading.of(solution), "Work/Inner/a/b.import"));
		assertEquals("Work", HostServer.project(Reading.of(solution), "Work/InnerNot/b.import"));
		assertNull(HostServer.project(Reading.of(solution), "Elsewhere/b.import"));
		assertNull(HostServer.project(Reading.of(solution), null));
	}

	@Test
	void allServersTellTheProductWhereNoneIsNear() {
		module("Sender", ModuleKind.MODULE);
		assertFalse(HostServer.runsOn(Reading.of(solution), "Sender/a", server -> true), "no server was read");
		server("was", Product.WEBSPHERE);
		assertTrue(HostServer.runsOn(Reading.of(solution), "Sender/a", server -> server.getProduct() == Product.WEBSPHERE));
		server("jboss", Product.JBOSS_EAP_5);
		assertFalse(HostServer.runsOn(Reading.of(solution), "Sender/a", server -> server.getProduct() == Product.WEBSPHERE));
		server("Sender/jboss", Product.JBOSS_EAP_5);
		assertTrue(HostServer.runsOn(Reading.of(solution), "Sender/a", server -> server.getProduct() == Product.JBOSS_EAP_5));
	}

	@Test
	void aFolderHoldsItselfAndWhatIsBelow() {
		assertTrue(HostServer.isIn("a/b", "a/b"));
		assertTrue(HostServer.isIn("a/b/c", "a/b"));
		assertTrue(HostServer.isIn("a", ""));
		assertFalse(HostServer.isIn("a/bc", "a/b"));
		assertFalse(HostServer.isIn(null, "a"));
	}
}
