/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

class SettingsCommandTest {

	private static final String SERVER = """
			<Server>
			  <Service name="jboss.web">
			    <Connector protocol="HTTP/1.1" port="8080" maxThreads="350"/>
			  </Service>
			</Server>
			""";

	@TempDir
	Path folder;

	private Path profile() throws IOException {
		Path file = folder.resolve("production/deploy/jbossweb.sar/server.xml");
		Files.createDirectories(file.getParent());
		Files.writeString(file, SERVER);
		return folder.resolve("production");
	}

	@Test
	void textTellsValuesDefaultsAndPlaces() throws IOException {
		CommandLine call = CommandLine.call("settings", profile());
		assertEquals(0, call.code(), call.err());
		assertTrue(call.out().lines().anyMatch(line -> line.contains("maxThreads: 350 threads") && line.endsWith("server.xml:3]")), call.out());
		assertTrue(call.out().lines().anyMatch(line -> line.contains("maxKeepAliveRequests: 100 requests  [default: JBoss EAP 5")), call.out());
		assertTrue(call.out().lines().anyMatch(line -> line.endsWith("executor: not set, its default is not known")), call.out());
	}

	/** What a module states on its components, references, imports and exports. */
	@Test
	void modulesTellStylesQualifiersAndBindings() throws IOException {
		String scdl = "xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' xmlns:s='http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0'";
		Path module = Files.createDirectories(folder.resolve("Orders"));
		Files.writeString(module.resolve("sca.module"), "<s:module " + scdl + " name='Orders'/>");
		Files.writeString(module.resolve("Stock.component"), "<s:component " + scdl + " name='Stock'><interfaces><interface portType='p:Stock' preferredInteractionStyle='async'>"
				+ "<s:interfaceQualifier xsi:type='s:JoinTransaction' value='true'/></interface></interfaces>"
				+ "<references><reference name='Partner'><s:referenceQualifier xsi:type='s:DeliverAsyncAt' value='commit'/><wire target='Away'/></reference></references></s:component>");
		Files.writeString(module.resolve("Away.import"), "<s:import " + scdl + " name='Away'><interfaces><interface portType='p:Stock'/></interfaces><esbBinding xsi:type='s:SCAImportBinding' module='B' export='E'/></s:import>");
		CommandLine call = CommandLine.call("settings", module);
		List<String> lines = call.out().lines().toList();
		assertEquals("Orders (module)", lines.get(0));
		assertTrue(lines.contains("  Stock (component)"), call.out());
		assertTrue(lines.stream().anyMatch(line -> line.startsWith("    preferredInteractionStyle: async  [") && line.endsWith("/Stock.component:1]")), call.out());
		assertTrue(lines.stream().anyMatch(line -> line.startsWith("    JoinTransaction: true  [") && line.endsWith("/Stock.component:1]")), call.out());
		assertTrue(lines.contains("    Partner (reference)"), call.out());
		assertTrue(lines.stream().anyMatch(line -> line.startsWith("      DeliverAsyncAt: commit  [") && line.endsWith("/Stock.component:1]")), call.out());
		assertTrue(lines.contains("  Away (import, SCA)"), call.out());
		assertTrue(lines.contains("    preferredInteractionStyle: not set, its default is not known"), call.out());
		assertEquals(1, lines.stream().filter(line -> line.startsWith("    export: E")).count(), call.out());
		assertTrue(lines.stream().anyMatch(line -> line.startsWith("    module: B  [") && line.endsWith("/Away.import:1]")), call.out());
	}

	@Test
	void onlyThoseThatAreSet() throws IOException {
		CommandLine call = CommandLine.call("settings", profile(), "--set");
		assertTrue(call.out().contains("maxThreads"), call.out());
		assertFalse(call.out().contains("maxKeepAliveRequests"), call.out());
	}

	@Test
	void json() throws IOException {
		CommandLine call = CommandLine.call("settings", profile(), "--format", "json", "--set");
		assertEquals(0, call.code(), call.err());
		JsonArray servers = JsonParser.parseString(call.out()).getAsJsonArray();
		JsonObject server = servers.get(0).getAsJsonObject();
		assertEquals("server", server.get("kind").getAsString());
		assertTrue(call.out().contains("\"value\": \"350\""), call.out());
	}

	@Test
	void aPasswordIsNotShown() throws IOException {
		Path file = folder.resolve("standalone/bin/standalone.conf");
		Files.createDirectories(file.getParent());
		Files.writeString(file, "JAVA_OPTS=\"-Xmx512m -Djavax.net.ssl.keyStorePassword=changeit\"\n");
		for (String format : new String[] { "text", "json" }) {
			CommandLine call = CommandLine.call("settings", folder.resolve("standalone"), "--set", "--format", format);
			assertTrue(call.out().contains("keyStorePassword") && call.out().contains("***") && call.out().contains("512"), call.out());
			assertFalse(call.out().contains("changeit"), call.out());
		}
	}

	@Test
	void wrongArguments() throws IOException {
		assertEquals(ExitCode.COULD_NOT_RUN, CommandLine.call("settings").code());
		assertEquals(ExitCode.COULD_NOT_RUN, CommandLine.call("settings", profile(), "--format", "xml").code());
		assertEquals(ExitCode.COULD_NOT_RUN, CommandLine.call("settings", profile(), "--wrong").code());
	}

	private Path inventory() throws IOException {
		Path project = Files.createDirectories(folder.resolve("shop"));
		Files.writeString(project.resolve("application.yml"), "spring:\n  datasource:\n    hikari:\n      maximum-pool-size: 5\n");
		Files.writeString(project.resolve("application.conf"), "akka { actor { } }\n");
		Files.writeString(project.resolve("Plain.java"), "class Plain {\n}\n");
		Files.writeString(project.resolve("pom.xml"), "<project/>\n");
		Files.writeString(project.resolve("logo.gif"), "GIF89a");
		return project;
	}

	@Test
	void filesTellsWhatBecameOfEach() throws IOException {
		CommandLine call = CommandLine.call("settings", "--files", inventory());
		assertEquals(0, call.code(), call.err());
		List<String> lines = call.out().lines().toList();
		assertEquals(5, lines.size(), call.out());
		assertTrue(lines.get(0).endsWith("Plain.java: looked into; there is nothing in it that a rule or the map speaks of"), lines.get(0));
		assertTrue(lines.get(1).endsWith("application.conf: not read: settings in HOCON, as Akka and Play have them, or in a form of their own; no rule speaks of them"), lines.get(1));
		assertTrue(lines.get(2).contains("application.yml: read as "), lines.get(2));
		assertTrue(lines.get(3).endsWith("pom.xml: looked into where a rule asks, for example for versions"), lines.get(3));
		assertEquals("5 files: 1 read, 1 looked into without anything in them, 1 looked into where rules or findings ask, 1 of the kinds that configure or program not read, 1 of other kinds passed over. Build results and hidden folders are left out.", lines.get(4));
	}

	@Test
	void filesAsJson() throws IOException {
		CommandLine call = CommandLine.call("settings", "--files", "--format", "json", inventory());
		JsonArray files = JsonParser.parseString(call.out()).getAsJsonArray();
		assertEquals(4, files.size(), call.out());
		assertEquals("nothing-known", files.get(0).getAsJsonObject().get("became").getAsString());
		assertEquals("not-read", files.get(1).getAsJsonObject().get("became").getAsString());
		assertTrue(files.get(2).getAsJsonObject().has("format"), call.out());
		assertEquals("asked-for", files.get(3).getAsJsonObject().get("became").getAsString());
	}

	@Test
	void filesAndSettingsAreListedOneAtATime() throws IOException {
		CommandLine call = CommandLine.call("settings", "--files", "--set", inventory());
		assertEquals(2, call.code());
		assertTrue(call.err().contains("name one of them"), call.err());
	}
}
