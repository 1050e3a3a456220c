/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.servers.host.HostReader;
import org.wiretune.servers.metrics.MetricKey;

/** Files of a machine that a test makes. */
class HostReaderTest {

	@TempDir
	Path root;

	private void file(String path, String text) throws IOException {
		Path file = root.resolve(path);
		Files.createDirectories(file.getParent());
		Files.writeString(file, text);
	}

	private static MetricKey key(String metric) {
		return MetricKey.of(metric);
	}

	@Test
	void hugePagesAgainstWhatTheSettingsAskFor() throws IOException {
		file("proc/meminfo", "MemTotal: 1 kB\nHugePages_Total:      12\n");
		file("etc/sysctl.conf", "# vm.nr_hugepages = 9999\n  vm.nr_hugepages = 512\n");
		file("etc/sysctl.d/90.conf", "vm/nr_hugepages=600");
		Map<MetricKey, Double> values = new HostReader(7, root).read(0);
		assertEquals(12, values.get(key("host.hugepages.total")));
		assertEquals(600, values.get(key("host.hugepages.configured")));
	}

	@Test
	void aProcessThatWantsLargePagesWantsAtLeastOne() throws IOException {
		file("proc/meminfo", "HugePages_Total: 0\n");
		file("proc/7/cmdline", "java\0-XX:+UseLargePages\0Main\0");
		assertEquals(1, new HostReader(7, root).read(0).get(key("host.hugepages.configured")));
	}

	@Test
	void aLibraryThatIsNotMappedIsMissing() throws IOException {
		file("proc/7/environ", "PATH=/bin\0LD_PRELOAD=/usr/lib/libjemalloc.so:/opt/libtcmalloc.so.4\0");
		file("proc/7/maps", "7f01-7f02 r-xp 00000000 08:01 1 /usr/lib/libjemalloc.so.2\n");
		Map<MetricKey, Double> values = new HostReader(7, root).read(0);
		assertEquals(0, values.get(new MetricKey("host.preload.missing", "libjemalloc.so")));
		assertEquals(1, values.get(new MetricKey("host.preload.missing", "libtcmalloc.so.4")));
	}

	@Test
	void trafficIsAShareOfTheCardsSpeed() throws IOException {
		file("sys/class/net/eth0/speed", "1000\n");
		file("sys/class/net/virtual/speed", "-1\n");
		file("proc/net/dev", "Inter-|\n face |\n  eth0: 0 0 0 0 0 0 0 0 0 0\n  lo: 5 0 0 0 0 0 0 0 5 0\n  virtual: 0 0 0 0 0 0 0 0 0 0\n");
		HostReader reader = new HostReader(7, root);
		assertFalse(reader.read(1000).containsKey(new MetricKey("host.network.percent", "eth0")), "a share needs two readings");
		file("proc/net/dev", "  eth0: 10000000 0 0 0 0 0 0 0 100000000 0\n  virtual: 9 0 0 0 0 0 0 0 9 0\n");
		Map<MetricKey, Double> values = reader.read(2000);
		assertEquals(80, values.get(new MetricKey("host.network.percent", "eth0")), 1e-9);
		assertNull(values.get(new MetricKey("host.network.percent", "virtual")));
	}

	@Test
	void interruptsOfTheOwnProcessorsAgainstTheOthers() throws IOException {
		file("proc/7/status", "Name:\tjava\nCpus_allowed_list:\t0,2-3\n");
		file("proc/stat", "cpu 0\ncpu0 0 0 0 0 0 0 0 0 0 0\ncpu1 0 0 0 0 0 0 0 0 0 0\ncpu2 0 0 0 0 0 0 0 0 0 0\ncpu3 0 0 0 0 0 0 0 0 0 0\n");
		HostReader reader = new HostReader(7, root);
		reader.read(0);
		file("proc/stat", "cpu0 60 0 0 20 0 10 10 0 0 0\ncpu1 50 0 0 50 0 0 0 0 0 0\ncpu2 100 0 0 0 0 0 0 0 0 0\ncpu3 90 0 0 0 0 0 10 0 0 0\n");
		Map<MetricKey, Double> values = reader.read(1000);
		assertEquals(10, values.get(key("host.interrupts.here")), 1e-9);
		assertEquals(0, values.get(key("host.interrupts.elsewhere")), 1e-9);
	}

	@Test
	void queueManagersAreCounted() throws IOException {
		file("proc/1/comm", "systemd\n");
		file("proc/20/comm", "amqzxma0\n");
		assertEquals(1, new HostReader(7, root).read(0).get(key("host.queuemanagers")));
	}

	@Test
	void whereThereAreNoSuchFilesNothingIsKnown() {
		assertEquals(Map.of(), new HostReader(7, root).read(0));
	}

	@Test
	void brokenFilesAreNoFigures() throws IOException {
		file("proc/meminfo", "HugePages_Total: many\n");
		file("proc/net/dev", "eth0: a b c d e f g h i j\n");
		assertEquals(Map.of(key("host.queuemanagers"), 0.0), new HostReader(7, root).read(0));
	}
}
