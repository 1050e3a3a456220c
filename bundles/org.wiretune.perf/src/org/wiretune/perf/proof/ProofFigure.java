/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wiretune.core.Better;
import org.wiretune.core.Figure;
import org.wiretune.core.Unit;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.perf.workload.CommonFigures;
import org.wiretune.perf.workload.DeclaredFigures;
import org.wiretune.perf.workload.FigureWords;
import org.wiretune.perf.workload.LoopKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;

/**
 * A figure that the sides of a proof are compared by, in the words of the list of measurements: {@code processor} for the
 * processor time of a call, {@code latency.meanMs} and the like for its time, {@code others.NAME.meanMs} for other times,
 * {@code perSecond}, or the id of a figure that workloads declare.
 *
 * @param word the word
 */
public record ProofFigure(String word) {

	/** Processor time of a call: half the scatter of times, so it is judged first where the machine is not the only user's. */
	public static final ProofFigure PROCESSOR = new ProofFigure("processor");
	/** Mean time of a call. */
	public static final ProofFigure MEAN = new ProofFigure("latency.meanMs");
	/** The time that one call in a hundred exceeds. */
	public static final ProofFigure P99 = new ProofFigure("latency.p99Ms");
	/** Calls a second. */
	public static final ProofFigure RATE = new ProofFigure("perSecond");

	private static final Pattern TIME = Pattern.compile("(?:latency|others\\.([^.]+))\\.(mean|p50|p90|p99|max)Ms");

	/** {@return whether other programs of the machine change it little} */
	public boolean isOfProcessor() {
		return this.equals(PROCESSOR) || word.contains("processor-time");
	}

	/** {@return whether it counts something, so that a machine that is busy does not change it} */
	boolean isCount() {
		return declared().map(figure -> figure.unit() == Unit.COUNT).orElse(false);
	}

	/** {@return which way it gets better} */
	public Better better() {
		return this.equals(RATE) ? Better.HIGHER : declared().map(Figure::better).orElse(Better.LOWER);
	}

	private Optional<Figure> declared() {
		return DeclaredFigures.find(word);
	}

	/** {@return whether there is such a figure} */
	public boolean isKnown() {
		return this.equals(PROCESSOR) || this.equals(RATE) || TIME.matcher(word).matches() || declared().isPresent();
	}

	/** {@return what people call it} */
	public String label() {
		if (this.equals(PROCESSOR)) {
			return TEXTS.get("proof.figure.processor");
		}
		Matcher time = TIME.matcher(word);
		if (time.matches()) {
			String which = TEXTS.get("proof.figure." + time.group(2));
			return time.group(1) == null ? which : which + " (" + time.group(1) + ')';
		}
		return this.equals(RATE) ? FigureWords.label(CommonFigures.CALLS_PER_SECOND) : declared().map(FigureWords::label).orElse(word);
	}

	/**
	 * {@return its value; not a number where there is none}
	 *
	 * @param measurement a measurement
	 * @param workload what was measured
	 */
	double value(Measurement measurement, Workload workload) {
		if (this.equals(PROCESSOR)) {
			return processor(measurement, workload);
		}
		if (this.equals(RATE)) {
			return measurement.perSecond();
		}
		Matcher time = TIME.matcher(word);
		if (time.matches()) {
			Distribution times = time.group(1) == null ? measurement.latency() : measurement.others().getOrDefault(time.group(1), Distribution.NONE);
			return switch (time.group(2)) {
			case "mean" -> times.meanMs();
			case "p50" -> times.p50Ms();
			case "p90" -> times.p90Ms();
			case "p99" -> times.p99Ms();
			default -> times.maxMs();
			};
		}
		return declared().map(measurement::value).orElse(Double.NaN);
	}

	private static double processor(Measurement measurement, Workload workload) {
		Figure cost = workload.kind().cost(workload);
		double whole = measurement.value(cost);
		if (!cost.equals(CommonFigures.PROCESSOR_TIME)) {
			return whole;
		}
		Resources used = measurement.resources();
		double compilers = (used.serverCpuSeconds() - used.serverSeconds()) / measurement.answered();
		double driver = used.driverSeconds() / measurement.answered();
		return whole - (Double.isFinite(compilers) ? compilers : 0) + (isDriverTheCaller(measurement, workload) && Double.isFinite(driver) ? driver : 0);
	}

	/** {@return the processor time that is divided by the calls, in seconds} @param measurement a measurement @param workload what was measured */
	static double processorSeconds(Measurement measurement, Workload workload) {
		double driver = measurement.resources().driverSeconds();
		return measurement.resources().serverSeconds() + (isDriverTheCaller(measurement, workload) && Double.isFinite(driver) ? driver : 0);
	}

	/**
	 * The caller's work on a call is part of what a binding costs. In a loop the load driver is the caller of HTTP and SOAP, and of
	 * all bindings between two JVMs; otherwise the caller is a module of the server, and the driver only commands it and shows how
	 * far it is. In other workloads it only makes load.
	 */
	private static boolean isDriverTheCaller(Measurement measurement, Workload workload) {
		return workload.kind() == WorkloadKind.LOOP && (workload.value(LoopKeys.PLACE) == LoopKeys.Place.TWO_JVMS
				|| BindingUnderTest.find(measurement.parameters().getOrDefault(Measurement.BINDING, "")).map(BindingUnderTest::isOverHttp).orElse(true));
	}
}
