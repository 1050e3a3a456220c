/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.server;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ServerKey;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.kit.EffectiveSettings;

/** Compares what a server was started with and what the user's files say. */
public final class SettingDifferences {

	private static final Texts TEXTS = Texts.of(SettingDifferences.class);

	private final List<String> sentences = new ArrayList<>();

	private SettingDifferences() {
	}

	/**
	 * The differences.
	 *
	 * @param settings settings of the server
	 * @param own what the files say
	 * @param file the file, for the sentences
	 * @return a sentence for each
	 */
	public static List<String> of(ServerSettings settings, OwnServerSettings own, String file) {
		SettingDifferences differences = new SettingDifferences();
		EffectiveSettings here = EffectiveSettings.of(settings);
		EffectiveSettings there = EffectiveSettings.of(own.settings());
		if (own.settings().sources().containsKey(ServerSettings.KEY_MAXIMUM_HEAP)) {
			differences.compare("heap", settings.maximumHeapMegabytes(), own.settings().maximumHeapMegabytes(), file);
		}
		if (own.settings().sources().containsKey(ServerSettings.KEY_WEB_THREAD_POOL)) {
			differences.compare("threads", here.webMaximum(), there.webMaximum(), file);
		}
		differences.compare("sessions", OptionalInt.of(here.mdbSessions()), own.settings().get(ServerKey.MDB_SESSIONS), file);
		differences.compare("instances", OptionalInt.of(here.mdbInstances()), own.settings().get(ServerKey.MDB_POOL), file);
		differences.compare("connections", settings.get(ServerKey.DATA_SOURCE_MAXIMUM), own.settings().get(ServerKey.DATA_SOURCE_MAXIMUM), file);
		differences.compare("statements", settings.get(ServerKey.STATEMENT_CACHE), own.settings().get(ServerKey.STATEMENT_CACHE), file);
		differences.compare("keepAlive", settings.get(ServerKey.KEEP_ALIVE), own.settings().get(ServerKey.KEEP_ALIVE), file);
		if (own.settings().sources().containsKey(ServerSettings.KEY_JVM_ARGUMENTS) && !settings.jvmArguments().equals(own.settings().jvmArguments())) {
			differences.sentences.add(TEXTS.get("difference.arguments", String.join(" ", settings.shown().jvmArguments()), file,
					String.join(" ", own.settings().shown().jvmArguments())));
		}
		return differences.sentences;
	}

	/** Only what is written in the files can differ from them. */
	private void compare(String what, OptionalInt here, OptionalInt there, String file) {
		if (there.isPresent() && !there.equals(here)) {
			sentences.add(here.isPresent() ? TEXTS.get("difference.differs", TEXTS.get("difference." + what), Integer.toString(here.getAsInt()), file, Integer.toString(there.getAsInt()))
					: TEXTS.get("difference.standard", TEXTS.get("difference." + what), file, Integer.toString(there.getAsInt())));
		}
	}

	private void compare(String what, int here, int there, String file) {
		compare(what, OptionalInt.of(here), OptionalInt.of(there), file);
	}
}
