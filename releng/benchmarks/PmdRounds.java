/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.lang.management.ManagementFactory;
import java.nio.file.Path;

import com.sun.management.OperatingSystemMXBean;

import net.sourceforge.pmd.PMDConfiguration;
import net.sourceforge.pmd.PmdAnalysis;

/** Checks a folder with PMD's quickstart rules again and again in one process; prints the CPU seconds of each round. */
public final class PmdRounds {

	private static final double NANOS = 1e9;

	private PmdRounds() {
	}

	public static void main(String[] arguments) {
		OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
		for (int round = Integer.parseInt(arguments[1]); round > 0; round--) {
			long began = system.getProcessCpuTime();
			PMDConfiguration configuration = new PMDConfiguration();
			configuration.addInputPath(Path.of(arguments[0]));
			configuration.addRuleSet("rulesets/java/quickstart.xml");
			configuration.setIgnoreIncrementalAnalysis(true);
			int found;
			try (PmdAnalysis analysis = PmdAnalysis.create(configuration)) {
				found = analysis.performAnalysisAndCollectReport().getViolations().size();
			}
			System.out.println((system.getProcessCpuTime() - began) / NANOS + " " + found);
		}
	}
}
