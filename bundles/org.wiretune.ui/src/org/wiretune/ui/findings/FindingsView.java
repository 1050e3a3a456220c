/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.findings;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.IElementComparer;
import org.eclipse.jface.viewers.ITreeViewerListener;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeExpansionEvent;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.events.HelpListener;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.part.ViewPart;
import org.wiretune.core.Origin;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.overview.FindingFilter;
import org.wiretune.lint.overview.FindingNode;
import org.wiretune.lint.overview.FixedFinding;
import org.wiretune.ui.arrival.EnableBar;
import org.wiretune.ui.fix.FindingHelp;
import org.wiretune.ui.parts.ClipboardText;
import org.wiretune.ui.parts.PlaceOpener;
import org.wiretune.ui.parts.TreeOfLists;
import org.wiretune.ui.result.RunFileOpening;
import org.wiretune.ui.theme.Restyled;
import org.wiretune.ui.update.NewestShown;

/**
 * The findings of the workspace in groups: by subject, project, rule, or by what a performance run measured. Offers the
 * quick-fixes of a finding, and of all of its kind. UI thread only.
 */
public final class FindingsView extends ViewPart {

	/** Id of the view. */
	public static final String ID = "org.wiretune.ui.findingsView"; //$NON-NLS-1$

	private static final String HELP_CONTEXT = "org.wiretune.ui.findings"; //$NON-NLS-1$
	private static final int LEAST_MESSAGE = 90;
	private static final int COLUMNS = 4;
	/** Of the list and of what is told of the selected finding, below it and beside it, where headlines need the width. */
	private static final int[] BELOW = { 3, 2 };
	private static final int[] BESIDE = { 2, 1 };
	/** In a view that is narrower than so many times its height, the one stands below the other. */
	private static final int WIDE = 2;

	private final FindingChoices choices = new FindingChoices();
	private final NewestShown<FindingList.Shown> newest = new NewestShown<>(this::show);
	private FindingList list;
	private SashForm sash;
	private Composite stack;
	private Composite content;
	private Composite lines;
	private Label message;
	private Label status;
	/** Where the line of a finding went that is found no more. */
	private Label gone;
	private Text words;
	private TreeViewer viewer;
	private FindingWidths widths;
	private FindingDetails details;
	/** The groups that the user has closed. */
	private final Set<String> closed = new HashSet<>();

	@Override
	public void init(IViewSite site, IMemento memento) throws PartInitException {
		super.init(site, memento);
		choices.restore(memento);
	}

	@Override
	public void saveState(IMemento memento) {
		choices.save(memento);
	}

	@Override
	public void createPartControl(Composite parent) {
		content = new Composite(parent, SWT.NONE);
		Restyled.followWords(content);
		GridLayout layout = new GridLayout(2, false);
		layout.marginWidth = 0;
		layout.marginHeight = 0;
		layout.verticalSpacing = 0;
		layout.horizontalSpacing = 0;
		content.setLayout(layout);
		new EnableBar(content, 2, getSite());
		words = new Text(content, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
		words.setMessage(ViewMessages.View_filter);
		words.setText(choices.filter().words());
		words.addModifyListener(event -> {
			choices.words(words.getText());
			list.refresh();
		});
		GridDataFactory.fillDefaults().grab(true, false).indent(4, 4).applyTo(words);
		status = new Label(content, SWT.NONE);
		GridDataFactory.fillDefaults().align(SWT.END, SWT.CENTER).indent(8, 4).applyTo(status);
		gone = new Label(content, SWT.WRAP);
		gone.setData("wiretune", "gone"); //$NON-NLS-1$ //$NON-NLS-2$
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).indent(6, 2).hint(LEAST_MESSAGE, SWT.DEFAULT).exclude(true).applyTo(gone);
		gone.setVisible(false);
		sash = new SashForm(content, SWT.HORIZONTAL | SWT.SMOOTH);
		GridDataFactory.fillDefaults().grab(true, true).span(2, 1).indent(0, 4).applyTo(sash);
		stack = new Composite(sash, SWT.NONE);
		stack.setLayout(new StackLayout());
		message = new Label(stack, SWT.WRAP);
		lines = new Composite(stack, SWT.NONE);
		viewer = new TreeViewer(lines, SWT.FULL_SELECTION | SWT.MULTI);
		columns();
		viewer.setComparer(new IElementComparer() {
			@Override
			public int hashCode(Object element) {
				return element instanceof FindingNode node ? node.id().hashCode() : System.identityHashCode(element);
			}

			@Override
			public boolean equals(Object one, Object other) {
				return one == other || one instanceof FindingNode first && other instanceof FindingNode second && first.id().equals(second.id());
			}
		});
		viewer.setContentProvider(new TreeOfLists<>(FindingNode.class, FindingNode::children));
		details = new FindingDetails(sash, getSite().getPage());
		sash.setWeights(BESIDE);
		details.control().setVisible(false);
		sash.addListener(SWT.Resize, event -> arrange());
		viewer.addSelectionChangedListener(event -> showDetails());
		viewer.addDoubleClickListener(event -> open());
		viewer.addTreeListener(new ITreeViewerListener() {
			@Override
			public void treeCollapsed(TreeExpansionEvent event) {
				closed.add(((FindingNode) event.getElement()).id());
			}

			@Override
			public void treeExpanded(TreeExpansionEvent event) {
				closed.remove(((FindingNode) event.getElement()).id());
			}
		});
		HelpListener help = event -> help();
		viewer.getTree().addHelpListener(help);
		actions();
		FindingDrag.of(viewer, this::findings);
		getSite().setSelectionProvider(viewer);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(parent, HELP_CONTEXT);
		list = new FindingList(choices, newest::offer);
		show(null);
		list.start();
	}

	private void columns() {
		viewer.getTree().setHeaderVisible(true);
		LocalResourceManager resources = new LocalResourceManager(JFaceResources.getResources(), viewer.getTree());
		for (int i = 0; i < COLUMNS; i++) {
			TreeViewerColumn column = new TreeViewerColumn(viewer, SWT.LEFT);
			column.getColumn().setText(FindingColumns.title(i, false));
			column.getColumn().setMoveable(true);
			column.setLabelProvider(FindingColumns.provider(i, () -> widths != null && widths.isBrief(), resources));
		}
		widths = new FindingWidths(lines, viewer.getTree(), viewer::refresh);
		ColumnViewerToolTipSupport.enableFor(viewer);
	}

	private void actions() {
		new FindingsToolBar(choices, () -> list.refresh(), this::collapse).fill(getViewSite().getActionBars());
		IAction copy = action(ViewMessages.View_copy, this::copy);
		copy.setActionDefinitionId(IWorkbenchCommandConstants.EDIT_COPY);
		getViewSite().getActionBars().setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
		IAction open = action(ViewMessages.View_open, this::open);
		MenuManager menu = new MenuManager();
		menu.setRemoveAllWhenShown(true);
		menu.addMenuListener(shown -> {
			menu.add(open);
			FindingMenu.fill(getSite().getPage(), menu, findings());
			menu.add(only());
			menu.add(copy);
			menu.add(action(ViewMessages.View_help, this::help));
		});
		viewer.getTree().setMenu(menu.createContextMenu(viewer.getTree()));
	}

	/** What narrows the list to what the selected finding is like; each again takes that back. */
	private MenuManager only() {
		MenuManager only = new MenuManager(ViewMessages.View_only);
		List<FindingNode> chosen = findings();
		if (!chosen.isEmpty()) {
			Finding finding = chosen.get(0).finding();
			String path = finding.origin().path();
			String project = path.substring(0, Math.max(0, path.indexOf('/')));
			narrow(only, NLS.bind(ViewMessages.View_onlyProject, project), FindingFilter.named(project));
			narrow(only, NLS.bind(ViewMessages.View_onlyRule, finding.ruleId()), FindingFilter.RULE + finding.ruleId());
		}
		narrow(only, ViewMessages.View_onlyWarnings, FindingFilter.SEVERITY + "warning"); //$NON-NLS-1$
		narrow(only, ViewMessages.View_onlyMeasured, FindingFilter.MEASURED);
		return only;
	}

	private void narrow(MenuManager menu, String label, String word) {
		IAction action = new Action(label, IAction.AS_CHECK_BOX) {
			@Override
			public void run() {
				words.setText(choices.filter().toggled(word));
			}
		};
		action.setChecked(choices.filter().isNarrowedBy(word));
		menu.add(action);
	}

	private void collapse() {
		viewer.collapseAll();
		if (viewer.getInput() instanceof List<?> nodes) {
			nodes.forEach(node -> closed.add(((FindingNode) node).id()));
		}
	}

	private static IAction action(String text, Runnable run) {
		return new Action(text) {
			@Override
			public void run() {
				run.run();
			}
		};
	}

	private List<FindingNode> findings() {
		return ((List<?>) viewer.getStructuredSelection().toList()).stream().map(FindingNode.class::cast).filter(node -> node.finding() != null).toList();
	}

	private void show(FindingList.Shown shown) {
		if (stack.isDisposed()) {
			return;
		}
		boolean empty = shown == null || shown.overview() == null || shown.overview().nodes().isEmpty();
		message.setText(shown == null ? "" : shown.reason()); //$NON-NLS-1$
		// The blanks keep the words off the border.
		status.setText(empty ? "" : shown.status() + "  "); //$NON-NLS-1$ //$NON-NLS-2$
		if (shown != null && shown.overview() != null) {
			gone.setText(shown.gone().replace("&", "&&")); //$NON-NLS-1$ //$NON-NLS-2$
			((GridData) gone.getLayoutData()).exclude = shown.gone().isEmpty();
			gone.setVisible(!shown.gone().isEmpty());
		}
		content.layout();
		((StackLayout) stack.getLayout()).topControl = empty ? message : lines;
		stack.layout();
		if (empty) {
			viewer.setInput(null);
			showDetails();
			return;
		}
		List<FindingNode> nodes = shown.overview().nodes();
		boolean few = nodes.size() <= FindingChoices.EXPANDED_GROUPS && shown.overview().shown() <= FindingChoices.EXPANDED_FINDINGS;
		viewer.getTree().setRedraw(false);
		try {
			Object[] expanded = viewer.getExpandedElements();
			Object[] selected = viewer.getStructuredSelection().toArray();
			widths.fit(nodes);
			viewer.setInput(nodes);
			viewer.setExpandedElements(few ? nodes.stream().filter(node -> !closed.contains(node.id())).toArray() : expanded);
			// The line is the same, its price may be another.
			viewer.setSelection(new StructuredSelection(selected), false);
		} finally {
			viewer.getTree().setRedraw(true);
		}
		showDetails();
	}

	/** Of several selected lines the first. */
	private void showDetails() {
		boolean some = details.show(viewer.getStructuredSelection().getFirstElement() instanceof FindingNode node ? node : null);
		if (details.control().getVisible() != some) {
			details.control().setVisible(some);
			sash.layout();
			viewer.getTree().showSelection();
		}
	}

	private void arrange() {
		Point size = sash.getSize();
		int direction = size.x > WIDE * size.y ? SWT.HORIZONTAL : SWT.VERTICAL;
		if (size.y > 0 && sash.getOrientation() != direction) {
			sash.setOrientation(direction);
			sash.setWeights(direction == SWT.VERTICAL ? BELOW : BESIDE);
		}
	}

	private void open() {
		if (!(viewer.getStructuredSelection().getFirstElement() instanceof FindingNode node)) {
			return;
		}
		if (node.fixed() != null) {
			openComparison(node.fixed());
			return;
		}
		if (node.finding() == null) {
			viewer.setExpandedState(node, !viewer.getExpandedState(node));
			return;
		}
		IMarker marker = FindingMenu.marker(node.finding());
		if (marker == null) {
			PlaceOpener.open(getSite().getPage(), node.finding().origin());
			return;
		}
		try {
			IDE.openEditor(getSite().getPage(), marker, true);
		} catch (PartInitException problem) {
			Platform.getLog(FindingsView.class).warn(NLS.bind(ViewMessages.View_cannotOpen, marker.getResource().getFullPath()), problem);
		}
	}

	/** Of a finding that is no more: the same call before and after its fix, or else the file where it was. */
	private void openComparison(FixedFinding fixed) {
		if (fixed.runs().size() == 2) {
			RunFileOpening.compare(getSite().getPage(), fixed.runs().get(0), fixed.runs().get(1));
		} else {
			PlaceOpener.open(getSite().getPage(), new Origin(fixed.path(), 0, 0, Math.max(1, fixed.line()), 1));
		}
	}

	/** The page of the rule of the chosen finding. */
	private void help() {
		List<FindingNode> chosen = findings();
		String context = chosen.isEmpty() ? HELP_CONTEXT : FindingHelp.context(chosen.get(0).finding().ruleId());
		PlatformUI.getWorkbench().getHelpSystem().displayHelp(context);
	}

	private void copy() {
		List<?> selected = viewer.getStructuredSelection().toList();
		if (selected.isEmpty()) {
			return;
		}
		ClipboardText.put(viewer.getTree().getDisplay(), FindingDrag.text(selected.stream().map(FindingNode.class::cast).toList()));
	}

	@Override
	public void setFocus() {
		if (lines.isVisible()) {
			viewer.getTree().setFocus();
		} else {
			words.setFocus();
		}
	}

	@Override
	public void dispose() {
		if (list != null) {
			list.close();
		}
		super.dispose();
	}
}
