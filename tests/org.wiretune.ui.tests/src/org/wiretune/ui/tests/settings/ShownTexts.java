/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.settings;

import java.lang.reflect.Field;
import java.util.List;

import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.Accessible;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleControlListener;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.accessibility.AccessibleListener;
import org.eclipse.swt.browser.Browser;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.swt.SWT;
import org.eclipse.ui.forms.widgets.Form;
import org.eclipse.ui.forms.widgets.Hyperlink;
import org.eclipse.ui.forms.widgets.Section;
import org.wiretune.workbench.Widgets;

/** All that visible widgets say: their texts, tool tips, and what they tell a screen reader. UI thread only. */
final class ShownTexts {

	private final StringBuilder text = new StringBuilder();

	private ShownTexts() {
	}

	/** {@return the texts of a control and of all below it} @param parent the control */
	static String of(Control parent) {
		ShownTexts texts = new ShownTexts();
		for (Control control : Widgets.all(parent, Control.class, each -> true)) {
			texts.add(control.getToolTipText());
			texts.control(control);
			texts.accessible(control);
		}
		return texts.text.toString();
	}

	/** Opens every item of a tree, whose viewer makes items when they are opened. @param tree the tree */
	static void expand(Tree tree) {
		expand(tree, tree.getItems());
	}

	private static void expand(Tree tree, TreeItem[] items) {
		for (TreeItem item : items) {
			Event opened = new Event();
			opened.item = item;
			tree.notifyListeners(SWT.Expand, opened);
			item.setExpanded(true);
			expand(tree, item.getItems());
		}
	}

	private void control(Control control) {
		switch (control) {
		case Shell shell -> add(shell.getText());
		case Label label -> add(label.getText());
		case CLabel label -> add(label.getText());
		case Text field -> add(field.getText());
		case StyledText styled -> add(styled.getText());
		case Combo combo -> add(combo.getText() + List.of(combo.getItems()));
		case Button button -> add(button.getText());
		case Hyperlink link -> add(link.getText());
		case Link link -> add(link.getText());
		case Group group -> add(group.getText());
		case Form form -> add(form.getText() + '\n' + form.getMessage());
		case Section section -> add(section.getText() + '\n' + section.getDescription());
		case Browser browser -> add(browser.getText());
		case Tree tree -> items(tree.getItems(), tree.getColumnCount());
		case Table table -> {
			for (TableItem item : table.getItems()) {
				for (int i = 0; i < Math.max(1, table.getColumnCount()); i++) {
					add(item.getText(i));
				}
			}
		}
		case ToolBar bar -> {
			for (ToolItem item : bar.getItems()) {
				add(item.getText() + '\n' + item.getToolTipText());
			}
		}
		case CTabFolder folder -> {
			for (CTabItem item : folder.getItems()) {
				add(item.getText() + '\n' + item.getToolTipText());
			}
		}
		default -> {
			// Other controls hold those above, or are painted.
		}
		}
	}

	private void items(TreeItem[] items, int columns) {
		for (TreeItem item : items) {
			for (int i = 0; i < Math.max(1, columns); i++) {
				add(item.getText(i));
			}
			items(item.getItems(), columns);
		}
	}

	private void accessible(Control control) {
		Accessible accessible = control.getAccessible();
		names(accessible, ACC.CHILDID_SELF);
		if (control instanceof Canvas) {
			// What is painted has no widgets, so it tells of its parts by their numbers.
			AccessibleControlEvent count = new AccessibleControlEvent(accessible);
			count.childID = ACC.CHILDID_SELF;
			for (AccessibleControlListener listener : listeners(accessible, "accessibleControlListeners", AccessibleControlListener.class)) {
				listener.getChildCount(count);
			}
			for (int child = 0; child < count.detail; child++) {
				names(accessible, child);
			}
		}
	}

	private void names(Accessible accessible, int child) {
		for (AccessibleListener listener : listeners(accessible, "accessibleListeners", AccessibleListener.class)) {
			AccessibleEvent event = new AccessibleEvent(accessible);
			event.childID = child;
			listener.getName(event);
			add(event.result);
			event.result = null;
			listener.getDescription(event);
			add(event.result);
		}
	}

	/** The toolkit asks listeners only where assistive technology runs, and has no way to ask them as it does. */
	private static <T> List<T> listeners(Accessible accessible, String field, Class<T> type) {
		try {
			Field listeners = Accessible.class.getDeclaredField(field);
			listeners.setAccessible(true);
			List<?> all = (List<?>) listeners.get(accessible);
			return all == null ? List.of() : all.stream().map(type::cast).toList();
		} catch (ReflectiveOperationException changed) {
			throw new IllegalStateException("The toolkit keeps its listeners elsewhere.", changed);
		}
	}

	private void add(String shown) {
		if (shown != null) {
			text.append(shown).append('\n');
		}
	}
}
