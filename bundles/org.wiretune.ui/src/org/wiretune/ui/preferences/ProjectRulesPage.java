/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.preferences;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.TreeColumnLayout;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.FilteredTree;
import org.eclipse.ui.dialogs.PropertyPage;
import org.wiretune.ide.AnalysedProject;
import org.wiretune.ide.arrival.EnableJob;
import org.wiretune.ide.baseline.ProjectRules;
import org.wiretune.lint.config.RuleLevel;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;

/** Properties of a project: whether WireTune reads it, and what it wants of each rule, written into its rules file. UI thread only. */
public final class ProjectRulesPage extends PropertyPage {

	private static final String HELP = "org.wiretune.ui.rules"; //$NON-NLS-1$
	private static final int WIDTH = 80;
	private static final int HEIGHT = 22;

	private final Map<String, RuleLevel> before = new HashMap<>();
	private final Map<String, Optional<RuleLevel>> changed = new HashMap<>();
	private Button enabled;
	private TreeViewer viewer;

	@Override
	protected Control createContents(Composite parent) {
		initializeDialogUnits(parent);
		noDefaultButton();
		Composite area = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().applyTo(area);
		enabled = new Button(area, SWT.CHECK);
		enabled.setText(Messages.ProjectRulesPage_enabled);
		enabled.setSelection(AnalysedProject.isOn(project()));
		Label explanation = new Label(area, SWT.WRAP);
		explanation.setText(Messages.ProjectRulesPage_rules);
		GridDataFactory.fillDefaults().grab(true, false).hint(convertWidthInCharsToPixels(WIDTH), SWT.DEFAULT).applyTo(explanation);
		FilteredTree tree = new FilteredTree(area, SWT.BORDER | SWT.FULL_SELECTION, new RulePattern(), true, true);
		tree.setInitialText(Messages.RulesPreferencePage_filter);
		GridDataFactory.fillDefaults().grab(true, true).hint(convertWidthInCharsToPixels(WIDTH), convertHeightInCharsToPixels(HEIGHT)).applyTo(tree);
		viewer = tree.getViewer();
		viewer.getTree().setHeaderVisible(true);
		TreeColumnLayout layout = new TreeColumnLayout();
		viewer.getTree().getParent().setLayout(layout);
		column(layout, Messages.RulesPreferencePage_title, 48, element -> element instanceof Rule rule ? RuleRegistry.texts(rule).title() : element.toString());
		column(layout, Messages.RulesPreferencePage_rule, 34, element -> element instanceof Rule rule ? rule.id() : ""); //$NON-NLS-1$
		column(layout, Messages.ProjectRulesPage_here, 38, element -> element instanceof Rule rule ? LevelEditing.label(level(rule)) : "") //$NON-NLS-1$
				.setEditingSupport(new LevelEditing(viewer, this::level, this::choose));
		viewer.setContentProvider(new RuleTree());
		try {
			before.putAll(ProjectRules.levels(project()));
		} catch (CoreException unreadable) {
			setErrorMessage(unreadable.getStatus().getMessage());
			viewer.getTree().setEnabled(false);
		}
		viewer.setInput(RulesPreferencePage.rules());
		List<Object> groups = RuleRegistry.standard().rules().stream().filter(rule -> before.containsKey(rule.id())).map(rule -> (Object) new RuleTree.Group(rule.subject())).distinct().toList();
		viewer.setExpandedElements(groups.toArray());
		PlatformUI.getWorkbench().getHelpSystem().setHelp(area, HELP);
		return area;
	}

	private TreeViewerColumn column(TreeColumnLayout layout, String title, int weight, Function<Object, String> text) {
		TreeViewerColumn column = new TreeViewerColumn(viewer, SWT.NONE);
		column.getColumn().setText(title);
		layout.setColumnData(column.getColumn(), new ColumnWeightData(weight, true));
		column.setLabelProvider(ColumnLabelProvider.createTextProvider(text));
		return column;
	}

	private IProject project() {
		return Adapters.adapt(getElement(), IProject.class);
	}

	private Optional<RuleLevel> level(Rule rule) {
		return changed.getOrDefault(rule.id(), Optional.ofNullable(before.get(rule.id())));
	}

	private void choose(Rule rule, Optional<RuleLevel> level) {
		changed.put(rule.id(), level);
		viewer.update(rule, null);
	}

	@Override
	public boolean performOk() {
		IProject project = project();
		if (enabled.getSelection() != AnalysedProject.isOn(project)) {
			new EnableJob(Messages.ProjectRulesPage_applying, List.of(project), enabled.getSelection()).schedule();
		}
		Map<String, Optional<RuleLevel>> wanted = new HashMap<>(changed);
		wanted.entrySet().removeIf(each -> each.getValue().equals(Optional.ofNullable(before.get(each.getKey()))));
		if (!wanted.isEmpty()) {
			WorkspaceJob job = new WorkspaceJob(Messages.ProjectRulesPage_applying) {
				@Override
				public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
					ProjectRules.write(project, wanted, monitor);
					return Status.OK_STATUS;
				}
			};
			job.setRule(project);
			job.setUser(true);
			job.schedule();
			wanted.forEach((rule, level) -> level.ifPresentOrElse(each -> before.put(rule, each), () -> before.remove(rule)));
		}
		return true;
	}
}
