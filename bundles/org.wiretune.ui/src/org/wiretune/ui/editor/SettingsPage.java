/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRewriteTarget;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.forms.widgets.Form;
import org.eclipse.ui.forms.widgets.FormToolkit;
import org.eclipse.ui.texteditor.IDocumentProvider;
import org.wiretune.ide.editor.ModuleContent;
import org.wiretune.ide.fix.SettingRefactoring;
import org.wiretune.lint.editor.FormElement;
import org.wiretune.lint.editor.FormRow;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.ui.fix.FixDialogs;
import org.wiretune.ui.parts.AccessibleName;
import org.wiretune.ui.parts.Letters;
import org.wiretune.ui.theme.NamedColors;
import org.wiretune.ui.theme.Restyled;

/** The page with what governs a module: its parts at the left, the settings of one at the right. UI thread only. */
public final class SettingsPage {

	private static final int MARGIN = 10;
	/** The heading of the parts takes several lines before it takes the room of the settings. */
	private static final int LEAST_TITLE = 100;
	/** Height of two lines of a heading and two parts. */
	private static final int LOW = 90;
	/** Where the page is lower, what is told of the module stands in the tool tip of its title. */
	private static final int LOW_PAGE = 220;
	/** What the ids of this editor's colours begin with; they are others in the dark theme. */
	private static final String COLORS = "org.wiretune.ui.editor."; //$NON-NLS-1$

	private final ModuleEditor editor;
	private Composite holder;
	private FormToolkit toolkit;
	/** Null until the event after the editor was opened; its parts come in the next. */
	private Form form;
	private Label description;
	private SashForm sash;
	private TableViewer parts;
	private SettingsDetails details;
	private ModuleContent content;
	private ModuleContent waiting;
	private String selected;
	/** An edit that waits for the text to be read again. */
	private PendingEdit pending;
	private boolean showing;
	private boolean restyling;
	/** Whether the first field takes the focus when there is one. */
	private boolean focusing;

	/** A value to be written once the row was read from the text as it is. */
	private record PendingEdit(String row, String value) {
	}

	SettingsPage(ModuleEditor editor) {
		this.editor = editor;
	}

	/**
	 * Makes the page without its form, which comes in events of its own: its head, its parts, and what was read. With the text in one the
	 * editor would be too long in opening.
	 */
	Control create(Composite parent) {
		holder = new Composite(parent, SWT.NONE);
		holder.setLayout(new FillLayout());
		later(this::buildHead);
		return holder;
	}

	private void later(Runnable work) {
		holder.getDisplay().asyncExec(() -> {
			if (!holder.isDisposed()) {
				work.run();
			}
		});
	}

	/** Makes the form without its parts where that was not done. */
	private void buildHead() {
		if (form != null) {
			return;
		}
		toolkit = new FormToolkit(holder.getDisplay());
		form = toolkit.createForm(holder);
		disposeWithForm(toolkit);
		followTheme();
		Composite body = form.getBody();
		GridLayoutFactory.fillDefaults().margins(MARGIN, MARGIN).spacing(MARGIN, MARGIN).applyTo(body);
		description = toolkit.createLabel(body, "", SWT.WRAP); //$NON-NLS-1$
		GridDataFactory.fillDefaults().grab(true, false).hint(300, SWT.DEFAULT).applyTo(description);
		body.addListener(SWT.Resize, event -> {
			boolean low = body.getClientArea().height < Letters.room(LOW_PAGE);
			((GridData) description.getLayoutData()).exclude = low;
			description.setVisible(!low);
			form.setToolTipText(low ? description.getText() : null);
		});
		tellWhatIsRead();
		holder.layout();
		later(this::buildParts);
	}

	/** The heading costs a layout each time. */
	private void tellWhatIsRead() {
		form.setText(waiting == null ? Messages.Settings_reading : waiting.form().title());
		description.setText(waiting == null ? "" : waiting.form().description()); //$NON-NLS-1$
		form.setToolTipText(description.getVisible() ? null : description.getText());
	}

	/** Makes the parts of the form where that was not done. */
	private void buildParts() {
		if (details != null) {
			return;
		}
		focusing = holder.isFocusControl() || form.isFocusControl();
		Composite body = form.getBody();
		sash = new SashForm(body, SWT.HORIZONTAL);
		toolkit.adapt(sash, false, false);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
		createParts(sash);
		details = new SettingsDetails(sash, toolkit, this);
		sash.setWeights(28, 72);
		// Beside each other neither the names of the parts nor the fields could be read.
		LeastHeight.turn(sash, new int[] { 28, 72 }, new int[] { 30, 70 }, 0);
		sash.setVisible(false);
		body.layout();
		later(() -> {
			if (holder.isVisible()) {
				opened();
			}
		});
	}

	/** Makes the whole form and shows what was read, for whoever asks for something in it. */
	void complete() {
		buildHead();
		buildParts();
		opened();
	}

	private void disposeWithForm(FormToolkit used) {
		form.addListener(SWT.Dispose, event -> used.dispose());
	}

	/** The colours of the platform follow those of the theme, and are told by an event of their own. */
	private void followTheme() {
		NamedColors theme = new NamedColors(COLORS, this::themeChanged);
		Listener colors = event -> themeChanged();
		Display display = form.getDisplay();
		display.addListener(SWT.Settings, colors);
		form.addListener(SWT.Dispose, event -> {
			theme.dispose();
			display.removeListener(SWT.Settings, colors);
		});
	}

	/** Each colour of a theme is told by itself, before controls have taken its style. */
	private void themeChanged() {
		if (restyling) {
			return;
		}
		restyling = true;
		form.getDisplay().asyncExec(() -> {
			restyling = false;
			if (!form.isDisposed() && details != null) {
				// A toolkit keeps the colours of the theme in which it was made.
				FormToolkit fresh = new FormToolkit(form.getDisplay());
				disposeWithForm(fresh);
				details.restyle(fresh);
			}
		});
	}

	private void createParts(Composite parent) {
		Composite left = toolkit.createComposite(parent);
		GridLayoutFactory.fillDefaults().extendedMargins(0, 4, 0, 0).spacing(0, 4).applyTo(left);
		Label title = toolkit.createLabel(left, Messages.Settings_parts, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).hint(LEAST_TITLE, SWT.DEFAULT).applyTo(title);
		// A low page has room for the parts or for what they are called.
		left.addListener(SWT.Resize, event -> {
			boolean low = left.getClientArea().height < Letters.room(LOW);
			((GridData) title.getLayoutData()).exclude = low;
			title.setVisible(!low);
		});
		Restyled.follow(description, title);
		Table table = toolkit.createTable(left, SWT.SINGLE | SWT.V_SCROLL | SWT.H_SCROLL | SWT.BORDER);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(table);
		parts = new TableViewer(table);
		parts.setContentProvider(ArrayContentProvider.getInstance());
		parts.setLabelProvider(new DelegatingStyledCellLabelProvider(new Labels()));
		parts.addSelectionChangedListener(event -> {
			if (!showing && event.getStructuredSelection().getFirstElement() instanceof FormElement element) {
				choose(element);
				editor.elementSelected(element);
			}
		});
		table.getAccessible().addAccessibleListener(AccessibleName.of(() -> {
			Object element = parts.getStructuredSelection().getFirstElement();
			return element instanceof FormElement part ? part.sentence() : title.getText().replace("&", ""); //$NON-NLS-1$ //$NON-NLS-2$
		}));
	}

	/** Takes other content; it is shown when the page is on top. */
	void show(ModuleContent next) {
		waiting = next;
		if (details != null && (form.isVisible() || pending != null)) {
			opened();
		}
	}

	/** The page may have come on top. Where its form is still to be made, what was read is shown after it. */
	void opened() {
		if (waiting == null || details == null) {
			return;
		}
		if (!waiting.form().title().equals(form.getText()) || !waiting.form().description().equals(description.getText())) {
			tellWhatIsRead();
		}
		content = waiting;
		waiting = null;
		List<FormElement> elements = content.form().elements();
		sash.setVisible(!elements.isEmpty());
		sash.setMaximizedControl(elements.size() == 1 ? details.control() : null);
		// The settings are built for the width that they have; built before, they would be built again.
		form.getBody().layout(true);
		boolean built = false;
		showing = true;
		try {
			parts.setInput(elements);
			FormElement element = content.form().element(selected).or(() -> elements.stream().findFirst()).orElse(null);
			if (element != null) {
				parts.setSelection(new StructuredSelection(element), true);
				built = choose(element);
			}
		} finally {
			showing = false;
		}
		if (!built) {
			details.reflow();
		}
		if (focusing) {
			focusing = false;
			// After the first rows, which come in an event of their own.
			later(this::passFocus);
		}
		applyPending();
	}

	/** Gives the first field the focus, unless the user has put it elsewhere meanwhile. */
	private void passFocus() {
		if (holder.isFocusControl() || form.isFocusControl()) {
			setFocus();
		}
	}

	/** {@return whether the settings were built anew, and laid out} */
	private boolean choose(FormElement element) {
		selected = element.id();
		return details.show(element);
	}

	private void applyPending() {
		PendingEdit edit = pending;
		pending = null;
		if (edit != null) {
			row(edit.row).ifPresent(row -> write(row, edit.value));
		}
	}

	private Optional<FormRow> row(String id) {
		return content == null ? Optional.empty() : content.form().elements().stream().flatMap(element -> element.rows().stream()).filter(row -> row.id().equals(id)).findFirst();
	}

	/**
	 * Writes a value that the user entered: into the text of this editor, or into the file it stands in.
	 *
	 * @param row the row
	 * @param value the value
	 */
	void write(FormRow row, String value) {
		if (row.problem(value) != null) {
			return;
		}
		if (!isCurrent()) {
			// Typed since the last reading: places may have moved, so the edit waits for the next.
			pending = new PendingEdit(row.id(), value);
			return;
		}
		List<TextChange> changes = row.changes(value, content.texts());
		if (changes.isEmpty()) {
			return;
		}
		if (changes.stream().allMatch(change -> change.path().equals(editor.path()))) {
			writeHere(changes);
		} else {
			FixDialogs.apply(new SettingRefactoring(NLS.bind(Messages.Settings_step, row.label()), changes, content.texts()));
		}
	}

	/** Whether what is shown was read from the text as it is. */
	private boolean isCurrent() {
		return content != null && waiting == null && editor.text().equals(content.texts().text(editor.path()));
	}

	private void writeHere(List<TextChange> changes) {
		IDocumentProvider provider = editor.source().getDocumentProvider();
		if (!editor.source().validateEditorInputState() || provider == null) {
			return;
		}
		IDocument document = provider.getDocument(editor.source().getEditorInput());
		IRewriteTarget target = editor.source().getAdapter(IRewriteTarget.class);
		target.beginCompoundChange();
		try {
			for (int i = changes.size() - 1; i >= 0; i--) {
				document.replace(changes.get(i).offset(), changes.get(i).expected().length(), changes.get(i).replacement());
			}
		} catch (BadLocationException stale) {
			throw new IllegalStateException(stale);
		} finally {
			target.endCompoundChange();
		}
	}

	/** Makes a quick-fix of a finding. */
	void fix(Fix fix) {
		FixDialogs.apply(new SettingRefactoring(fix.label(), fix.changes(), content.texts()));
	}

	/** Shows what a quick-fix changes, and makes it if the user agrees. */
	void preview(Fix fix) {
		FixDialogs.preview(new SettingRefactoring(fix.label(), fix.changes(), content.texts()));
	}

	/** Opens the file in which a value stands. */
	void open(FormRow.Place place) {
		editor.open(place.path(), place.offset(), place.length());
	}

	/** Shows what is wrong with a value that is being typed; null where nothing is. */
	void tell(String problem) {
		form.setMessage(problem, problem == null ? 0 : IMessageProvider.ERROR);
	}

	/** Writes the value that is being typed, if it can be written. */
	void commit() {
		if (details != null) {
			details.commit();
		}
	}

	/**
	 * Shows the element of a place, and its row where a value stands there.
	 *
	 * @param path the file of the place
	 * @param offset the place
	 * @return whether there is such an element
	 */
	boolean reveal(String path, int offset) {
		ModuleContent known = waiting == null ? content : waiting;
		Optional<FormElement> element = known == null ? Optional.empty() : known.form().elementAt(path, offset);
		if (element.isEmpty()) {
			return false;
		}
		selected = element.get().id();
		if (waiting == null) {
			showing = true;
			try {
				parts.setSelection(new StructuredSelection(element.get()), true);
				choose(element.get());
			} finally {
				showing = false;
			}
			// Whoever leads here from another view keeps the focus.
			boolean active = editor.getSite().getPage().getActivePart() == editor;
			known.form().rowAt(path, offset).ifPresent(row -> details.reveal(row.id(), active));
		}
		return true;
	}

	void setFocus() {
		if (details == null) {
			holder.setFocus();
		} else if (!details.setFocus()) {
			form.setFocus();
		}
	}

	/** {@return whether something was read already} */
	boolean isRead() {
		return content != null || waiting != null;
	}

	/** {@return the names of the parts that are listed} */
	public List<String> partNames() {
		List<String> names = new ArrayList<>();
		if (content != null) {
			content.form().elements().forEach(element -> names.add(element.name()));
		}
		return names;
	}

	/** {@return the name of the part whose settings are shown, or null} */
	public String selectedPart() {
		return content == null ? null : content.form().element(selected).map(FormElement::name).orElse(null);
	}

	/** Chooses a part by its name. */
	public void select(String name) {
		content.form().elements().stream().filter(element -> element.name().equals(name)).findFirst()
				.ifPresent(element -> parts.setSelection(new StructuredSelection(element), true));
	}

	/** {@return the control in which a value is edited, or null} @param id the end of the row's id, for example /style */
	public Control field(String id) {
		complete();
		return details.field(id);
	}

	/** {@return the page} */
	public Control control() {
		return holder;
	}

	private static final class Labels extends LabelProvider implements IStyledLabelProvider {

		@Override
		public StyledString getStyledText(Object element) {
			FormElement part = (FormElement) element;
			StyledString text = new StyledString(part.name());
			return part.summary().isEmpty() ? text : text.append("  " + part.summary(), StyledString.QUALIFIER_STYLER); //$NON-NLS-1$
		}

		@Override
		public Image getImage(Object element) {
			FormElement part = (FormElement) element;
			return ModuleIcons.of(part.role(), part.severity());
		}
	}
}
