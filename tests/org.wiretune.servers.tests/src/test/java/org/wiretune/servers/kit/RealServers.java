/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.launch.TesterInstallation;

/** The real servers that are on this machine; nothing is fetched. */
final class RealServers {

	/** A JVM that starts sooner, with one collector thread, and never gets fast, because nothing is measured for its figures. */
	static final ServerSettings QUICK = ServerSettings.builder().jvmArguments(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC")).build();

	private RealServers() {
	}

	/** {@return a server; a test that needs one that is not here is skipped} */
	static ServerInstallation installation(ServerKind kind) throws IOException, InterruptedException {
		ServerInstallations servers = new ServerInstallations();
		Assumptions.assumeTrue(servers.isHere(kind), kind.label() + ' ' + kind.version()
				+ " is neither in the cache folder nor in the local Maven repository; a run with --server " + kind.id() + " fetches it.");
		return servers.get(kind, line -> { }, () -> false);
	}

	static TesterInstallation tester() throws IOException {
		return TesterInstallation.in(Path.of(System.getProperty("wiretune.tester")));
	}
}
