/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.management;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import com.google.gson.JsonObject;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.tester.probe.MachineProbe;

/** What a load driver can have the server do, by name. Operations run on a thread of their own, several at once. */
public final class ServerOperations {

	/** Name of the operation that says what the server does to the machine, see {@link MachineProbe#ofThisProcess()}. */
	public static final String RESOURCES = "resources";

	/** One operation. */
	@FunctionalInterface
	public interface Operation {

		/**
		 * Does it.
		 *
		 * @param arguments what the driver says
		 * @return the answer
		 * @throws Exception when it fails; the driver is told the sentence
		 */
		JsonObject run(JsonFields arguments) throws Exception;
	}

	private final Map<String, Operation> operations = new ConcurrentHashMap<>();

	/** The operations that every server has. */
	public ServerOperations() {
		add(RESOURCES, arguments -> MachineProbe.ofThisProcess());
	}

	/**
	 * Adds an operation.
	 *
	 * @param name its name
	 * @param operation what it does
	 */
	public void add(String name, Operation operation) {
		operations.put(name, operation);
	}

	/**
	 * Runs an operation.
	 *
	 * @param name its name
	 * @param arguments what the driver says
	 * @return the answer
	 * @throws Exception when there is none of that name or it fails
	 */
	public JsonObject run(String name, JsonFields arguments) throws Exception {
		Operation operation = operations.get(name);
		if (operation == null) {
			throw new IllegalArgumentException(TEXTS.get("server.noOperation", name));
		}
		return operation.run(arguments);
	}
}
