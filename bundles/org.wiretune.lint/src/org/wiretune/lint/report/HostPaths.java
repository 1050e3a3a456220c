/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import java.util.function.UnaryOperator;

/**
 * Where files are for whoever shows a report beside the sources: a code host takes paths as relative to the root of the
 * repository, in which its jobs run.
 *
 * @param root the folder that these paths are relative to, as an absolute URI that ends with a slash; null where there is none
 * @param path gives the path of a file, with slashes, from its path in findings
 */
public record HostPaths(String root, UnaryOperator<String> path) {

	/** {@return the paths as findings have them} @param report the report */
	public static HostPaths of(LintReport report) {
		return new HostPaths(report.root(), UnaryOperator.identity());
	}
}
