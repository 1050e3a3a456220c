/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.result;

import org.eclipse.core.resources.IProject;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.ViewPart;
import org.wiretune.ide.results.LiveRunBoard;
import org.wiretune.ide.results.RunResults;
import org.wiretune.ui.chart.RunChart;
import org.wiretune.ui.theme.Restyled;
import org.wiretune.ui.update.NewestShown;

/** The run that goes on, as charts; after its end the last one. UI thread only. */
public final class RunView extends ViewPart {

	/** Id of the view. */
	public static final String ID = "org.wiretune.ui.run"; //$NON-NLS-1$

	private static final String HELP = "org.wiretune.ui.run"; //$NON-NLS-1$

	private LiveRunBoard board;
	/** The board tells news on other threads, also before its field is set. */
	private final NewestShown<Object> newest = new NewestShown<>(news -> show(board.shown()));
	private Composite area;
	private Label head;
	private RunChart charts;
	private IAction open;
	private LiveRunBoard.Shown shown;

	@Override
	public void createPartControl(Composite parent) {
		area = new Composite(parent, SWT.NONE);
		Restyled.followWords(area);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(area);
		head = new Label(area, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).indent(8, 6).hint(200, SWT.DEFAULT).applyTo(head);
		charts = new RunChart(area);
		GridDataFactory.fillDefaults().grab(true, true).indent(0, 6).applyTo(charts.control());
		open = new Action(Messages.Live_openResult) {

			@Override
			public void run() {
				openResult();
			}
		};
		open.setImageDescriptor(ResultImages.descriptor("result")); //$NON-NLS-1$
		getViewSite().getActionBars().getToolBarManager().add(open);
		getViewSite().getActionBars().getMenuManager().add(open);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(parent, HELP);
		board = new LiveRunBoard(RunResults.get(), () -> newest.offer(this));
		show(board.shown());
	}

	private void show(LiveRunBoard.Shown next) {
		if (area.isDisposed()) {
			return;
		}
		shown = next;
		boolean none = next.project() == null;
		String text = none ? "" : NLS.bind(Messages.Live_head, next.name(), next.sentence()).replace("&", "&&"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
		if (!head.getText().equals(text)) {
			head.setText(text);
			((org.eclipse.swt.layout.GridData) head.getLayoutData()).exclude = none;
			head.setVisible(!none);
			area.layout(true, true);
		}
		charts.show(next.series(), none ? Messages.Live_none : Messages.Live_waiting);
		open.setEnabled(!none && !next.running());
	}

	/** The newest run file is the one of the run that is shown. */
	private void openResult() {
		IProject project = shown.project();
		if (project != null && project.isAccessible()) {
			LatestRun.open(getSite().getPage(), project);
		}
	}

	/** {@return what is shown} */
	public LiveRunBoard.Shown shown() {
		return shown;
	}

	/** {@return the charts} */
	public RunChart charts() {
		return charts;
	}

	@Override
	public void setFocus() {
		charts.focus().setFocus();
	}

	@Override
	public void dispose() {
		if (board != null) {
			board.close();
		}
		super.dispose();
	}
}
