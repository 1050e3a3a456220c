/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.known;

import java.io.IOException;
import java.util.Optional;

import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.launch.RunServer;

/** The server side of a run whose log and state are shown. */
public final class FollowedServer implements RunServer {

	private final RunServer server;
	private final ServerEntry entry;
	private final Runnable begun;
	private final Runnable changed;
	private final Runnable over;

	/**
	 * A followed server.
	 *
	 * @param server the server side of the run
	 * @param entry gets its log and its state
	 * @param begun called when it is started
	 * @param changed called when it is ready
	 * @param over called when it has ended, or could not be started
	 */
	public FollowedServer(RunServer server, ServerEntry entry, Runnable begun, Runnable changed, Runnable over) {
		this.server = server;
		this.entry = entry;
		this.begun = begun;
		this.changed = changed;
		this.over = over;
	}

	@Override
	public String name() {
		return server.name();
	}

	@Override
	public long readySeconds() {
		return server.readySeconds();
	}

	@Override
	public Optional<String> token() {
		return server.token();
	}

	@Override
	public Plan plan(RunSpecification wanted) throws IOException {
		return server.plan(wanted);
	}

	@Override
	public Running start(Order order, Listener listener) throws IOException {
		begun.run();
		try {
			return server.start(order, new Listener() {
				@Override
				public void said(RunEvent event) {
					if (event instanceof RunEvent.ServerReady ready) {
						entry.ready(ready);
						changed.run();
					}
					listener.said(event);
				}

				@Override
				public void line(String line) {
					entry.log().add(line, System.currentTimeMillis());
					listener.line(line);
				}

				@Override
				public void errorLine(String line) {
					entry.log().addError(line, System.currentTimeMillis());
					listener.errorLine(line);
				}

				@Override
				public void ended(int code) {
					over.run();
					listener.ended(code);
				}
			});
		} catch (IOException | RuntimeException e) {
			over.run();
			throw e;
		}
	}
}
