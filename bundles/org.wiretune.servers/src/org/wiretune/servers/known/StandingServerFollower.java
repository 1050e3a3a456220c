/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.known;

import java.nio.file.Path;
import java.time.Instant;

import org.wiretune.servers.RunningServer;
import org.wiretune.servers.RunningServers;
import org.wiretune.servers.kit.StandingServer;
import org.wiretune.servers.logs.DumpWatch;

/** Follows a server that was started by itself: log, gauges, view. */
public final class StandingServerFollower implements StandingServer.Listener {

	private final ServerEntry entry;
	private final String owner;
	private final Runnable changed;
	private StandingServer standing;
	private long announced;
	private DumpWatch dumps;

	/**
	 * A follower.
	 *
	 * @param entry gets the log of the server
	 * @param owner who started it, in words for people who watch it
	 * @param changed told when the server is another one
	 */
	public StandingServerFollower(ServerEntry entry, String owner, Runnable changed) {
		this.entry = entry;
		this.owner = owner;
		this.changed = changed;
	}

	/** Begins with what the server is by now. @param started the server, which may have told something already */
	public synchronized void follow(StandingServer started) {
		standing = started;
		changed();
	}

	@Override
	public synchronized void changed() {
		StandingServer now = standing;
		if (now != null && now.state() == StandingServer.State.READY && announced == 0 && now.ready().isPresent()) {
			announced = now.ready().get().pid();
			dumps = new DumpWatch(announced, false, entry.log()::found);
			RunningServers.shared().started(new RunningServer(announced, now.kit().name(), owner, Instant.now(),
					now.ready().get().jmxAddress(), now.kit().home().map(Path::toString).orElse("")));
		} else if (now != null && now.state() == StandingServer.State.ENDED && announced != 0) {
			RunningServers.shared().ended(announced);
			announced = 0;
			dumps.end();
		}
		changed.run();
	}

	@Override
	public void line(String line) {
		entry.log().add(line, System.currentTimeMillis());
	}

	@Override
	public void errorLine(String line) {
		entry.log().addError(line, System.currentTimeMillis());
	}
}
