/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

class MapCommandTest {

	@TempDir
	Path folder;

	@Test
	void json() {
		CommandLine call = CommandLine.call("map", CommandLine.sample(folder), "--format", "json");
		assertEquals(0, call.code(), call.err());
		JsonObject root = JsonParser.parseString(call.out()).getAsJsonObject();
		assertTrue(root.getAsJsonArray("modules").asList().stream().anyMatch(module -> module.getAsJsonObject().get("name").getAsString().equals("SenderModule")));
		assertTrue(root.getAsJsonArray("wires").size() >= 5);
	}

	@Test
	void svg() throws IOException {
		Path file = folder.resolve("map.svg");
		CommandLine call = CommandLine.call("map", CommandLine.sample(folder), "--svg", file);
		assertEquals(0, call.code(), call.err());
		String drawing = Files.readString(file);
		assertTrue(drawing.contains("<svg") && drawing.contains("SenderModule") && drawing.contains("ReceiverSCAAsync"));
	}
}
