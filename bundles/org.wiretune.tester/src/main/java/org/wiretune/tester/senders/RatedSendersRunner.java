/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.senders;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.SenderKeys;
import org.wiretune.perf.workload.TimedKeys;
import org.wiretune.perf.workload.ValueTypes;
import org.wiretune.perf.workload.Workload;
import org.wiretune.tester.probe.MeasurementRecorder;
import org.wiretune.tester.workload.WorkloadContext;
import org.wiretune.tester.workload.WorkloadRunner;

/** Runs workloads of the kind {@link org.wiretune.perf.workload.WorkloadKind#RATED_SENDERS}. */
public final class RatedSendersRunner implements WorkloadRunner {

	/** Warm-up of receivers that were opened anew on code that is warm. */
	private static final Duration SHORT_WARM_UP = Duration.ofSeconds(2);

	@Override
	public String run(WorkloadContext context) throws Exception {
		String problem = "";
		int measured = 0;
		String missing = "";
		for (SenderKeys.Journal journal : context.workload().value(SenderKeys.JOURNAL)) {
			if (context.isStopped() || !problem.isEmpty()) {
				return problem;
			}
			try {
				problem = run(context, journal);
				measured++;
			} catch (RunningBroker.NoJournalException e) {
				missing = TEXTS.get("senders.journalLeftOut", ValueTypes.word(journal), e.getMessage());
				context.tell(new RunEvent.Message(Instant.now(), missing));
				leftOut(context, journal, missing);
			}
		}
		return measured == 0 ? missing : problem;
	}

	/** The run file says so too, by a measurement without figures that is not valid. */
	private static void leftOut(WorkloadContext context, SenderKeys.Journal journal, String sentence) {
		MeasurementRecorder recorder = context
				.measurement(Map.of(SenderKeys.JOURNAL.name(), ValueTypes.word(journal)), 1);
		recorder.invalid(sentence);
		recorder.finish(true);
	}

	private static String run(WorkloadContext context, SenderKeys.Journal journal) throws Exception {
		try (RunningBroker broker = RunningBroker.start(context, journal);
				RatedSenders senders = new RatedSenders(broker.tcpAddress(),
						SenderSettings.of(context.workload(), RunningBroker.QUEUE))) {
			return run(context, journal, broker, senders);
		} finally {
			end(context);
		}
	}

	private static String run(WorkloadContext context, SenderKeys.Journal journal, RunningBroker broker,
			RatedSenders senders) throws Exception {
		Workload workload = context.workload();
		Duration warmUp = workload.value(TimedKeys.WARM_UP);
		String address = workload.value(SenderKeys.TRANSPORT) == SenderKeys.Transport.TCP ? broker.tcpAddress()
				: broker.nearestAddress();
		for (int repetition = 1; repetition <= workload.value(CommonKeys.REPETITIONS); repetition++) {
			for (int sessions : workload.value(SenderKeys.SESSIONS)) {
				if (context.isStopped()) {
					return "";
				}
				try {
					context.ask(ReceiverOperations.RECEIVE,
							ReceiverSettings.of(workload, sessions, address, RunningBroker.QUEUE).toJson());
					new PeakRun(context, senders, new Flow(context, broker, senders), journal, sessions, repetition)
							.run(warmUp);
				} catch (Flow.BrokenException e) {
					return e.getMessage();
				}
				warmUp = warmUp.compareTo(SHORT_WARM_UP) < 0 ? warmUp : SHORT_WARM_UP;
			}
		}
		return "";
	}

	/** A server that is gone has ended its receivers with itself. */
	private static void end(WorkloadContext context) throws InterruptedException {
		try {
			context.ask(ReceiverOperations.END, new JsonObject());
		} catch (IOException e) {
			System.getLogger(RatedSendersRunner.class.getName()).log(System.Logger.Level.DEBUG, e.getMessage());
		}
	}
}
