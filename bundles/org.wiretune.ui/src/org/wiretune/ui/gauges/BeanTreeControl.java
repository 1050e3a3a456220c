/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.eclipse.jface.layout.TreeColumnLayout;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.ITreeViewerListener;
import org.eclipse.jface.viewers.TreeExpansionEvent;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.TreeViewerColumn;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.dialogs.FilteredTree;
import org.eclipse.ui.dialogs.PatternFilter;
import org.wiretune.servers.own.BeanEntry;
import org.wiretune.servers.own.BeanFigure;

/** The MBeans of a program as a tree that can be searched: domain, MBean, number with its value. UI thread only. */
final class BeanTreeControl {

	/** A domain with its MBeans. */
	private record Domain(String name, List<Bean> beans) {
	}

	/** An MBean by its name: its values come later and change. */
	private record Bean(String domain, String name) {
	}

	/** A number of an MBean. */
	private record Number(Bean bean, String label) {
	}

	private final FilteredTree tree;
	private final Map<Bean, BeanEntry> entries = new LinkedHashMap<>();
	private final Set<Bean> asked = new HashSet<>();
	private final Consumer<BeanEntry> wanted;

	/**
	 * An empty tree.
	 *
	 * @param parent
	 *            where it goes
	 * @param wanted
	 *            told of the MBean whose values are to be seen
	 * @param chosen
	 *            told of the number that was chosen; of nulls where none is
	 */
	BeanTreeControl(Composite parent, Consumer<BeanEntry> wanted, BiConsumer<BeanEntry, BeanFigure> chosen) {
		this.wanted = wanted;
		tree = new FilteredTree(parent, SWT.BORDER | SWT.SINGLE | SWT.FULL_SELECTION, new PatternFilter() {
			@Override
			protected boolean isLeafMatch(Viewer viewer, Object element) {
				return wordMatches(element instanceof Number number ? number.bean().domain() + ' ' + number.bean().name() + ' ' + number.label()
						: element instanceof Bean bean ? bean.domain() + ' ' + bean.name() : ((Domain) element).name());
			}
		}, true, true) {
			@Override
			protected TreeViewer doCreateTreeViewer(Composite container, int style) {
				Composite columns = new Composite(container, SWT.NONE);
				columns.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
				TreeColumnLayout layout = new TreeColumnLayout();
				columns.setLayout(layout);
				TreeViewer made = super.doCreateTreeViewer(columns, style);
				made.getTree().setHeaderVisible(true);
				column(made, layout, Messages.Own_number, 70, BeanTreeControl::label);
				column(made, layout, Messages.Own_value, 30, BeanTreeControl.this::value);
				return made;
			}
		};
		tree.setInitialText(Messages.Own_filter);
		TreeViewer viewer = tree.getViewer();
		viewer.setContentProvider(new Content());
		viewer.addTreeListener(new ITreeViewerListener() {
			@Override
			public void treeExpanded(TreeExpansionEvent event) {
				want(event.getElement());
			}

			@Override
			public void treeCollapsed(TreeExpansionEvent event) {
				// Nothing has to be read.
			}
		});
		viewer.addSelectionChangedListener(event -> {
			Object element = viewer.getStructuredSelection().getFirstElement();
			want(element);
			Optional<BeanFigure> figure = element instanceof Number number ? figure(number) : Optional.empty();
			chosen.accept(figure.map(each -> entries.get(((Number) element).bean())).orElse(null), figure.orElse(null));
		});
	}

	private static void column(TreeViewer viewer, TreeColumnLayout layout, String title, int weight, Function<Object, String> text) {
		TreeViewerColumn column = new TreeViewerColumn(viewer, SWT.LEFT);
		column.getColumn().setText(title);
		layout.setColumnData(column.getColumn(), new ColumnWeightData(weight, weight * 4, true));
		column.setLabelProvider(new ColumnLabelProvider() {
			@Override
			public String getText(Object element) {
				return text.apply(element);
			}
		});
	}

	private static String label(Object element) {
		return element instanceof Domain domain ? domain.name() : element instanceof Bean bean ? bean.name() : ((Number) element).label();
	}

	private String value(Object element) {
		return element instanceof Number number ? figure(number).map(BeanFigure::value).orElse("") : ""; //$NON-NLS-1$ //$NON-NLS-2$
	}

	private Optional<BeanFigure> figure(Number number) {
		return entries.get(number.bean()).figures().stream().filter(each -> each.label().equals(number.label())).findFirst();
	}

	private void want(Object element) {
		Bean bean = element instanceof Bean some ? some : element instanceof Number number ? number.bean() : null;
		if (bean != null && asked.add(bean)) {
			wanted.accept(entries.get(bean));
		}
	}

	Composite control() {
		return tree;
	}

	boolean setFocus() {
		return tree.getFilterControl().setFocus();
	}

	/** Shows what there is. */
	void show(List<BeanEntry> offered) {
		entries.clear();
		asked.clear();
		offered.forEach(each -> entries.put(bean(each), each));
		Map<String, List<Bean>> domains = entries.keySet().stream().collect(Collectors.groupingBy(Bean::domain, TreeMap::new, Collectors.toList()));
		tree.getViewer().setInput(domains.entrySet().stream().map(each -> new Domain(each.getKey(), each.getValue())).toArray());
	}

	/** Shows the values of an MBean. */
	void show(BeanEntry entry) {
		Bean bean = bean(entry);
		if (entries.replace(bean, entry) != null) {
			tree.getViewer().refresh(bean);
		}
	}

	private static Bean bean(BeanEntry entry) {
		return new Bean(entry.domain(), entry.label());
	}

	private final class Content implements ITreeContentProvider {

		@Override
		public Object[] getElements(Object input) {
			return (Object[]) input;
		}

		@Override
		public Object[] getChildren(Object element) {
			return element instanceof Domain domain ? domain.beans().toArray()
					: element instanceof Bean bean ? entries.get(bean).figures().stream().map(each -> new Number(bean, each.label())).toArray() : new Object[0];
		}

		@Override
		public Object getParent(Object element) {
			return element instanceof Number number ? number.bean() : null;
		}

		@Override
		public boolean hasChildren(Object element) {
			return !(element instanceof Number);
		}
	}
}
