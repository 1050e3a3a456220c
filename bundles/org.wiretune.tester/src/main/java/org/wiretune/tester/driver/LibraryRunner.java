/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.driver;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import org.wiretune.tester.workload.WorkloadContext;
import org.wiretune.tester.workload.WorkloadRunner;

/** A runner whose class is in libraries that only drivers of its kind have on their class path. */
final class LibraryRunner implements WorkloadRunner {

	private final String className;

	/**
	 * A runner.
	 *
	 * @param className its class, which has a constructor without parameters
	 */
	LibraryRunner(String className) {
		this.className = className;
	}

	@Override
	public String run(WorkloadContext context) throws Exception {
		Class<?> runner;
		try {
			runner = Class.forName(className);
		} catch (ClassNotFoundException e) {
			return TEXTS.get("driver.noLibraries", context.workload().kind().id(), className);
		}
		return ((WorkloadRunner) runner.getDeclaredConstructor().newInstance()).run(context);
	}
}
