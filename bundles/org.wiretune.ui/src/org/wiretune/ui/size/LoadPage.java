/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.size;

import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.wiretune.ide.results.LoadSource;
import org.wiretune.ide.results.NewestLoad;
import org.wiretune.ide.results.RunResults;
import org.wiretune.lint.size.Workload;
import org.wiretune.lint.size.WorkloadInput;

/** The load at the peak. UI thread only. */
final class LoadPage extends WizardPage {

	private static final String HELP = "org.wiretune.ui.size"; //$NON-NLS-1$

	/** What gauges saw, before what a run measured: it is newer. */
	private final List<LoadSource> sources;
	private Composite choice;
	private Combo chosen;
	private Label told;
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

	/** @param gauges what gauges that are shown have seen, the chosen ones first */
	LoadPage(List<LoadSource> gauges) {
		super("load", Messages.Load_title, null); //$NON-NLS-1$
		setDescription(Messages.Load_description);
		setPageComplete(false);
		sources = new ArrayList<>(gauges);
	}

	@Override
	public void createControl(Composite parent) {
		initializeDialogUnits(parent);
		Composite area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(1).applyTo(area);
		choice = choice(area);
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
		if (!sources.isEmpty()) {
			offer();
		}
		Job looking = Job.createSystem(Messages.Load_looking, (ICoreRunnable) monitor -> NewestLoad.of(RunResults.get()).map(measured -> LoadSource.of(measured, ZoneId.systemDefault()))
				.ifPresent(run -> area.getDisplay().asyncExec(() -> found(run))));
		looking.schedule();
	}

	private Composite choice(Composite area) {
		Composite line = new Composite(area, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(line);
		GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(line);
		line.setVisible(false);
		new Label(line, SWT.NONE).setText(Messages.Load_source);
		chosen = new Combo(line, SWT.READ_ONLY);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(chosen);
		chosen.addListener(SWT.Selection, event -> fill());
		told = new Label(line, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(convertWidthInCharsToPixels(56), SWT.DEFAULT).applyTo(told);
		return line;
	}

	/** What the newest run measured comes late, since files are read for it. */
	private void found(LoadSource run) {
		if (!chosen.isDisposed()) {
			sources.add(run);
			offer();
		}
	}

	/** Offers the sources, and fills in from the first of them unless somebody was faster. */
	private void offer() {
		int selected = chosen.getSelectionIndex();
		boolean typed = selected < 0 || selected == chosen.getItemCount() - 1;
		chosen.setItems(Stream.concat(sources.stream().map(LoadSource::name), Stream.of(Messages.Load_typed)).toArray(String[]::new));
		boolean untouched = numbers().stream().allMatch(field -> field.getText().isEmpty());
		chosen.select(untouched ? 0 : typed ? sources.size() : selected);
		if (untouched) {
			fill();
		}
		((GridData) choice.getLayoutData()).exclude = false;
		choice.setVisible(true);
		layout();
	}

	private List<Text> numbers() {
		return List.of(requests, requestRate, requestTime, messages, messageRate, messageTime, remoteCalls);
	}

	/** Numbers of the chosen source in place of those that are there; what is typed stays. */
	private void fill() {
		int index = chosen.getSelectionIndex();
		told.setText(""); //$NON-NLS-1$
		if (index >= 0 && index < sources.size()) {
			LoadSource source = sources.get(index);
			told.setText(source.told().replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
			List<String> values = List.of(source.requests(), source.requestRate(), source.requestTime(), source.messages(), "", source.messageTime(), source.remoteCalls()); //$NON-NLS-1$
			for (int i = 0; i < values.size(); i++) {
				numbers().get(i).setText(values.get(i));
			}
			if (workload == null) {
				// Times alone are the beginning of a load, and no mistake.
				setErrorMessage(null);
			}
		}
		layout();
	}

	/** The window grows where the page needs more room than it has. */
	private void layout() {
		Composite area = (Composite) getControl();
		if (area == null) {
			return;
		}
		area.layout(true, true);
		Shell shell = area.getShell();
		Point wanted = shell.computeSize(shell.getSize().x, SWT.DEFAULT, true);
		if (shell.isVisible() && wanted.y > shell.getSize().y) {
			shell.setSize(shell.getSize().x, wanted.y);
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
