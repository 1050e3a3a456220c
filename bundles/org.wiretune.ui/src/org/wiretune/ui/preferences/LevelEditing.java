/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.preferences;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;

import org.eclipse.jface.viewers.CellEditor;
import org.eclipse.jface.viewers.ComboBoxCellEditor;
import org.eclipse.jface.viewers.EditingSupport;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.wiretune.lint.config.RuleLevel;
import org.wiretune.lint.rule.Rule;

/** Edits what a project wants of a rule in its line. UI thread only. */
final class LevelEditing extends EditingSupport {

	private final TreeViewer viewer;
	private final Function<Rule, Optional<RuleLevel>> get;
	private final BiConsumer<Rule, Optional<RuleLevel>> set;

	LevelEditing(TreeViewer viewer, Function<Rule, Optional<RuleLevel>> get, BiConsumer<Rule, Optional<RuleLevel>> set) {
		super(viewer);
		this.viewer = viewer;
		this.get = get;
		this.set = set;
	}

	/** {@return the word for what a project wants} @param level what it wants; empty for nothing */
	static String label(Optional<RuleLevel> level) {
		return level.map(each -> switch (each) {
			case STANDARD -> Messages.ProjectRulesPage_standard;
			case WARNING -> Messages.RulesPreferencePage_warning;
			case INFO -> Messages.RulesPreferencePage_info;
			case OFF -> Messages.RulesPreferencePage_off;
		}).orElse(Messages.ProjectRulesPage_asPreferences);
	}

	@Override
	protected CellEditor getCellEditor(Object element) {
		RuleLevel[] levels = RuleLevel.values();
		String[] labels = new String[levels.length + 1];
		labels[0] = label(Optional.empty());
		for (int i = 0; i < levels.length; i++) {
			labels[i + 1] = label(Optional.of(levels[i]));
		}
		ComboBoxCellEditor editor = new ComboBoxCellEditor(viewer.getTree(), labels, SWT.READ_ONLY);
		editor.setActivationStyle(ComboBoxCellEditor.DROP_DOWN_ON_KEY_ACTIVATION | ComboBoxCellEditor.DROP_DOWN_ON_MOUSE_ACTIVATION);
		return editor;
	}

	@Override
	protected boolean canEdit(Object element) {
		return element instanceof Rule;
	}

	@Override
	protected Object getValue(Object element) {
		return get.apply((Rule) element).map(level -> level.ordinal() + 1).orElse(0);
	}

	@Override
	protected void setValue(Object element, Object value) {
		if (value instanceof Integer index && index >= 0) {
			set.accept((Rule) element, index == 0 ? Optional.empty() : Optional.of(RuleLevel.values()[index - 1]));
		}
	}
}
