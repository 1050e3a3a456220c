/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo;

import org.eclipse.core.runtime.jobs.IJobManager;
import org.eclipse.core.runtime.jobs.Job;
import org.wiretune.workbench.Wait;

/** The binding map as it stands on the screen. */
final class MapPictures {

	private MapPictures() {
	}

	/** Waits until the layout, which is made in the background, is done. */
	static void waitUntilDrawn() {
		Wait.until("the layout of the binding map is done", () -> {
			IJobManager jobs = Job.getJobManager();
			for (Job job : jobs.find(null)) {
				if (job.getClass().getName().startsWith("org.wiretune.ui.map")) {
					return false;
				}
			}
			return true;
		});
	}
}
