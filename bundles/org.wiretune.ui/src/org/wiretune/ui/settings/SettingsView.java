/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.settings;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.layout.TreeColumnLayout;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.IElementComparer;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.dialogs.FilteredTree;
import org.eclipse.ui.dialogs.PatternFilter;
import org.eclipse.ui.part.ViewPart;
import org.wiretune.core.Origin;
import org.wiretune.ide.AnalysisListener;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.settings.OpenedSecrets;
import org.wiretune.lint.settings.SettingNode;
import org.wiretune.lint.settings.SettingTree;
import org.wiretune.ui.arrival.EnableBar;
import org.wiretune.ui.parts.ClipboardText;
import org.wiretune.ui.parts.Letters;
import org.wiretune.ui.parts.PlaceOpener;
import org.wiretune.ui.parts.TreeOfLists;
import org.wiretune.ui.theme.Restyled;
import org.wiretune.ui.update.NewestShown;

/**
 * The settings of all servers, applications, operating systems and databases that were read: what a file states, what
 * counts where it is silent, and where each stands. UI thread only.
 */
public final class SettingsView extends ViewPart {

	/** Id of the view. */
	public static final String ID = "org.wiretune.ui.settings"; //$NON-NLS-1$

	private static final String HELP_CONTEXT = "org.wiretune.ui.settings"; //$NON-NLS-1$
	private static final int[] WEIGHTS = { 40, 20, 40 };
	/** A name of a server or project, a number, and the beginning of a file. */
	private static final int[] LEAST = { 190, 80, 120 };

	private final WorkspaceAnalysis analysis = WorkspaceAnalysis.get();
	private final NewestShown<List<SettingNode>> newest = new NewestShown<>(this::show);
	/** The tree is made beside the analysis, and once for several analyses in a row. */
	private final Job job = Job.createSystem(Messages.View_reading, (ICoreRunnable) monitor -> make());
	private final AnalysisListener listener = result -> job.schedule();
	private final OpenedSecrets secrets = new OpenedSecrets();
	private final IAction showSecret = action(Messages.View_showSecret, this::toggleSecrets);
	private Composite stack;
	private Composite content;
	private Label message;
	private TreeViewer viewer;
	private final ViewerFilter onlySet = new ViewerFilter() {
		@Override
		public boolean select(Viewer tree, Object parent, Object element) {
			return isSet((SettingNode) element);
		}

		private boolean isSet(SettingNode node) {
			return node.isSet() || node.children().stream().anyMatch(this::isSet);
		}
	};

	@Override
	public void createPartControl(Composite parent) {
		Composite whole = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(whole);
		Restyled.followWords(whole);
		new EnableBar(whole, 1, getSite());
		stack = new Composite(whole, SWT.NONE);
		stack.setLayout(new StackLayout());
		GridDataFactory.fillDefaults().grab(true, true).applyTo(stack);
		message = new Label(stack, SWT.WRAP);
		content = new Composite(stack, SWT.NONE);
		GridLayout layout = new GridLayout();
		layout.marginWidth = 0;
		layout.marginHeight = 0;
		content.setLayout(layout);
		PatternFilter pattern = new PatternFilter() {
			@Override
			protected boolean isLeafMatch(Viewer tree, Object element) {
				SettingNode node = (SettingNode) element;
				return wordMatches(node.label()) || wordMatches(node.detail()) || wordMatches(node.value()) || node.path() != null && wordMatches(node.path());
			}
		};
		pattern.setIncludeLeadingWildcard(true);
		FilteredTree tree = new FilteredTree(content, SWT.FULL_SELECTION | SWT.MULTI, pattern, true, true);
		tree.setInitialText(Messages.View_filter);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(tree);
		viewer = tree.getViewer();
		columns();
		viewer.setComparer(new IElementComparer() {
			@Override
			public int hashCode(Object element) {
				return element instanceof SettingNode node ? node.id().hashCode() : System.identityHashCode(element);
			}

			@Override
			public boolean equals(Object one, Object other) {
				return one == other || one instanceof SettingNode first && other instanceof SettingNode second && first.id().equals(second.id());
			}
		});
		viewer.setContentProvider(new TreeOfLists<>(SettingNode.class, SettingNode::children));
		viewer.addDoubleClickListener(event -> open());
		actions();
		getSite().setSelectionProvider(viewer);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(parent, HELP_CONTEXT);
		show(null);
		analysis.addListener(listener);
		job.schedule();
		analysis.request();
	}

	private void columns() {
		viewer.getTree().setHeaderVisible(true);
		TreeColumnLayout layout = new TreeColumnLayout();
		viewer.getTree().getParent().setLayout(layout);
		LocalResourceManager resources = new LocalResourceManager(JFaceResources.getResources(), viewer.getTree());
		String[] titles = { Messages.View_setting, Messages.View_value, Messages.View_source };
		for (int i = 0; i < titles.length; i++) {
			TreeViewerColumn column = new TreeViewerColumn(viewer, SWT.LEFT);
			column.getColumn().setText(titles[i]);
			column.getColumn().setMoveable(true);
			column.setLabelProvider(SettingColumns.provider(i, secrets, resources));
			layout.setColumnData(column.getColumn(), new ColumnWeightData(WEIGHTS[i], Letters.room(LEAST[i]), true));
		}
		ColumnViewerToolTipSupport.enableFor(viewer);
	}

	private void actions() {
		IAction set = new Action(Messages.View_onlySet, IAction.AS_CHECK_BOX) {
			@Override
			public void run() {
				viewer.setFilters(isChecked() ? add() : remove());
			}

			private ViewerFilter[] add() {
				return java.util.stream.Stream.concat(java.util.Arrays.stream(viewer.getFilters()), java.util.stream.Stream.of(onlySet)).toArray(ViewerFilter[]::new);
			}

			private ViewerFilter[] remove() {
				return java.util.Arrays.stream(viewer.getFilters()).filter(filter -> filter != onlySet).toArray(ViewerFilter[]::new);
			}
		};
		set.setToolTipText(Messages.View_onlySetTip);
		set.setImageDescriptor(SettingIcons.descriptor("settings/only_set")); //$NON-NLS-1$
		IAction collapse = action(Messages.View_collapse, viewer::collapseAll);
		collapse.setToolTipText(Messages.View_collapseTip);
		collapse.setImageDescriptor(SettingIcons.descriptor("settings/collapse")); //$NON-NLS-1$
		getViewSite().getActionBars().getToolBarManager().add(set);
		getViewSite().getActionBars().getToolBarManager().add(collapse);
		IAction copy = action(Messages.View_copy, this::copy);
		copy.setActionDefinitionId(IWorkbenchCommandConstants.EDIT_COPY);
		getViewSite().getActionBars().setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
		MenuManager menu = new MenuManager();
		menu.add(action(Messages.View_open, this::open));
		menu.add(copy);
		showSecret.setToolTipText(Messages.View_showSecretTip);
		menu.add(showSecret);
		// In the menu of the view too, which the keyboard reaches by Ctrl+F10.
		getViewSite().getActionBars().getMenuManager().add(showSecret);
		viewer.addSelectionChangedListener(event -> updateShowSecret());
		updateShowSecret();
		viewer.getTree().setMenu(menu.createContextMenu(viewer.getTree()));
	}

	private static IAction action(String text, Runnable run) {
		return new Action(text) {
			@Override
			public void run() {
				run.run();
			}
		};
	}

	private void make() {
		LintResult result = analysis.result();
		if (result != null) {
			newest.offer(SettingTree.of(result.solution()));
		}
	}

	private void show(List<SettingNode> nodes) {
		if (stack.isDisposed()) {
			return;
		}
		secrets.clear();
		boolean empty = nodes == null || nodes.isEmpty();
		message.setText(nodes == null ? Messages.View_reading : empty ? Messages.View_empty : ""); //$NON-NLS-1$
		((StackLayout) stack.getLayout()).topControl = empty ? message : content;
		stack.layout();
		if (empty) {
			viewer.setInput(null);
			return;
		}
		viewer.getTree().setRedraw(false);
		try {
			Object[] expanded = viewer.getExpandedElements();
			viewer.setInput(nodes);
			viewer.setExpandedElements(expanded);
			updateShowSecret();
		} finally {
			viewer.getTree().setRedraw(true);
		}
	}

	private void open() {
		if (!(viewer.getStructuredSelection().getFirstElement() instanceof SettingNode node)) {
			return;
		}
		if (node.path() == null) {
			viewer.setExpandedState(node, !viewer.getExpandedState(node));
			return;
		}
		PlaceOpener.open(getSite().getPage(), node.origin() == null ? new Origin(node.path(), 0, 0, 1, 1) : node.origin());
	}

	private List<SettingNode> selected() {
		return Stream.of(viewer.getStructuredSelection().toArray()).map(SettingNode.class::cast).toList();
	}

	private void toggleSecrets() {
		List<SettingNode> selected = selected();
		secrets.toggle(selected);
		viewer.update(selected.toArray(), null);
		updateShowSecret();
	}

	private void updateShowSecret() {
		List<SettingNode> selected = selected();
		showSecret.setEnabled(secrets.areThere(selected));
		showSecret.setText(secrets.areOpen(selected) ? Messages.View_hideSecret : Messages.View_showSecret);
	}

	/** Without secrets, also those that are shown: lists are pasted into mails and tickets. */
	private void copy() {
		List<?> selected = viewer.getStructuredSelection().toList();
		if (selected.isEmpty()) {
			return;
		}
		String text = selected.stream().map(SettingNode.class::cast)
				.map(node -> SettingColumns.text(node, 0) + '\t' + SettingColumns.text(node, 1) + '\t' + SettingColumns.text(node, 2))
				.collect(Collectors.joining(System.lineSeparator()));
		ClipboardText.put(viewer.getTree().getDisplay(), text);
	}

	@Override
	public void setFocus() {
		if (content.isVisible()) {
			viewer.getTree().setFocus();
		} else {
			message.setFocus();
		}
	}

	@Override
	public void dispose() {
		analysis.removeListener(listener);
		job.cancel();
		super.dispose();
	}
}
