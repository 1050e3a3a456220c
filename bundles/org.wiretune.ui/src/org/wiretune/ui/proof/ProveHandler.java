/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.proof;

import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.ui.handlers.HandlerUtil;
import org.wiretune.ui.fix.ChosenFinding;

/** Prove: the finding that is selected in a list, or the nearest one in the line of the caret. */
public final class ProveHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) {
		Optional<IMarker> marker = ChosenFinding.of(event);
		if (marker.isPresent()) {
			ProofDialogs.prove(marker.get());
		} else {
			MessageDialog.openInformation(HandlerUtil.getActiveShell(event), Messages.Dialog_title, Messages.Handler_none);
		}
		return null;
	}
}
