/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.handlers.HandlerUtil;
import org.wiretune.ide.fix.FixRefactoring;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.report.WithoutFix;
import org.wiretune.ui.fix.ChosenFinding;
import org.wiretune.ui.fix.EditorMarkerPlaces;
import org.wiretune.ui.fix.FixDialogs;

/** Apply the Quick-Fix: shows what the recommended fix of the chosen finding changes, and makes it when the user agrees; or says why there is none. */
public final class ApplyFixHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) {
		Optional<IMarker> marker = ChosenFinding.of(event);
		List<MarkerFix> fixes = marker.map(MarkerFix::of).orElse(List.of());
		if (!fixes.isEmpty()) {
			FixDialogs.preview(new FixRefactoring(fixes.get(0).label(), fixes.get(0).id(), List.of(marker.orElseThrow()), EditorMarkerPlaces.INSTANCE));
			return null;
		}
		String reason = marker.map(FindingMarkers::ruleId).map(rule -> WithoutFix.reason(rule, RuleRegistry.standard().rule(rule).orElse(null))).orElse(Messages.ApplyFixHandler_none);
		MessageDialog.openInformation(HandlerUtil.getActiveShell(event), Messages.ApplyFixHandler_title, reason);
		return null;
	}
}
