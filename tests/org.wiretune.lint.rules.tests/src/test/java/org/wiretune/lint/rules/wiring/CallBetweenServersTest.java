/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.wiring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;

public class CallBetweenServersTest {

	/** Where the cell keeps the deployment of a module; with its name twice. */
	public static final String DEPLOYMENT = "LocalServer/config/cells/cell/applications/%sApp.ear/deployments/%sApp/deployment.xml";

	private static final String RULE = "sca-sync-cross-jvm-orb";
	private static final String BROKER = """
			    <threadPools xmi:id="ThreadPool_43" minimumSize="10" maximumSize="50" inactivityTimeout="3500" isGrowable="false" name="ORB.thread.pool"/>
			""";

	/** {@return the modules in a cell of two servers: Sender on server1, Receiver on server2} @param modules the modules */
	public static Files cell(Files modules) {
		Files server = Samples.server().replace(Samples.SERVER, "name=\"WebContainer\"/>\n", "name=\"WebContainer\"/>\n" + BROKER);
		modules.with(Samples.SERVER, server.text(Samples.SERVER));
		modules.with(Samples.SERVER.replace("server1", "server2"), server.text(Samples.SERVER).replace("server1", "server2"));
		return modules.with(DEPLOYMENT.formatted("Sender", "Sender"), deployment("ServerTarget", "server1\" nodeName=\"node"))
				.with(DEPLOYMENT.formatted("Receiver", "Receiver"), deployment("ServerTarget", "server2\" nodeName=\"node"));
	}

	private static String deployment(String type, String target) {
		return """
				<?xml version="1.0" encoding="UTF-8"?>
				<appdeployment:Deployment xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:appdeployment="http://www.ibm.com/websphere/appserver/schemas/5.0/appdeployment.xmi" xmi:id="Deployment_1">
				  <deployedObject xmi:type="appdeployment:ApplicationDeployment" xmi:id="ApplicationDeployment_1">
				    <targetMappings xmi:id="DeploymentTargetMapping_1" target="Target_1"/>
				  </deployedObject>
				  <deploymentTargets xmi:type="appdeployment:%s" xmi:id="Target_1" name="%s"/>
				</appdeployment:Deployment>
				""".formatted(type, target);
	}

	@Test
	void synchronousCallToAnotherServer() {
		Finding finding = cell(Samples.modules()).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("50", finding.measured());
		assertTrue(finding.message().contains("Receiver runs on server2"), finding.message());
		assertTrue(finding.related().get(0).path().contains("server2"));
	}

	@Test
	void silentOnOneServerAndWhereNothingTellsTheServer() {
		Files same = cell(Samples.modules()).with(DEPLOYMENT.formatted("Receiver", "Receiver"), deployment("ServerTarget", "server1\" nodeName=\"node"));
		assertTrue(same.findings(RULE).isEmpty());
		assertTrue(cell(Samples.modules()).without(DEPLOYMENT.formatted("Receiver", "Receiver")).findings(RULE).isEmpty());
		Files elsewhere = cell(Samples.modules()).with(DEPLOYMENT.formatted("Receiver", "Receiver"), deployment("ServerTarget", "server2\" nodeName=\"other"));
		assertTrue(elsewhere.findings(RULE).isEmpty());
	}

	@Test
	void membersOfAClusterRunWhatTheClusterRuns() {
		String second = Samples.SERVER.replace("server1", "server2");
		Files files = cell(Samples.modules()).replace(second, "name=\"server2\"", "name=\"server2\" clusterName=\"Support\"")
				.with(DEPLOYMENT.formatted("Receiver", "Receiver"), deployment("ClusteredTarget", "Support"));
		assertTrue(files.finding(RULE).message().contains("runs on server2"));
	}

	@Test
	void asynchronousCallsBetweenServersAreLeftAlone() {
		Files files = cell(Samples.modules()).replace("Sender/ToReceiver.import", "\"sync\"", "\"async\"");
		assertTrue(files.findings(RULE).isEmpty());
		assertTrue(files.findings("sca-async-binding").isEmpty());
	}

	@Test
	void poolSharedBySeveralModules() {
		String rule = "orb-pool-default-shared";
		Files files = cell(Samples.modules());
		assertTrue(files.findings(rule).isEmpty());
		files.with("Bean/sca.module", Samples.modules().text("Sender/sca.module").replace("Sender", "Bean"))
				.with("Bean/BeanExport.export", Samples.modules().text("Receiver/StockWSExport.export").replace("StockWSExport", "BeanExport").replace("jaxws:JaxWsExportBinding", "ejb:SLSBExportBinding"))
				.with(DEPLOYMENT.formatted("Bean", "Bean"), deployment("ServerTarget", "server2\" nodeName=\"node"));
		Finding finding = files.finding(rule);
		assertTrue(finding.message().contains("2 modules on server2 are called from elsewhere (Bean, Receiver)"), finding.message());
		String second = Samples.SERVER.replace("server1", "server2");
		assertTrue(files.replace(second, "maximumSize=\"50\" inactivityTimeout=\"3500\"", "maximumSize=\"51\" inactivityTimeout=\"3500\"").findings(rule).isEmpty());
	}
}
