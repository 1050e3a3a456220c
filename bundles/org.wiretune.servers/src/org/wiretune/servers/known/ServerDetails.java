/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.known;

import java.util.ArrayList;
import java.util.List;

/** What is to be said of a server beyond its row. */
public final class ServerDetails {

	private ServerDetails() {
	}

	/**
	 * The sentences.
	 *
	 * @param row the server
	 * @return text of one or more lines
	 */
	public static String of(ServerRow row) {
		List<String> lines = new ArrayList<>();
		if (!row.note().isEmpty()) {
			lines.add(row.note());
		}
		lines.add(row.pid() == 0 ? KnownTexts.get("details." + row.state().name(), row.name(),
				row.kind().map(kind -> kind.megabytes()).orElse(0), row.place())
				: KnownTexts.get("details.process", row.name(), row.state().label(), row.pid(), row.place()));
		if ((row.state() == ServerState.RUNNING || row.state() == ServerState.USED) && row.port().isPresent()) {
			lines.add(KnownTexts.get("details.address", "http://127.0.0.1:" + row.port().getAsInt() + '/'));
		}
		if (!row.differences().isEmpty()) {
			lines.add(KnownTexts.get("details.differences"));
			row.differences().forEach(difference -> lines.add("  " + difference));
		}
		row.alarms().forEach(alarm -> lines.add(KnownTexts.get("details.alarm", alarm)));
		return String.join(System.lineSeparator(), lines);
	}
}
