/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.result.RunState;

/** The server side of a run that takes a server as it is and leaves it running. */
final class StandingRunServer implements RunServer {

	private static final long READY_SECONDS = 15;

	private final StandingServer server;
	private final String token;
	private final RunSlot slot;
	private final Runnable changed;

	/**
	 * A server side.
	 *
	 * @param server the server
	 * @param token what a load driver has to say to it
	 * @param slot its place for a run
	 * @param changed told when a run is over
	 */
	StandingRunServer(StandingServer server, String token, RunSlot slot, Runnable changed) {
		this.server = server;
		this.token = token;
		this.slot = slot;
		this.changed = changed;
	}

	@Override
	public String name() {
		return server.kit().name();
	}

	@Override
	public long readySeconds() {
		return READY_SECONDS;
	}

	@Override
	public Optional<String> token() {
		return Optional.of(token);
	}

	@Override
	public Plan plan(RunSpecification wanted) throws IOException {
		requireReady();
		Plan plan = server.kit().plan(wanted);
		List<String> notes = new ArrayList<>(plan.notes());
		if (!plan.specification().server().equals(server.settings())) {
			notes.add(TEXTS.get("standing.settings", name()));
		}
		return new Plan(plan.specification().withServer(server.settings()), notes);
	}

	@Override
	public Running start(Order order, Listener run) throws IOException {
		slot.take(run, name());
		RunEvent.ServerReady ready;
		try {
			// Asked with the place taken: an end of the server from now on is told to the run.
			ready = requireReady();
		} catch (IOException e) {
			slot.release(run);
			throw e;
		}
		run.said(ready);
		return new Use(run);
	}

	private RunEvent.ServerReady requireReady() throws IOException {
		Optional<RunEvent.ServerReady> ready = server.ready();
		if (server.state() != StandingServer.State.READY || ready.isEmpty()) {
			throw new IOException(TEXTS.get("standing.notReady", name()));
		}
		return ready.get();
	}

	/** A run does not end the server that it uses. */
	private final class Use implements Running {

		private final Listener run;

		Use(Listener run) {
			this.run = run;
		}

		@Override
		public void release() {
			slot.release(run);
		}

		@Override
		public void end(RunState how) {
			release();
			changed.run();
		}

		@Override
		public void kill() {
			release();
		}

		@Override
		public List<String> differences() {
			return server.differences();
		}

		@Override
		public List<String> lastLines() {
			return server.lastLines();
		}
	}
}
