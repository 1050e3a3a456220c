/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.safety.order.Backwards;
import org.wiretune.safety.quantity.Digits;

/**
 * What a run knows of the load that pools are sized for: how long a request and a message take and, where users or a rate were measured
 * and not a loop of calls, how many requests are answered in a second. As numbers that can be typed; empty for what it does not know.
 *
 * @param run the run
 * @param requestRate web requests a second
 * @param requestTime milliseconds of a web request
 * @param messageTime milliseconds of a message after it has left its queue
 */
public record MeasuredLoad(RunFile run, String requestRate, String requestTime, String messageTime) {

	private static final Set<WorkloadKind> OF_USERS = Set.of(WorkloadKind.RAMP, WorkloadKind.CONSTANT_RATE);
	private static final Set<BindingUnderTest> OVER_HTTP = EnumSet.of(BindingUnderTest.HTTP_SYNC, BindingUnderTest.WS_SYNC);

	/**
	 * {@return what the newest run that measured a request or a message tells; empty where none did}
	 *
	 * @param runs runs, newest last; measurements that must not be used tell nothing
	 */
	public static Optional<MeasuredLoad> of(List<RunFile> runs) {
		return Backwards.of(runs).stream().map(MeasuredLoad::of).flatMap(Optional::stream).findFirst();
	}

	private static Optional<MeasuredLoad> of(RunFile run) {
		boolean ofUsers = OF_USERS.contains(run.specification().workload().kind());
		Optional<Measurement> request = busiest(run, measurement -> ofUsers || binding(measurement).filter(OVER_HTTP::contains).isPresent());
		Optional<Measurement> message = busiest(run, measurement -> binding(measurement).filter(each -> each == BindingUnderTest.JMS_ASYNC).isPresent());
		if (request.isEmpty() && message.isEmpty()) {
			return Optional.empty();
		}
		return Optional.of(new MeasuredLoad(run, request.filter(each -> ofUsers).map(each -> typed(each.perSecond())).orElse(""),
				request.map(each -> typed(each.latency().meanMs())).orElse(""), message.map(each -> typed(worked(each))).orElse("")));
	}

	/** Of valid measurements with answers the one with most of them in a second. */
	private static Optional<Measurement> busiest(RunFile run, Predicate<Measurement> wanted) {
		return run.measurements().stream().filter(Measurement::isValid).filter(wanted).filter(each -> Double.isFinite(each.latency().meanMs()) && each.perSecond() > 0)
				.max(Comparator.comparingDouble(Measurement::perSecond));
	}

	private static Optional<BindingUnderTest> binding(Measurement measurement) {
		return Optional.ofNullable(measurement.parameters().get(Measurement.BINDING)).flatMap(BindingUnderTest::find);
	}

	/** Who waits in a queue holds no thread. */
	private static double worked(Measurement message) {
		double queued = message.others().containsKey(Measurement.QUEUE) ? message.others().get(Measurement.QUEUE).meanMs() : 0;
		return Double.isFinite(queued) && queued < message.latency().meanMs() ? message.latency().meanMs() - queued : message.latency().meanMs();
	}

	private static String typed(double value) {
		return Digits.measured(value).replace(",", "");
	}
}
