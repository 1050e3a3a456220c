/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.protocol;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.internal.JsonFields;

/**
 * The first line on the standard input of the embedded server. It comes that way, not by the command line, because it
 * holds the token and because the process list shows command lines to every user of the machine.
 *
 * @param settings what the server is set to
 * @param dataDirectory folder for the message store; the server removes it when it ends
 * @param token what a driver has to say on the control connection
 */
public record ServerOrder(ServerSettings settings, Path dataDirectory, String token) {

	/** {@return the order as one line of JSON} */
	public String toLine() {
		JsonObject json = new JsonObject();
		json.add("settings", ServerSettingsFormat.write(settings));
		json.addProperty("dataDirectory", dataDirectory.toString());
		json.addProperty("token", token);
		return json.toString();
	}

	/**
	 * Reads an order.
	 *
	 * @param line a line of JSON
	 * @return the order
	 * @throws com.google.gson.JsonParseException when the line is no such JSON
	 * @throws IllegalArgumentException when a value is out of its range
	 */
	public static ServerOrder parse(String line) {
		JsonFields fields = JsonFields.of(JsonParser.parseString(line), "");
		return new ServerOrder(ServerSettingsFormat.read(fields.object("settings")),
				Path.of(fields.text("dataDirectory", "")), fields.text("token", ""));
	}
}
