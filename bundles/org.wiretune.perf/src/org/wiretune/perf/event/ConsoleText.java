/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.event;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.wiretune.core.Figure;
import org.wiretune.core.Unit;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.judged.EqualReasons;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.result.Slices;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.perf.stat.Interval;
import org.wiretune.perf.stat.PercentileSupport;
import org.wiretune.perf.workload.FigureWords;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Quantity;

/**
 * Turns events into the console lines of the lab's tester (AVP-2933, exercise 1 part 2), such as
 *
 * <pre>
 * [Fri Mar 04 05:52:08 PST 2011] runs 10, throughput average 3.10 ms per run, received objects size = 0 B, thread name
 * 'Default : 0', total heap 384 MB, free heap 154 MB
 * </pre>
 *
 * on one line. Times are written as {@link java.util.Date#toString()} does, in English on every machine. For the events of
 * one run, since a loop has other lines than the other workloads.
 */
public final class ConsoleText {

	private static final int VALUES_IN_ROW = 40;
	private static final int MOST_REMEMBERED = 100_000;

	private final DateTimeFormatter time;
	/** The cells of a loop have the lab's lines; their measurements say the same and are not printed besides. */
	private volatile boolean ofLoop;
	/** The measurements of the run, without their figures. */
	private final List<Measurement> finished = new ArrayList<>();

	/**
	 * Lines with times of a zone.
	 *
	 * @param zone time zone
	 */
	public ConsoleText(ZoneId zone) {
		time = DateTimeFormatter.ofPattern("EEE MMM dd HH:mm:ss zzz uuuu", Locale.ENGLISH).withZone(zone);
	}

	/** Lines with times of this machine's zone. */
	public ConsoleText() {
		this(ZoneId.systemDefault());
	}

	/**
	 * The lines of an event.
	 *
	 * @param event the event
	 * @return lines without line end; none for progress of a warm-up, which is not measured
	 */
	public List<String> lines(RunEvent event) {
		if (event instanceof RunEvent.ServerReady ready) {
			return List.of(line(event.time(), "console.serverReady",
				Quantity.milliseconds(ready.startMillis()), Long.toString(ready.pid()), Integer.toString(ready.httpPort()),
				Quantity.megabytes(ready.maximumHeapMegabytes()), ready.jvm()));
		}
		if (event instanceof RunEvent.DriverReady ready) {
			return List.of(line(event.time(), "console.driverReady", Long.toString(ready.pid())));
		}
		if (event instanceof RunEvent.WarmUpStarted started) {
			ofLoop = true;
			String place = place(started.binding(), started.sizeBytes());
			return List.of(started.loops() == RunEvent.WarmUpStarted.UNTIL_SETTLED
					? line(event.time(), "console.warmUpUntilSettled", place)
					: line(event.time(), "console.warmUp", place, started.loops()));
		}
		if (event instanceof RunEvent.MeasurementStarted started) {
			ofLoop = true;
			return List.of(line(event.time(), "console.started", place(started.binding(), started.sizeBytes()),
					started.loops()));
		}
		if (event instanceof RunEvent.Progress progress) {
			return progress.warmUp() ? List.of()
				: List.of(line(event.time(), "console.progress", progress.runs(), Quantity.milliseconds(progress.meanMs()),
						Quantity.megabytes(progress.receivedMegabytes()), progress.threadName(),
						Quantity.megabytes(progress.totalHeapMegabytes()),
						Quantity.megabytes(progress.freeHeapMegabytes())));
		}
		if (event instanceof RunEvent.CellFinished finished) {
			return List.of(line(event.time(), finished.cell()));
		}
		if (event instanceof RunEvent.PhaseStarted started) {
			return ofLoop ? List.of()
				: List.of(line(event.time(), "console.phase", started.measurement(), started.phase()));
		}
		if (event instanceof RunEvent.SecondPassed) {
			return List.of();
		}
		if (event instanceof RunEvent.MeasurementFinished finished) {
			remember(finished.measurement());
			return ofLoop ? invalid(event.time(), finished.measurement()) : measurement(event.time(), finished.measurement());
		}
		if (event instanceof RunEvent.AlarmChanged changed) {
			return alarm(event.time(), changed.alarm());
		}
		if (event instanceof RunEvent.Message message) {
			return List.of(stamp(event.time()) + message.text());
		}
		if (event instanceof RunEvent.Failure failure) {
			return List.of(line(event.time(), "console.failure", failure.text()));
		}
		if (event instanceof RunEvent.Finished finished) {
			List<String> lines = new ArrayList<>(usable(event.time()));
			lines.add(finished.state() == RunState.COMPLETED ? line(event.time(), "console.completed")
					: line(event.time(), "console." + finished.state().id(), finished.reason()));
			return lines;
		}
		throw new IllegalArgumentException(String.valueOf(event));
	}

	/** Only what the last line of the run needs is kept. */
	private synchronized void remember(Measurement measurement) {
		if (finished.size() < MOST_REMEMBERED) {
			finished.add(new Measurement(measurement.id(), measurement.parameters(), measurement.repetition(), measurement.startedAt(),
					List.of(), Distribution.NONE, Map.of(), 0, 0, Map.of(), Map.of(), Map.of(), Resources.UNKNOWN, List.of(),
					measurement.invalid(), List.of(), measurement.complete()));
		}
	}

	/** What may be used, told once more at the end, where it is not missed. */
	private synchronized List<String> usable(Instant when) {
		List<String> lines = new ArrayList<>();
		long invalid = finished.stream().filter(each -> !each.isValid()).count();
		if (invalid > 0) {
			lines.add(line(when, "console.notUsable", invalid, finished.size()));
			EqualReasons.of(finished, Measurement::id).forEach(reason -> lines.add(line(when, "console.reason", reason)));
		}
		return lines;
	}

	/** Raised and over are told; that the threads were kept is said once the file is there. */
	private List<String> alarm(Instant when, KeptAlarm kept) {
		Alarm alarm = kept.alarm();
		String subject = alarm.instance().isEmpty() ? alarm.id() : alarm.id() + " (" + alarm.instance() + ')';
		if (!kept.isActive()) {
			return alarm.evidence().isEmpty() ? List.of(line(when, "console.alarm", subject, alarm.message()))
					: List.of(line(when, "console.alarmOver", subject));
		}
		return List.of(kept.threadDump().isEmpty() ? line(when, "console.alarm", subject, alarm.message())
				: line(when, "console.alarmThreads", subject, kept.threadDump()));
	}

	private String line(Instant when, RunCell cell) {
		String place = cell.bindingLabel() + ", " + cell.sizeLabel();
		StringBuilder text = new StringBuilder(line(when, "console.cell", place, cell.loops(),
				Quantity.milliseconds(cell.meanMs()), percentile(cell.loops() - cell.errors(), 50, cell.p50Ms()),
				percentile(cell.loops() - cell.errors(), 99, cell.p99Ms()), Quantity.milliseconds(cell.maxMs()), Digits.measured(cell.perSecond()), cell.errors()));
		cell.queueMeanMs()
				.ifPresent(queue -> text.append(' ').append(TEXTS.get("console.cell.queue", Quantity.milliseconds(queue))));
		if (cell.callsPerRun() > 1) {
			text.append(' ').append(TEXTS.get("console.cell.callsPerRun", cell.callsPerRun()));
		}
		if (!cell.complete()) {
			text.append(' ').append(TEXTS.get("console.cell.incomplete"));
		}
		return text.toString();
	}

	private List<String> measurement(Instant when, Measurement measurement) {
		List<String> lines = new ArrayList<>();
		Distribution latency = measurement.latency();
		lines.add(line(when, "console.measurement", measurement.id(), Quantity.milliseconds(latency.meanMs()),
				percentile(latency.count(), 50, latency.p50Ms()), percentile(latency.count(), 90, latency.p90Ms()),
				percentile(latency.count(), 99, latency.p99Ms()), Quantity.milliseconds(latency.maxMs()), throughput(measurement),
				measurement.failed()));
		measurement.errors().forEach((sentence, count) -> lines.add(line(when, "console.errors", count, sentence)));
		lines.addAll(invalid(when, measurement));
		measurement.figures().forEach(
				(figure, value) -> lines.add(line(when, "console.figure", FigureWords.label(figure), FigureWords.value(figure, value))));
		measurement.series().forEach((figure, values) -> lines.add(line(when, "console.series", FigureWords.label(figure), row(figure, values))));
		measurement.remarks().forEach(remark -> lines.add(line(when, "console.remark", remark)));
		return lines;
	}

	private static String percentile(long count, double percent, double milliseconds) {
		return count == 0 || !Double.isFinite(milliseconds) || PercentileSupport.isValid(count, percent) ? Quantity.milliseconds(milliseconds).text()
				: TEXTS.get("console.notValid");
	}

	private static String throughput(Measurement measurement) {
		Interval interval = Slices.throughput(measurement);
		String figure = Digits.measured(measurement.perSecond());
		return interval.isKnown() ? TEXTS.get("console.interval", figure, Digits.measured(interval.low()),
				Digits.measured(interval.high())) : figure;
	}

	private List<String> invalid(Instant when, Measurement measurement) {
		// Of a cell that was cut off the reason is a line of its own.
		return ofLoop && !measurement.complete() ? List.of()
				: measurement.invalid().stream().map(reason -> line(when, "console.invalid", reason)).toList();
	}

	private static String row(Figure figure, List<Double> values) {
		String text = values.stream().limit(VALUES_IN_ROW)
				.map(value -> figure.unit() == Unit.COUNT && value == Math.rint(value) ? String.valueOf(value.longValue()) : FigureWords.value(figure, value))
				.collect(Collectors.joining(", "));
		return values.size() > VALUES_IN_ROW ? text + " ..." : text;
	}

	private String line(Instant when, String key, Object... values) {
		return stamp(when) + TEXTS.get(key, values);
	}

	private String stamp(Instant when) {
		return '[' + time.format(when) + "] ";
	}

	private static String place(BindingUnderTest binding, int sizeBytes) {
		return binding.label() + ", " + ObjectSize.label(sizeBytes);
	}
}
