/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.ScrollBar;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.Section;
import org.wiretune.lint.editor.FormElement;
import org.wiretune.lint.editor.FormGroup;
import org.wiretune.lint.editor.FormRow;
import org.wiretune.lint.editor.Mnemonics;
import org.wiretune.ui.parts.ScrollBarRoom;

/**
 * The settings of one part of a module, group by group. Where only values changed, the controls stay and take the new
 * values, so that the focus and what is being typed are kept. UI thread only.
 */
final class SettingsDetails {

	/** Pixels for a turn of the wheel. */
	private static final int SCROLL = 64;
	/** Letters that the menu bar of the workbench and the list of parts use; a label must not take them away. */
	private static final String MENU_LETTERS = "fenrwhapsx"; //$NON-NLS-1$

	/** Of making rows in one event; laying them out and GTK's own measuring and drawing take three times as long. */
	private static final long PIECE_NANOS = 10_000_000;
	private FormToolkit toolkit;
	private final SettingsPage page;
	private final ScrolledComposite scrolled;
	private final Composite body;
	private final Map<String, RowField> fields = new LinkedHashMap<>();
	/** Rows whose secret somebody asked to see; forgotten with the part. */
	private final Set<String> opened = new HashSet<>();
	/** What is still to be made of the part that is shown. */
	private final Deque<Runnable> steps = new ArrayDeque<>();
	/** Sections with rows that have no place yet. */
	private final Set<Section> grown = new LinkedHashSet<>();
	private FormElement shown;
	private SettingsWidths widths = SettingsWidths.NONE;
	/** For which the controls were made. */
	private int columns;

	SettingsDetails(Composite parent, FormToolkit toolkit, SettingsPage page) {
		this.toolkit = toolkit;
		this.page = page;
		// Not a form of the platform: it lays out everything again for each section that is added.
		scrolled = new ScrolledComposite(parent, SWT.V_SCROLL);
		toolkit.adapt(scrolled, false, false);
		scrolled.setExpandHorizontal(true);
		scrolled.setExpandVertical(true);
		scrolled.getVerticalBar().setIncrement(SCROLL);
		body = toolkit.createComposite(scrolled);
		GridLayoutFactory.fillDefaults().extendedMargins(8, 8, 0, 8).spacing(0, 10).applyTo(body);
		scrolled.setContent(body);
		scrolled.addListener(SWT.Resize, event -> {
			if (shown != null && columns != widths.columns(scrolled.getClientArea().width) && scrolled.getClientArea().width > 0) {
				rebuild(true);
			} else {
				reflow();
			}
		});
	}

	Control control() {
		return scrolled;
	}

	/** Shows a part. {@return whether its controls were made anew, and laid out} */
	boolean show(FormElement element) {
		boolean sameShape = shown != null && shown.shape().equals(element.shape());
		boolean samePart = shown != null && shown.id().equals(element.id());
		if (!samePart) {
			opened.clear();
		}
		shown = element;
		if (sameShape) {
			finish();
			element.rows().forEach(row -> fields.get(row.id()).update(row));
			return false;
		}
		rebuild(samePart);
		return true;
	}

	/** Makes the controls anew in the colours of another theme; those that were made in one do not follow it to the other. */
	void restyle(FormToolkit fresh) {
		toolkit = fresh;
		if (shown != null) {
			rebuild(true);
		}
	}

	/** Makes the controls anew; what is being typed into the same part stays. */
	private void rebuild(boolean samePart) {
		FormElement element = shown;
		String focus = samePart ? focused() : null;
		Map<String, String> typed = new LinkedHashMap<>();
		fields.forEach((id, field) -> {
			if (samePart && field.isTyped()) {
				typed.put(id, field.text());
			}
		});
		int at = samePart ? scrolled.getOrigin().y : 0;
		boolean first = fields.isEmpty();
		scrolled.setRedraw(false);
		try {
			for (Control child : body.getChildren()) {
				child.dispose();
			}
			fields.clear();
			steps.clear();
			grown.clear();
			build(element);
			if (first) {
				// Nothing is taken away that would be missed until the next event.
				later();
				reflow();
			} else {
				work(samePart ? Long.MAX_VALUE : PIECE_NANOS);
			}
			scrolled.setOrigin(0, at);
		} finally {
			scrolled.setRedraw(true);
		}
		typed.forEach((id, text) -> {
			if (fields.containsKey(id)) {
				fields.get(id).type(text);
			}
		});
		if (focus != null && fields.containsKey(focus)) {
			fields.get(focus).setFocus();
		}
	}

	/** Makes rows until the time is used up, shows them, and leaves the rest to a later event. */
	private void work(long nanos) {
		long start = System.nanoTime();
		do {
			Runnable step = steps.poll();
			if (step == null) {
				break;
			}
			step.run();
		} while (System.nanoTime() - start < nanos);
		showMade();
		later();
	}

	private void later() {
		if (!steps.isEmpty()) {
			scrolled.getDisplay().asyncExec(() -> {
				if (!scrolled.isDisposed() && !steps.isEmpty()) {
					work(PIECE_NANOS);
				}
			});
		}
	}

	/** Makes what is still to be made, for whoever asks for a row. */
	private void finish() {
		if (!steps.isEmpty()) {
			work(Long.MAX_VALUE);
		}
	}

	/** Lays out again for the width that there is, which is kept free of the scroll bar, and for sections that have come; others keep their sizes. */
	void reflow() {
		ScrollBar bar = scrolled.getVerticalBar();
		int width = Math.min(scrolled.getClientArea().width, scrolled.getSize().x - bar.getSize().x);
		if (width > 0) {
			scrolled.setMinSize(0, body.computeSize(width, SWT.DEFAULT, false).y);
			body.layout(false);
			bar.setPageIncrement(scrolled.getClientArea().height);
		}
	}

	/** Gives sections with new rows their places; those above them are not measured again. */
	private void showMade() {
		// All of it is laid out once, in the sizes that it comes to.
		body.setLayoutDeferred(true);
		for (Section section : grown) {
			((GridData) section.getLayoutData()).exclude = false;
			section.setVisible(true);
			// A section that is asked for its size forgets nothing by itself.
			section.layout(true);
		}
		body.layout(grown.toArray(Control[]::new), SWT.NONE);
		grown.clear();
		reflow();
		body.setLayoutDeferred(false);
		if (steps.isEmpty()) {
			ScrollBarRoom.settle(scrolled, this::reflow);
		}
	}

	/** Makes what is told of the whole part; the rest are steps, since a part of many rows takes longer than one event may. */
	private void build(FormElement element) {
		if (!element.findings().isEmpty()) {
			Composite top = toolkit.createComposite(body);
			GridLayoutFactory.fillDefaults().spacing(0, 4).applyTo(top);
			GridDataFactory.fillDefaults().grab(true, false).applyTo(top);
			SettingsRows told = new SettingsRows(toolkit, page, widths, columns, this::now);
			element.findings().forEach(finding -> told.finding(top, finding, 1));
		}
		List<String> labels = Mnemonics.mark(element.rows().stream().map(row -> row.label()).toList(), MENU_LETTERS);
		int next = 0;
		measure(element);
		columns = widths.columns(scrolled.getClientArea().width);
		SettingsRows rows = new SettingsRows(toolkit, page, widths, columns, this::now);
		for (FormGroup group : element.groups()) {
			List<String> texts = labels.subList(next, next + group.rows().size());
			next += group.rows().size();
			Section[] section = new Section[1];
			steps.add(() -> grown.add(section[0] = rows.section(body, group)));
			for (int i = 0; i < texts.size(); i++) {
				FormRow row = group.rows().get(i);
				String text = texts.get(i);
				steps.add(() -> {
					fields.put(row.id(), rows.row((Composite) section[0].getClient(), row, text, opened.contains(row.id()), () -> toggle(row.id())));
					grown.add(section[0]);
				});
			}
		}
		if (element.groups().isEmpty()) {
			toolkit.createLabel(body, Messages.Settings_nothing, SWT.WRAP);
		}
	}

	private void measure(FormElement element) {
		GC gc = new GC(scrolled);
		try {
			gc.setFont(scrolled.getFont());
			widths = SettingsWidths.of(gc, element);
		} finally {
			gc.dispose();
		}
	}

	/** A row as it is by now. */
	private FormRow now(FormRow row) {
		RowField field = fields.get(row.id());
		return field == null ? row : field.row();
	}

	/** Shows the secret of a row, or hides it. */
	private void toggle(String id) {
		commit();
		if (!opened.remove(id)) {
			opened.add(id);
		}
		rebuild(true);
		RowField field = fields.get(id);
		if (field != null) {
			field.setFocus();
		}
	}

	private String focused() {
		return fields.entrySet().stream().filter(field -> field.getValue().hasFocus()).map(Map.Entry::getKey).findFirst().orElse(null);
	}

	/** Brings a row into view. */
	void reveal(String id, boolean focus) {
		finish();
		RowField field = fields.get(id);
		if (field != null) {
			FormToolkit.ensureVisible(field.control());
			if (focus) {
				field.setFocus();
			}
		}
	}

	void commit() {
		new ArrayList<>(fields.values()).forEach(RowField::commit);
	}

	boolean setFocus() {
		while (editable().isEmpty() && !steps.isEmpty()) {
			steps.poll().run();
		}
		if (!grown.isEmpty()) {
			showMade();
		}
		Optional<RowField> first = editable();
		return first.isPresent() && first.get().setFocus();
	}

	/** {@return the first of the fields made so far that can be changed} */
	private Optional<RowField> editable() {
		return fields.values().stream().filter(field -> field.row().isEditable()).findFirst();
	}

	Control field(String id) {
		finish();
		return fields.entrySet().stream().filter(field -> field.getKey().endsWith(id)).map(field -> field.getValue().input()).findFirst().orElse(null);
	}
}
