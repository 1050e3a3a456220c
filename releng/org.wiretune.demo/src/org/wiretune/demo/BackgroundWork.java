/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo;

import java.util.Arrays;

import org.eclipse.core.runtime.jobs.Job;
import org.wiretune.workbench.Wait;

/** Jobs that prepare what a view shows. */
final class BackgroundWork {

	private BackgroundWork() {
	}

	/**
	 * Waits until no job of some packages is waiting or running.
	 *
	 * @param what what the jobs make, in words
	 * @param packages how the names of the jobs' classes begin
	 */
	static void waitFor(String what, String... packages) {
		Wait.until(what + " is done", () -> Arrays.stream(Job.getJobManager().find(null))
				.noneMatch(job -> Arrays.stream(packages).anyMatch(job.getClass().getName()::startsWith)));
	}
}
