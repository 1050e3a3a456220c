/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import java.util.function.UnaryOperator;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.forms.widgets.Hyperlink;
import org.eclipse.ui.forms.widgets.ImageHyperlink;
import org.eclipse.ui.forms.widgets.Section;
import org.wiretune.lint.editor.FormGroup;
import org.wiretune.lint.editor.FormRow;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.ui.parts.AccessibleName;

/** Makes the sections, rows and findings of a part of the settings, for the room that there is. UI thread only. */
final class SettingsRows {

	private static final int NARROW = 200;
	private static final int SPACE = 6;
	/** Between the columns of a section, and between a sign and its sentence. */
	private static final int GAP = 10;
	private static final int BESIDE_ICON = 6;

	private final FormToolkit toolkit;
	private final SettingsPage page;
	private final SettingsWidths widths;
	private final int columns;
	private final UnaryOperator<FormRow> now;

	/**
	 * What makes rows of one width.
	 *
	 * @param toolkit makes controls
	 * @param page opens places, and makes fixes
	 * @param widths of the columns
	 * @param columns how many of them stand beside each other
	 * @param now gives a row as it is by now, since values change while the controls stay
	 */
	SettingsRows(FormToolkit toolkit, SettingsPage page, SettingsWidths widths, int columns, UnaryOperator<FormRow> now) {
		this.toolkit = toolkit;
		this.page = page;
		this.widths = widths;
		this.columns = columns;
		this.now = now;
	}

	/** Whether labels stand above their fields. */
	private boolean isNarrow() {
		return columns < SettingsWidths.COLUMNS;
	}

	/** {@return a section without its rows, which is not seen yet} @param body where it goes @param group what it is for */
	Section section(Composite body, FormGroup group) {
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

	/**
	 * {@return the field of a new row}
	 *
	 * @param parent the client of a section
	 * @param row the row
	 * @param text its label, with a mnemonic
	 * @param opened whether its secret is shown
	 * @param toggle shows the secret or hides it
	 */
	RowField row(Composite parent, FormRow row, String text, boolean opened, Runnable toggle) {
		Label label = toolkit.createLabel(parent, row.isEditable() ? text + ':' : row.label().replace("&", "&&") + ':', isNarrow() ? SWT.WRAP : SWT.NONE); //$NON-NLS-1$ //$NON-NLS-2$
		// A long label takes two lines before the settings have to be scrolled sideways.
		GridDataFactory.swtDefaults().align(isNarrow() ? SWT.FILL : SWT.BEGINNING, SWT.CENTER).grab(isNarrow(), false)
				.hint(isNarrow() ? SettingsWidths.LEAST_LABEL : widths.label(), SWT.DEFAULT).applyTo(label);
		if (isNarrow()) {
			// The link beside the label, the field below both.
			place(parent, row);
		}
		RowField field = new RowField(parent, toolkit, row, page, opened, toggle, columns == 1);
		GridDataFactory layout = GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false);
		(columns == 1 || row.kind() == FormRow.Kind.TEXT || row.kind() == FormRow.Kind.FIXED ? layout.hint(isNarrow() ? SettingsWidths.LEAST_FIELD / 2 : NARROW, SWT.DEFAULT)
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
		return field;
	}

	/** Where fields begin, below which more is told of a row. An empty label before it would take the layout as long as a full one. */
	private int indent() {
		return RowField.INDENT + (isNarrow() ? 0 : widths.label() + GAP);
	}

	private void place(Composite parent, FormRow row) {
		FormRow.Place place = row.place();
		if (place == null) {
			if (columns == 1) {
				return;
			}
			GridDataFactory.swtDefaults().hint(isNarrow() ? 1 : widths.link(), 1).applyTo(toolkit.createLabel(parent, "")); //$NON-NLS-1$
			return;
		}
		Hyperlink link = toolkit.createHyperlink(parent, place.label(), SWT.NONE);
		Styles.ofForm(link);
		link.setToolTipText(NLS.bind(place.stated() ? Messages.Settings_openStated : Messages.Settings_openUnset, place.path(), place.line()));
		link.getAccessible().addAccessibleListener(AccessibleName.of(link::getToolTipText));
		link.addHyperlinkListener(new Activated(() -> page.open(now.apply(row).place())));
		// Alone in its line, a link that is longer ends in dots.
		GridDataFactory.swtDefaults().align(columns == SettingsWidths.COLUMNS - 1 ? SWT.END : SWT.BEGINNING, SWT.CENTER).grab(columns == 1, false)
				.hint(isNarrow() ? SWT.DEFAULT : widths.link(), SWT.DEFAULT).applyTo(link);
	}

	/**
	 * Tells a finding with its fixes.
	 *
	 * @param parent where it goes
	 * @param finding the finding
	 * @param span how many columns of it; 1 where it is told of the whole part
	 */
	void finding(Composite parent, Finding finding, int span) {
		Composite line = toolkit.createComposite(parent);
		GridLayoutFactory.fillDefaults().numColumns(2).spacing(BESIDE_ICON, 2).applyTo(line);
		GridDataFactory.fillDefaults().grab(true, false).span(span, 1).indent(span == 1 ? 0 : indent(), 0).applyTo(line);
		Label icon = toolkit.createLabel(line, ""); //$NON-NLS-1$
		icon.setImage(ModuleIcons.of(finding.severity()));
		GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(icon);
		Label message = toolkit.createLabel(line, finding.message().replace("&", "&&"), SWT.WRAP); //$NON-NLS-1$ //$NON-NLS-2$
		GridDataFactory.fillDefaults().grab(true, false).hint(NARROW, SWT.DEFAULT).applyTo(message);
		finding.fixes().forEach(fix -> offer(line, fix, icon.getImage().getBounds().width + BESIDE_ICON));
	}

	private void offer(Composite line, Fix fix, int indent) {
		Composite offers = toolkit.createComposite(line);
		GridLayoutFactory.fillDefaults().numColumns(isNarrow() ? 1 : 2).spacing(12, 0).applyTo(offers);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).indent(indent, 0).applyTo(offers);
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
