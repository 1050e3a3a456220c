/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.osgi.framework.FrameworkUtil;
import org.wiretune.ide.wiring.PricedChoice;
import org.wiretune.ide.wiring.WiringAdvisor;
import org.wiretune.ide.wiring.WiringAnswer;
import org.wiretune.ide.wiring.WiringQuestion;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.wiring.WiringOffer;
import org.wiretune.map.wiring.WireSource;
import org.wiretune.map.wiring.WireTarget;
import org.wiretune.ui.parts.ReadText;

/** Lists what a wire may lead to, the ways there with their prices, and what each means, for the keyboard and screen readers. UI thread only. */
final class WireDialog extends TitleAreaDialog {

	private static final String HELP = "org.wiretune.ui.wiring"; //$NON-NLS-1$
	private static final int CHARACTERS = 110;
	private static final int TARGET_ROWS = 8;
	private static final int WAY_ROWS = 6;
	private static final int EXPLANATION_LINES = 5;

	private final WireSource source;
	private final Words words;
	/** Looks through all modules, so not on the thread of the user interface. */
	private final Supplier<List<WireTarget>> search;
	private final Function<Reading, WiringOffer> only;
	private final WiringAdvisor advisor;
	private Text filter;
	private Table list;
	private Table ways;
	private StyledText explanation;
	/** Null until they are found. */
	private List<WireTarget> targets;
	private WireTarget target;
	private List<PricedChoice> choices = List.of();

	/** What it says of itself. @param title the title @param message what to do */
	record Words(String title, String message) {
	}

	/** Lists what the wire may lead to. @param parent the shell above it @param source where the wire begins @param words what it says of itself @param search finds what the wire may lead to; asked once, by another thread */
	WireDialog(Shell parent, WireSource source, Words words, Supplier<List<WireTarget>> search) {
		this(parent, source, words, search, null);
	}

	/** Lists ways alone. @param parent the shell above it @param source what is changed @param words what it says of itself @param only finds the ways */
	WireDialog(Shell parent, WireSource source, Words words, Function<Reading, WiringOffer> only) {
		this(parent, source, words, List::of, only);
	}

	private WireDialog(Shell parent, WireSource source, Words words, Supplier<List<WireTarget>> search, Function<Reading, WiringOffer> only) {
		super(parent);
		this.source = source;
		this.words = words;
		this.search = search;
		this.only = only;
		setShellStyle(getShellStyle() | SWT.RESIZE);
		Display display = parent.getDisplay();
		advisor = new WiringAdvisor(answer -> {
			if (!display.isDisposed()) {
				display.asyncExec(() -> answered(answer));
			}
		});
	}

	@Override
	protected void configureShell(Shell shell) {
		super.configureShell(shell);
		shell.setText(words.title());
		PlatformUI.getWorkbench().getHelpSystem().setHelp(shell, HELP);
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = new Composite((Composite) super.createDialogArea(parent), SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
		GridLayoutFactory.swtDefaults().applyTo(area);
		setTitle(words.title());
		setMessage(words.message());
		if (only == null) {
			label(area, Messages.Wire_filter);
			filter = new Text(area, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
			GridDataFactory.fillDefaults().grab(true, false).applyTo(filter);
			filter.addListener(SWT.Modify, event -> fillTargets());
			label(area, Messages.Wire_targets);
			list = table(area, TARGET_ROWS, Messages.Wire_targetColumn, Messages.Wire_whatColumn);
			list.addListener(SWT.Selection, event -> ask());
		}
		label(area, Messages.Wire_ways);
		ways = table(area, WAY_ROWS, Messages.Wire_wayColumn, Messages.Wire_byColumn, Messages.Wire_priceColumn);
		ways.addListener(SWT.Selection, event -> explain());
		ways.addListener(SWT.DefaultSelection, event -> okPressed());
		label(area, Messages.Wire_explanation);
		explanation = ReadText.in(area, SWT.BORDER);
		GridDataFactory.fillDefaults().grab(true, false).hint(convertWidthInCharsToPixels(CHARACTERS), convertHeightInCharsToPixels(EXPLANATION_LINES)).applyTo(explanation);
		return area;
	}

	@Override
	protected void createButtonsForButtonBar(Composite parent) {
		createButton(parent, IDialogConstants.DETAILS_ID, Messages.Wire_withPreview, false);
		createButton(parent, IDialogConstants.OK_ID, Messages.Wire_draw, true);
		createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
		if (only == null) {
			setMessage(Messages.Wire_searching);
			explain();
			searchTargets();
			filter.setFocus();
		} else {
			ask();
			ways.setFocus();
		}
	}

	@Override
	protected void buttonPressed(int id) {
		if (id == IDialogConstants.DETAILS_ID) {
			finish(true);
		} else {
			super.buttonPressed(id);
		}
	}

	@Override
	protected void okPressed() {
		finish(false);
	}

	@Override
	public boolean close() {
		advisor.forget();
		return super.close();
	}

	@Override
	protected IDialogSettings getDialogBoundsSettings() {
		return PlatformUI.getDialogSettingsProvider(FrameworkUtil.getBundle(WireDialog.class)).getDialogSettings();
	}

	private void finish(boolean preview) {
		PricedChoice chosen = chosen();
		if (chosen != null) {
			Function<Reading, WiringOffer> offer = offer();
			setReturnCode(OK);
			close();
			WireEdit.draw(source, offer, chosen.choice(), preview);
		}
	}

	private Function<Reading, WiringOffer> offer() {
		WireTarget to = target;
		return only != null ? only : read -> source.to(read, to.element());
	}

	private void searchTargets() {
		Display display = getShell().getDisplay();
		Job job = Job.createSystem(Messages.Wire_searching, monitor -> {
			List<WireTarget> found = search.get();
			if (!display.isDisposed()) {
				display.asyncExec(() -> {
					if (!list.isDisposed()) {
						targets = found;
						fillTargets();
					}
				});
			}
		});
		job.schedule();
	}

	private void fillTargets() {
		if (targets == null) {
			return;
		}
		list.removeAll();
		for (WireTarget each : targets) {
			if (each.matches(filter.getText().strip())) {
				TableItem item = new TableItem(list, SWT.NONE);
				item.setText(new String[] { each.text(), each.detail() });
				item.setData(each);
			}
		}
		if (list.getItemCount() > 0) {
			list.select(0);
		}
		setMessage(targets.isEmpty() ? NLS.bind(Messages.Wire_noTarget, source.name()) : words.message(), targets.isEmpty() ? IMessageProvider.WARNING : IMessageProvider.NONE);
		ask();
	}

	private void ask() {
		choices = List.of();
		ways.removeAll();
		target = list == null || list.getSelectionIndex() < 0 ? null : (WireTarget) list.getItem(list.getSelectionIndex()).getData();
		if (target == null && only == null) {
			advisor.forget();
		} else {
			advisor.ask(new WiringQuestion(key(), source.project(), offer()));
		}
		explain();
	}

	private String key() {
		return source + " " + (target == null ? "" : target.element()); //$NON-NLS-1$ //$NON-NLS-2$
	}

	private void answered(WiringAnswer answer) {
		if (ways == null || ways.isDisposed() || !answer.question().key().equals(key())) {
			return;
		}
		int selected = Math.max(0, ways.getSelectionIndex());
		choices = answer.choices();
		if (!answer.refusal().isEmpty()) {
			setMessage(answer.refusal(), IMessageProvider.WARNING);
		}
		for (int i = 0; i < choices.size(); i++) {
			PricedChoice each = choices.get(i);
			TableItem item = i < ways.getItemCount() ? ways.getItem(i) : new TableItem(ways, SWT.NONE);
			item.setText(new String[] { each.choice().label(), each.choice().start(), each.price().words() });
		}
		if (selected < choices.size()) {
			ways.select(selected);
		}
		explain();
	}

	private PricedChoice chosen() {
		int index = ways.getSelectionIndex();
		return index < 0 || index >= choices.size() ? null : choices.get(index);
	}

	private void explain() {
		PricedChoice chosen = chosen();
		String words = chosen == null ? "" : chosen.outlook().isPresent() ? chosen.explanation() : chosen.explanation() + ' ' + Messages.Wire_asking; //$NON-NLS-1$
		if (!explanation.getText().equals(words)) {
			explanation.setText(words);
		}
		for (int id : new int[] { IDialogConstants.OK_ID, IDialogConstants.DETAILS_ID }) {
			Button button = getButton(id);
			if (button != null) {
				button.setEnabled(chosen != null);
			}
		}
	}

	private static void label(Composite parent, String text) {
		new Label(parent, SWT.NONE).setText(text);
	}

	private Table table(Composite parent, int rows, String... columns) {
		Table table = new Table(parent, SWT.BORDER | SWT.SINGLE | SWT.FULL_SELECTION | SWT.V_SCROLL);
		table.setHeaderVisible(true);
		for (String each : columns) {
			TableColumn column = new TableColumn(table, SWT.NONE);
			column.setText(each);
			column.setWidth(convertWidthInCharsToPixels(CHARACTERS / columns.length));
		}
		GridDataFactory.fillDefaults().grab(true, true).hint(convertWidthInCharsToPixels(CHARACTERS), table.getHeaderHeight() + rows * table.getItemHeight()).applyTo(table);
		return table;
	}
}
