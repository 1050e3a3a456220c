/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.workbench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Widget;

/** Finds widgets and uses them as a user would. To be called on the UI thread, for example inside {@link Ui#run}. */
public final class Widgets {

	private Widgets() {
	}

	/** {@return all shells that are visible} */
	public static List<Shell> shells() {
		List<Shell> shells = new ArrayList<>();
		for (Shell shell : Display.getCurrent().getShells()) {
			if (!shell.isDisposed() && shell.isVisible()) {
				shells.add(shell);
			}
		}
		return shells;
	}

	/**
	 * Finds a visible shell.
	 *
	 * @param title part of its title
	 * @return the first such shell
	 */
	public static Optional<Shell> shell(String title) {
		return shells().stream().filter(shell -> shell.getText().contains(title)).findFirst();
	}

	/**
	 * Finds visible controls, the parents before their children.
	 *
	 * @param <T> type of control
	 * @param parent where to look, itself included
	 * @param type type of control
	 * @param wanted which of them
	 * @return the controls
	 */
	public static <T extends Control> List<T> all(Control parent, Class<T> type, Predicate<? super T> wanted) {
		List<T> found = new ArrayList<>();
		collect(parent, type, wanted, found);
		return found;
	}

	/**
	 * Finds the first visible control.
	 *
	 * @param <T> type of control
	 * @param parent where to look, itself included
	 * @param type type of control
	 * @param wanted which of them
	 * @return the control
	 */
	public static <T extends Control> Optional<T> first(Control parent, Class<T> type, Predicate<? super T> wanted) {
		return all(parent, type, wanted).stream().findFirst();
	}

	/**
	 * Finds a button by its text.
	 *
	 * @param parent where to look
	 * @param text its text without the ampersand of the mnemonic
	 * @return the button
	 */
	public static Optional<Button> button(Control parent, String text) {
		return first(parent, Button.class, button -> plain(button.getText()).equals(text));
	}

	/**
	 * Presses a button: a push button is pushed, a check box changes its state, a radio button is chosen.
	 *
	 * @param button the button, enabled
	 */
	public static void press(Button button) {
		if (!button.isEnabled()) {
			throw new IllegalStateException("The button '" + button.getText() + "' is disabled.");
		}
		if ((button.getStyle() & SWT.CHECK) != 0) {
			button.setSelection(!button.getSelection());
		} else if ((button.getStyle() & SWT.RADIO) != 0) {
			button.setSelection(true);
		}
		send(button, SWT.Selection);
	}

	/**
	 * Types into a text field, replacing what it holds.
	 *
	 * @param text the field
	 * @param value the new value
	 */
	public static void type(Text text, String value) {
		text.setFocus();
		text.setText(value);
		send(text, SWT.Modify);
	}

	/**
	 * Chooses an item of a combo box.
	 *
	 * @param combo the box
	 * @param item its text
	 */
	public static void choose(Combo combo, String item) {
		int index = combo.indexOf(item);
		if (index < 0) {
			throw new IllegalStateException("There is no item '" + item + "' among " + List.of(combo.getItems()));
		}
		combo.select(index);
		send(combo, SWT.Selection);
	}

	/**
	 * Sends an event to a widget's listeners.
	 *
	 * @param widget the widget
	 * @param type the event, for example {@link SWT#Selection}
	 */
	public static void send(Widget widget, int type) {
		Event event = new Event();
		event.type = type;
		event.widget = widget;
		event.display = widget.getDisplay();
		event.time = (int) System.currentTimeMillis();
		widget.notifyListeners(type, event);
	}

	/**
	 * Reads all labels below a control.
	 *
	 * @param parent where to look
	 * @return their texts in order
	 */
	public static List<String> labels(Control parent) {
		return all(parent, Label.class, label -> true).stream().map(Label::getText).toList();
	}

	/**
	 * Removes the ampersand that marks a mnemonic.
	 *
	 * @param text a label
	 * @return what the user sees
	 */
	public static String plain(String text) {
		return text.replaceAll("&(.)", "$1").replaceAll("\\t.*", "");
	}

	private static <T extends Control> void collect(Control control, Class<T> type, Predicate<? super T> wanted, List<T> found) {
		if (control.isDisposed() || !control.isVisible() && !(control instanceof Shell)) {
			return;
		}
		if (type.isInstance(control) && wanted.test(type.cast(control))) {
			found.add(type.cast(control));
		}
		if (control instanceof Composite composite) {
			for (Control child : composite.getChildren()) {
				collect(child, type, wanted, found);
			}
		}
	}
}
