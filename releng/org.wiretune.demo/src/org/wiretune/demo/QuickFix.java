/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo;

import org.eclipse.core.resources.IMarker;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.ide.IDE;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;

/** The recommended quick-fix of a finding, looked at before it is applied. */
final class QuickFix {

	private static final String PREVIEW = "Preview: ";

	private QuickFix() {
	}

	/**
	 * Opens the preview of the first fix and agrees.
	 *
	 * @param marker the finding
	 * @param whenOpen called while the preview is open
	 */
	static void apply(IMarker marker, Runnable whenOpen) {
		IMarkerResolution preview = Ui.get(() -> {
			StringBuilder offered = new StringBuilder();
			for (IMarkerResolution resolution : IDE.getMarkerHelpRegistry().getResolutions(marker)) {
				if (resolution.getLabel().startsWith(PREVIEW)) {
					return resolution;
				}
				offered.append(" '").append(resolution.getLabel()).append('\'');
			}
			throw new IllegalStateException("The finding (" + (marker.exists() ? "still there" : "gone")
					+ ") offers no preview of a quick-fix, but" + offered + '.');
		});
		String title = preview.getLabel();
		Ui.start(() -> preview.run(marker));
		Shell dialog = Wait.value("the preview of '" + title + "' opens", Wait.USUAL, () -> Widgets.shells().stream()
				.filter(shell -> Widgets.button(shell, "OK").isPresent()).findFirst().orElse(null));
		Wait.until("the preview can be agreed to", () -> Widgets.button(dialog, "OK").filter(Button::isEnabled).isPresent());
		whenOpen.run();
		Ui.start(() -> Widgets.button(dialog, "OK").ifPresent(Widgets::press));
		Wait.until("the preview is closed", dialog::isDisposed);
		Wait.until("the finding is gone", () -> !marker.exists());
	}
}
