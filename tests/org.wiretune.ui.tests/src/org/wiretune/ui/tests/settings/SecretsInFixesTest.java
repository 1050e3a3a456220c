/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.settings;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;

import org.eclipse.core.resources.IMarker;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolution2;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.editor.FindingHover;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.ui.tests.findings.Sample;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;

/** What is offered about findings in files with planted secrets: no label, description or preview shows one. */
@ExtendWith({ WorkbenchCheck.class, PlantedProject.class })
class SecretsInFixesTest {

	@Test
	void hoversLabelsAndDescriptions() throws Exception {
		StringBuilder hovers = new StringBuilder();
		StringBuilder offers = new StringBuilder();
		for (IMarker marker : Sample.findings(PlantedProject.project())) {
			FindingHover hover = FindingHover.of(marker);
			hovers.append(hover.text()).append('\n');
			for (MarkerFix fix : hover.fixes()) {
				hovers.append(fix.label()).append(fix.description()).append(fix.effect().told(fix.reason())).append('\n');
			}
			for (IMarkerResolution resolution : Ui.get(() -> IDE.getMarkerHelpRegistry().getResolutions(marker))) {
				offers.append(resolution.getLabel()).append('\n').append(Ui.get(() -> ((IMarkerResolution2) resolution).getDescription())).append('\n');
			}
		}
		PlantedProject.hides("hovers", hovers.toString());
		PlantedProject.hides("descriptions of fixes", offers.toString());
		assertTrue(offers.indexOf("<pre>") > 0 && offers.indexOf("***") > 0, "differences are told, with secrets hidden");
		assertTrue(PlantedProject.OTHER.matcher(offers).find(), "what is no secret is told");
	}

	/** A preview of each file; its lines around a change are those of the file. */
	@Test
	void previews() throws Exception {
		Set<Object> seen = new HashSet<>();
		int hidden = 0;
		for (IMarker marker : Sample.findings(PlantedProject.project())) {
			IMarkerResolution preview = null;
			for (IMarkerResolution each : Ui.get(() -> IDE.getMarkerHelpRegistry().getResolutions(marker))) {
				preview = preview == null && each.getLabel().startsWith("Preview: ") ? each : preview;
			}
			if (preview != null && seen.add(marker.getResource())) {
				String shown = shown(marker, preview);
				PlantedProject.hides("preview of " + preview.getLabel() + " in " + marker.getResource(), shown);
				hidden += shown.contains("***") ? 1 : 0;
			}
		}
		assertTrue(seen.size() >= 10, seen.toString());
		assertTrue(hidden >= 3, "lines with secrets are shown without them: " + hidden);
	}

	private static String shown(IMarker marker, IMarkerResolution preview) {
		Ui.start(() -> preview.run(marker));
		Shell shell = Wait.value("the preview of " + preview.getLabel() + " is open", Wait.USUAL,
				() -> Widgets.shell("Preview of Changes").filter(each -> Widgets.button(each, "Cancel").isPresent()).orElse(null));
		StringBuilder shown = new StringBuilder();
		Ui.run(() -> {
			Table files = Widgets.first(shell, Table.class, each -> true).orElseThrow();
			for (int i = 0; i < files.getItemCount(); i++) {
				files.setSelection(i);
				Event selected = new Event();
				selected.item = files.getItem(i);
				files.notifyListeners(SWT.Selection, selected);
				shown.append(ShownTexts.of(shell));
			}
		});
		Ui.start(() -> Widgets.press(Widgets.button(shell, "Cancel").orElseThrow()));
		Wait.until("the preview is closed", shell::isDisposed);
		Wait.until("the preview has returned", Ui::startedHasReturned);
		return shown.toString();
	}
}
