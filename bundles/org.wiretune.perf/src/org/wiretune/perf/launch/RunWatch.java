/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.nio.file.Path;
import java.util.List;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.ReachedLimit;
import org.wiretune.perf.result.RunGauge;

/** Watches the server of a run from outside its processes, and raises alarms that the run keeps. */
@FunctionalInterface
public interface RunWatch {

	/** Watches nothing. */
	RunWatch NONE = (serverName, runFile, listener) -> new Watching() {
		@Override
		public void line(String line) {
			// Nobody reads it.
		}

		@Override
		public void ready(RunEvent.ServerReady ready) {
			// Nobody looks.
		}

		@Override
		public void close() {
			// Nothing was begun.
		}
	};

	/**
	 * Begins to watch; called before the server is started. Returns at once.
	 *
	 * @param serverName name and version of the server, empty for the embedded one
	 * @param runFile the run file, beside which thread dumps may be kept
	 * @param listener hears of alarms, on any thread
	 * @return what the run tells of its server
	 */
	Watching begin(String serverName, Path runFile, Listener listener);

	/**
	 * {@return a watch that tells each run some sentences beforehand}
	 *
	 * @param sentences what a reader of the run has to know, such as the files that its settings are from
	 */
	default RunWatch saying(List<String> sentences) {
		return (serverName, runFile, listener) -> {
			sentences.forEach(listener::note);
			return begin(serverName, runFile, listener);
		};
	}

	/** Hears of alarms. */
	interface Listener {

		/**
		 * An alarm was raised, got its thread dump, or is over.
		 *
		 * @param alarm the alarm as it is now
		 */
		void changed(KeptAlarm alarm);

		/**
		 * Something of the server was at its maximum without an alarm; told at the end of the watch.
		 *
		 * @param limit what, and for how long
		 */
		default void reached(ReachedLimit limit) {
			// Not everybody keeps it.
		}

		/**
		 * What a gauge of the user's own read; told at the end of the watch.
		 *
		 * @param gauge its figures, with times since the epoch in seconds
		 */
		default void read(RunGauge gauge) {
			// Not everybody keeps it.
		}

		/**
		 * Something a reader of the run has to know, such as that no alarm could be looked for.
		 *
		 * @param sentence a sentence
		 */
		void note(String sentence);
	}

	/** A server that is watched. Its methods are quick and may be called from any thread. */
	interface Watching extends AutoCloseable {

		/**
		 * The server has written a line.
		 *
		 * @param line without its end
		 */
		void line(String line);

		/**
		 * The server is ready.
		 *
		 * @param ready its process id and address
		 */
		void ready(RunEvent.ServerReady ready);

		/**
		 * A measurement is finished.
		 *
		 * @param measurement its figures
		 */
		default void measured(Measurement measurement) {
			// Not every watch compares the figures of both sides.
		}

		/** Ends watching. What is known by then has been told when this returns; takes a few seconds at most. */
		@Override
		void close();
	}
}
