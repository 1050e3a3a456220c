/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.jface.viewers.TreePath;
import org.eclipse.jface.viewers.TreeSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.views.contentoutline.ContentOutlinePage;
import org.osgi.framework.FrameworkUtil;
import org.wiretune.lint.editor.ModuleOutline;
import org.wiretune.lint.editor.OutlineItem;
import org.wiretune.ui.parts.AccessibleName;
import org.wiretune.ui.parts.LaterContent;
import org.wiretune.ui.parts.TreeOfLists;

/** The outline of a module file, linked with its editor in both directions. UI thread only. */
final class ModuleOutlinePage extends ContentOutlinePage {

	private static final String LINK = "outline.unlinked"; //$NON-NLS-1$

	private final ModuleEditor editor;
	private List<OutlineItem> items = List.of();
	private IAction linking;
	private Composite holder;
	private LaterContent content;
	private boolean following;
	private boolean gone;

	ModuleOutlinePage(ModuleEditor editor) {
		this.editor = editor;
	}

	@Override
	public void createControl(Composite parent) {
		holder = new Composite(parent, SWT.NONE);
		holder.setLayout(new FillLayout());
		createActions();
		content = new LaterContent(holder, this::createTree, super::setFocus);
	}

	@Override
	public Control getControl() {
		return holder;
	}

	@Override
	public void setFocus() {
		content.setFocus();
	}

	private void createTree() {
		super.createControl(holder);
		TreeViewer viewer = getTreeViewer();
		viewer.setContentProvider(new TreeOfLists<>(OutlineItem.class, OutlineItem::children));
		viewer.setLabelProvider(new DelegatingStyledCellLabelProvider(new Labels()));
		viewer.setUseHashlookup(false);
		viewer.setAutoExpandLevel(2);
		viewer.setInput(items);
		viewer.addSelectionChangedListener(event -> {
			if (!following && linking.isChecked() && event.getStructuredSelection().getFirstElement() instanceof OutlineItem item) {
				editor.outlineSelected(item);
			}
		});
		viewer.addOpenListener(event -> {
			if (viewer.getStructuredSelection().getFirstElement() instanceof OutlineItem item) {
				editor.open(item.origin().path(), item.origin().offset(), item.origin().length());
			}
		});
		viewer.getTree().getAccessible().addAccessibleListener(AccessibleName.of(() -> Messages.Outline_name));
	}

	private void createActions() {
		IDialogSettings stored = PlatformUI.getDialogSettingsProvider(FrameworkUtil.getBundle(ModuleOutlinePage.class)).getDialogSettings();
		linking = new Action(Messages.Outline_link, IAction.AS_CHECK_BOX) {
			@Override
			public void run() {
				stored.put(LINK, !isChecked());
			}
		};
		linking.setImageDescriptor(PlatformUI.getWorkbench().getSharedImages().getImageDescriptor(ISharedImages.IMG_ELCL_SYNCED));
		linking.setToolTipText(Messages.Outline_link);
		linking.setChecked(!stored.getBoolean(LINK));
		getSite().getActionBars().getToolBarManager().add(linking);
		getSite().getActionBars().getMenuManager().add(linking);
	}

	/** Shows other items; what is open and selected stays as far as it is still there. */
	void show(List<OutlineItem> next) {
		List<OutlineItem> before = items;
		items = next;
		TreeViewer viewer = getTreeViewer();
		if (viewer == null || viewer.getTree().isDisposed() || before.equals(next)) {
			return;
		}
		OutlineItem selected = (OutlineItem) viewer.getStructuredSelection().getFirstElement();
		List<OutlineItem> open = Arrays.stream(viewer.getExpandedElements()).map(OutlineItem.class::cast).toList();
		viewer.getTree().setRedraw(false);
		try {
			viewer.setInput(next);
			expand(next, open);
		} finally {
			viewer.getTree().setRedraw(true);
		}
		if (selected != null) {
			find(next, TreePath.EMPTY, selected).ifPresent(this::follow);
		}
	}

	private void expand(List<OutlineItem> level, List<OutlineItem> open) {
		for (OutlineItem item : level) {
			if (open.stream().anyMatch(item::isSameAs)) {
				getTreeViewer().setExpandedState(item, true);
			}
			expand(item.children(), open);
		}
	}

	private static Optional<TreePath> find(List<OutlineItem> level, TreePath parent, OutlineItem wanted) {
		for (OutlineItem item : level) {
			TreePath path = parent.createChildPath(item);
			Optional<TreePath> found = item.isSameAs(wanted) ? Optional.of(path) : find(item.children(), path, wanted);
			if (found.isPresent()) {
				return found;
			}
		}
		return Optional.empty();
	}

	/** The user came to a place: selects its item without leading the editor back. */
	void caretMoved(String path, int offset) {
		if (linking == null || !linking.isChecked() || getTreeViewer() == null || getTreeViewer().getTree().isDisposed()
				|| getTreeViewer().getTree().isFocusControl()) {
			return;
		}
		ModuleOutline.at(items, path, offset).flatMap(item -> find(items, TreePath.EMPTY, item)).ifPresent(this::follow);
	}

	private void follow(TreePath path) {
		following = true;
		try {
			getTreeViewer().setSelection(new TreeSelection(path), true);
		} finally {
			following = false;
		}
	}

	/** Selects an item as the user does. */
	void select(OutlineItem item) {
		content.now();
		getTreeViewer().setSelection(new StructuredSelection(item), true);
	}

	/** {@return the outermost items that are shown} */
	List<OutlineItem> items() {
		return items;
	}

	/** {@return whether its view was closed} */
	boolean isGone() {
		return gone;
	}

	@Override
	public void dispose() {
		gone = true;
		super.dispose();
	}

	private static final class Labels extends LabelProvider implements IStyledLabelProvider {

		@Override
		public StyledString getStyledText(Object element) {
			OutlineItem item = (OutlineItem) element;
			StyledString text = new StyledString(item.name().isEmpty() ? item.role().word() : item.name());
			return item.detail().isEmpty() ? text : text.append("  " + item.detail(), StyledString.QUALIFIER_STYLER); //$NON-NLS-1$
		}

		@Override
		public Image getImage(Object element) {
			return ModuleIcons.of(((OutlineItem) element).role());
		}
	}
}
