/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.base.ServerKey;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.launch.PerformanceTestSettings;
import org.wiretune.ide.launch.RunPlan;
import org.wiretune.ide.launch.TargetPreview;
import org.wiretune.ide.launch.TargetSettings;
import org.wiretune.ide.launch.TargetSettings.Value;

/** The choice of a real server in a launch configuration, and what is laid over the settings of the user's files. */
@ExtendWith(EmptyWorkspace.class)
class TargetSettingsTest {

	private static final TargetSettings WILDFLY = TargetSettings.EMBEDDED.on("wildfly");
	private static final TargetSettings LIBERTY = TargetSettings.EMBEDDED.on("liberty");
	private static final String STANDALONE = """
			<server xmlns="urn:jboss:domain:20.0">
			  <profile>
			    <subsystem xmlns="urn:jboss:domain:datasources:7.1">
			      <datasources>
			        <datasource jndi-name="java:jboss/datasources/OrdersDS" pool-name="OrdersDS" enabled="true">
			          <connection-url>jdbc:h2:mem:orders</connection-url>
			          <driver>h2</driver>
			          <pool><min-pool-size>3</min-pool-size><max-pool-size>17</max-pool-size></pool>
			          <statement><prepared-statement-cache-size>60</prepared-statement-cache-size></statement>
			        </datasource>
			      </datasources>
			    </subsystem>
			    <subsystem xmlns="urn:jboss:domain:ejb3:10.0">
			      <mdb><resource-adapter-ref resource-adapter-name="activemq-ra.rar"/><bean-instance-pool-ref pool-name="mdb-strict-max-pool"/></mdb>
			      <pools><bean-instance-pools><strict-max-pool name="mdb-strict-max-pool" max-pool-size="12" instance-acquisition-timeout="5" instance-acquisition-timeout-unit="MINUTES"/></bean-instance-pools></pools>
			    </subsystem>
			    <subsystem xmlns="urn:jboss:domain:io:4.0">
			      <worker name="default" task-max-threads="24" task-core-threads="4"/>
			    </subsystem>
			    <subsystem xmlns="urn:jboss:domain:undertow:14.0">
			      <server name="default-server"><http-listener name="default" socket-binding="http" no-request-timeout="45000"/></server>
			    </subsystem>
			  </profile>
			</server>
			""";

	@TempDir
	Path folder;

	private static PerformanceTestSettings settings(TargetSettings target) {
		return new PerformanceTestSettings("Shop", "", List.of("http-sync"), List.of("1 KB"), "5", "0", "1", "").withTarget(target);
	}

	private RunPlan plan(TargetSettings target) throws Exception {
		new TestProject("Shop").write("standalone/configuration/standalone-full.xml", STANDALONE);
		WorkspaceAnalysis.get().bringUpToDate(null);
		return RunPlan.of("Shop", settings(target), WorkspaceAnalysis.get().reading());
	}

	@Test
	void aConfigurationKeepsTheChoice() throws Exception {
		ILaunchConfigurationWorkingCopy copy = DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurationType(PerformanceTestSettings.TYPE).newInstance(null, "Target");
		TargetSettings target = new TargetSettings("liberty", "/opt/wlp", true, "/Shop/shop.war", Map.of(Value.HTTP_THREADS, " 30 ", Value.JVM_ARGUMENTS, "-Xmn64m"));
		settings(target).write(copy);
		assertEquals(target, PerformanceTestSettings.read(copy).target());
		assertEquals("30", target.text(Value.HTTP_THREADS));
		settings(TargetSettings.EMBEDDED).write(copy);
		assertEquals(TargetSettings.EMBEDDED, PerformanceTestSettings.read(copy).target());
		assertTrue(copy.getAttributes().keySet().stream().noneMatch(key -> key.contains(".target.")), "older workbenches read it as before");
	}

	@Test
	void whatIsWrongIsSaidInASentence() throws Exception {
		assertNull(TargetSettings.EMBEDDED.problem());
		assertNull(WILDFLY.problem());
		assertEquals("The server \"tomcat\" is not known. The servers are embedded, wildfly, liberty.", TargetSettings.EMBEDDED.on("tomcat").problem());
		assertEquals("The setting \"Worker threads for HTTP\" is many; it has to be a whole number from 1 to 2000, or empty.", WILDFLY.with(Value.HTTP_THREADS, "many").problem());
		assertEquals("The setting \"HTTP port\" is 70000; it has to be a whole number from 1 to 65535, or empty.", WILDFLY.with(Value.HTTP_PORT, "70000").problem());
		assertEquals("The data source keeps 5 connections, and the most connections are not given. Give both.", WILDFLY.with(Value.DATA_SOURCE_MINIMUM, "5").problem());
		assertEquals("The data source keeps 5 connections and has at most 3. Give a maximum that is not below.",
				WILDFLY.with(Value.DATA_SOURCE_MINIMUM, "5").with(Value.DATA_SOURCE_MAXIMUM, "3").problem());
		assertEquals("Liberty has no setting mdb-pool (instances of the message-driven bean). These servers have it: wildfly.",
				new TargetSettings("liberty", "", false, "", Map.of(Value.MDB_POOL, "15")).problem());
		assertTrue(WILDFLY.with(Value.JVM_ARGUMENTS, "-javaagent:evil.jar").problem().contains("-javaagent:evil.jar"));
		assertTrue(WILDFLY.deploying("/Shop/shop.zip").problem().contains("no WAR and no EAR"));
		assertTrue(WILDFLY.deploying("/Shop/shop.war").problem().startsWith("There is no file /Shop/shop.war."));
		assertTrue(new TargetSettings("wildfly", folder.toString(), false, "", Map.of()).problem().startsWith("The folder " + folder + " holds no WildFly"));
		Path war = Files.writeString(folder.resolve("own.war"), "x");
		assertNull(WILDFLY.deploying(war.toString()).problem());
		assertTrue(new TargetSettings("wildfly", "", true, war.toString(), Map.of()).problem().contains("has the tester's application only"));
	}

	@Test
	void anArchiveOfTheWorkspaceIsFound() throws Exception {
		new TestProject("Shop").write("target/shop.war", "x");
		assertNull(WILDFLY.deploying("/Shop/target/shop.war").problem());
		assertTrue(Files.isRegularFile(WILDFLY.deploying("/Shop/target/shop.war").archive().orElseThrow()));
	}

	@Test
	void settingsOfTheUsersFilesAreTakenAndWhatIsTypedCountsMore() throws Exception {
		RunPlan plan = plan(WILDFLY.with(Value.MDB_SESSIONS, "25").with(Value.DATA_SOURCE_MAXIMUM, "9").with(Value.JVM_ARGUMENTS, "-XX:+UseParallelGC"));
		assertEquals(24, plan.specification().server().get(ServerKey.HTTP_THREADS).getAsInt());
		assertEquals(12, plan.specification().server().get(ServerKey.MDB_POOL).getAsInt());
		assertEquals(25, plan.specification().server().get(ServerKey.MDB_SESSIONS).getAsInt());
		assertEquals(3, plan.specification().server().get(ServerKey.DATA_SOURCE_MINIMUM).getAsInt());
		assertEquals(9, plan.specification().server().get(ServerKey.DATA_SOURCE_MAXIMUM).getAsInt());
		assertEquals(60, plan.specification().server().get(ServerKey.STATEMENT_CACHE).getAsInt());
		assertEquals(45, plan.specification().server().get(ServerKey.KEEP_ALIVE).getAsInt());
		assertEquals(List.of("-XX:+UseParallelGC"), plan.specification().server().jvmArguments());
		assertEquals("io worker default", plan.specification().server().webThreadPool());
		assertEquals(4, plan.specification().server().threadPool("io worker default").orElseThrow().minimum());
		assertTrue(plan.notes().getFirst().contains("standalone-full.xml"), plan.notes().toString());
	}

	@Test
	void thePreviewSaysWhatIsSetAndWhatAServerHasNothingFor() throws Exception {
		plan(WILDFLY);
		String wildFly = TargetPreview.of(settings(WILDFLY), WorkspaceAnalysis.get().reading());
		assertTrue(wildFly.contains("standalone-full.xml") && wildFly.contains("with 4 to 24 task threads") && wildFly.contains("a pool of 12 instances"), wildFly);
		String liberty = TargetPreview.of(settings(LIBERTY.with(Value.DATA_SOURCE_MAXIMUM, "5")), WorkspaceAnalysis.get().reading());
		assertTrue(liberty.contains("Liberty has no messaging adapter for SCA") && liberty.contains("The default data source is a database H2"), liberty);
		assertEquals("", TargetPreview.of(settings(LIBERTY.with(Value.MDB_POOL, "7")), WorkspaceAnalysis.get().reading()));
		assertEquals("", TargetPreview.of(settings(WILDFLY.with(Value.HTTP_THREADS, "x")), WorkspaceAnalysis.get().reading()));
		assertEquals(List.of("Shop/standalone/configuration/standalone-full.xml"), TargetPreview.servers(WorkspaceAnalysis.get().reading(), WILDFLY));
	}
}
