/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.servers;

import static org.wiretune.ide.servers.ServerTexts.TEXTS;

import java.nio.file.Path;
import java.time.Instant;

import org.wiretune.servers.RunningServer;
import org.wiretune.servers.RunningServers;
import org.wiretune.servers.kit.StandingServer;
import org.wiretune.servers.logs.DumpWatch;

/** Follows a server that was started by itself: log, gauges, view. */
final class StandingServerFollower implements StandingServer.Listener {

	private final ServerEntry entry;
	private final Runnable changed;
	private StandingServer standing;
	private long announced;
	private DumpWatch dumps;

	/** A follower. @param changed told when the server is another one */
	StandingServerFollower(ServerEntry entry, Runnable changed) {
		this.entry = entry;
		this.changed = changed;
	}

	/** Begins with what the server is by now. */
	synchronized void follow(StandingServer started) {
		standing = started;
		changed();
	}

	@Override
	public synchronized void changed() {
		StandingServer now = standing;
		if (now != null && now.state() == StandingServer.State.READY && announced == 0 && now.ready().isPresent()) {
			announced = now.ready().get().pid();
			dumps = new DumpWatch(announced, false, entry.log::found);
			RunningServers.shared().started(new RunningServer(announced, now.kit().name(), TEXTS.get("owner.view"), Instant.now(),
					now.ready().get().jmxAddress(), now.kit().home().map(Path::toString).orElse(""))); //$NON-NLS-1$
		} else if (now != null && now.state() == StandingServer.State.ENDED && announced != 0) {
			RunningServers.shared().ended(announced);
			announced = 0;
			dumps.end();
		}
		changed.run();
	}

	@Override
	public void line(String line) {
		entry.log.add(line, System.currentTimeMillis());
	}

	@Override
	public void errorLine(String line) {
		entry.log.addError(line, System.currentTimeMillis());
	}
}
