/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.files.WorkspaceFile;
import org.wiretune.ide.fix.AlarmRefactoring;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.safety.markup.MarkupText;
import org.wiretune.ui.fix.FixDialogs;

/** Sets the limit that an alarm leads to, at once or after showing the change. */
final class AlarmFixResolution extends FindingResolution {

	private static final int AT_ONCE = 100;
	private static final int SHOWN_FIRST = 50;

	private final Alarm alarm;
	private final MarkerFix fix;
	private final boolean preview;

	/**
	 * Makes a resolution.
	 *
	 * @param marker the marker of the alarm
	 * @param alarm the alarm
	 * @param fix its fix
	 * @param preview whether the change is shown first
	 */
	AlarmFixResolution(IMarker marker, Alarm alarm, MarkerFix fix, boolean preview) {
		super(marker, preview ? NLS.bind(Messages.PreviewResolution_label, fix.label()) : fix.label(),
				preview ? FindingImages.PREVIEW : FindingImages.FIX, preview ? SHOWN_FIRST : AT_ONCE);
		this.alarm = alarm;
		this.fix = fix;
		this.preview = preview;
	}

	@Override
	public String getDescription() {
		return MarkupText.escape(fix.description());
	}

	@Override
	void run(List<IMarker> markers) {
		AlarmRefactoring refactoring = new AlarmRefactoring(fix.label(), alarm, WorkspaceFile.path(marker().getResource()),
				marker().getAttribute(IMarker.LINE_NUMBER, 1), fix.id());
		if (preview) {
			FixDialogs.preview(refactoring);
		} else {
			FixDialogs.apply(refactoring);
		}
	}

	/** Each setting has a value of its own. */
	@Override
	boolean fits(IMarker other) {
		return false;
	}
}
