/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.senders;

import com.google.gson.JsonObject;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.workload.SenderKeys;
import org.wiretune.perf.workload.Workload;

/**
 * How messages are received; goes from the driver to the server.
 *
 * @param address address of the broker
 * @param queue name of the queue
 * @param sessions sessions that receive
 * @param plain whether they are those of a program without a container
 * @param transacted whether each message is received in a transaction
 * @param xa whether that is one of the transaction manager
 * @param secondResource whether a second resource takes part in it
 * @param window bytes that a session fetches ahead
 * @param sharedThreads whether clients share the threads of the JVM
 * @param failEvery one message in so many fails when it is first received, 0 for none
 */
record ReceiverSettings(String address, String queue, int sessions, boolean plain, boolean transacted, boolean xa,
		boolean secondResource, int window, boolean sharedThreads, int failEvery) {

	static ReceiverSettings of(Workload workload, int sessions, String address, String queue) {
		boolean xa = workload.value(SenderKeys.XA);
		return new ReceiverSettings(address, queue, sessions,
				workload.value(SenderKeys.RECEIVERS) == SenderKeys.Receivers.PLAIN,
				xa || workload.value(SenderKeys.TRANSACTED), xa,
				xa && workload.value(SenderKeys.SECOND_RESOURCE) == SenderKeys.SecondResource.LOG,
				workload.value(SenderKeys.CONSUMER_WINDOW), workload.value(SenderKeys.SHARED_CLIENT_THREADS),
				workload.value(SenderKeys.FAIL_EVERY));
	}

	static ReceiverSettings read(JsonFields fields) {
		return new ReceiverSettings(fields.text("address", ""), fields.text("queue", ""), fields.integer("sessions", 1),
				fields.truth("plain", false), fields.truth("transacted", false), fields.truth("xa", false),
				fields.truth("secondResource", false), fields.integer("window", 0), fields.truth("sharedThreads", false),
				fields.integer("failEvery", 0));
	}

	JsonObject toJson() {
		JsonObject json = new JsonObject();
		json.addProperty("address", address);
		json.addProperty("queue", queue);
		json.addProperty("sessions", sessions);
		json.addProperty("plain", plain);
		json.addProperty("transacted", transacted);
		json.addProperty("xa", xa);
		json.addProperty("secondResource", secondResource);
		json.addProperty("window", window);
		json.addProperty("sharedThreads", sharedThreads);
		json.addProperty("failEvery", failEvery);
		return json;
	}
}
