/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.probe;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.SingleWriterRecorder;
import org.wiretune.core.Figure;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.result.Second;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.safety.quantity.Nanoseconds;

/**
 * Records one measurement: times of calls into histograms without a lock between the callers, errors, phases, and each
 * second what the server, the driver and the machine did. Only what falls into the phase {@link Phase#MEASUREMENT} counts
 * for the figures; the seconds show all phases. A thread that calls has a {@link Writer} of its own.
 */
public final class MeasurementRecorder {

	private static final double NANOS_IN_SECOND = Nanoseconds.IN_SECOND;
	/** Kinds of errors that are told apart; further ones are counted under the last. */
	private static final int MOST_ERRORS = 20;

	private final String id;
	private final Map<String, String> parameters;
	private final int repetition;
	private final MachineProbe probe;
	private final Consumer<RunEvent> events;
	private final Instant startedAt = Instant.now();
	private final long start = System.nanoTime();
	private final List<Writer> writers = new CopyOnWriteArrayList<>();
	private final List<CallWriter> callWriters = new CopyOnWriteArrayList<>();
	private final Map<String, LongAdder> errors = new ConcurrentHashMap<>();
	private final LongAdder secondErrors = new LongAdder();
	private final Map<Figure, Double> figures = new LinkedHashMap<>();
	private final Map<Figure, List<Double>> series = new LinkedHashMap<>();
	private final List<String> invalid = new ArrayList<>();
	private final List<String> remarks = new ArrayList<>();
	private final List<Phase> phases = new ArrayList<>();
	private final List<Second> seconds = new ArrayList<>();
	private final Histogram latency = new Histogram(Distribution.SIGNIFICANT_DIGITS);
	private final Map<String, Histogram> others = new LinkedHashMap<>();
	private final Thread ticker;
	private volatile IntSupplier users = () -> -1;
	private volatile boolean measuring;
	private volatile boolean finished;
	private volatile double lagMs = Double.NaN;
	private String phase = "";
	private double phaseStart;
	private double measuredSeconds;
	private double longestPauseMs = Double.NaN;
	private volatile double perSecond = Double.NaN;
	private MachineProbe.Reading before;
	private MachineProbe.Reading measuredFrom;
	private Resources resources = Resources.UNKNOWN;
	/** What was recorded since the last second was told, of all phases. */
	private Histogram pendingInterval = new Histogram(Distribution.SIGNIFICANT_DIGITS);
	private double sumNanos;
	private double sumSquares;
	private Distribution exactLatency;
	private double exactPerSecond;

	/**
	 * Begins a measurement. Its clock runs from now on.
	 *
	 * @param parameters what was varied, by name
	 * @param repetition which repetition, counted from 1
	 * @param probe looks at the server, the driver and the machine
	 * @param events takes the events
	 */
	public MeasurementRecorder(Map<String, String> parameters, int repetition, MachineProbe probe,
			Consumer<RunEvent> events) {
		this(String.join(" ", parameters.values()), parameters, repetition, probe, events);
	}

	/**
	 * Begins a measurement whose parameters alone do not read well.
	 *
	 * @param name the id of its first repetition
	 * @param parameters what was varied, by name
	 * @param repetition which repetition, counted from 1
	 * @param probe looks at the server, the driver and the machine
	 * @param events takes the events
	 */
	public MeasurementRecorder(String name, Map<String, String> parameters, int repetition, MachineProbe probe,
			Consumer<RunEvent> events) {
		this.id = name + (repetition > 1 ? " #" + repetition : "");
		this.parameters = new LinkedHashMap<>(parameters);
		this.repetition = repetition;
		this.probe = probe;
		this.events = events;
		before = probe.read();
		ticker = new Thread(this::tick, "Seconds");
		ticker.setDaemon(true);
		ticker.start();
	}

	/** Records the calls of one thread. Not to be shared. */
	public final class Writer {

		private final SingleWriterRecorder latencies = new SingleWriterRecorder(Distribution.SIGNIFICANT_DIGITS);
		private final Map<String, SingleWriterRecorder> named = new ConcurrentHashMap<>();
		private Histogram interval;

		private Writer() {
		}

		/**
		 * A call was answered.
		 *
		 * @param nanos from its intended start until its reply, in nanoseconds
		 */
		public void answered(long nanos) {
			latencies.recordValue(Math.max(0, nanos));
		}

		/**
		 * Several calls were answered that were timed together, or that another process counted.
		 *
		 * @param nanos time of each, from its intended start until its reply, in nanoseconds
		 * @param calls how many, 1 or more
		 */
		public void answered(long nanos, long calls) {
			latencies.recordValueWithCount(Math.max(0, nanos), calls);
		}

		/**
		 * Further times of calls that were answered, as another process counted them.
		 *
		 * @param name such as {@link Measurement#SERVICE} or {@link Measurement#QUEUE}
		 * @param nanos the time of each in nanoseconds
		 * @param count how many, 1 or more
		 */
		public void other(String name, long nanos, long count) {
			named.computeIfAbsent(name, key -> new SingleWriterRecorder(Distribution.SIGNIFICANT_DIGITS))
					.recordValueWithCount(Math.max(0, nanos), count);
		}

		/**
		 * A further time of a call that was answered.
		 *
		 * @param name such as {@link Measurement#SERVICE} or {@link Measurement#QUEUE}
		 * @param nanos the time in nanoseconds
		 */
		public void other(String name, long nanos) {
			named.computeIfAbsent(name, key -> new SingleWriterRecorder(Distribution.SIGNIFICANT_DIGITS))
					.recordValue(Math.max(0, nanos));
		}

		/**
		 * A call failed.
		 *
		 * @param sentence why
		 */
		public void failed(String sentence) {
			MeasurementRecorder.this.failed(sentence);
		}
	}

	/** {@return a writer for the calls of one thread} */
	public Writer writer() {
		Writer writer = new Writer();
		writers.add(writer);
		return writer;
	}

	/** {@return a writer for calls of which the caller says whether they count, whatever the phase is} */
	public CallWriter callWriter() {
		CallWriter writer = new CallWriter();
		callWriters.add(writer);
		return writer;
	}

	/** {@return the id of the measurement} */
	public String id() {
		return id;
	}

	/**
	 * Calls were answered whose times another process recorded. They belong to the phase under way.
	 *
	 * @param nanos times in nanoseconds, see {@link Writer#answered}
	 * @param further other times of these calls by name, see {@link Writer#other}
	 */
	public synchronized void answered(Histogram nanos, Map<String, Histogram> further) {
		take(nanos);
		if (measuring) {
			further.forEach((name, times) -> others
					.computeIfAbsent(name, key -> new Histogram(Distribution.SIGNIFICANT_DIGITS)).add(times));
		}
	}

	/**
	 * A call failed.
	 *
	 * @param sentence why
	 */
	public void failed(String sentence) {
		failed(sentence, measuring);
	}

	/**
	 * A call failed.
	 *
	 * @param sentence why
	 * @param counts whether it counts for the figures; it shows in the seconds in either case
	 */
	public void failed(String sentence, boolean counts) {
		secondErrors.increment();
		if (counts) {
			String key = errors.containsKey(sentence) || errors.size() < MOST_ERRORS ? sentence
					: errors.keySet().iterator().next();
			errors.computeIfAbsent(key, text -> new LongAdder()).increment();
		}
	}

	/**
	 * Begins a phase and ends the one before. Times recorded so far belong to the one before.
	 *
	 * @param name its name; {@link Phase#MEASUREMENT} is what the figures are made of
	 */
	public synchronized void phase(String name) {
		if (finished) {
			return;
		}
		endPhase();
		phase = name;
		phaseStart = elapsed();
		measuring = name.equals(Phase.MEASUREMENT);
		if (measuring) {
			measuredFrom = probe.read();
		}
		events.accept(new RunEvent.PhaseStarted(Instant.now(), id, name));
	}

	/**
	 * Says how many users or calls are under way, asked each second.
	 *
	 * @param supplier gives the number
	 */
	public void users(IntSupplier supplier) {
		users = supplier;
	}

	/**
	 * Adds a figure.
	 *
	 * @param figure what it is
	 * @param value its value in the unit of the figure
	 */
	public synchronized void figure(Figure figure, double value) {
		figures.put(figure, value);
	}

	/**
	 * Adds a row of figures.
	 *
	 * @param figure what they are
	 * @param values its values in the unit of the figure
	 */
	public synchronized void series(Figure figure, List<Double> values) {
		series.put(figure, List.copyOf(values));
	}

	/**
	 * Says figures that the caller keeps more exactly than whole nanoseconds and phases with what lies between calls.
	 *
	 * @param times the times of the measurement
	 * @param perSecond answered calls a second
	 */
	public synchronized void exact(Distribution times, double perSecond) {
		exactLatency = times;
		exactPerSecond = perSecond;
	}

	/**
	 * Says why the figures must not be used.
	 *
	 * @param sentence the reason
	 */
	public synchronized void invalid(String sentence) {
		if (!invalid.contains(sentence)) {
			invalid.add(sentence);
		}
	}

	/**
	 * Says what a reader has to know.
	 *
	 * @param sentence a sentence
	 */
	public synchronized void remark(String sentence) {
		if (!remarks.contains(sentence)) {
			remarks.add(sentence);
		}
	}

	/**
	 * Says how late the load driver itself was.
	 *
	 * @param milliseconds 99th percentile
	 */
	public void schedulingLag(double milliseconds) {
		lagMs = milliseconds;
	}

	/**
	 * Sets the calls answered a second, where that is not what counts divided by the time of measuring.
	 *
	 * @param answered answered calls a second
	 */
	public void perSecond(double answered) {
		perSecond = answered;
	}

	/** {@return the times of answered calls of this measurement so far, a copy in nanoseconds} */
	public synchronized Histogram latencySoFar() {
		collect();
		return latency.copy();
	}

	/** {@return the seconds so far} */
	public synchronized List<Second> secondsSoFar() {
		return List.copyOf(seconds);
	}

	/**
	 * Ends the measurement and tells it.
	 *
	 * @param complete false when it was cut off
	 * @return the measurement
	 */
	public Measurement finish(boolean complete) {
		Measurement measurement;
		synchronized (this) {
			endPhase();
			finished = true;
			Map<String, Long> failed = new LinkedHashMap<>();
			errors.forEach((sentence, count) -> failed.put(sentence, count.sum()));
			Map<String, Distribution> more = new LinkedHashMap<>();
			others.forEach((name, histogram) -> more.put(name, Distribution.of(histogram)));
			long count = latency.getTotalCount();
			double mean = count == 0 ? Double.NaN : sumNanos / count;
			double deviation = count == 0 ? Double.NaN : Math.sqrt(Math.max(0, sumSquares / count - mean * mean));
			measurement = new Measurement(id, parameters, repetition, startedAt, phases,
					exactLatency != null ? exactLatency : Distribution.of(latency, mean, deviation), more, count,
					throughput(count), failed, figures, series, resources, seconds,
					invalid, remarks, complete);
		}
		ticker.interrupt();
		events.accept(new RunEvent.MeasurementFinished(Instant.now(), measurement));
		return measurement;
	}

	/** A reading tells only of the time since the one before. */
	private void longestPause(MachineProbe.Reading reading) {
		if (measuring && !(reading.longestPauseMs() <= longestPauseMs)) {
			longestPauseMs = reading.longestPauseMs();
		}
	}

	private double throughput(long count) {
		if (exactLatency != null) {
			return exactPerSecond;
		}
		return Double.isNaN(perSecond) && measuredSeconds > 0 ? count / measuredSeconds : perSecond;
	}

	private void endPhase() {
		Histogram interval = collect();
		if (elapsed() - lastSecondEnd() > 0.2 && interval.getTotalCount() > 0) {
			second(interval);
		}
		if (phase.isEmpty()) {
			return;
		}
		double end = elapsed();
		phases.add(new Phase(phase, phaseStart, end));
		if (measuring) {
			measuredSeconds += end - phaseStart;
			MachineProbe.Reading now = probe.read();
			longestPause(now);
			resources = now.since(measuredFrom, longestPauseMs, lagMs);
		}
		measuring = false;
		phase = "";
	}

	private double elapsed() {
		return Nanoseconds.toSeconds(System.nanoTime() - start);
	}

	private double lastSecondEnd() {
		return seconds.isEmpty() ? 0 : seconds.getLast().second() + 1.0;
	}

	private void tick() {
		try {
			for (int second = 1; !finished; second++) {
				long wait = start + (long) (second * NANOS_IN_SECOND) - System.nanoTime();
				if (wait > 0) {
					Thread.sleep(wait / 1_000_000, (int) (wait % 1_000_000));
				}
				synchronized (this) {
					if (!finished) {
						second(collect());
					}
				}
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	/** Takes what the writers recorded; what belongs to the measurement is added to its figures. */
	private Histogram collect() {
		for (Writer writer : writers) {
			writer.interval = writer.latencies.getIntervalHistogram(writer.interval);
			take(writer.interval);
			writer.named.forEach((name, recorder) -> {
				Histogram times = recorder.getIntervalHistogram();
				if (measuring) {
					others.computeIfAbsent(name, key -> new Histogram(Distribution.SIGNIFICANT_DIGITS)).add(times);
				}
			});
		}
		callWriters.forEach(writer -> add(writer.collect(pendingInterval, others)));
		return pendingInterval;
	}

	private void take(Histogram times) {
		pendingInterval.add(times);
		if (measuring) {
			add(times);
		}
	}

	private void add(Histogram times) {
		if (times.getTotalCount() == 0) {
			return;
		}
		latency.add(times);
		times.recordedValues().forEach(step -> {
			double value = step.getValueIteratedTo();
			sumNanos += value * step.getCountAddedInThisIterationStep();
			sumSquares += value * value * step.getCountAddedInThisIterationStep();
		});
	}

	private void second(Histogram interval) {
		MachineProbe.Reading now = probe.read();
		longestPause(now);
		int number = (int) Math.max(seconds.isEmpty() ? 0 : seconds.getLast().second() + 1, Math.round(elapsed()) - 1);
		long count = interval.getTotalCount();
		Second second = now.second(before, number, phase, count, secondErrors.sumThenReset(),
				count == 0 ? Double.NaN : Nanoseconds.toMilliseconds(interval.getMean()),
				count == 0 ? Double.NaN : Nanoseconds.toMilliseconds(interval.getValueAtPercentile(50)),
				count == 0 ? Double.NaN : Nanoseconds.toMilliseconds(interval.getValueAtPercentile(99)),
				count == 0 ? Double.NaN : Nanoseconds.toMilliseconds(interval.getMaxValue()), users.getAsInt());
		before = now;
		pendingInterval = new Histogram(Distribution.SIGNIFICANT_DIGITS);
		seconds.add(second);
		events.accept(new RunEvent.SecondPassed(Instant.now(), id, second));
	}
}
