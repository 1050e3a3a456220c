/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.perf.launch.RunWatch;

/** What a watch tells beforehand reaches each run, in front of what it finds. */
class RunWatchTest {

	private final List<String> heard = new ArrayList<>();

	private final RunWatch.Listener listener = new RunWatch.Listener() {
		@Override
		public void changed(KeptAlarm alarm) {
			heard.add(alarm.toString());
		}

		@Override
		public void note(String sentence) {
			heard.add(sentence);
		}
	};

	@Test
	void sentencesAreToldInEachRunAndTheWatchItselfBegins() {
		RunWatch watch = (server, file, told) -> {
			told.note("Begun for " + server + ".");
			return RunWatch.NONE.begin(server, file, told);
		};
		RunWatch saying = watch.saying(List.of("Settings are those of server1."));
		saying.begin("WildFly", Path.of("a.json"), listener).close();
		saying.begin("Liberty", Path.of("b.json"), listener).close();
		assertEquals(List.of("Settings are those of server1.", "Begun for WildFly.", "Settings are those of server1.", "Begun for Liberty."), heard);
	}

	@Test
	void withoutSentencesNothingIsAdded() {
		RunWatch.NONE.saying(List.of()).begin("", Path.of("a.json"), listener).close();
		assertEquals(List.of(), heard);
	}
}
