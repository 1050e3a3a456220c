/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.workload.LoopKeys;
import org.wiretune.perf.workload.MessageKeys;
import org.wiretune.perf.workload.TargetKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;

/** What of a run a real server can measure: loops over the bindings, users or arrivals over HTTP, and pools. */
final class KitPlan {

	private final String server;
	private final Optional<Deployment> deployment;
	private final List<String> notes = new ArrayList<>();

	private KitPlan(String server, Optional<Deployment> deployment) {
		this.server = server;
		this.deployment = deployment;
	}

	/**
	 * Makes a plan.
	 *
	 * @param server name of the server
	 * @param deployment the user's application on it, if any
	 * @param wanted the run that was asked for
	 * @return the run that it can do, and why it differs
	 * @throws IOException when it can measure nothing of it; the message says why in a sentence
	 */
	static RunServer.Plan of(String server, Optional<Deployment> deployment, RunSpecification wanted) throws IOException {
		KitPlan plan = new KitPlan(server, deployment);
		WorkloadKind kind = wanted.workload().kind();
		if (wanted.isLoop()) {
			return new RunServer.Plan(plan.loop(wanted), plan.notes);
		}
		if (kind == WorkloadKind.RAMP || kind == WorkloadKind.CONSTANT_RATE) {
			return new RunServer.Plan(wanted.withWorkload(plan.calls(wanted.workload())), plan.notes);
		}
		if (kind == WorkloadKind.POOLS) {
			return KitPools.plan(server, wanted);
		}
		throw new IOException(TEXTS.get("plan.kind", server, kind.id(), String.join(", ", KitPools.REQUESTS)));
	}

	private RunSpecification loop(RunSpecification wanted) throws IOException {
		if (wanted.workload().value(LoopKeys.PLACE) == LoopKeys.Place.TWO_JVMS) {
			throw new IOException(TEXTS.get("plan.place", server));
		}
		RunSpecification run = wanted;
		if (wanted.workload().value(LoopKeys.CALLS_PER_TRANSACTION) > 1) {
			run = run.withWorkload(run.workload().with(LoopKeys.CALLS_PER_TRANSACTION, 1));
			notes.add(TEXTS.get("plan.transaction", server));
		}
		deployment.ifPresent(application -> notes.add(TEXTS.get("plan.notCalled", application.name())));
		return run;
	}

	/** With an application of the user, requests go to the server of the run, whatever host they were recorded on. */
	private Workload calls(Workload workload) throws IOException {
		if (deployment.isEmpty() || MessageKeys.areSent(workload)) {
			return workload;
		}
		List<URI> addresses = workload.value(TargetKeys.ADDRESS);
		List<String> requests = workload.value(TargetKeys.REQUEST);
		if (addresses.isEmpty() && requests.isEmpty()) {
			throw new IOException(TEXTS.get("plan.noRequest", deployment.get().name(), deployment.get().path()));
		}
		return MovedRequests.of(workload, server, deployment.get().name(), notes);
	}
}
