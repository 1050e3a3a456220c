/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.logging.Level;
import java.util.logging.Logger;

import com.microsoft.gctoolkit.GCToolKit;
import com.microsoft.gctoolkit.aggregator.Aggregates;
import com.microsoft.gctoolkit.aggregator.Aggregation;
import com.microsoft.gctoolkit.aggregator.Aggregator;
import com.microsoft.gctoolkit.aggregator.Collates;
import com.microsoft.gctoolkit.aggregator.EventSource;
import com.microsoft.gctoolkit.event.g1gc.G1RealPause;
import com.microsoft.gctoolkit.event.generational.GenerationalGCPauseEvent;
import com.microsoft.gctoolkit.event.zgc.FullZGCCycle;
import com.microsoft.gctoolkit.event.zgc.MajorZGCCycle;
import com.microsoft.gctoolkit.event.zgc.MinorZGCCycle;
import com.microsoft.gctoolkit.event.zgc.ZGCCycle;
import com.microsoft.gctoolkit.io.SingleGCLogFile;
import com.microsoft.gctoolkit.jvm.JavaVirtualMachine;

/** Reads logs with GCToolKit and prints for each the number of pauses and their sum in seconds. */
public class GcToolKitTotals {

	private static final long LONGEST_SECONDS = Long.getLong("longest", 900);

	public static void main(String[] arguments) throws Exception {
		Logger.getLogger("").setLevel(Level.OFF);
		// Where it waits for ever, others go on meanwhile; where times are measured, one is read after the other.
		ExecutorService readers = Executors.newFixedThreadPool(Integer.getInteger("atOnce", 1));
		for (String name : arguments) {
			readers.submit(() -> System.out.println(read(name)));
		}
		readers.shutdown();
		readers.awaitTermination(1, TimeUnit.DAYS);
		// Its threads would keep the process for a while.
		System.exit(0);
	}

	private static String read(String name) {
		// Where it fails in one of its own threads it waits for ever.
		ExecutorService once = Executors.newSingleThreadExecutor(work -> Thread.ofPlatform().daemon().unstarted(work));
		try {
			Totals totals = once.submit(() -> totals(name)).get(LONGEST_SECONDS, TimeUnit.SECONDS);
			return "TOTALS\t" + name + "\t" + totals.count + "\t" + totals.sum;
		} catch (ExecutionException problem) {
			return "FAILED\t" + name + "\t" + problem.getCause().getClass().getSimpleName();
		} catch (TimeoutException late) {
			return "FAILED\t" + name + "\tno end after " + LONGEST_SECONDS + " s";
		} catch (InterruptedException interrupted) {
			return "FAILED\t" + name + "\tinterrupted";
		}
	}

	private static Totals totals(String name) throws Exception {
		GCToolKit kit = new GCToolKit();
		kit.loadAggregation(new Totals());
		JavaVirtualMachine machine = kit.analyze(new SingleGCLogFile(Path.of(name)));
		return machine.getAggregation(Totals.class).orElse(new Totals());
	}

	@Collates(Pauses.class)
	public static class Totals extends Aggregation {

		private long count;
		private double sum;

		void add(double seconds) {
			count++;
			sum += seconds;
		}

		@Override
		public boolean hasWarning() {
			return false;
		}

		@Override
		public boolean isEmpty() {
			return count == 0;
		}
	}

	private static final double MILLIS = 1000;

	@SuppressWarnings("removal")
	@Aggregates({ EventSource.G1GC, EventSource.GENERATIONAL, EventSource.ZGC, EventSource.SHENANDOAH, EventSource.CMS_UNIFIED, EventSource.CMS_PREUNIFIED })
	public static class Pauses extends Aggregator<Totals> {

		public Pauses(Totals totals) {
			super(totals);
			register(G1RealPause.class, pause -> aggregation().add(pause.getDuration()));
			register(GenerationalGCPauseEvent.class, pause -> aggregation().add(pause.getDuration()));
			register(MinorZGCCycle.class, cycle -> stops(cycle.getYoungCycle()));
			register(FullZGCCycle.class, cycle -> {
				aggregation().add(cycle.getPauseMarkStartDuration() / MILLIS);
				aggregation().add(cycle.getPauseMarkEndDuration() / MILLIS);
				aggregation().add(cycle.getPauseRelocateStartDuration() / MILLIS);
			});
			register(MajorZGCCycle.class, cycle -> {
				stops(cycle.getYoungCycle());
				stops(cycle.getOldCycle());
			});
		}

		/** Its times of ZGC are milliseconds, all others seconds. */
		private void stops(ZGCCycle cycle) {
			if (cycle != null) {
				aggregation().add(cycle.getPauseMarkStartDuration() / MILLIS);
				aggregation().add(cycle.getPauseMarkEndDuration() / MILLIS);
				aggregation().add(cycle.getPauseRelocateStartDuration() / MILLIS);
			}
		}
	}
}
