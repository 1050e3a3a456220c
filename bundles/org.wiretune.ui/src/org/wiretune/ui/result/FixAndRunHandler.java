/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.result;

import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.handlers.HandlerUtil;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.ide.results.RunBeforeFix;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.report.WithoutFix;
import org.wiretune.ui.fix.ChosenFinding;

/** Fix and Measure Again: the finding that is selected in a list, or the nearest one in the line of the caret. */
public final class FixAndRunHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) {
		Optional<IMarker> marker = ChosenFinding.of(event);
		String reason = marker.map(FixAndRunHandler::reason).orElse(Messages.FixAndRun_none);
		if (reason.isEmpty()) {
			FixAndRun.start(marker.orElseThrow());
		} else {
			MessageDialog.openInformation(HandlerUtil.getActiveShell(event), Messages.FixAndRun_title, reason);
		}
		return null;
	}

	/** Why it cannot be done; empty where it can. */
	private static String reason(IMarker marker) {
		String rule = FindingMarkers.ruleId(marker);
		if (MarkerFix.of(marker).isEmpty()) {
			return WithoutFix.reason(rule, RuleRegistry.standard().rule(rule).orElse(null));
		}
		return RunBeforeFix.canTell(marker) ? "" : NLS.bind(Messages.FixAndRun_noRun, marker.getResource().getProject().getName()); //$NON-NLS-1$
	}
}
