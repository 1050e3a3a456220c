/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.event;

import java.time.Instant;
import java.util.List;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.result.Second;
import org.wiretune.safety.secret.Secrets;
import org.wiretune.safety.secret.SentenceSecrets;

/** Something that happened in a run. {@link RunEventFormat} writes and reads events, one JSON object per line. */
public sealed interface RunEvent {

	/** {@return when it happened, by the clock of the process that saw it} */
	Instant time();

	/**
	 * The server is ready to be called.
	 *
	 * @param time when
	 * @param pid its process id
	 * @param httpPort port for HTTP and SOAP on the loopback address
	 * @param controlPort port of the control connection on the loopback address
	 * @param jmxAddress service URL of its JMX connector on the loopback address, empty when it has none
	 * @param jvm name and version of its JVM and garbage collector
	 * @param operatingSystem name and version
	 * @param processors processors its JVM sees
	 * @param maximumHeapMegabytes largest heap in MB
	 * @param startMillis milliseconds from the start of its JVM until now
	 * @param notes what a reader of the run has to know about the server
	 */
	record ServerReady(Instant time, long pid, int httpPort, int controlPort, String jmxAddress, String jvm,
			String operatingSystem, int processors, double maximumHeapMegabytes, long startMillis, List<String> notes)
			implements RunEvent {
		/** Copies the notes and hides secrets. */
		public ServerReady {
			notes = SentenceSecrets.hidden(notes);
		}
	}

	/**
	 * The load driver is connected to the server.
	 *
	 * @param time when
	 * @param pid its process id
	 * @param jvm name and version of its JVM
	 * @param notes what a reader of the run has to know about the driver
	 */
	record DriverReady(Instant time, long pid, String jvm, List<String> notes) implements RunEvent {
		/** Copies the notes and hides secrets. */
		public DriverReady {
			notes = SentenceSecrets.hidden(notes);
		}
	}

	/**
	 * The runs that are not measured begin.
	 *
	 * @param time when
	 * @param binding binding
	 * @param sizeBytes size of the payload in bytes
	 * @param loops how many there will be, {@link #UNTIL_SETTLED} when the times decide
	 */
	record WarmUpStarted(Instant time, BindingUnderTest binding, int sizeBytes, int loops) implements RunEvent {

		/** The warm-up goes on until the times have settled. */
		public static final int UNTIL_SETTLED = 0;
	}

	/**
	 * The measured runs begin.
	 *
	 * @param time when
	 * @param binding binding
	 * @param sizeBytes size of the payload in bytes
	 * @param loops how many there will be
	 */
	record MeasurementStarted(Instant time, BindingUnderTest binding, int sizeBytes, int loops) implements RunEvent {
	}

	/**
	 * So many runs of a cell are done.
	 *
	 * @param time when
	 * @param binding binding
	 * @param sizeBytes size of the payload in bytes
	 * @param warmUp whether these runs are not measured
	 * @param runs runs done so far in this cell
	 * @param loops runs there will be
	 * @param meanMs mean time per call so far, in milliseconds, not a number when no call was answered
	 * @param receivedMegabytes payload the receiver got so far in this cell, in MB
	 * @param threadName thread on which the receiver ran last
	 * @param totalHeapMegabytes heap of the server, in MB
	 * @param freeHeapMegabytes what of it is free, in MB
	 */
	record Progress(Instant time, BindingUnderTest binding, int sizeBytes, boolean warmUp, int runs, int loops,
			double meanMs, double receivedMegabytes, String threadName, double totalHeapMegabytes,
			double freeHeapMegabytes) implements RunEvent {
	}

	/**
	 * A cell is measured, or cut off.
	 *
	 * @param time when
	 * @param cell its figures
	 */
	record CellFinished(Instant time, RunCell cell) implements RunEvent {
	}

	/**
	 * A measurement begins a phase.
	 *
	 * @param time when
	 * @param measurement id of the measurement, see {@link Measurement#id()}
	 * @param phase name of the phase, such as {@link org.wiretune.perf.result.Phase#WARM_UP}
	 */
	record PhaseStarted(Instant time, String measurement, String phase) implements RunEvent {
	}

	/**
	 * A second of a measurement is over.
	 *
	 * @param time when
	 * @param measurement id of the measurement
	 * @param second its figures
	 */
	record SecondPassed(Instant time, String measurement, Second second) implements RunEvent {
	}

	/**
	 * A measurement is finished, or cut off.
	 *
	 * @param time when
	 * @param measurement its figures
	 */
	record MeasurementFinished(Instant time, Measurement measurement) implements RunEvent {
	}

	/**
	 * The server raised an alarm, the alarm got its thread dump, or it is over.
	 *
	 * @param time when
	 * @param alarm the alarm as it is now
	 */
	record AlarmChanged(Instant time, KeptAlarm alarm) implements RunEvent {
	}

	/**
	 * Something worth knowing.
	 *
	 * @param time when
	 * @param text a sentence
	 */
	record Message(Instant time, String text) implements RunEvent {
		/** Hides secrets. */
		public Message {
			text = Secrets.hidden(text);
		}
	}

	/**
	 * Something went wrong. The run may go on; if it does not, {@link Finished} follows.
	 *
	 * @param time when
	 * @param text a sentence that says what, and the next step
	 */
	record Failure(Instant time, String text) implements RunEvent {
		/** Hides secrets. */
		public Failure {
			text = Secrets.hidden(text);
		}
	}

	/**
	 * The run is over. Always the last event, and there is always one.
	 *
	 * @param time when
	 * @param state how it ended
	 * @param reason why it stopped or failed, a sentence; empty for a completed run
	 */
	record Finished(Instant time, RunState state, String reason) implements RunEvent {
		/** Hides secrets. */
		public Finished {
			reason = Secrets.hidden(reason);
		}
	}
}
