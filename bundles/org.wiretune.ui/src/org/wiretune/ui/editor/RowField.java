/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jface.fieldassist.ControlDecoration;
import org.eclipse.jface.fieldassist.FieldDecorationRegistry;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.Hyperlink;
import org.wiretune.lint.editor.FormRow;
import org.wiretune.ui.parts.AccessibleName;

/**
 * The control of one value. A choice is written at once; what is typed is written on Enter or when the focus leaves, if
 * nothing is wrong with it; Esc takes it back. UI thread only.
 */
final class RowField {

	/** Room at the left for the mark of a wrong value. */
	static final int INDENT = 8;

	private static final int DIGITS_WIDTH = 90;
	private static final int CHOICE_WIDTH = 120;
	private static final int LEAST_UNIT = 50;

	private final SettingsPage page;
	private final Composite holder;
	private final Control input;
	private final ControlDecoration error;
	private final boolean opened;
	private FormRow row;
	private boolean typed;
	private boolean filling;

	/**
	 * Makes the control.
	 *
	 * @param opened whether a secret in the value is shown; one that is not cannot be changed
	 * @param toggle shows or hides it
	 * @param narrow whether a unit takes several lines before the field is wider than what holds it
	 */
	RowField(Composite parent, FormToolkit toolkit, FormRow row, SettingsPage page, boolean opened, Runnable toggle, boolean narrow) {
		this.page = page;
		this.row = row;
		this.opened = opened;
		holder = toolkit.createComposite(parent);
		// Room for the decoration and for the border that the toolkit paints.
		GridLayoutFactory.fillDefaults().numColumns(row.isSecret() ? 3 : 2).extendedMargins(INDENT, 2, 2, 2).spacing(8, 0).applyTo(holder);
		input = create(toolkit);
		error = new ControlDecoration(input, SWT.LEFT | SWT.TOP, holder);
		error.setImage(FieldDecorationRegistry.getDefault().getFieldDecoration(FieldDecorationRegistry.DEC_ERROR).getImage());
		error.hide();
		if (!row.unit().isEmpty() && row.kind() != FormRow.Kind.FIXED) {
			Label unit = toolkit.createLabel(holder, row.unit(), narrow ? SWT.WRAP : SWT.NONE);
			if (narrow) {
				GridDataFactory.swtDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).hint(LEAST_UNIT, SWT.DEFAULT).applyTo(unit);
			}
		}
		String label = row.label();
		if (row.isSecret()) {
			Hyperlink show = toolkit.createHyperlink(holder, opened ? Messages.Settings_hideSecret : Messages.Settings_showSecret, SWT.NONE);
			Styles.ofForm(show);
			show.getAccessible().addAccessibleListener(AccessibleName.of(() -> NLS.bind(opened ? Messages.Settings_hideSecretOf : Messages.Settings_showSecretOf, label)));
			// Later, because the link itself is made anew.
			show.addHyperlinkListener(new Activated(() -> show.getDisplay().asyncExec(() -> {
				if (!show.isDisposed()) {
					toggle.run();
				}
			})));
		}
		input.getAccessible().addAccessibleListener(AccessibleName.of(() -> row.unit().isEmpty() ? label : label + ", " + row.unit())); //$NON-NLS-1$
		toolkit.paintBordersFor(holder);
		fill();
	}

	private Control create(FormToolkit toolkit) {
		if (!row.isEditable() || row.isSecret() && !opened) {
			Text fixed = new Text(holder, SWT.READ_ONLY | SWT.SINGLE);
			toolkit.adapt(fixed, true, false);
			// No border: nothing can be typed here.
			fixed.setData(FormToolkit.KEY_DRAW_BORDER, Boolean.FALSE);
			Styles.textOfForm(fixed);
			GridDataFactory.fillDefaults().grab(true, false).applyTo(fixed);
			return fixed;
		}
		if (row.kind() == FormRow.Kind.CHOICE || row.kind() == FormRow.Kind.TEXT && !row.choices().isEmpty()) {
			boolean choice = row.kind() == FormRow.Kind.CHOICE;
			Combo combo = new Combo(holder, SWT.DROP_DOWN | (choice ? SWT.READ_ONLY : 0));
			toolkit.adapt(combo, true, false);
			GridDataFactory.fillDefaults().grab(!choice, false).hint(CHOICE_WIDTH, SWT.DEFAULT).applyTo(combo);
			combo.addListener(SWT.Selection, event -> commitChoice(combo.getText()));
			combo.addListener(SWT.DefaultSelection, event -> commit());
			combo.addListener(SWT.MouseVerticalWheel, event -> event.doit = false);
			if (!choice) {
				listen(combo);
			}
			return combo;
		}
		Text text = toolkit.createText(holder, "", SWT.SINGLE | (row.kind() == FormRow.Kind.NUMBER ? SWT.RIGHT : 0)); //$NON-NLS-1$
		boolean number = row.kind() == FormRow.Kind.NUMBER;
		GridDataFactory.fillDefaults().grab(!number, false).hint(number ? DIGITS_WIDTH : SWT.DEFAULT, SWT.DEFAULT).applyTo(text);
		text.addListener(SWT.DefaultSelection, event -> commit());
		listen(text);
		return text;
	}

	private void listen(Control control) {
		control.addListener(SWT.Modify, event -> {
			if (!filling) {
				typed = true;
				check();
			}
		});
		control.addListener(SWT.FocusOut, event -> commit());
		control.addListener(SWT.KeyDown, event -> {
			if (event.keyCode == SWT.ESC && typed) {
				event.doit = false;
				fill();
			}
		});
	}

	private void commitChoice(String value) {
		if (!filling) {
			typed = false;
			page.write(row, value);
		}
	}

	/** Writes what was typed, if nothing is wrong with it. */
	void commit() {
		if (typed && !input.isDisposed() && check()) {
			typed = false;
			page.write(row, text());
		}
	}

	/** Shows what is wrong with what was typed. */
	private boolean check() {
		String problem = row.problem(text());
		if (problem == null) {
			error.hide();
		} else {
			error.setDescriptionText(problem);
			error.show();
		}
		page.tell(problem);
		return problem == null;
	}

	/** Takes the row of a later reading; what is being typed stays. */
	void update(FormRow next) {
		row = next;
		if (!typed) {
			fill();
		}
	}

	private void fill() {
		filling = true;
		try {
			String value = opened ? row.value() : row.shownValue();
			if (input instanceof Combo combo) {
				List<String> items = new ArrayList<>(row.choices());
				if (!value.isEmpty() && !items.contains(value)) {
					items.add(0, value);
				}
				if (!List.of(combo.getItems()).equals(items)) {
					combo.setItems(items.toArray(String[]::new));
				}
				if (value.isEmpty()) {
					combo.deselectAll();
				} else if (!combo.getText().equals(value)) {
					combo.setText(value);
				}
			} else if (input instanceof Text text && !text.getText().equals(value)) {
				text.setText(value);
			}
			if (typed) {
				page.tell(null);
			}
			typed = false;
			error.hide();
		} finally {
			filling = false;
		}
	}

	/** Takes over what was typed into a control that this one replaces. */
	void type(String value) {
		if (input instanceof Text text) {
			text.setText(value);
		} else if (input instanceof Combo combo) {
			combo.setText(value);
		}
	}

	/** {@return what stands in the control} */
	String text() {
		return input instanceof Combo combo ? combo.getText() : ((Text) input).getText();
	}

	boolean isTyped() {
		return typed;
	}

	boolean hasFocus() {
		return input.isFocusControl();
	}

	boolean setFocus() {
		return input.setFocus();
	}

	/** {@return the row as it was read last} */
	FormRow row() {
		return row;
	}

	/** {@return what the layout places} */
	Control control() {
		return holder;
	}

	/** {@return what the user types or chooses in} */
	Control input() {
		return input;
	}
}
