/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.memory;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.workload.MemoryKeys.Consumer;
import org.wiretune.perf.workload.MemoryKeys.Load;
import org.wiretune.perf.workload.MemoryKeys.Store;
import org.wiretune.perf.workload.MemoryKeys;
import org.wiretune.perf.workload.PoolKeys;
import org.wiretune.tester.control.ControlService;
import org.wiretune.tester.management.ServerOperations;
import org.wiretune.tester.measure.ServerSnapshot;
import org.wiretune.tester.poolload.LoadOperations;
import org.wiretune.tester.poolload.PoolLoad;
import org.wiretune.tester.poolload.Work;
import org.wiretune.tester.process.LoadProcess;
import org.wiretune.tester.process.ServiceMain;

/**
 * The server whose heap is loaded, as a process. Its order names the load by the keys of {@link MemoryKeys}, the folder of
 * its data and the token of its control connection; it says the port of that.
 */
public final class HeapServer {

	/** Order: folder of its data, which exists. */
	static final String DATA = "data";
	/** Order: the load is what an earlier server left in its store. */
	static final String RECOVERY = "recovery";

	private HeapServer() {
	}

	/**
	 * Runs the server until its input closes.
	 *
	 * @param arguments none
	 * @throws IOException when its input cannot be read
	 */
	public static void main(String[] arguments) throws IOException {
		ServiceMain.run(HeapServer::start);
	}

	private static AutoCloseable start(JsonFields order, JsonObject ready) throws Exception {
		Path data = Path.of(order.text(DATA, ""));
		Load load = Load.valueOf(order.text(MemoryKeys.LOAD.name(), ""));
		Store store = Store.valueOf(order.text(MemoryKeys.STORE.name(), Store.MEMORY.name()));
		int size = order.integer(MemoryKeys.SIZE.name(), 1);
		FloodBroker broker = load == Load.FLOOD ? new FloodBroker(data, store, size) : null;
		ServerOperations operations = new ServerOperations();
		LoadOperations.add(operations, (said, answer) -> open(order, broker, data));
		ServerSnapshot.Probe probe = () -> ServerSnapshot.NONE;
		ControlService control = new ControlService(order.text(LoadProcess.TOKEN, ""), probe, (cell, events) -> {
			throw new IllegalArgumentException("No cells are measured here.");
		}, operations);
		ready.addProperty(LoadProcess.PORT, control.port());
		return () -> {
			control.close();
			if (broker != null) {
				broker.close();
			}
		};
	}

	private static PoolLoad open(JsonFields order, FloodBroker broker, Path data) throws IOException {
		Work work = Work.of(PoolKeys.WorkKind.SLEEP, Duration.ofNanos(order.longInteger(MemoryKeys.WORK.name(), 0)));
		int size = order.integer(MemoryKeys.SIZE.name(), 1);
		int messages = order.integer(MemoryKeys.MESSAGES.name(), 1);
		return switch (Load.valueOf(order.text(MemoryKeys.LOAD.name(), ""))) {
			case FLOOD -> {
				boolean recovery = order.truth(RECOVERY, false);
				boolean receives = recovery
						|| Consumer.valueOf(order.text(MemoryKeys.CONSUMER.name(), "")) == Consumer.SLOW;
				boolean persistent = Store.valueOf(order.text(MemoryKeys.STORE.name(), "")) != Store.MEMORY;
				yield new FloodLoad(broker, new FloodLoad.Order(recovery ? 0 : messages, size, persistent, receives), work,
						new FloodProgress(data));
			}
			case CALLS -> new CallsLoad(messages, size);
			case ALLOCATION -> Allocation.load(order.integer(MemoryKeys.CLIENTS.name(), 1),
					order.integer(MemoryKeys.LIVE_DATA.name(), 1), order.integer(MemoryKeys.GARBAGE.name(), 1), work);
		};
	}
}
