/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;

import com.sun.management.OperatingSystemMXBean;

import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.source.FolderTree;

/** Checks a folder with all rules of WireTune again and again in one process; prints the CPU seconds of each round. */
public final class WireTuneRounds {

	private static final double NANOS = 1e9;

	private WireTuneRounds() {
	}

	public static void main(String[] arguments) throws IOException {
		OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
		for (int round = Integer.parseInt(arguments[1]); round > 0; round--) {
			long began = system.getProcessCpuTime();
			LintResult result = Linter.lint(new FolderTree(Path.of(arguments[0])), LintOptions.of(RuleRegistry.standard().rules()), Cancellation.NEVER, LintListener.NONE);
			// The report shows them, and the marker of a finding names them.
			result.findings().forEach(finding -> finding.fixes().size());
			System.out.println((system.getProcessCpuTime() - began) / NANOS + " " + result.findings().size());
		}
	}
}
