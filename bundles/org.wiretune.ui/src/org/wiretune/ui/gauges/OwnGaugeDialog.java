/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.own.BeanEntry;
import org.wiretune.servers.own.BeanFigure;
import org.wiretune.servers.own.OwnGauge;
import org.wiretune.servers.own.OwnGaugeForm;
import org.wiretune.servers.own.OwnGauges;
import org.wiretune.servers.own.OwnLimit;
import org.wiretune.servers.own.OwnUnit;
import org.wiretune.servers.triggers.TriggeredAction;
import org.wiretune.ui.parts.AccessibleName;

/** Asks for a gauge of the user's own: a number of an MBean, its unit and its limit. UI thread only. */
final class OwnGaugeDialog extends TitleAreaDialog {

	private static final int TREE_LINES = 14;
	private static final int WIDTH_CHARACTERS = 90;

	private final JvmTarget target;
	private final OwnGauges known;
	/** The gauge that is changed; empty for a new one. */
	private final Optional<OwnGauge> changed;
	private OwnGaugeForm form;
	private OwnGauges result;
	private BeanJob job;
	private BeanTreeControl tree;
	private Label description;
	private Text name;
	private Combo unit;
	private Button perSecond;
	private Combo bound;
	private Text figure;
	private Spinner seconds;
	private final Map<TriggeredAction, Button> actions = new EnumMap<>(TriggeredAction.class);
	private boolean filling;

	/**
	 * A dialog.
	 *
	 * @param parent
	 *            window
	 * @param target
	 *            the program that is asked
	 * @param known
	 *            the gauges that the user made of its kind
	 * @param changed
	 *            the one of them that is to be changed; empty for a new one
	 */
	OwnGaugeDialog(Shell parent, JvmTarget target, OwnGauges known, Optional<OwnGauge> changed) {
		super(parent);
		this.target = target;
		this.known = known;
		this.changed = changed;
		result = known;
		form = changed.map(OwnGaugeForm::of).orElse(new OwnGaugeForm("", Optional.empty(), "", "", OwnUnit.COUNT, false, OwnGaugeForm.Bound.NONE, "", 10, Set.of())); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$
		setHelpAvailable(false);
	}

	@Override
	protected boolean isResizable() {
		return true;
	}

	@Override
	protected void configureShell(Shell shell) {
		super.configureShell(shell);
		shell.setText(changed.isEmpty() ? Messages.Own_add : NLS.bind(Messages.Own_change, changed.get().name()));
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = (Composite) super.createDialogArea(parent);
		setTitle(changed.isEmpty() ? NLS.bind(Messages.Own_title, target.name()) : NLS.bind(Messages.Own_changeTitle, changed.get().name()));
		Composite body = new Composite(area, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(2).margins(12, 12).applyTo(body);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(body);
		if (changed.isEmpty()) {
			createTree(body);
		}
		description = new Label(body, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(convertWidthInCharsToPixels(WIDTH_CHARACTERS), 2 * LineHeight.of(body, body.getFont())).applyTo(description);
		description.setText(changed.map(OwnGauge::source).orElse(changed.isEmpty() ? Messages.Own_asking : "")); //$NON-NLS-1$
		label(body, Messages.Own_name);
		name = new Text(body, SWT.BORDER);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(name);
		label(body, Messages.Own_unit);
		Composite units = row(body, 2);
		unit = new Combo(units, SWT.READ_ONLY);
		unit.setItems(Arrays.stream(OwnUnit.values()).map(OwnGaugeDialog::word).toArray(String[]::new));
		perSecond = new Button(units, SWT.CHECK);
		perSecond.setText(Messages.Own_perSecond);
		label(body, Messages.Own_limit);
		Composite limits = row(body, 5);
		bound = new Combo(limits, SWT.READ_ONLY);
		bound.setItems(Messages.Own_noLimit, Messages.Own_above, Messages.Own_below);
		figure = new Text(limits, SWT.BORDER | SWT.RIGHT);
		figure.getAccessible().addAccessibleListener(AccessibleName.of(() -> Messages.Own_limit.replace("&", ""))); //$NON-NLS-1$ //$NON-NLS-2$
		GridDataFactory.swtDefaults().align(SWT.FILL, SWT.CENTER).hint(convertWidthInCharsToPixels(16), SWT.DEFAULT).applyTo(figure);
		new Label(limits, SWT.NONE).setText(Messages.Own_for);
		seconds = new Spinner(limits, SWT.BORDER);
		seconds.setValues(10, 1, OwnLimit.MOST_SECONDS, 0, 1, 10);
		new Label(limits, SWT.NONE).setText(Messages.Own_seconds);
		label(body, Messages.Own_then);
		Composite then = row(body, TriggeredAction.values().length);
		for (TriggeredAction each : TriggeredAction.values()) {
			Button button = new Button(then, SWT.CHECK);
			button.setText(word(each));
			button.addListener(SWT.Selection, event -> check());
			actions.put(each, button);
		}
		fill();
		name.addModifyListener(event -> check());
		figure.addModifyListener(event -> check());
		List.of(unit, perSecond, bound, seconds).forEach(each -> each.addListener(SWT.Selection, event -> check()));
		return area;
	}

	private void createTree(Composite body) {
		Display display = body.getDisplay();
		tree = new BeanTreeControl(body, entry -> job.value(entry), this::choose);
		GridDataFactory.fillDefaults().grab(true, true).span(2, 1).hint(convertWidthInCharsToPixels(WIDTH_CHARACTERS), TREE_LINES * LineHeight.of(body, body.getFont())).applyTo(tree.control());
		job = new BeanJob(target, offered -> show(display, () -> {
			tree.show(offered);
			describe(NLS.bind(Messages.Own_offered, Integer.toString(offered.size()), target.name()));
		}), valued -> show(display, () -> tree.show(valued)), failure -> show(display, () -> describe(failure)));
		body.addListener(SWT.Dispose, event -> job.end());
		job.schedule();
	}

	private void show(Display display, Runnable work) {
		if (!display.isDisposed()) {
			display.asyncExec(() -> {
				if (!tree.control().isDisposed()) {
					work.run();
				}
			});
		}
	}

	private void describe(String text) {
		description.setText(text.replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
		description.setToolTipText(text);
	}

	private static void label(Composite parent, String text) {
		Label label = new Label(parent, SWT.NONE);
		label.setText(text);
		GridDataFactory.swtDefaults().applyTo(label);
	}

	private static Composite row(Composite parent, int columns) {
		Composite row = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(columns).applyTo(row);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
		return row;
	}

	private static String word(OwnUnit unit) {
		return switch (unit) {
		case COUNT -> Messages.Own_unitCount;
		case BYTES -> Messages.Own_unitBytes;
		case KILOBYTES -> Messages.Own_unitKilobytes;
		case PERCENT -> Messages.Own_unitPercent;
		case SHARE -> Messages.Own_unitShare;
		case SECONDS -> Messages.Own_unitSeconds;
		case MILLISECONDS -> Messages.Own_unitMilliseconds;
		case NANOSECONDS -> Messages.Own_unitNanoseconds;
		case THREADS -> Messages.Own_unitThreads;
		case TASKS -> Messages.Own_unitTasks;
		case MESSAGES -> Messages.Own_unitMessages;
		case CONNECTIONS -> Messages.Own_unitConnections;
		};
	}

	/** {@return what an action is called where it is chosen} */
	static String word(TriggeredAction action) {
		return switch (action) {
		case THREAD_DUMP -> Messages.Own_thenDump;
		case FLIGHT_RECORDING -> Messages.Own_thenRecord;
		case MARK -> Messages.Own_thenMark;
		};
	}

	/** A number was chosen in the tree. */
	private void choose(BeanEntry entry, BeanFigure chosen) {
		if (entry == null) {
			return;
		}
		OwnGaugeForm next = OwnGaugeForm.of(entry, chosen);
		form = new OwnGaugeForm(next.name(), next.bean(), next.attribute(), next.item(), next.unit(), form.perSecond(), form.bound(), form.figure(), form.seconds(), form.actions());
		List<String> said = new ArrayList<>(List.of(entry.domain() + ':' + entry.label() + '#' + chosen.label()));
		List.of(chosen.description(), entry.description()).stream().filter(each -> !each.isEmpty() && !each.equals(chosen.attribute())).limit(1).forEach(said::add);
		describe(String.join("\n", said)); //$NON-NLS-1$
		fill();
		check();
	}

	private void fill() {
		filling = true;
		name.setText(form.name());
		unit.select(form.unit().ordinal());
		perSecond.setSelection(form.perSecond());
		bound.select(form.bound().ordinal());
		figure.setText(form.figure());
		seconds.setSelection(form.seconds());
		actions.forEach((action, button) -> button.setSelection(form.actions().contains(action)));
		filling = false;
		enable();
	}

	private void enable() {
		boolean limited = bound.getSelectionIndex() > 0;
		figure.setEnabled(limited);
		seconds.setEnabled(limited);
		actions.values().forEach(button -> button.setEnabled(limited));
	}

	@Override
	protected void createButtonsForButtonBar(Composite parent) {
		super.createButtonsForButtonBar(parent);
		check();
	}

	/** Says what is missing instead of only greying the button. */
	private void check() {
		if (filling) {
			return;
		}
		enable();
		Set<TriggeredAction> then = EnumSet.noneOf(TriggeredAction.class);
		actions.forEach((action, button) -> {
			if (button.getSelection()) {
				then.add(action);
			}
		});
		form = new OwnGaugeForm(name.getText(), form.bean(), form.attribute(), form.item(), OwnUnit.values()[unit.getSelectionIndex()], perSecond.getSelection(),
				OwnGaugeForm.Bound.values()[bound.getSelectionIndex()], figure.getText(), seconds.getSelection(), then);
		String problem = null;
		try {
			result = known.with(form.gauge(), changed.map(OwnGauge::name).orElse("")); //$NON-NLS-1$
		} catch (IllegalArgumentException wrong) {
			problem = wrong.getMessage();
		}
		// Where nothing was chosen yet, nothing is wrong yet.
		setErrorMessage(form.attribute().isEmpty() ? null : problem);
		setMessage(form.attribute().isEmpty() ? problem : Messages.Own_message);
		Button ok = getButton(IDialogConstants.OK_ID);
		if (ok != null) {
			ok.setEnabled(problem == null);
		}
	}

	/** All gauges of the kind of program, with the one that the user made or changed. */
	OwnGauges result() {
		return result;
	}
}
