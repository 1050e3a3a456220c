/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;
import org.wiretune.lint.finding.Finding;

class LargePageRulesTest {

	private static final String LARGE = "-Xmx20g -XX:+UseLargePages";

	private static Files sysctl(Files files, String text) {
		return files.with(Launching.SYSCTL, text);
	}

	private static void silent(String rule, Files... files) {
		for (Files each : files) {
			assertEquals(List.of(), each.findings(rule));
		}
	}

	private static void fix(Files files, String path, String fix, String... changes) {
		Map<String, String> expected = new LinkedHashMap<>();
		for (int i = 0; i < changes.length; i += 2) {
			expected.put(changes[i], changes[i + 1]);
		}
		FixContract.verify(files, fix, Map.of(path, expected));
	}

	@Test
	void largePagesOff() {
		String rule = "jvm-largepages-off";
		Finding finding = Launching.eap("-Xmx12g").finding(rule);
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.message().contains("-XX:+UseLargePages"), finding.message());
		assertEquals(1, Launching.eap("-Xmx4g").findings(rule).size());
		silent(rule, Launching.eap("-Xmx4095m"), Launching.eap("-Xmx12g -XX:-UseLargePages"), Launching.eap(LARGE), Launching.eap("-Xmx12g -XX:+UseTransparentHugePages"),
				Launching.eap("-Xmx12g").with(Launching.SOLARIS, "set autoup=60\n"), Launching.webSphere("-Xlp -Xmx12g"));
		String compose = "services:\n  shop:\n    image: shop\n    environment:\n      JAVA_OPTS: -Xmx7g\n";
		silent(rule, new Files().with("docker-compose.yml", compose), new Files().with("load/client/setenv.sh", "JAVA_OPTS=\"-Xmx12g\"\nexec java $JAVA_OPTS -jar load.jar\n"));
		assertEquals(1, new Files().with("docker-compose.yml", compose.replace("7g", "8g")).findings(rule).size());
		silent(rule, new Files().with("app/bin/migrate-orders.sh", "JAVA_OPTS=\"-Xmx12g\"\nexec java $JAVA_OPTS -jar orders.jar\n"));
		assertEquals(1, new Files().with("load/server/setenv.sh", "JAVA_OPTS=\"-Xmx12g\"\nexec java $JAVA_OPTS -jar shop.jar\n").findings(rule).size());
		fix(Launching.eap("-Xmx12g"), Launching.RUN, rule + "/use-large-pages", " -Dlast=1", " -Dlast=1 -XX:+UseLargePages");
		fix(Launching.webSphere("-Xmx12g"), Samples.SERVER, rule + "/use-large-pages", "-Xmx12g", "-Xmx12g -Xlp");
	}

	@Test
	void sizeWithoutUse() {
		String rule = "jvm-largepagesize-without-uselargepages";
		assertEquals("4m", Launching.eap("-XX:LargePageSizeInBytes=4m").finding(rule).measured());
		silent(rule, Launching.eap("-XX:LargePageSizeInBytes=4m -XX:+UseLargePages"), Launching.eap(""), Launching.eap("-XX:LargePageSizeInBytes=4m").with(Launching.SOLARIS, "set autoup=60\n"));
		fix(Launching.eap("-XX:LargePageSizeInBytes=4m"), Launching.RUN, rule + "/use-large-pages", " -Dlast=1", " -Dlast=1 -XX:+UseLargePages");
		fix(Launching.eap("-XX:-UseLargePages -XX:LargePageSizeInBytes=4m"), Launching.RUN, rule + "/use-large-pages", "-XX:-UseLargePages", "-XX:+UseLargePages");
		fix(Launching.eap("-XX:LargePageSizeInBytes=4m"), Launching.RUN, rule + "/remove-size", " -XX:LargePageSizeInBytes=4m", "");
	}

	@Test
	void sharedMemory() {
		String rule = "largepages-shmmax-small";
		Files small = sysctl(Launching.eap(LARGE), "kernel.shmmax = 21474836479\n");
		Finding finding = small.finding(rule);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("21474836480", finding.limit());
		assertNotNull(finding.assumption());
		assertEquals(1, finding.related().size());
		silent(rule, sysctl(Launching.eap(LARGE), "kernel.shmmax = 21474836480\n"), sysctl(Launching.eap("-Xmx20g"), "kernel.shmmax = 1024\n"),
				sysctl(Launching.java(8, LARGE), "kernel.shmmax = 1024\n"), sysctl(Launching.eap(LARGE), "vm.swappiness = 1\n"), sysctl(Launching.eap(LARGE), "kernel.shmmax = 18446744073692774399\n"));
		assertEquals(1, sysctl(Launching.java(8, LARGE + " -XX:+UseSHM"), "kernel.shmmax = 1024\n").findings(rule).size());
		assertEquals(1, sysctl(Launching.webSphere("-Xmx20g -Xlp"), "kernel.shmmax = 1024\n").findings(rule).size());
		fix(sysctl(Launching.eap(LARGE), "kernel.shmmax = 1024\n"), Launching.SYSCTL, rule + "/raise", "1024", "21474836480");
	}

	@Test
	void hugePages() {
		String rule = "largepages-nr-hugepages-small";
		Finding finding = sysctl(Launching.eap(LARGE), "vm.nr_hugepages = 10239\n").finding(rule);
		assertEquals("10239", finding.measured());
		assertEquals("10240", finding.limit());
		silent(rule, sysctl(Launching.eap(LARGE), "vm.nr_hugepages = 10240\n"), sysctl(Launching.eap("-Xmx20g"), "vm.nr_hugepages = 1\n"), Launching.eap(LARGE),
				sysctl(Launching.eap(LARGE + " -XX:LargePageSizeInBytes=1g"), "vm.nr_hugepages = 20\n"));
		Finding missing = sysctl(Launching.eap(LARGE), "vm.swappiness = 1\n").finding(rule);
		assertTrue(missing.message().contains("reserves no huge pages"), missing.message());
		fix(sysctl(Launching.eap(LARGE), "vm.swappiness = 1\nvm.nr_hugepages = 512\n"), Launching.SYSCTL, rule + "/raise", "512", "10240");
		assertEquals("7", sysctl(Launching.eap("-Xmx13m -XX:+UseLargePages"), "vm.nr_hugepages = 6\n").finding(rule).limit());
	}

	@Test
	void group() {
		String rule = "largepages-shm-group";
		Files misspelt = sysctl(Launching.eap(LARGE), "vm.huge_tlb_shm_group = 501\nvm.nr_hugepages = 10240\n");
		assertEquals(Severity.WARNING, misspelt.finding(rule).severity());
		fix(misspelt, Launching.SYSCTL, rule + "/rename", "vm.huge_tlb_shm_group", "vm.hugetlb_shm_group");
		Finding missing = sysctl(Launching.eap(LARGE), "vm.nr_hugepages = 10240\n").finding(rule);
		assertEquals(Severity.INFO, missing.severity());
		assertTrue(missing.fixes().isEmpty());
		silent(rule, sysctl(Launching.eap(LARGE), "vm.hugetlb_shm_group = 501\nvm.nr_hugepages = 10240\n"), sysctl(Launching.java(8, LARGE), "vm.nr_hugepages = 10240\n"),
				sysctl(Launching.eap(LARGE), "# vm.huge_tlb_shm_group = 501\nvm.hugetlb_shm_group = 501\nvm.nr_hugepages = 1\n"));
	}

	@Test
	void lockedMemory() {
		String rule = "largepages-memlock-small";
		Files small = Launching.eap(LARGE).with(Launching.LIMITS, "jboss soft memlock 20971519\njboss hard memlock 20971519\njboss soft nofile 1024\n");
		Finding finding = small.finding(rule);
		assertEquals("20971520", finding.limit());
		assertTrue(finding.message().contains("jboss"), finding.message());
		fix(small, Launching.LIMITS, rule + "/unlimited", "soft memlock 20971519", "soft memlock unlimited", "hard memlock 20971519", "hard memlock unlimited");
		fix(Launching.eap(LARGE).with(Launching.LIMITS, "jboss - memlock 64\n"), Launching.LIMITS, rule + "/unlimited", "64", "unlimited");
		silent(rule, Launching.eap(LARGE).with(Launching.LIMITS, "jboss soft memlock 20971520\njboss hard memlock unlimited\n"), Launching.eap("-Xmx20g").with(Launching.LIMITS, "jboss soft memlock 1\n"));
		assertEquals("20973568", sysctl(Launching.eap(LARGE), "vm.nr_hugepages = 10241\n").with(Launching.LIMITS, "jboss soft memlock 20971520\n").finding(rule).limit());
	}

	@Test
	void tooManyPages() {
		String rule = "largepages-starve-others";
		assertEquals("25602 MB", sysctl(Launching.eap(LARGE), "vm.nr_hugepages = 12801\n").finding(rule).measured());
		silent(rule, sysctl(Launching.eap(LARGE), "vm.nr_hugepages = 12800\n"), sysctl(Launching.eap("-Xmx4g"), "vm.nr_hugepages = 0\n"), sysctl(new Files(), "vm.nr_hugepages = 12801\n"));
		assertTrue(sysctl(Launching.eap("-Xmx4g"), "vm.nr_hugepages = 100\n").finding(rule).message().contains("no server"));
	}

	@Test
	void transparentPages() {
		String rule = "thp-alternative";
		Files host = sysctl(Launching.java(8, "-Xmx4g"), "vm.swappiness = 1\n");
		assertEquals("4 GB", host.finding(rule).measured());
		silent(rule, Launching.java(8, "-Xmx4g"), sysctl(Launching.java(8, "-Xmx4095m"), "vm.swappiness = 1\n"), sysctl(Launching.java(8, "-Xmx4g"), "vm.nr_hugepages = 10\n"),
				sysctl(Launching.java(6, "-Xmx4g"), "vm.swappiness = 1\n"), sysctl(Launching.webSphere("-Xmx4g"), "vm.swappiness = 1\n"));
		fix(host, Launching.RUN, rule + "/transparent", " -Dlast=1", " -Dlast=1 -XX:+UseTransparentHugePages");
	}
}
