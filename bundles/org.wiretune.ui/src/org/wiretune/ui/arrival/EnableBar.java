/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.arrival;

import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.progress.IWorkbenchSiteProgressService;
import org.eclipse.ui.statushandlers.StatusManager;
import org.osgi.service.prefs.BackingStoreException;
import org.wiretune.ide.arrival.EnableJob;
import org.wiretune.ide.arrival.ReadableProjects;
import org.wiretune.ui.update.NewestShown;

/**
 * A line above a view, as long as there are projects that WireTune can read and that it is not enabled for: how many, a link that enables
 * it for all of them, and one that lets them be. A view that is hidden shows by its title that there is something new. UI thread only.
 */
public final class EnableBar {

	private static final int LEAST = 120;
	private static final int MOST_NAMED = 20;
	/** The word of the link that enables. */
	static final String ENABLE = "enable"; //$NON-NLS-1$

	/** The views that have such a line. */
	private static final List<String> VIEWS = List.of("org.wiretune.ui.findingsView", "org.wiretune.ui.bindingMap", "org.wiretune.ui.settings"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$

	private final Composite bar;
	private final Link link;
	private final IWorkbenchPartSite site;
	private final NewestShown<ReadableProjects.Found> newest = new NewestShown<>(this::show);
	private ReadableProjects.Found shown = new ReadableProjects.Found(List.of(), 0);

	/**
	 * A line that is not there yet.
	 *
	 * @param parent has a grid layout, and this is its first line
	 * @param columns how many columns of it the line spans
	 * @param site that of the view
	 */
	public EnableBar(Composite parent, int columns, IWorkbenchPartSite site) {
		this.site = site;
		bar = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().margins(4, 4).spacing(0, 4).applyTo(bar);
		GridDataFactory.fillDefaults().grab(true, false).span(columns, 1).exclude(true).applyTo(bar);
		bar.setVisible(false);
		link = new Link(bar, SWT.WRAP);
		link.setData("wiretune", "enableBar"); //$NON-NLS-1$ //$NON-NLS-2$
		link.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> chosen(event.text, shown)));
		GridDataFactory.fillDefaults().grab(true, false).hint(LEAST, SWT.DEFAULT).applyTo(link);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(new Label(bar, SWT.SEPARATOR | SWT.HORIZONTAL));
		Runnable listener = () -> newest.offer(ReadableProjects.get().found());
		ReadableProjects.get().addListener(listener);
		bar.addDisposeListener(event -> ReadableProjects.get().removeListener(listener));
	}

	/** {@return a sentence with the links {@value #ENABLE} and another} @param found at least one project */
	static String offer(ReadableProjects.Found found) {
		List<IProject> projects = found.projects();
		return NLS.bind(projects.size() == 1 ? Messages.EnableBar_one : Messages.EnableBar_several, new Object[] { projects.size(), found.open(), projects.get(0).getName().replace("&", "&&") }); //$NON-NLS-1$ //$NON-NLS-2$
	}

	/** {@return whether a line offers projects where one sees it} @param page a page */
	static boolean isOffering(IWorkbenchPage page) {
		return VIEWS.stream().map(page::findView).anyMatch(view -> view != null && page.isPartVisible(view));
	}

	/** Does what a link says. @param what its word @param found the projects that were offered */
	static void chosen(String what, ReadableProjects.Found found) {
		if (ENABLE.equals(what)) {
			new EnableJob(Messages.EnableBar_enabling, found.projects(), true).schedule();
			return;
		}
		try {
			ReadableProjects.get().decline(found);
		} catch (BackingStoreException notKept) {
			StatusManager.getManager().handle(Status.error(Messages.EnableBar_notKept, notKept), StatusManager.SHOW | StatusManager.LOG);
		}
	}

	private void show(ReadableProjects.Found found) {
		if (bar.isDisposed() || found.projects().equals(shown.projects())) {
			return;
		}
		boolean more = !shown.projects().containsAll(found.projects());
		shown = found;
		List<IProject> offered = found.projects();
		boolean some = !offered.isEmpty();
		if (some) {
			link.setText(offer(found));
			link.setToolTipText(offered.stream().limit(MOST_NAMED).map(IProject::getName).collect(Collectors.joining("\n")) + (offered.size() > MOST_NAMED ? "\n\u2026" : "")); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
		}
		((GridData) bar.getLayoutData()).exclude = !some;
		bar.setVisible(some);
		bar.getParent().layout(true, true);
		IWorkbenchSiteProgressService progress = site.getService(IWorkbenchSiteProgressService.class);
		if (some && more && progress != null && !site.getPage().isPartVisible(site.getPart())) {
			progress.warnOfContentChange();
		}
	}
}
