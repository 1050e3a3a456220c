/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.io.IOException;
import java.util.List;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.base.ServerType;
import org.wiretune.perf.event.RunEventFormat;
import org.wiretune.perf.protocol.ServerOrder;
import org.wiretune.perf.result.RunState;

/** The embedded server as the server side of a run. */
final class EmbeddedRunServer implements RunServer {

	private static final long READY_SECONDS = 60;

	@Override
	public String name() {
		return "";
	}

	@Override
	public long readySeconds() {
		return READY_SECONDS;
	}

	@Override
	public Plan plan(RunSpecification wanted) throws IOException {
		return new Plan(RunServer.on(ServerType.EMBEDDED, wanted), List.of());
	}

	@Override
	public Running start(Order order, Listener listener) throws IOException {
		ClassArchive archive = ClassArchive.of("server", order.java(), order.tester());
		ChildProcess process;
		try {
			process = ChildProcess.start("WireTune server",
					new JvmCommand(order.java(), order.tester()).server(order.settings(), archive, order.logging()),
					order.dataDirectory(),
					line -> RunEventFormat.parse(line).ifPresentOrElse(listener::said, () -> listener.line(line)), listener::ended);
		} catch (IOException e) {
			throw PerformanceRun.cannotStart(order.java(), e);
		}
		process.send(new ServerOrder(order.settings(), order.dataDirectory(), order.token()).toLine());
		return new Embedded(process, archive);
	}

	private record Embedded(ChildProcess process, ClassArchive archive) implements Running {

		@Override
		public void release() {
			process.release();
		}

		@Override
		public void end(RunState state) {
			ProcessEnd.end(process, archive, state);
		}

		@Override
		public void kill() {
			process.kill();
		}

		@Override
		public List<String> lastLines() {
			return process.lastLines();
		}
	}
}
