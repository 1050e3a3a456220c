/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.measure;

import com.google.gson.JsonObject;
import org.wiretune.perf.internal.JsonFields;

/**
 * What the lab's console line shows of the server.
 *
 * @param receivedBytes payload received since the server started, in bytes
 * @param threadName thread on which the receiver ran last
 * @param totalHeapBytes heap the JVM holds, in bytes
 * @param freeHeapBytes what of it is free, in bytes
 */
public record ServerSnapshot(long receivedBytes, String threadName, long totalHeapBytes, long freeHeapBytes) {

	/** Nothing is known, as after the loss of the server. */
	public static final ServerSnapshot NONE = new ServerSnapshot(0, "", 0, 0);

	/** Takes snapshots. */
	@FunctionalInterface
	public interface Probe {

		/**
		 * Takes a snapshot. Not within a measured call.
		 *
		 * @return the snapshot, {@link ServerSnapshot#NONE} when the server does not answer
		 */
		ServerSnapshot snapshot();

		/** {@return whether the server has ended; asked after a failed call} */
		default boolean isGone() {
			return false;
		}
	}

	/** {@return the snapshot as a JSON object} */
	public JsonObject toJson() {
		JsonObject json = new JsonObject();
		json.addProperty("receivedBytes", receivedBytes);
		json.addProperty("threadName", threadName);
		json.addProperty("totalHeapBytes", totalHeapBytes);
		json.addProperty("freeHeapBytes", freeHeapBytes);
		return json;
	}

	/**
	 * Reads a snapshot.
	 *
	 * @param fields JSON object
	 * @return the snapshot
	 */
	public static ServerSnapshot read(JsonFields fields) {
		return new ServerSnapshot(fields.longInteger("receivedBytes", 0), fields.text("threadName", ""),
				fields.longInteger("totalHeapBytes", 0), fields.longInteger("freeHeapBytes", 0));
	}
}
