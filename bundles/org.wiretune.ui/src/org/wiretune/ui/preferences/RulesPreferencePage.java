/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.preferences;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import org.eclipse.core.runtime.Status;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.CellEditor;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.ComboBoxCellEditor;
import org.eclipse.jface.viewers.EditingSupport;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.statushandlers.StatusManager;
import org.osgi.service.prefs.BackingStoreException;
import org.wiretune.ide.RuleChoice;
import org.wiretune.ide.RuleChoices;
import org.wiretune.lint.finding.Severity;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleRegistry;

/** Which rules are on, and how much their findings count. The table is made from the rules themselves. */
public final class RulesPreferencePage extends PreferencePage implements IWorkbenchPreferencePage {

	private static final String HELP = "org.wiretune.ui.rules"; //$NON-NLS-1$

	private final Map<String, RuleChoice> choices = new HashMap<>();
	private TableViewer viewer;

	@Override
	public void init(IWorkbench workbench) {
		// The choices are read when the page is shown.
	}

	@Override
	protected Control createContents(Composite parent) {
		choices.putAll(RuleChoices.all());
		Composite area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().applyTo(area);
		new Label(area, SWT.WRAP).setText(Messages.RulesPreferencePage_rules);
		Composite tableArea = new Composite(area, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).hint(convertWidthInCharsToPixels(105), convertHeightInCharsToPixels(18)).applyTo(tableArea);
		TableColumnLayout layout = new TableColumnLayout();
		tableArea.setLayout(layout);
		viewer = new TableViewer(tableArea, SWT.BORDER | SWT.FULL_SELECTION | SWT.V_SCROLL);
		viewer.getTable().setHeaderVisible(true);
		viewer.getTable().setLinesVisible(true);
		viewer.setContentProvider(ArrayContentProvider.getInstance());
		column(layout, Messages.RulesPreferencePage_rule, 31, Rule::id);
		column(layout, Messages.RulesPreferencePage_title, 51, rule -> RuleRegistry.texts(rule).title());
		TableViewerColumn choice = column(layout, Messages.RulesPreferencePage_severity, 18, this::label);
		choice.setEditingSupport(new ChoiceEditing());
		viewer.setInput(RuleRegistry.standard().rules());
		PlatformUI.getWorkbench().getHelpSystem().setHelp(area, HELP);
		return area;
	}

	@Override
	protected void performDefaults() {
		choices.replaceAll((rule, choice) -> RuleChoice.STANDARD);
		viewer.refresh();
		super.performDefaults();
	}

	@Override
	public boolean performOk() {
		try {
			RuleChoices.store(choices);
			return true;
		} catch (BackingStoreException problem) {
			StatusManager.getManager().handle(Status.error(Messages.RulesPreferencePage_notStored, problem), StatusManager.SHOW | StatusManager.LOG);
			return false;
		}
	}

	private TableViewerColumn column(TableColumnLayout layout, String title, int weight, Function<Rule, String> text) {
		TableViewerColumn column = new TableViewerColumn(viewer, SWT.NONE);
		column.getColumn().setText(title);
		layout.setColumnData(column.getColumn(), new ColumnWeightData(weight, true));
		column.setLabelProvider(ColumnLabelProvider.createTextProvider(rule -> text.apply((Rule) rule)));
		return column;
	}

	private String label(Rule rule) {
		return label(rule, choices.getOrDefault(rule.id(), RuleChoice.STANDARD));
	}

	private static String label(Rule rule, RuleChoice choice) {
		return switch (choice) {
		case STANDARD -> rule.severity() == Severity.WARNING ? Messages.RulesPreferencePage_standardWarning : Messages.RulesPreferencePage_standardInfo;
		case WARNING -> Messages.RulesPreferencePage_warning;
		case INFO -> Messages.RulesPreferencePage_info;
		case OFF -> Messages.RulesPreferencePage_off;
		};
	}

	private final class ChoiceEditing extends EditingSupport {

		private static final List<RuleChoice> ORDER = List.of(RuleChoice.values());

		ChoiceEditing() {
			super(RulesPreferencePage.this.viewer);
		}

		@Override
		protected CellEditor getCellEditor(Object element) {
			String[] labels = Arrays.stream(RuleChoice.values()).map(choice -> label((Rule) element, choice)).toArray(String[]::new);
			ComboBoxCellEditor editor = new ComboBoxCellEditor(viewer.getTable(), labels, SWT.READ_ONLY);
			editor.setActivationStyle(ComboBoxCellEditor.DROP_DOWN_ON_KEY_ACTIVATION | ComboBoxCellEditor.DROP_DOWN_ON_MOUSE_ACTIVATION);
			return editor;
		}

		@Override
		protected boolean canEdit(Object element) {
			return true;
		}

		@Override
		protected Object getValue(Object element) {
			return ORDER.indexOf(choices.getOrDefault(((Rule) element).id(), RuleChoice.STANDARD));
		}

		@Override
		protected void setValue(Object element, Object value) {
			if (value instanceof Integer index && index >= 0) {
				choices.put(((Rule) element).id(), ORDER.get(index));
				viewer.update(element, null);
			}
		}
	}
}
