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

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

class SizeCommandTest {

	private static final String CONNECTOR = """
			<Server>
			  <Service name="jboss.web">
			    <Connector protocol="HTTP/1.1" port="8080" maxThreads="350"/>
			  </Service>
			</Server>
			""";

	@TempDir
	Path folder;
	private Path file;

	@BeforeEach
	void profile() throws IOException {
		file = folder.resolve("production/deploy/jbossweb.sar/server.xml");
		Files.createDirectories(file.getParent());
		Files.writeString(file, CONNECTOR);
	}

	@Test
	void showsTheWorking() {
		CommandLine call = CommandLine.call("size", folder, "--rate", "200", "--time", "100");
		assertEquals(0, call.code(), call.err());
		assertTrue(call.out().lines().anyMatch(line -> line.contains("maxThreads: 350 -> 25") && line.endsWith("server.xml:3]")), call.out());
		assertTrue(call.out().contains("20 requests at the same time and 25 % above them"), call.out());
	}

	@Test
	void diffChangesNothingAndApplyDoes() throws IOException {
		CommandLine diff = CommandLine.call("size", folder, "--clients", "40", "--diff");
		assertTrue(diff.out().contains("+    <Connector protocol=\"HTTP/1.1\" port=\"8080\" maxThreads=\"50\""), diff.out());
		assertEquals(CONNECTOR, Files.readString(file));
		assertEquals(0, CommandLine.call("size", folder, "--clients", "40", "--apply").code());
		String changed = Files.readString(file);
		assertTrue(changed.contains("maxThreads=\"50\"") && changed.contains("minSpareThreads=\"40\""), changed);
		CommandLine.call("size", folder, "--clients", "40", "--apply");
		assertEquals(changed, Files.readString(file));
	}

	@Test
	void json() {
		CommandLine call = CommandLine.call("size", folder, "--clients", "40", "--format", "json");
		JsonObject plan = JsonParser.parseString(call.out()).getAsJsonObject();
		assertEquals(2, plan.getAsJsonArray("settings").size());
		assertTrue(plan.getAsJsonArray("settings").get(1).getAsJsonObject().get("change").getAsBoolean());
	}

	@Test
	void clientsThatThink() {
		assertTrue(CommandLine.call("size", folder, "--clients", "400", "--time", "100", "--think-time", "900").out().contains("350 -> 50"));
	}

	@Test
	void aServerIsChosenByTheNameThatIsShown() throws IOException {
		Path second = folder.resolve("Second token=Zq801Kw/deploy/jbossweb.sar/server.xml");
		Files.createDirectories(second.getParent());
		Files.writeString(second, CONNECTOR);
		CommandLine unknown = CommandLine.call("size", folder, "--clients", "40", "--server", "other");
		assertEquals(2, unknown.code());
		assertTrue(unknown.err().contains("production") && unknown.err().contains("Second token=***"), unknown.err());
		assertFalse(unknown.err().contains("Zq801Kw"), unknown.err());
		for (String name : new String[] { "Second token=***", "Second token=Zq801Kw" }) {
			CommandLine call = CommandLine.call("size", folder, "--clients", "40", "--server", name);
			assertEquals(0, call.code(), call.err());
			assertTrue(call.out().contains("Second token=***") && !call.out().contains("production"), call.out());
		}
	}

	@Test
	void saysWhatIsMissing() {
		CommandLine without = CommandLine.call("size", folder);
		assertEquals(2, without.code());
		assertTrue(without.err().contains("--rate"), without.err());
		assertTrue(CommandLine.call("size", folder, "--rate", "200").err().contains("--time"));
		assertTrue(CommandLine.call("size", folder, "--rate", "many", "--time", "1").err().contains("many"));
		assertTrue(CommandLine.call("size", folder, "--clients", "1", "--server", "other").err().contains("other"));
		CommandLine empty = CommandLine.call("size", folder.resolve("production/deploy/jbossweb.sar"), "--clients", "-1");
		assertEquals(2, empty.code());
		assertFalse(empty.err().isEmpty());
	}
}
