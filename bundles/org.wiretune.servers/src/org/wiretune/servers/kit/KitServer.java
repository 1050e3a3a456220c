/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.wiretune.perf.BindingUnderTest;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.workload.LoopKeys;
import org.wiretune.servers.kit.liberty.LibertyKit;
import org.wiretune.servers.kit.wildfly.WildFlyKit;

/**
 * A real application server as the server side of a run. Each run gets a folder of its own with the configuration, the
 * tester's application and everything the server writes; the installation stays as it is.
 *
 * @param installation the server
 * @param settings settings of the server
 */
public record KitServer(ServerInstallation installation, KitSettings settings) implements RunServer {

	/** A little more than the server itself gets, whose own failure says more. */
	private static final long READY_SECONDS = KitProcess.START_SECONDS + 15;

	@Override
	public String name() {
		return installation.name();
	}

	@Override
	public long readySeconds() {
		return READY_SECONDS;
	}

	@Override
	public Plan plan(RunSpecification wanted) throws IOException {
		if (!wanted.isLoop()) {
			throw new IOException(KitTexts.get("plan.kind", name(), wanted.workload().kind().id()));
		}
		if (wanted.workload().value(LoopKeys.PLACE) == LoopKeys.Place.TWO_JVMS) {
			throw new IOException(KitTexts.get("plan.place", name()));
		}
		List<String> notes = new ArrayList<>();
		RunSpecification run = wanted;
		List<BindingUnderTest> offered = wanted.bindings().stream()
				.filter(binding -> binding != BindingUnderTest.SCA_ASYNC).toList();
		if (offered.isEmpty()) {
			throw new IOException(KitTexts.get("plan.nothing", name()));
		}
		if (offered.size() < wanted.bindings().size()) {
			run = run.withBindings(offered);
			notes.add(KitTexts.get("plan.scaAsync", name()));
		}
		if (wanted.workload().value(LoopKeys.CALLS_PER_TRANSACTION) > 1) {
			run = run.withWorkload(run.workload().with(LoopKeys.CALLS_PER_TRANSACTION, 1));
			notes.add(KitTexts.get("plan.transaction", name()));
		}
		return new Plan(run, notes);
	}

	@Override
	public Running start(Order order, Listener listener) throws IOException {
		int port = order.settings().httpPort();
		if (port > 0 && !Ports.isFree(port)) {
			throw new IOException(KitTexts.get("port.inUse", port));
		}
		ServerKit kit = switch (installation.kind()) {
			case WILDFLY -> new WildFlyKit();
			case LIBERTY -> new LibertyKit();
		};
		Path lifeline = order.dataDirectory().toAbsolutePath().resolve("lifeline.jar");
		LifelineJar.write(lifeline);
		ServerKit.Prepared prepared = kit.prepare(installation, order, settings, CommonArguments.of(order, lifeline));
		return KitProcess.start(name(), kit.messages(), prepared, order.token(), listener);
	}
}
