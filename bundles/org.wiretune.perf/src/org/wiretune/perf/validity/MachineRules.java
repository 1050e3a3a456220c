/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.validity;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.List;
import java.util.Optional;
import org.wiretune.core.Severity;
import org.wiretune.core.observed.Observed;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.workload.LoopKeys;
import org.wiretune.perf.workload.SenderKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Quantity;

/** Rules about the machine and the load driver: whether something else than the server set the figures. */
final class MachineRules {

	static final String DRIVER = "run-driver-bottleneck";
	static final String LATE = "run-driver-late";
	static final String SWAPPED = "run-machine-swapped";
	static final String BUSY = "run-machine-busy";
	static final String STOLEN = "run-processor-stolen";
	static final String UNCHECKED = "run-machine-unchecked";

	/** A thread that uses so much of a processor does hardly anything but compute. */
	private static final double FULL_THREAD = 0.9;
	/** From this share on all processors of the machine are in use. */
	private static final double FULL_MACHINE = 0.95;
	/** Lateness of the driver that is always allowed, in milliseconds; a loaded machine of two cores shows 3 to 4. */
	private static final double LATENESS_MS = 5;
	/** Lateness of the driver that is allowed as a share of the 99th percentile of the latency. */
	private static final double LATENESS_SHARE = 0.1;
	/** A driver that is later than that by itself at a constant rate measures itself, however slow the calls are, in milliseconds. */
	private static final double LARGEST_LATENESS_MS = 10;
	/** 1 MB in pages of 4 KB: a few pages a minute move on any machine. */
	private static final long SWAPPED_PAGES = 256;
	/** Share of the machine that others may use. */
	static final double OTHERS = 0.25;
	/** Share of the machine that the host of a virtual machine may give to others. */
	private static final double STOLEN_SHARE = 0.05;

	private MachineRules() {
	}

	static List<MeasurementRule> all() {
		return List.of(MachineRules::driver, MachineRules::late, MachineRules::swapped, MachineRules::busy,
				MachineRules::stolen, MachineRules::unchecked);
	}

	private static Optional<Observed> driver(Measurement measurement, RunFile run) {
		Share share = Share.of(measurement);
		int processors = run.environment().processors();
		int threads = Clients.threads(measurement, run.specification(), processors);
		boolean threadsFull = threads > 0 && threads <= processors && share.driver() >= FULL_THREAD * threads;
		// An application of the user is no process of the run: at most, its time is all that others used.
		double called = Clients.callsOwnApplication(run.specification().workload()) ? share.other() : share.server();
		// A machine that strangers fill is busy, and the driver is what suffers.
		boolean most = share.driver() > called && !(share.driver() <= share.other()) && !isBusy(measurement, run);
		boolean machineFull = processors > 0 && share.all() >= FULL_MACHINE * processors && most;
		return threadsFull || machineFull
				? Optional.of(Judgement.invalid(DRIVER, Digits.measured(share.driver()),
						Digits.measured(called), processors))
				: Optional.empty();
	}

	private static Optional<Observed> late(Measurement measurement, RunFile run) {
		double lag = measurement.resources().schedulingLagMs();
		double p99 = measurement.latency().p99Ms();
		double largest = run.specification().workload().kind() == WorkloadKind.CONSTANT_RATE ? LARGEST_LATENESS_MS : Double.POSITIVE_INFINITY;
		double limit = Math.max(LATENESS_MS, Double.isFinite(p99) ? Math.min(largest, LATENESS_SHARE * p99) : 0);
		return lag > limit ? Optional.of(Judgement.invalid(LATE, Quantity.milliseconds(lag), Quantity.milliseconds(limit)))
				: Optional.empty();
	}

	private static Optional<Observed> swapped(Measurement measurement, RunFile run) {
		long pages = measurement.resources().swappedPages();
		return pages > SWAPPED_PAGES ? Optional.of(Judgement.invalid(SWAPPED, pages, SWAPPED_PAGES)) : Optional.empty();
	}

	/** Share of the machine that processes besides driver and server used. */
	private static double others(Measurement measurement, RunFile run) {
		return Share.ofMachine(measurement, run).other() / run.environment().processors();
	}

	/** Whether strangers used more of the machine than a measurement bears; processes of the run are none. */
	private static boolean isBusy(Measurement measurement, RunFile run) {
		return others(measurement, run) > OTHERS && !ownProcesses(run.specification().workload());
	}

	private static Optional<Observed> busy(Measurement measurement, RunFile run) {
		double other = others(measurement, run);
		if (!(other > OTHERS)) {
			return Optional.empty();
		}
		Object[] values = { Share.percent(other), Share.percent(OTHERS) };
		// A broker or database of the run is another process too; its work cannot be told from that of strangers.
		return Optional.of(ownProcesses(run.specification().workload())
				? new Observed(BUSY, Severity.INFO,
						TEXTS.get("validity.run-machine-busy.own", values))
				: Judgement.invalid(BUSY, values));
	}

	private static boolean ownProcesses(Workload workload) {
		WorkloadKind kind = workload.kind();
		return kind == WorkloadKind.DATA || kind == WorkloadKind.JMETER
				|| (kind == WorkloadKind.RATED_SENDERS ? workload.value(SenderKeys.BROKER) == SenderKeys.Broker.EXTERNAL
						: kind == WorkloadKind.LOOP ? workload.value(LoopKeys.PLACE) == LoopKeys.Place.TWO_JVMS : Clients.callsOwnApplication(workload));
	}

	private static Optional<Observed> stolen(Measurement measurement, RunFile run) {
		double stolen = Share.ofMachine(measurement, run).stolen() / run.environment().processors();
		return stolen > STOLEN_SHARE
				? Optional.of(Judgement.invalid(STOLEN, Share.percent(stolen), Share.percent(STOLEN_SHARE)))
				: Optional.empty();
	}

	/** Nobody can tell what others did within less than a second, in which a clock of the system ticks some ten times. */
	private static Optional<Observed> unchecked(Measurement measurement, RunFile run) {
		Share machine = Share.ofMachine(measurement, run);
		return machine.seconds() > 0 && Double.isNaN(machine.other()) && Double.isFinite(measurement.resources().otherCpuSeconds())
				? Optional.of(Judgement.remark(UNCHECKED, Quantity.seconds(machine.seconds())))
				: Optional.empty();
	}
}
