/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.lint.reading.Reading;
import org.wiretune.map.KeptModuleParts;
import org.wiretune.map.MapChoice;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapSceneBuilder;
import org.wiretune.map.ShownScene;
import org.wiretune.map.layout.MapLayout;
import org.wiretune.map.layout.PlacedMap;

/** Builds and lays out the map away from the UI thread. What comes late is told; what was cancelled is not. */
final class LayoutJob extends Job {

	/** Family of these jobs. */
	static final Object FAMILY = new Object();

	/** Hears what came of it. Called on the thread of the job. */
	interface Outcome {

		/** Nothing was read yet. */
		void nothingRead();

		/** A map is there; it may be empty. */
		void placed(PlacedMap map);

		/** A map is there, and what it is a part of. */
		default void placed(PlacedMap map, MapScene full, Reading reading) {
			placed(map);
		}

		/** The map could not be made. */
		void failed(String reason);
	}

	private final MapInput input;
	private final Outcome outcome;
	private volatile MapChoice choice = MapChoice.ALL;
	private volatile PlacedMap before = PlacedMap.EMPTY;
	private final AtomicBoolean readAgain = new AtomicBoolean();
	/** Used by the thread of the job only, which never runs twice at once. */
	private final KeptModuleParts kept = new KeptModuleParts();
	/** As well. */
	private final MapLayout layout;

	LayoutJob(MapInput input, TextMeasure measure, Outcome outcome) {
		super(Messages.View_layout);
		this.input = input;
		layout = new MapLayout(measure);
		this.outcome = outcome;
	}

	/** Lets the next runs show what is chosen. */
	void choose(MapChoice next) {
		choice = next;
	}

	/** Lets the next runs keep what is shown in its place, as far as it fits. */
	void keep(PlacedMap shown) {
		before = shown;
	}

	/** Lets the next run read what changed before. */
	void readAgain() {
		readAgain.set(true);
	}

	@Override
	protected IStatus run(IProgressMonitor monitor) {
		SubMonitor progress = SubMonitor.convert(monitor, Messages.View_layout, 100);
		try {
			if (readAgain.getAndSet(false)) {
				input.bringUpToDate(progress.split(50));
			}
			Optional<MapContent> content = input.content();
			if (content.isEmpty()) {
				tell(progress, Outcome::nothingRead);
				return Status.OK_STATUS;
			}
			progress.setWorkRemaining(100);
			MapScene scene = MapSceneBuilder.build(content.get().reading(), content.get().overlay(), kept, progress::isCanceled);
			progress.worked(20);
			PlacedMap map = layout.layout(ShownScene.of(scene, choice.within(scene)), before, progress::isCanceled);
			tell(progress, to -> to.placed(map, scene, content.get().reading()));
			return Status.OK_STATUS;
		} catch (CancellationException cancelled) {
			return Status.CANCEL_STATUS;
		} catch (CoreException | RuntimeException problem) {
			if (progress.isCanceled()) {
				return Status.CANCEL_STATUS;
			}
			Platform.getLog(LayoutJob.class).error("The binding map could not be drawn.", problem); //$NON-NLS-1$
			tell(progress, to -> to.failed(problem.getMessage() == null ? problem.toString() : problem.getMessage()));
			return Status.OK_STATUS;
		}
	}

	private void tell(IProgressMonitor monitor, Consumer<Outcome> what) {
		if (!monitor.isCanceled()) {
			what.accept(outcome);
		}
	}

	@Override
	public boolean belongsTo(Object family) {
		return family == FAMILY;
	}
}
