/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.size;

import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.wiretune.ide.results.LoadSource;
import org.wiretune.servers.gauges.GaugedLoad;
import org.wiretune.ui.gauges.GaugesView;

/** Opens the wizard that sizes the pools of servers together. */
public final class SizeHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		new WizardDialog(HandlerUtil.getActiveShellChecked(event), new SizeWizard(gauges(HandlerUtil.getActiveWorkbenchWindow(event)))).open();
		return null;
	}

	/** What the gauges saw that stand open; the chosen server first. */
	private static List<LoadSource> gauges(IWorkbenchWindow window) {
		IWorkbenchPage page = window == null ? null : window.getActivePage();
		// Asked for the view itself, the page would open one that stands behind a tab, which then goes on for ever.
		IViewReference open = page == null ? null : page.findViewReference(GaugesView.ID);
		if (open == null || !(open.getView(false) instanceof GaugesView view)) {
			return List.of();
		}
		return Stream.concat(Stream.of(view.session()), view.sessions().stream()).distinct()
				.flatMap(session -> GaugedLoad.of(session).map(seen -> LoadSource.of(seen, session.time(seen.until()))).stream()).toList();
	}
}
