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
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.ScrollBar;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.Hyperlink;
import org.eclipse.ui.forms.widgets.ImageHyperlink;
import org.eclipse.ui.forms.widgets.Section;
import org.wiretune.lint.editor.FormElement;
import org.wiretune.lint.editor.FormGroup;
import org.wiretune.lint.editor.FormRow;
import org.wiretune.lint.editor.Mnemonics;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.ui.parts.AccessibleName;
import org.wiretune.ui.parts.ScrollBarRoom;

/**
 * The settings of one part of a module, group by group. Where only values changed, the controls stay and take the new
 * values, so that the focus and what is being typed are kept. UI thread only.
 */
final class SettingsDetails {

	private static final int COLUMNS = 3;
	/** A field that is shorter shows nothing of a name. */
	private static final int LEAST_FIELD = 190;
	/** Of a number, before its unit. */
	private static final int NUMBER = 116;
	/** Margins, spaces and the scroll bar. */
	private static final int BESIDE = 60;
	/** The same where labels and links alone stand beside each other. */
	private static final int BESIDE_LINK = 36;
	private static final int NARROW = 200;
	private static final int LEAST_LABEL = 90;
	private static final int SPACE = 6;
	/** Pixels for a turn of the wheel. */
	private static final int SCROLL = 64;
	/** Room for a border or a mark of the focus around a measured text. */
	private static final int PADDING = 8;
	/** Letters that the menu bar of the workbench and the list of parts use; a label must not take them away. */
	private static final String MENU_LETTERS = "fenrwhapsx"; //$NON-NLS-1$

	/** Of making rows in one event; laying them out and GTK's own measuring and drawing take three times as long. */
	private static final long PIECE_NANOS = 10_000_000;
	/** Between the columns of a section, and between a sign and its sentence. */
	private static final int GAP = 10;
	private static final int BESIDE_ICON = 6;

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
	private int linkWidth;
	private int labelWidth;
	/** Of a field that is long enough to type in, and of a number with its unit. */
	private int fieldWidth = LEAST_FIELD;
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
			if (shown != null && columns != columns() && scrolled.getClientArea().width > 0) {
				rebuild(true);
			} else {
				reflow();
			}
		});
	}

	/** {@return how many fit beside each other of a label, a field that is long enough to type in, and a link} */
	private int columns() {
		int width = scrolled.getClientArea().width;
		return width >= labelWidth + fieldWidth + linkWidth + BESIDE ? COLUMNS : width >= LEAST_LABEL + linkWidth + BESIDE_LINK ? COLUMNS - 1 : 1;
	}

	/** Whether labels stand above their fields. */
	private boolean isNarrow() {
		return columns < COLUMNS;
	}

	Control control() {
		return scrolled;
	}

	/** Shows a part. {@return whether its controls were made anew, and laid out} */
	boolean show(FormElement element) {
		boolean sameShape = shown != null && shape(shown).equals(shape(element));
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
		for (Section section : grown) {
			((GridData) section.getLayoutData()).exclude = false;
			section.setVisible(true);
			if (section.getSize().y > 0) {
				// A section that is asked for its size forgets nothing by itself.
				section.layout(true);
			}
		}
		body.layout(grown.toArray(Control[]::new), SWT.NONE);
		grown.clear();
		reflow();
		if (steps.isEmpty()) {
			ScrollBarRoom.settle(scrolled, this::reflow);
		}
	}

	/** Everything that is shown but the values. */
	private static String shape(FormElement element) {
		StringBuilder shape = new StringBuilder(element.id());
		element.findings().forEach(finding -> append(shape, finding));
		for (FormGroup group : element.groups()) {
			shape.append('\n').append(group.title()).append(group.description());
			for (FormRow row : group.rows()) {
				shape.append('\n').append(row.id()).append(row.label()).append(row.kind()).append(row.choices()).append(row.unit()).append(row.standard())
						.append(row.isEditable()).append(row.isSecret()).append(row.place() == null ? "" : row.place().path() + row.place().line() + row.place().stated()); //$NON-NLS-1$
				row.findings().forEach(finding -> append(shape, finding));
			}
		}
		return shape.toString();
	}

	private static void append(StringBuilder shape, Finding finding) {
		shape.append(finding.message());
		finding.fixes().forEach(fix -> shape.append(fix.label()));
	}

	/** Makes what is told of the whole part; the rest are steps, since a part of many rows takes longer than one event may. */
	private void build(FormElement element) {
		if (!element.findings().isEmpty()) {
			Composite top = toolkit.createComposite(body);
			GridLayoutFactory.fillDefaults().spacing(0, 4).applyTo(top);
			GridDataFactory.fillDefaults().grab(true, false).applyTo(top);
			element.findings().forEach(finding -> finding(top, finding, 1));
		}
		List<String> labels = Mnemonics.mark(element.rows().stream().map(row -> row.label()).toList(), MENU_LETTERS);
		int next = 0;
		measure(element);
		columns = columns();
		for (FormGroup group : element.groups()) {
			List<String> texts = labels.subList(next, next + group.rows().size());
			next += group.rows().size();
			Section[] section = new Section[1];
			steps.add(() -> grown.add(section[0] = section(group)));
			for (int i = 0; i < texts.size(); i++) {
				FormRow row = group.rows().get(i);
				String text = texts.get(i);
				steps.add(() -> {
					row((Composite) section[0].getClient(), row, text);
					grown.add(section[0]);
				});
			}
		}
		if (element.groups().isEmpty()) {
			toolkit.createLabel(body, Messages.Settings_nothing, SWT.WRAP);
		}
	}

	/** The labels of all groups are one column, and so are the links. */
	private void measure(FormElement element) {
		GC gc = new GC(scrolled);
		try {
			gc.setFont(scrolled.getFont());
			linkWidth = PADDING + element.rows().stream().map(FormRow::place).filter(place -> place != null).mapToInt(place -> gc.textExtent(place.label()).x).max().orElse(0);
			fieldWidth = Math.max(LEAST_FIELD, NUMBER + element.rows().stream().mapToInt(row -> gc.textExtent(row.unit()).x).max().orElse(0));
			labelWidth = PADDING + element.rows().stream().mapToInt(row -> gc.textExtent(row.label() + ':').x).max().orElse(0);
		} finally {
			gc.dispose();
		}
	}

	/** {@return a section without its rows, which is not seen yet} */
	private Section section(FormGroup group) {
		Section section = toolkit.createSection(body, Section.TITLE_BAR | (group.description().isEmpty() ? 0 : Section.DESCRIPTION));
		section.setText(group.title());
		if (!group.description().isEmpty()) {
			section.setDescription(group.description());
		}
		section.setVisible(false);
		// A long title takes two lines before the settings have to be scrolled sideways.
		GridDataFactory.fillDefaults().grab(true, false).hint(NARROW, SWT.DEFAULT).exclude(true).applyTo(section);
		Composite client = toolkit.createComposite(section);
		GridLayoutFactory.fillDefaults().numColumns(columns).margins(2, 2).spacing(GAP, SPACE).applyTo(client);
		section.setClient(client);
		return section;
	}

	private void row(Composite parent, FormRow row, String text) {
		Label label = toolkit.createLabel(parent, row.isEditable() ? text + ':' : row.label().replace("&", "&&") + ':', isNarrow() ? SWT.WRAP : SWT.NONE); //$NON-NLS-1$ //$NON-NLS-2$
		// A long label takes two lines before the settings have to be scrolled sideways.
		GridDataFactory.swtDefaults().align(isNarrow() ? SWT.FILL : SWT.BEGINNING, SWT.CENTER).grab(isNarrow(), false).hint(isNarrow() ? LEAST_LABEL : labelWidth, SWT.DEFAULT).applyTo(label);
		if (isNarrow()) {
			// The link beside the label, the field below both.
			place(parent, row);
		}
		RowField field = new RowField(parent, toolkit, row, page, opened.contains(row.id()), () -> toggle(row.id()), columns == 1);
		fields.put(row.id(), field);
		GridDataFactory layout = GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false);
		(columns == 1 || row.kind() == FormRow.Kind.TEXT || row.kind() == FormRow.Kind.FIXED ? layout.hint(isNarrow() ? LEAST_FIELD / 2 : NARROW, SWT.DEFAULT)
				: layout.align(SWT.BEGINNING, SWT.CENTER)).span(isNarrow() ? columns : 1, 1).applyTo(field.control());
		if (!isNarrow()) {
			place(parent, row);
		}
		if (!row.standard().isEmpty()) {
			Label standard = toolkit.createLabel(parent, row.standard().replace("&", "&&"), SWT.WRAP); //$NON-NLS-1$ //$NON-NLS-2$
			GridDataFactory.fillDefaults().grab(true, false).span(columns, 1).indent(indent() + 2, 0).hint(NARROW, SWT.DEFAULT).applyTo(standard);
			standard.setForeground(parent.getDisplay().getSystemColor(SWT.COLOR_WIDGET_DISABLED_FOREGROUND));
		}
		row.findings().forEach(finding -> finding(parent, finding, columns));
	}

	/** Where fields begin, below which more is told of a row. An empty label before it would take the layout as long as a full one. */
	private int indent() {
		return RowField.INDENT + (isNarrow() ? 0 : labelWidth + GAP);
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

	private void place(Composite parent, FormRow row) {
		FormRow.Place place = row.place();
		if (place == null) {
			if (columns == 1) {
				return;
			}
			GridDataFactory.swtDefaults().hint(isNarrow() ? 1 : linkWidth, 1).applyTo(toolkit.createLabel(parent, "")); //$NON-NLS-1$
			return;
		}
		Hyperlink link = toolkit.createHyperlink(parent, place.label(), SWT.NONE);
		Styles.ofForm(link);
		link.setToolTipText(NLS.bind(place.stated() ? Messages.Settings_openStated : Messages.Settings_openUnset, place.path(), place.line()));
		link.getAccessible().addAccessibleListener(AccessibleName.of(link::getToolTipText));
		link.addHyperlinkListener(new Activated(() -> {
			RowField field = fields.get(row.id());
			page.open((field == null ? row : field.row()).place());
		}));
		// Alone in its line, a link that is longer ends in dots.
		GridDataFactory.swtDefaults().align(columns == COLUMNS - 1 ? SWT.END : SWT.BEGINNING, SWT.CENTER).grab(columns == 1, false).hint(isNarrow() ? SWT.DEFAULT : linkWidth, SWT.DEFAULT)
				.applyTo(link);
	}

	private void finding(Composite parent, Finding finding, int span) {
		Composite line = toolkit.createComposite(parent);
		GridLayoutFactory.fillDefaults().numColumns(2).spacing(BESIDE_ICON, 2).applyTo(line);
		GridDataFactory.fillDefaults().grab(true, false).span(span, 1).indent(span == 1 ? 0 : indent(), 0).applyTo(line);
		Label icon = toolkit.createLabel(line, ""); //$NON-NLS-1$
		icon.setImage(ModuleIcons.of(finding.severity()));
		GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(icon);
		Label message = toolkit.createLabel(line, finding.message().replace("&", "&&"), SWT.WRAP); //$NON-NLS-1$ //$NON-NLS-2$
		GridDataFactory.fillDefaults().grab(true, false).hint(NARROW, SWT.DEFAULT).applyTo(message);
		for (Fix fix : finding.fixes()) {
			Composite offers = toolkit.createComposite(line);
			GridLayoutFactory.fillDefaults().numColumns(isNarrow() ? 1 : 2).spacing(12, 0).applyTo(offers);
			GridDataFactory.fillDefaults().grab(true, false).span(2, 1).indent(icon.getImage().getBounds().width + BESIDE_ICON, 0).applyTo(offers);
			ImageHyperlink make = toolkit.createImageHyperlink(offers, SWT.WRAP);
			if (isNarrow()) {
				GridDataFactory.fillDefaults().grab(true, false).hint(NARROW, SWT.DEFAULT).applyTo(make);
			}
			Styles.ofForm(make);
			make.setImage(ModuleIcons.fix());
			make.setText(fix.label());
			make.setToolTipText(fix.description());
			make.addHyperlinkListener(new Activated(() -> page.fix(fix)));
			Hyperlink preview = toolkit.createHyperlink(offers, Messages.Settings_preview, SWT.NONE);
			Styles.ofForm(preview);
			preview.addHyperlinkListener(new Activated(() -> page.preview(fix)));
			preview.getAccessible().addAccessibleListener(AccessibleName.of(() -> NLS.bind(Messages.Settings_previewOf, fix.label())));
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
