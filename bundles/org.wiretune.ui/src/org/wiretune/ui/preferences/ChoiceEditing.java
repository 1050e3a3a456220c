/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.preferences;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;

import org.eclipse.jface.viewers.CellEditor;
import org.eclipse.jface.viewers.ComboBoxCellEditor;
import org.eclipse.jface.viewers.EditingSupport;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.wiretune.ide.RuleChoice;
import org.wiretune.lint.rule.Rule;

/** Edits the choice of a rule in its line. UI thread only. */
final class ChoiceEditing extends EditingSupport {

	private static final List<RuleChoice> ORDER = List.of(RuleChoice.values());

	private final TreeViewer viewer;
	private final Function<Rule, RuleChoice> get;
	private final BiConsumer<Rule, RuleChoice> set;

	ChoiceEditing(TreeViewer viewer, Function<Rule, RuleChoice> get, BiConsumer<Rule, RuleChoice> set) {
		super(viewer);
		this.viewer = viewer;
		this.get = get;
		this.set = set;
	}

	@Override
	protected CellEditor getCellEditor(Object element) {
		String[] labels = Arrays.stream(RuleChoice.values()).map(choice -> ChoiceLabels.of((Rule) element, choice)).toArray(String[]::new);
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
		return ORDER.indexOf(get.apply((Rule) element));
	}

	@Override
	protected void setValue(Object element, Object value) {
		if (value instanceof Integer index && index >= 0) {
			set.accept((Rule) element, ORDER.get(index));
		}
	}
}
