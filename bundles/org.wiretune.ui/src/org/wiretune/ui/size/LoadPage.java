/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.size;

import java.util.List;

import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.wiretune.ide.results.NewestLoad;
import org.wiretune.ide.results.RunResults;
import org.wiretune.lint.size.Workload;
import org.wiretune.lint.size.WorkloadInput;
import org.wiretune.perf.view.MeasuredLoad;

/** The load at the peak. UI thread only. */
final class LoadPage extends WizardPage {

	private static final String HELP = "org.wiretune.ui.size"; //$NON-NLS-1$

	private Text requests;
	private Text requestRate;
	private Text requestTime;
	private Text messages;
	private Text messageRate;
	private Text messageTime;
	private Text remoteCalls;
	private Text connections;
	/** How the numbers were read. */
	private Label load;
	private Workload workload;

	LoadPage() {
		super("load", Messages.Load_title, null); //$NON-NLS-1$
		setDescription(Messages.Load_description);
		setPageComplete(false);
	}

	@Override
	public void createControl(Composite parent) {
		initializeDialogUnits(parent);
		Composite area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(1).applyTo(area);
		Group web = group(area, Messages.Load_web);
		requests = field(web, Messages.Load_requests);
		requestRate = field(web, Messages.Load_requestRate);
		requestTime = field(web, Messages.Load_requestTime);
		Group queue = group(area, Messages.Load_queue);
		messages = field(queue, Messages.Load_messages);
		messageRate = field(queue, Messages.Load_messageRate);
		messageTime = field(queue, Messages.Load_messageTime);
		Group more = group(area, Messages.Load_more);
		remoteCalls = field(more, Messages.Load_remoteCalls);
		connections = field(more, Messages.Load_connections);
		connections.setText("1"); //$NON-NLS-1$
		load = new Label(area, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).hint(convertWidthInCharsToPixels(56), SWT.DEFAULT).applyTo(load);
		setControl(area);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(area, HELP);
		requests.setFocus();
		Job looking = Job.createSystem(Messages.Load_looking, (ICoreRunnable) monitor -> NewestLoad.of(RunResults.get()).ifPresent(measured -> area.getDisplay().asyncExec(() -> fill(measured))));
		looking.schedule();
	}

	/** What the newest run measured, unless somebody was faster. */
	private void fill(MeasuredLoad measured) {
		boolean untouched = !requests.isDisposed() && List.of(requests, requestRate, requestTime, messages, messageRate, messageTime, remoteCalls).stream().allMatch(field -> field.getText().isEmpty());
		if (untouched) {
			requestTime.setText(measured.requestTime());
			messageTime.setText(measured.messageTime());
			requestRate.setText(measured.requestRate());
			setErrorMessage(null);
			setMessage(NLS.bind(measured.requestRate().isEmpty() ? Messages.Load_times : Messages.Load_measured, measured.run().name()), INFORMATION);
		}
	}

	/** {@return the load, or null where none is stated} */
	Workload workload() {
		return workload;
	}

	private static Group group(Composite parent, String title) {
		Group group = new Group(parent, SWT.NONE);
		group.setText(title);
		GridLayoutFactory.swtDefaults().numColumns(2).applyTo(group);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(group);
		return group;
	}

	private Text field(Group group, String label) {
		Label name = new Label(group, SWT.NONE);
		name.setText(label);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).hint(convertWidthInCharsToPixels(44), SWT.DEFAULT).applyTo(name);
		Text text = new Text(group, SWT.BORDER | SWT.RIGHT);
		GridDataFactory.fillDefaults().hint(convertWidthInCharsToPixels(12), SWT.DEFAULT).applyTo(text);
		text.addModifyListener(event -> read());
		return text;
	}

	private void read() {
		if (load == null) {
			return;
		}
		WorkloadInput.Reading reading = new WorkloadInput(requests.getText(), requestRate.getText(), requestTime.getText(), messages.getText(), messageRate.getText(), messageTime.getText(),
				remoteCalls.getText(), connections.getText()).read();
		workload = reading.workload();
		setErrorMessage(reading.problem());
		load.setText(reading.sentence());
		setPageComplete(workload != null);
	}
}
