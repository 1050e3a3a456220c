/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ThreadPoolSettings;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.PerformanceRun;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.result.RunFile;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.host.LocalConnections;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.watch.AlarmRunWatch;

/** A run on the embedded server whose one thread pool is too small, watched as every run is. */
final class EmbeddedAlarms {

	private static final String NAME = "embedded server";

	private EmbeddedAlarms() {
	}

	static void play(Set<String> fired, Map<String, Set<String>> figures) throws Exception {
		Path folder = Files.createTempDirectory("wiretune-alarms-");
		ServerSettings settings = ServerSettings.lab().toBuilder().threadPool(new ThreadPoolSettings(ServerSettings.DEFAULT_POOL, 2, 2, 5000)).build();
		RunSpecification run = new RunSpecification("Alarms", List.of(BindingUnderTest.find("jms-async").orElseThrow()), List.of(1024), 30000, 1000, 20, 30000, 30, settings);
		MetricConnection connection = LocalConnections.create(ServerTables.standard().metrics());
		RunFile kept = PerformanceRun.start(RunServer.embedded(), run, TesterInstallation.in(Path.of(System.getProperty("wiretune.tester"))), JavaInstallation.current(),
				event -> {
					if (event instanceof RunEvent.ServerReady ready) {
						connection.connect(new JvmTarget(ready.pid(), NAME, ready.jmxAddress()));
					}
				}, folder.resolve("run.json"), new AlarmRunWatch()).result().join();
		System.out.println("Embedded server: " + kept.state().id() + ' ' + kept.reason());
		kept.alarms().forEach(each -> {
			Alarm alarm = each.alarm();
			fired.add(alarm.id() + (alarm.source().isEmpty() ? "" : '.' + alarm.source()) + '\t' + NAME);
			System.out.println("  ALARM " + alarm.id() + ": " + alarm.message() + ' ' + each.threadDump());
		});
		connection.table().ids().filter(id -> !connection.history().instances(id).isEmpty())
				.forEach(id -> figures.computeIfAbsent(id, each -> new TreeSet<>()).add(NAME));
		connection.close();
	}
}
