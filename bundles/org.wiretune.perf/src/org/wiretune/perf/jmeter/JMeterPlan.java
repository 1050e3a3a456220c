/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.MessageKeys;
import org.wiretune.perf.workload.RampKeys;
import org.wiretune.perf.workload.RateKeys;
import org.wiretune.perf.workload.RequestLine;
import org.wiretune.perf.workload.RequestMix;
import org.wiretune.perf.workload.TargetKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.perf.workload.WrongValueException;

/**
 * Writes a workload as a test plan of Apache JMeter 5.6. A thread group for each step, one after the other; a request of
 * the mix is a sampler, below a controller that gives it its share; think time is a constant timer; a constant rate is kept
 * by the Constant Throughput Timer over all threads of the group (even) or the Precise Throughput Timer (poisson). The
 * same workload gives the same text.
 */
public final class JMeterPlan {

	/** The ending of test plans. */
	public static final String FILE_EXTENSION = "jmx";

	/** Mode of the Constant Throughput Timer: all active threads of the group, which share the rate evenly. */
	private static final int SHARED_IN_GROUP = 4;
	private static final int SECONDS_IN_MINUTE = 60;
	/** Up to so many arrivals the Precise Throughput Timer keeps their number exactly; its own standard. */
	private static final int EXACT_ARRIVALS = 10_000;

	private final Workload workload;
	private final URI address;
	private final List<RequestLine> requests;
	private final List<Double> shares;
	private final List<PlanStep> steps;

	private JMeterPlan(Workload workload, URI address, List<RequestLine> requests, List<Double> shares, int engines) {
		this.workload = workload;
		this.address = address;
		this.requests = requests;
		this.shares = shares;
		this.steps = PlanSteps.of(workload, engines);
	}

	/**
	 * The plan of a workload.
	 *
	 * @param workload a {@link WorkloadKind#RAMP} or {@link WorkloadKind#CONSTANT_RATE} with an address
	 * @param engines engines that share it, 1 or more; each runs the plan, with its part of users and rate
	 * @return the plan
	 * @throws WrongValueException when JMeter cannot run the workload; the message is a sentence
	 */
	public static JMeterPlan of(Workload workload, int engines) throws WrongValueException {
		if (workload.kind() != WorkloadKind.RAMP && workload.kind() != WorkloadKind.CONSTANT_RATE) {
			throw new WrongValueException(TEXTS.get("jmeter.kind", workload.kind().id()));
		}
		if (MessageKeys.areSent(workload)) {
			throw new WrongValueException(TEXTS.get("jmeter.messages"));
		}
		List<URI> addresses = workload.value(TargetKeys.ADDRESS);
		if (addresses.size() != 1) {
			throw new WrongValueException(TEXTS.get(addresses.isEmpty() ? "jmeter.noAddress" : "jmeter.addresses",
					addresses.size()));
		}
		if (workload.kind() == WorkloadKind.CONSTANT_RATE && workload.value(RateKeys.ARRIVALS) == RateKeys.Arrivals.POISSON
				&& workload.value(RateKeys.RATES).size() * workload.value(CommonKeys.REPETITIONS) > 1) {
			// Its schedule begins with the test, whenever its group does: a later step would first make all calls it missed.
			throw new WrongValueException(TEXTS.get("jmeter.poissonSteps"));
		}
		List<RequestLine> requests = new ArrayList<>();
		for (String line : workload.value(TargetKeys.REQUEST)) {
			requests.add(request(line));
		}
		if (requests.isEmpty()) {
			requests.add(request("GET /"));
		}
		JMeterPlan plan = new JMeterPlan(workload, addresses.get(0), requests, mix(requests).shares(), engines);
		int most = plan.steps.stream().mapToInt(PlanStep::threads).max().orElse(0);
		if (most > PlanSteps.MOST_THREADS) {
			throw new WrongValueException(TEXTS.get("jmeter.threads", most, PlanSteps.MOST_THREADS));
		}
		return plan;
	}

	private static RequestLine request(String line) throws WrongValueException {
		try {
			return RequestLine.parse(line);
		} catch (RequestLine.WrongRequest e) {
			throw new WrongValueException(e.getMessage());
		}
	}

	private static RequestMix mix(List<RequestLine> requests) throws WrongValueException {
		try {
			return RequestMix.of(requests);
		} catch (IllegalArgumentException e) {
			throw new WrongValueException(e.getMessage());
		}
	}

	/** {@return the steps, in the order in which they run} */
	List<PlanStep> steps() {
		return steps;
	}

	/** {@return the text of the plan} */
	public String toText() {
		JmxWriter xml = new JmxWriter();
		xml.begin("jmeterTestPlan", "version", "1.2", "properties", "5.0", "jmeter", JMeterInstallation.VERSION);
		xml.begin("hashTree");
		xml.element("TestPlan", "TestPlanGui", workload.value(CommonKeys.NAME));
		xml.text("TestPlan.comments", TEXTS.get("jmeter.comment"));
		xml.truth("TestPlan.functional_mode", false).truth("TestPlan.serialize_threadgroups", true);
		xml.begin("elementProp", "name", "TestPlan.user_defined_variables", "elementType", "Arguments", "guiclass",
				"ArgumentsPanel", "testclass", "Arguments", "testname", "User Defined Variables", "enabled", "true");
		xml.begin("collectionProp", "name", "Arguments.arguments");
		xml.begin("elementProp", "name", JmxWriter.DOLLAR, "elementType", "Argument");
		xml.text("Argument.name", JmxWriter.DOLLAR).text("Argument.value", "$").text("Argument.metadata", "=").end();
		xml.end().end().children();
		steps.forEach(step -> group(xml, step));
		return xml.end().end().end().finish();
	}

	private void group(JmxWriter xml, PlanStep step) {
		xml.element("ThreadGroup", "ThreadGroupGui", step.group());
		xml.text("ThreadGroup.on_sample_error", "continue");
		xml.begin("elementProp", "name", "ThreadGroup.main_controller", "elementType", "LoopController", "guiclass",
				"LoopControlPanel", "testclass", "LoopController", "testname", "Loop Controller", "enabled", "true");
		xml.truth("LoopController.continue_forever", false).number("LoopController.loops", -1).end();
		xml.number("ThreadGroup.num_threads", step.threads()).number("ThreadGroup.ramp_time", 0);
		xml.truth("ThreadGroup.scheduler", true).longNumber("ThreadGroup.duration", step.seconds());
		xml.longNumber("ThreadGroup.delay", 0);
		// A user keeps its connection between two calls.
		xml.truth("ThreadGroup.same_user_on_next_iteration", true).children();
		timer(xml, step);
		for (int i = 0; i < requests.size(); i++) {
			if (requests.size() == 1) {
				request(xml, requests.get(i));
			} else {
				share(xml, requests.get(i), shares.get(i));
			}
		}
		xml.end();
	}

	private void timer(JmxWriter xml, PlanStep step) {
		if (workload.kind() == WorkloadKind.RAMP) {
			Duration thinkTime = workload.value(RampKeys.THINK_TIME);
			if (!thinkTime.isZero()) {
				xml.element("ConstantTimer", "ConstantTimerGui", "Think time");
				xml.text("ConstantTimer.delay", String.valueOf(thinkTime.toMillis())).leaf();
			}
		} else if (workload.value(RateKeys.ARRIVALS) == RateKeys.Arrivals.EVEN) {
			xml.element("ConstantThroughputTimer", "TestBeanGUI", "Constant Throughput Timer");
			xml.number("calcMode", SHARED_IN_GROUP);
			xml.fraction("throughput", step.ratePerEngine() * SECONDS_IN_MINUTE).leaf();
		} else {
			xml.element("PreciseThroughputTimer", "TestBeanGUI", "Precise Throughput Timer");
			xml.fraction("throughput", step.ratePerEngine()).number("throughputPeriod", 1);
			xml.longNumber("duration", step.seconds()).number("exactLimit", EXACT_ARRIVALS);
			xml.fraction("allowedThroughputSurplus", 1).number("batchSize", 1).number("batchThreadDelay", 0);
			xml.longNumber("randomSeed", 0).leaf();
		}
	}

	private void share(JmxWriter xml, RequestLine request, double share) {
		xml.element("ThroughputController", "ThroughputControllerGui", JmxWriter.decimal(share) + " % " + request.label());
		// Style 1: percent of the iterations of the group. Counted over all users, so that short steps have the mix too.
		xml.number("ThroughputController.style", 1).truth("ThroughputController.perThread", false);
		xml.number("ThroughputController.maxThroughput", 1);
		xml.text("ThroughputController.percentThroughput", JmxWriter.decimal(share));
		xml.children();
		request(xml, request);
		xml.end();
	}

	private void request(JmxWriter xml, RequestLine request) {
		xml.element("HTTPSamplerProxy", "HttpTestSampleGui", request.label());
		boolean body = !request.body().isEmpty();
		xml.truth("HTTPSampler.postBodyRaw", body);
		xml.begin("elementProp", "name", "HTTPsampler.Arguments", "elementType", "Arguments");
		xml.begin("collectionProp", "name", "Arguments.arguments");
		if (body) {
			xml.begin("elementProp", "name", "", "elementType", "HTTPArgument");
			xml.truth("HTTPArgument.always_encode", false).text("Argument.value", request.body());
			xml.text("Argument.metadata", "=").end();
		}
		xml.end().end();
		xml.text("HTTPSampler.protocol", address.getScheme()).text("HTTPSampler.domain", host());
		xml.text("HTTPSampler.port", address.getPort() < 0 ? "" : String.valueOf(address.getPort()));
		xml.text("HTTPSampler.contentEncoding", "UTF-8").text("HTTPSampler.path", path(request));
		xml.text("HTTPSampler.method", request.method().name()).truth("HTTPSampler.follow_redirects", false);
		xml.truth("HTTPSampler.auto_redirects", false).truth("HTTPSampler.use_keepalive", true);
		String timeout = String.valueOf(workload.value(CommonKeys.CALL_TIMEOUT).toMillis());
		xml.text("HTTPSampler.connect_timeout", timeout).text("HTTPSampler.response_timeout", timeout);
		if (!body) {
			xml.leaf();
			return;
		}
		xml.children();
		xml.element("HeaderManager", "HeaderPanel", "Content type");
		xml.begin("collectionProp", "name", "HeaderManager.headers");
		xml.begin("elementProp", "name", "", "elementType", "Header");
		xml.text("Header.name", "Content-Type").text("Header.value", request.contentType()).end();
		xml.end().leaf().end();
	}

	private String host() {
		String host = address.getHost();
		return host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
	}

	private String path(RequestLine request) {
		String base = address.getRawPath() == null ? "" : address.getRawPath();
		return (base.endsWith("/") ? base.substring(0, base.length() - 1) : base) + request.path();
	}
}
