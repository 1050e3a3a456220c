/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.arrival;

import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.notifications.NotificationPopup;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.statushandlers.StatusManager;
import org.osgi.service.prefs.BackingStoreException;
import org.wiretune.ide.RuleChoices;
import org.wiretune.ide.arrival.ArrivalJob;
import org.wiretune.ide.arrival.ArrivalTeller;
import org.wiretune.ide.arrival.ReadableProjects;

/**
 * Tells in the corner of the screen, once for each set of projects that came, that WireTune can read some of them. Goes by itself, takes
 * no focus, and is left out where a view offers them already.
 */
public final class ArrivalNotice implements ArrivalTeller {

	private static final long SECONDS = 20;
	private static final int WIDTH = 300;
	private static final String NEVER = "never"; //$NON-NLS-1$
	private static final String FINDINGS = "org.wiretune.ui.findingsView"; //$NON-NLS-1$

	@Override
	public void came(ReadableProjects.Found found) {
		if (PlatformUI.isWorkbenchRunning()) {
			PlatformUI.getWorkbench().getDisplay().asyncExec(() -> show(found));
		}
	}

	private static void show(ReadableProjects.Found found) {
		IWorkbenchWindow[] windows = PlatformUI.isWorkbenchRunning() ? PlatformUI.getWorkbench().getWorkbenchWindows() : new IWorkbenchWindow[0];
		IWorkbenchWindow active = PlatformUI.isWorkbenchRunning() ? PlatformUI.getWorkbench().getActiveWorkbenchWindow() : null;
		IWorkbenchWindow window = active != null || windows.length == 0 ? active : windows[0];
		IWorkbenchPage page = window == null ? null : window.getActivePage();
		if (page == null || EnableBar.isOffering(page)) {
			return;
		}
		NotificationPopup[] popup = new NotificationPopup[1];
		popup[0] = NotificationPopup.forDisplay(window.getShell().getDisplay()).title(Messages.ArrivalNotice_title, true).delay(SECONDS * 1000).fadeIn(false).content(parent -> {
			Link link = link(parent, found);
			link.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> {
				popup[0].close();
				chosen(event.text, found, page);
			}));
			return link;
		}).build();
		popup[0].open();
	}

	private static Link link(Composite parent, ReadableProjects.Found found) {
		Link link = new Link(parent, SWT.WRAP);
		link.setText(NLS.bind(Messages.ArrivalNotice_text, EnableBar.offer(found)));
		link.setData("wiretune", "arrivalNotice"); //$NON-NLS-1$ //$NON-NLS-2$
		GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(link);
		return link;
	}

	private static void chosen(String what, ReadableProjects.Found found, IWorkbenchPage page) {
		if (NEVER.equals(what)) {
			IEclipsePreferences preferences = InstanceScope.INSTANCE.getNode(RuleChoices.NODE);
			preferences.putBoolean(ArrivalJob.TELL, false);
			try {
				preferences.flush();
			} catch (BackingStoreException notKept) {
				StatusManager.getManager().handle(Status.error(Messages.EnableBar_notKept, notKept), StatusManager.SHOW | StatusManager.LOG);
			}
			return;
		}
		EnableBar.chosen(what, found);
		if (EnableBar.ENABLE.equals(what)) {
			try {
				page.showView(FINDINGS);
			} catch (PartInitException problem) {
				StatusManager.getManager().handle(problem.getStatus(), StatusManager.SHOW | StatusManager.LOG);
			}
		}
	}
}
