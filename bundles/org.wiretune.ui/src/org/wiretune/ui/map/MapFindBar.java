/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/** The line in which the user types what to find on the map. UI thread only. */
final class MapFindBar {

	private static final int SIDE = 6;
	private static final int ABOVE = 3;
	private static final int WIDTH = 220;

	/** Hears what the user looks for. */
	interface Finder {

		/** The words changed. @return how many were found, in words */
		String typed(String words);

		/** Goes on by 1 or -1. @return which one that is, in words */
		String step(String words, int step);

		/** The line is closed. */
		void closed();
	}

	private final Composite bar;
	private final Text text;
	private final Label summary;
	private final Finder finder;

	MapFindBar(Composite parent, Finder finder) {
		this.finder = finder;
		bar = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(5).margins(SIDE, ABOVE).applyTo(bar);
		GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(bar);
		bar.setVisible(false);
		new Label(bar, SWT.NONE).setText(Messages.Find_label);
		text = new Text(bar, SWT.SEARCH | SWT.ICON_CANCEL | SWT.ICON_SEARCH);
		text.setMessage(Messages.Find_message);
		GridDataFactory.fillDefaults().hint(WIDTH, SWT.DEFAULT).applyTo(text);
		button(Messages.Find_previous, -1);
		button(Messages.Find_next, 1);
		summary = new Label(bar, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(summary);
		text.addListener(SWT.Modify, event -> summary.setText(finder.typed(text.getText())));
		text.addListener(SWT.KeyDown, this::key);
		text.addListener(SWT.Traverse, event -> {
			if (event.detail == SWT.TRAVERSE_RETURN || event.detail == SWT.TRAVERSE_ESCAPE) {
				event.doit = false;
				event.detail = SWT.TRAVERSE_NONE;
			}
		});
	}

	private void button(String label, int step) {
		Button button = new Button(bar, SWT.PUSH);
		button.setText(label);
		button.addListener(SWT.Selection, event -> summary.setText(finder.step(text.getText(), step)));
	}

	private void key(Event event) {
		if (event.keyCode == SWT.CR || event.keyCode == SWT.KEYPAD_CR) {
			summary.setText(finder.step(text.getText(), (event.stateMask & SWT.SHIFT) == 0 ? 1 : -1));
		} else if (event.keyCode == SWT.ESC) {
			close();
		}
	}

	/** {@return where the words are typed} */
	Text text() {
		return text;
	}

	/** {@return what is said on the matches} */
	String summary() {
		return summary.getText();
	}

	boolean isOpen() {
		return bar.getVisible();
	}

	void open() {
		show(true);
		text.setFocus();
		text.selectAll();
	}

	void close() {
		show(false);
		finder.closed();
	}

	private void show(boolean visible) {
		((GridData) bar.getLayoutData()).exclude = !visible;
		bar.setVisible(visible);
		bar.getParent().layout(true);
	}
}
