/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.workload.MessageKeys;
import org.wiretune.perf.workload.RequestLine;
import org.wiretune.perf.workload.TargetKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.servers.application.OwnConfiguration;

/**
 * An application of the user on the user's own configuration as the server side of a run: on an application server, or as a
 * jar that is started by itself. Each run gets copies of all files; nothing of the user's is written, and nothing of ours is
 * deployed.
 *
 * @param configuration the application with its configuration
 * @param installation the server; empty for a runnable jar
 * @param path what it is asked whether it is ready: path and query
 * @param startSeconds how long it may take until it is ready
 */
public record ApplicationServer(OwnConfiguration configuration, Optional<ServerInstallation> installation, String path, int startSeconds) implements RunServer {

	/** A little more than the server itself gets, whose own failure says more. */
	private static final long MORE_SECONDS = 45;
	/** WildFly's line of a listener, which says on which port it listens. */
	private static final Pattern LISTENING = Pattern.compile("WFLYUT0006: Undertow HTTP listener \\S+ listening on \\S+:(\\d{1,5})");

	/**
	 * A server that is asked the first request of its load whether it is ready: the first one that reads, or the root where none
	 * does.
	 *
	 * @param configuration the application with its configuration
	 * @param installation the server; empty for a runnable jar
	 * @param load the load
	 * @param startSeconds how long it may take until it is ready
	 * @return the server
	 * @throws IOException where it is no load for such a server; the message is a sentence
	 */
	public static ApplicationServer of(OwnConfiguration configuration, Optional<ServerInstallation> installation, Workload load, int startSeconds) throws IOException {
		return new ApplicationServer(configuration, installation, firstPath(moved(load, configuration.name(), new ArrayList<>())), startSeconds);
	}

	private static String firstPath(Workload load) {
		for (String line : load.value(TargetKeys.REQUEST)) {
			try {
				RequestLine request = RequestLine.parse(line);
				if (request.method() == RequestLine.Method.GET) {
					return request.path();
				}
			} catch (RequestLine.WrongRequest none) {
				continue;
			}
		}
		return "/";
	}

	private static Workload moved(Workload workload, String name, List<String> notes) throws IOException {
		if (workload.kind() != WorkloadKind.RAMP && workload.kind() != WorkloadKind.CONSTANT_RATE) {
			throw new IOException(TEXTS.get("own.kind", workload.kind().id()));
		}
		if (MessageKeys.areSent(workload)) {
			return workload;
		}
		if (workload.value(TargetKeys.ADDRESS).isEmpty() && workload.value(TargetKeys.REQUEST).isEmpty()) {
			throw new IOException(TEXTS.get("own.noRequest", name));
		}
		return MovedRequests.of(workload, TEXTS.get("own.server"), name, notes);
	}

	@Override
	public String name() {
		return installation.map(ServerInstallation::name).orElseGet(() -> TEXTS.get("own.jar", configuration.name()));
	}

	@Override
	public Optional<Path> home() {
		return installation.map(ServerInstallation::home);
	}

	@Override
	public long readySeconds() {
		return startSeconds + MORE_SECONDS;
	}

	@Override
	public Plan plan(RunSpecification wanted) throws IOException {
		List<String> notes = new ArrayList<>();
		RunSpecification moved = wanted.withWorkload(moved(wanted.workload(), configuration.name(), notes));
		return new Plan(installation.isPresent() ? RunServer.on(installation.get().kind().type(), moved) : moved, notes);
	}

	@Override
	public Running start(Order order, Listener listener) throws IOException {
		Path lifeline = order.dataDirectory().toAbsolutePath().resolve("lifeline.jar");
		Optional<ServerKit> kit = installation.map(server -> ServerKits.of(server.kind()));
		List<String> arguments = new ArrayList<>();
		arguments.add("-javaagent:" + lifeline + "=" + order.dataDirectory().toAbsolutePath());
		arguments.addAll(configuration.jvmArguments());
		arguments.addAll(order.logging());
		ServerKit.Prepared prepared;
		try {
			LifelineJar.write(lifeline);
			prepared = kit.isPresent() ? kit.get().prepare(installation.get(), configuration, order, arguments) : JarApplication.prepare(configuration, order, arguments);
		} catch (IOException e) {
			throw new IOException(TEXTS.get("own.prepare", name(), order.dataDirectory(), String.valueOf(e.getMessage())), e);
		}
		AnswerProbe probe = new AnswerProbe(prepared.httpPort(), path, LISTENING, kit.isPresent(), order.token(), TEXTS.get("own.jvm", order.java().feature()));
		try {
			return KitProcess.start(name(), kit.map(ServerKit::messages).orElse(JarApplication.MESSAGES), prepared, probe, startSeconds, listener);
		} catch (IOException e) {
			throw new IOException(TEXTS.get("start.noProcess", name(), order.java().executable(), String.valueOf(e.getMessage())), e);
		}
	}
}
