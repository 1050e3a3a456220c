/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.progress.IWorkbenchSiteProgressService;
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.map.MapChoice;
import org.wiretune.map.UpdatesWhileSeen;
import org.wiretune.map.layout.PlacedMap;

/** Lays the map of the workspace out again whenever what it shows changed, as soon as somebody sees it. */
final class MapUpdates {

	/** Several changes that come together make one layout. */
	private static final long PATIENCE_MILLIS = 100;

	private final MapInput input = new WorkspaceMapInput();
	private final IWorkbenchPartSite site;
	private final LayoutJob job;
	private final UpdatesWhileSeen changes = new UpdatesWhileSeen(() -> layOut(PATIENCE_MILLIS));
	private final IPartListener2 seen = new IPartListener2() {
		@Override
		public void partVisible(IWorkbenchPartReference part) {
			note(part, true);
		}

		@Override
		public void partHidden(IWorkbenchPartReference part) {
			note(part, false);
		}

		private void note(IWorkbenchPartReference part, boolean now) {
			if (part.getPart(false) == site.getPart()) {
				changes.seen(now);
			}
		}
	};

	/** Starts nothing yet. */
	MapUpdates(IWorkbenchPartSite site, TextMeasure measure, LayoutJob.Outcome outcome) {
		this.site = site;
		job = new LayoutJob(input, measure, outcome);
	}

	/** Lays out, and again after each change. UI thread only. */
	void start() {
		site.getPage().addPartListener(seen);
		input.start(changes::changed);
		layOut(PATIENCE_MILLIS);
	}

	/** UI thread only. */
	void stop() {
		site.getPage().removePartListener(seen);
		input.stop();
		job.cancel();
	}

	/** Lets the next layouts keep what is shown in its place, as far as it fits. */
	void keep(PlacedMap shown) {
		job.keep(shown);
	}

	/** Shows what is chosen, as soon as it is laid out. */
	void choose(MapChoice choice) {
		job.choose(choice);
		layOut(0);
	}

	/** Reads what changed in the workspace, and lays everything out anew. */
	void readAgain() {
		job.keep(PlacedMap.EMPTY);
		job.readAgain();
		layOut(PATIENCE_MILLIS);
	}

	/** Lays out what is there by then. Any thread. */
	private void layOut(long patience) {
		job.cancel();
		IWorkbenchSiteProgressService progress = site.getService(IWorkbenchSiteProgressService.class);
		if (progress == null) {
			job.schedule(patience);
		} else {
			progress.schedule(job, patience);
		}
	}
}
