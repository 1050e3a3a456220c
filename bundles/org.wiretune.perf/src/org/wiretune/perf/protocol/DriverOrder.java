/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.protocol;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.internal.JsonFields;

/**
 * The first line on the standard input of the load driver, sent when the server is ready.
 *
 * @param specification what to measure
 * @param controlPort port of the server's control connection on the loopback address
 * @param httpPort port for HTTP and SOAP on the loopback address
 * @param token what to say on the control connection
 * @param embedded whether it is the embedded server
 */
public record DriverOrder(RunSpecification specification, int controlPort, int httpPort, String token,
		boolean embedded) {

	/**
	 * An order for a run on the embedded server.
	 *
	 * @param specification what to measure
	 * @param controlPort port of the server's control connection on the loopback address
	 * @param httpPort port for HTTP and SOAP on the loopback address
	 * @param token what to say on the control connection
	 */
	public DriverOrder(RunSpecification specification, int controlPort, int httpPort, String token) {
		this(specification, controlPort, httpPort, token, true);
	}

	/** {@return the order as one line of JSON} */
	public String toLine() {
		JsonObject json = new JsonObject();
		json.add("specification", RunSpecificationFormat.write(specification));
		json.addProperty("controlPort", controlPort);
		json.addProperty("httpPort", httpPort);
		json.addProperty("token", token);
		json.addProperty("embedded", embedded);
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
	public static DriverOrder parse(String line) {
		JsonFields fields = JsonFields.of(JsonParser.parseString(line), "");
		return new DriverOrder(RunSpecificationFormat.read(fields.object("specification")),
				fields.integer("controlPort", 0), fields.integer("httpPort", 0), fields.text("token", ""), fields.truth("embedded", true));
	}
}
