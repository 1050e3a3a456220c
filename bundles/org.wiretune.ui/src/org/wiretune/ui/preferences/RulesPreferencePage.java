/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.preferences;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.core.runtime.Status;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.TreeColumnLayout;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.FilteredTree;
import org.eclipse.ui.statushandlers.StatusManager;
import org.osgi.service.prefs.BackingStoreException;
import org.wiretune.core.RuleLimit;
import org.wiretune.ide.RuleChoice;
import org.wiretune.ide.RuleChoices;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;

/**
 * Which rules are on, how much their findings count, and their numbers: the rules by subject, and below them what the
 * chosen one says. Everything is made from the rules themselves. UI thread only.
 */
public final class RulesPreferencePage extends PreferencePage implements IWorkbenchPreferencePage {

	private static final String HELP = "org.wiretune.ui.rules"; //$NON-NLS-1$
	private static final int WIDTH = 105;
	private static final int HEIGHT = 30;

	private final Map<String, RuleChoice> choices = new HashMap<>();
	private final Map<RuleLimit, Long> limits = new HashMap<>();
	private TreeViewer viewer;
	private RuleDetails details;
	/** Id of the rule that is shown at first; null for none. */
	private String first;

	/** {@inheritDoc} The id of a rule shows that rule. */
	@Override
	public void applyData(Object data) {
		first = data instanceof String rule ? rule : null;
		if (viewer != null) {
			showFirst();
		}
	}

	private void showFirst() {
		if (first != null) {
			RuleRegistry.standard().rule(first).ifPresent(rule -> viewer.setSelection(new StructuredSelection(rule), true));
		}
	}

	@Override
	public void init(IWorkbench workbench) {
		// The choices are read when the page is shown.
	}

	@Override
	protected Control createContents(Composite parent) {
		initializeDialogUnits(parent);
		choices.putAll(RuleChoices.all());
		RuleRegistry.standard().rules().stream().flatMap(rule -> rule.limits().stream()).forEach(limit -> limits.put(limit, RuleChoices.limit(limit)));
		Composite area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().applyTo(area);
		Label explanation = new Label(area, SWT.WRAP);
		explanation.setText(Messages.RulesPreferencePage_rules);
		GridDataFactory.fillDefaults().grab(true, false).hint(convertWidthInCharsToPixels(WIDTH), SWT.DEFAULT).applyTo(explanation);
		SashForm sash = new SashForm(area, SWT.VERTICAL);
		GridDataFactory.fillDefaults().grab(true, true).hint(convertWidthInCharsToPixels(WIDTH), convertHeightInCharsToPixels(HEIGHT)).applyTo(sash);
		FilteredTree tree = new FilteredTree(sash, SWT.BORDER | SWT.FULL_SELECTION, new RulePattern(), true, true);
		tree.setInitialText(Messages.RulesPreferencePage_filter);
		viewer = tree.getViewer();
		viewer.getTree().setHeaderVisible(true);
		TreeColumnLayout layout = new TreeColumnLayout();
		viewer.getTree().getParent().setLayout(layout);
		column(layout, Messages.RulesPreferencePage_title, 60, element -> element instanceof Rule rule ? RuleRegistry.texts(rule).title() : element.toString());
		column(layout, Messages.RulesPreferencePage_rule, 38, element -> element instanceof Rule rule ? rule.id() : ""); //$NON-NLS-1$
		TreeViewerColumn severity = column(layout, Messages.RulesPreferencePage_severity, 24, element -> element instanceof Rule rule ? ChoiceLabels.of(rule, choice(rule)) : ""); //$NON-NLS-1$
		severity.setEditingSupport(new ChoiceEditing(viewer, this::choice, this::choose));
		viewer.setContentProvider(new RuleTree());
		details = new RuleDetails(sash, limits, this::choice, this::choose);
		viewer.addSelectionChangedListener(event -> details.show(event.getStructuredSelection().getFirstElement() instanceof Rule rule ? rule : null));
		sash.setWeights(3, 2);
		viewer.setInput(RuleRegistry.standard().rules());
		showFirst();
		PlatformUI.getWorkbench().getHelpSystem().setHelp(area, HELP);
		return area;
	}

	private TreeViewerColumn column(TreeColumnLayout layout, String title, int weight, java.util.function.Function<Object, String> text) {
		TreeViewerColumn column = new TreeViewerColumn(viewer, SWT.NONE);
		column.getColumn().setText(title);
		layout.setColumnData(column.getColumn(), new ColumnWeightData(weight, true));
		column.setLabelProvider(ColumnLabelProvider.createTextProvider(text));
		return column;
	}

	private RuleChoice choice(Rule rule) {
		return choices.getOrDefault(rule.id(), RuleChoice.STANDARD);
	}

	private void choose(Rule rule, RuleChoice choice) {
		choices.put(rule.id(), choice);
		viewer.update(rule, null);
		details.refresh();
	}

	@Override
	protected void performDefaults() {
		choices.replaceAll((rule, choice) -> RuleChoice.STANDARD);
		limits.replaceAll((limit, value) -> limit.standard());
		viewer.refresh();
		details.refresh();
		super.performDefaults();
	}

	@Override
	public boolean performOk() {
		try {
			RuleChoices.store(choices);
			RuleChoices.storeLimits(limits);
			return true;
		} catch (BackingStoreException problem) {
			StatusManager.getManager().handle(Status.error(Messages.RulesPreferencePage_notStored, problem), StatusManager.SHOW | StatusManager.LOG);
			return false;
		}
	}

	/** {@return the rules in the order in which the tree shows them} */
	static List<Rule> rules() {
		return RuleRegistry.standard().rules();
	}
}
