/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.known;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.safety.text.Texts;

/** What is to be said of a server beyond its row. */
public final class ServerDetails {

	private static final Texts TEXTS = Texts.of(ServerDetails.class);

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
		lines.add(row.pid() == 0 ? TEXTS.get("details." + row.state().name(), row.name(),
				row.kind().map(kind -> kind.megabytes()).orElse(0), row.place())
				: TEXTS.get("details.process", row.name(), row.state().label(), Long.toString(row.pid()), row.place()));
		if ((row.state() == ServerState.RUNNING || row.state() == ServerState.USED) && row.port().isPresent()) {
			lines.add(TEXTS.get("details.address", "http://127.0.0.1:" + row.port().getAsInt() + '/'));
		}
		if (!row.differences().isEmpty()) {
			lines.add(TEXTS.get("details.differences"));
			row.differences().forEach(difference -> lines.add("  " + difference));
		}
		row.alarms().forEach(alarm -> lines.add(TEXTS.get("details.alarm", alarm)));
		return String.join(System.lineSeparator(), lines);
	}
}
