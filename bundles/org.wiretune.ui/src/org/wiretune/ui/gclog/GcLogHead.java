/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gclog;

import java.time.ZoneId;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.ProgressBar;
import org.eclipse.ui.forms.widgets.ExpandableComposite;
import org.wiretune.core.Severity;
import org.wiretune.gclog.diagnosis.GcFinding;
import org.wiretune.gclog.view.GcLiveState;
import org.wiretune.gclog.view.GcLogFile;
import org.wiretune.gclog.view.GcSummaryRows;
import org.wiretune.ui.editor.BoundedHead;
import org.wiretune.ui.parts.AccessibleName;
import org.wiretune.ui.parts.Letters;

/** What the log is, what is wrong with it, the choice of its JVM starts, whether it is followed, and how far it is read. UI thread only. */
final class GcLogHead {

	/** What a sentence keeps beside other controls. */
	private static final int LEAST = 120;
	/** Room of the sign, under which nothing stands. */
	private static final int SIGN = 24;

	/** Holds the shortest names of JVM starts. */
	private static final int STARTS = 150;

	private final BoundedHead head;
	private final Composite area;
	private final Composite tools;
	private final ExpandableComposite details;
	private final Label sign;
	private final Label headline;
	private final Link warnings;
	private final Combo starts;
	private final Button follow;
	private final Button again;
	private final Composite following;
	private final Label followSign;
	private final Label followed;
	private final Composite running;
	private final Label state;
	private final ProgressBar bar;
	private List<String> choices = List.of();
	private int warningCount;

	/**
	 * Makes the head.
	 *
	 * @param parent where it goes
	 * @param start takes the JVM start that is chosen
	 * @param followed takes whether the log is to be followed
	 * @param read reads the log anew
	 * @param stop ends the reading
	 * @param toDiagnosis leads to the findings
	 */
	GcLogHead(Composite parent, IntConsumer start, Consumer<Boolean> followed, Runnable read, Runnable stop, Runnable toDiagnosis) {
		head = new BoundedHead(parent);
		area = head.body();
		GridLayoutFactory.fillDefaults().numColumns(3).margins(10, 8).spacing(8, 4).applyTo(area);
		sign = new Label(area, SWT.NONE);
		GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(sign);
		headline = new Label(area, SWT.WRAP);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).hint(LEAST, SWT.DEFAULT).applyTo(headline);
		tools = new Composite(area, SWT.NONE);
		RowLayoutFactory.fillDefaults().margins(0, 0).spacing(8).wrap(true).center(true).applyTo(tools);
		starts = new Combo(tools, SWT.READ_ONLY);
		starts.getAccessible().addAccessibleListener(AccessibleName.of(() -> Messages.Head_starts));
		starts.setToolTipText(Messages.Head_starts);
		starts.setLayoutData(new RowData());
		starts.addListener(SWT.Selection, event -> start.accept(starts.getSelectionIndex() - 1));
		follow = new Button(tools, SWT.CHECK);
		follow.setText(Messages.Head_follow);
		follow.setToolTipText(Messages.Head_followTip);
		follow.setSelection(true);
		follow.addListener(SWT.Selection, event -> followed.accept(follow.getSelection()));
		again = new Button(tools, SWT.PUSH);
		again.setText(Messages.Head_again);
		again.addListener(SWT.Selection, event -> read.run());
		details = head.addDetails(""); //$NON-NLS-1$
		Composite folded = new Composite(details, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 4).applyTo(folded);
		details.setClient(folded);
		warnings = new Link(folded, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).hint(LEAST, SWT.DEFAULT).applyTo(warnings);
		warnings.addListener(SWT.Selection, event -> toDiagnosis.run());
		following = new Composite(folded, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).spacing(8, 0).applyTo(following);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(following);
		followSign = new Label(following, SWT.NONE);
		GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(followSign);
		this.followed = new Label(following, SWT.WRAP);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).hint(LEAST, SWT.DEFAULT).applyTo(this.followed);
		running = new Composite(area, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(3).spacing(8, 0).applyTo(running);
		state = new Label(running, SWT.NONE);
		GridDataFactory.swtDefaults().hint(110, SWT.DEFAULT).applyTo(state);
		bar = new ProgressBar(running, SWT.HORIZONTAL);
		bar.setMaximum(1000);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).hint(60, SWT.DEFAULT).applyTo(bar);
		Button cancel = new Button(running, SWT.PUSH);
		cancel.setText(Messages.Head_stop);
		cancel.addListener(SWT.Selection, event -> stop.run());
		head.whenSized(this::arrange);
		arrange(BoundedHead.NARROW);
		visible(starts, false);
		visible(follow, false);
		visible(following, false);
		visible(warnings, false);
		showDetails();
	}

	/** Beside the sentence where there is room for both, else below it. */
	private void arrange(int width) {
		boolean narrow = BoundedHead.isNarrow(width);
		// The names of JVM starts are long; all of them are in the list that opens.
		((RowData) starts.getLayoutData()).width = narrow ? Letters.room(STARTS) : SWT.DEFAULT;
		int columns = narrow ? 2 : 3;
		((GridLayout) area.getLayout()).numColumns = columns;
		if (narrow) {
			GridDataFactory.fillDefaults().grab(true, false).span(columns, 1).hint(LEAST, SWT.DEFAULT).indent(SIGN, 0).applyTo(tools);
		} else {
			GridDataFactory.swtDefaults().align(SWT.END, SWT.BEGINNING).applyTo(tools);
		}
		showDetails();
		boolean nothing = details.getText().isEmpty();
		GridDataFactory.fillDefaults().grab(true, false).span(columns, 1).hint(LEAST, SWT.DEFAULT).indent(SIGN - 4, 0).exclude(nothing).applyTo(details);
		GridDataFactory.fillDefaults().grab(true, false).span(columns, 1).exclude(!running.getVisible()).applyTo(running);
	}

	/** What the part that folds says while it is folded; nothing where there is nothing in it. */
	private void showDetails() {
		// The warnings themselves stand below where it is open.
		String title = details.isExpanded() && warningCount > 0 ? Messages.Head_details : warningCount == 1 ? Messages.Head_detailsWarning : warningCount > 1 ? NLS.bind(Messages.Head_detailsWarnings, warningCount)
				: following.getVisible() ? Messages.Head_details : ""; //$NON-NLS-1$
		details.setText(title);
		details.setVisible(!title.isEmpty());
	}

	private static void visible(Control control, boolean on) {
		if (control.getLayoutData() instanceof RowData data) {
			data.exclude = !on;
		} else if (control.getLayoutData() instanceof GridData data) {
			data.exclude = !on;
		} else {
			RowData data = new RowData();
			data.exclude = !on;
			control.setLayoutData(data);
		}
		control.setVisible(on);
	}

	private void layout() {
		head.layout();
	}

	/** Shows how far reading is: 0 to 1, not a number where that is not known, less than 0 when it is over. */
	void progress(double done) {
		boolean on = !(done < 0);
		state.setText(Double.isNaN(done) ? Messages.Head_reading : NLS.bind(Messages.Head_percent, Math.round(done * 100)));
		bar.setSelection(Double.isNaN(done) ? 0 : (int) (done * 1000));
		if (running.getVisible() != on || on && ((GridData) running.getLayoutData()).exclude) {
			visible(running, on);
			again.setEnabled(!on);
			layout();
		}
	}

	/** Shows what a log is. */
	void show(GcLogFile file, GcLogFile.Part part, int jvm) {
		visible(follow, file.mayGrow());
		headline.setText(GcSummaryRows.headline(part.analysis()).replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
		List<GcFinding> bad = part.analysis().diagnosis().findings().stream().filter(finding -> finding.severity() == Severity.WARNING).toList();
		sign.setImage(bad.isEmpty() ? GcLogIcons.image("results/state_completed") : GcLogIcons.of(Severity.WARNING)); //$NON-NLS-1$
		if (!bad.isEmpty()) {
			List<String> titles = bad.stream().map(finding -> org.wiretune.gclog.view.GcFindingText.of(finding, part.analysis().log().events()).title()).toList();
			warnings.setText(NLS.bind(bad.size() == 1 ? Messages.Head_warning : Messages.Head_warnings, bad.size(), String.join("; ", titles).replace("&", "&&"))); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
		}
		visible(warnings, !bad.isEmpty());
		warningCount = bad.size();
		showDetails();
		List<String> next = file.starts();
		if (!next.equals(choices)) {
			choices = next;
			starts.setItems(next.toArray(String[]::new));
		}
		starts.select(jvm + 1);
		visible(starts, next.size() > 2);
		again.setText(Messages.Head_again);
		layout();
	}

	/** Shows whether the log is still being written. */
	void following(GcLiveState now, boolean on) {
		String text = on ? now.text(ZoneId.systemDefault()) : Messages.Head_notFollowed;
		if (text.equals(followed.getText())) {
			return;
		}
		boolean live = on && now.problem().isEmpty() && now.kind() == GcLiveState.Kind.LIVE;
		followSign.setImage(GcLogIcons.image(!now.problem().isEmpty() ? "results/state_problem" : live ? "results/state_running" : "results/state_completed")); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
		boolean resized = followed.getText().length() != text.length();
		followed.setText(text);
		if (following.getVisible() == text.isEmpty() || resized) {
			visible(following, !text.isEmpty());
			showDetails();
			layout();
		}
	}

	/** Says why there is no log. */
	void problem(String sentence) {
		sign.setImage(GcLogIcons.image("results/state_problem")); //$NON-NLS-1$
		headline.setText(sentence.replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
		visible(warnings, false);
		warningCount = 0;
		showDetails();
		layout();
	}

	/** Says that the file is not what was read any more. */
	void changed() {
		again.setText(Messages.Head_changed);
		layout();
	}
}
