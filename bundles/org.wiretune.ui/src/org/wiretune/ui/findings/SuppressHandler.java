/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ArrayList;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.ui.handlers.HandlerUtil;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ui.fix.FixDialogs;

/** Suppresses the findings that are selected in the Problems view, rule after rule. */
public final class SuppressHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) {
		Map<String, List<IMarker>> rules = new LinkedHashMap<>();
		for (Object selected : HandlerUtil.getCurrentStructuredSelection(event)) {
			IMarker marker = Adapters.adapt(selected, IMarker.class);
			if (marker != null && FindingMarkers.isFinding(marker)) {
				rules.computeIfAbsent(FindingMarkers.ruleId(marker), rule -> new ArrayList<>()).add(marker);
			}
		}
		rules.forEach(FixDialogs::suppress);
		return null;
	}
}
