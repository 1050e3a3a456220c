/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.ide.IGotoMarker;
import org.eclipse.ui.ide.ResourceUtil;
import org.eclipse.ui.part.MultiPageEditorPart;
import org.eclipse.ui.texteditor.AbstractTextEditor;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.wiretune.core.Origin;
import org.wiretune.ide.editor.ModuleContent;
import org.wiretune.ide.editor.ModuleReading;
import org.wiretune.ide.files.WorkspaceFile;
import org.wiretune.lint.editor.FormElement;
import org.wiretune.lint.editor.KnownNames;
import org.wiretune.lint.editor.OutlineItem;

/**
 * Edits a module file: its binding map, the settings that govern it, and its text. The text is the truth; the other pages
 * are read from it in a job and change it by small edits. UI thread only.
 */
public final class ModuleEditor extends MultiPageEditorPart {

	/** Id of the editor. */
	public static final String ID = "org.wiretune.ui.moduleEditor"; //$NON-NLS-1$

	private static final String HELP = "org.wiretune.ui.moduleEditor"; //$NON-NLS-1$

	private final IDocumentListener typing = new IDocumentListener() {
		@Override
		public void documentAboutToBeChanged(DocumentEvent event) {
			// What was shown stays until the new text was read.
		}

		@Override
		public void documentChanged(DocumentEvent event) {
			text = event.getDocument().get();
			reading.textChanged();
		}
	};
	private final ModuleReading reading = new ModuleReading(this::typed, this::received);
	private volatile String text = ""; //$NON-NLS-1$
	private Display display;
	private ModuleSourceEditor source;
	private SettingsPage settings;
	private BindingsPage bindings;
	private ModuleOutlinePage outline;
	private IDocument document;
	private ModuleReading.Read last;
	/** A place that is to be shown as soon as the settings were read, or -1. */
	private int wanted = -1;
	private int bindingsIndex = -1;
	private int settingsIndex;
	private int sourceIndex;

	@Override
	protected void createPages() {
		display = getContainer().getDisplay();
		source = new ModuleSourceEditor(this);
		settings = new SettingsPage(this);
		try {
			if (ModuleContent.isModule(getEditorInput().getName())) {
				bindings = new BindingsPage(this);
				bindingsIndex = addPage(bindings.create(getContainer()));
				setPageText(bindingsIndex, Messages.Editor_bindings);
			}
			settingsIndex = addPage(settings.create(getContainer()));
			setPageText(settingsIndex, Messages.Editor_settings);
			sourceIndex = addPage(source, getEditorInput());
			setPageText(sourceIndex, Messages.Editor_source);
		} catch (PartInitException problem) {
			Platform.getLog(ModuleEditor.class).error("The text of " + getEditorInput().getName() + " cannot be shown.", problem); //$NON-NLS-1$ //$NON-NLS-2$
			return;
		}
		PlatformUI.getWorkbench().getHelpSystem().setHelp(getContainer(), HELP);
		setPartName(getEditorInput().getName());
		setTitleToolTip(getEditorInput().getToolTipText());
		source.addPropertyListener((changed, property) -> {
			if (property == IEditorPart.PROP_INPUT && source.getEditorInput() != null) {
				inputChanged();
			}
		});
		source.whenCaretMoves(this::caretMoved);
		source.whenWhole(this::textIsWhole);
		connect();
		reading.start(path());
	}

	/** The actions of the text are there, which the menus of this editor use on every page; and where its page is on top, it takes the focus. */
	private void textIsWhole() {
		if (getSite().getPage().getActiveEditor() == this && getEditorSite().getActionBarContributor() instanceof ModuleEditorContributor menus) {
			menus.setActivePage(getActiveEditor());
		}
		if (getSite().getPage().getActivePart() == this && getActivePage() == sourceIndex) {
			source.setFocus();
		}
	}

	/** Listens to the document of the input. */
	private void connect() {
		if (document != null) {
			document.removeDocumentListener(typing);
		}
		document = source.getDocumentProvider() == null ? null : source.getDocumentProvider().getDocument(source.getEditorInput());
		if (document != null) {
			document.addDocumentListener(typing);
			text = document.get();
		}
	}

	/** The file was renamed, moved or saved under another name. */
	private void inputChanged() {
		IEditorInput input = source.getEditorInput();
		connect();
		if (!input.equals(getEditorInput())) {
			setInputWithNotify(input);
			setPartName(input.getName());
			setTitleToolTip(input.getToolTipText());
			reading.renamed(path());
		}
	}

	/** {@return the file as the model knows it; the name of the input where it lies outside the workspace} */
	String path() {
		IFile file = file();
		return file == null ? getEditorInput().getName() : WorkspaceFile.path(file);
	}

	/** {@return the file, or null where the input is none of the workspace} */
	IFile file() {
		return ResourceUtil.getFile(getEditorInput());
	}

	/** The text for the job that reads it. */
	private String typed() {
		return text;
	}

	private void received(ModuleReading.Read read) {
		if (display.isDisposed()) {
			return;
		}
		display.asyncExec(() -> {
			if (!getContainer().isDisposed()) {
				show(read);
			}
		});
	}

	private void show(ModuleReading.Read read) {
		last = read;
		ModuleContent content = read.content().orElse(null);
		if (content != null) {
			settings.show(content);
			if (bindings != null) {
				bindings.show(content);
			}
		}
		if (outline != null) {
			outline.show(read.outline());
		}
		if (content != null && wanted >= 0) {
			int place = wanted;
			wanted = -1;
			if (getActivePage() == settingsIndex) {
				revealed(place);
			}
		}
	}

	/** {@return the names that values may refer to, as far as they were read} */
	KnownNames names() {
		return last == null ? KnownNames.NONE : last.content().map(ModuleContent::names).orElse(KnownNames.NONE);
	}

	/** {@return the text as it is in the editor} */
	String text() {
		return document == null ? "" : document.get(); //$NON-NLS-1$
	}

	/** {@return the source page, whole} */
	ModuleSourceEditor source() {
		source.complete();
		return source;
	}

	/** Somebody asks the text editor for a place: shows it on the page that is open where that page knows it, else in the text. */
	void revealed(int offset) {
		if (getActivePage() == settingsIndex) {
			if (!settings.isRead()) {
				wanted = offset;
				return;
			}
			settings.complete();
			if (settings.reveal(path(), offset)) {
				return;
			}
		}
		if (getActivePage() == bindingsIndex && bindings != null) {
			bindings.select(new Origin(path(), offset, 0, 1, 1));
		}
		setActivePage(sourceIndex);
	}

	private void caretMoved(int offset) {
		if (outline != null) {
			outline.caretMoved(path(), offset);
		}
	}

	/** The user selected an item of the outline. */
	void outlineSelected(OutlineItem item) {
		Origin place = item.origin();
		settings.reveal(place.path(), place.offset());
		if (bindings != null) {
			bindings.select(place);
		}
		if (place.path().equals(path())) {
			source.reveal(place.offset(), place.length());
		}
	}

	/** The user selected an element on the map. */
	void mapSelected(Origin place) {
		settings.reveal(place.path(), place.offset());
		if (outline != null) {
			outline.caretMoved(place.path(), place.offset());
		}
	}

	/** The user chose an element on the settings page. */
	void elementSelected(FormElement element) {
		if (element.origin() != null) {
			if (outline != null) {
				outline.caretMoved(element.origin().path(), element.origin().offset());
			}
			if (bindings != null) {
				bindings.select(element.origin());
			}
		}
	}

	/**
	 * Opens a place: in the text of this editor, or in the editor of its file.
	 *
	 * @param path the file, as the model knows it
	 * @param offset first character
	 * @param length number of characters
	 */
	void open(String path, int offset, int length) {
		if (path.equals(path())) {
			setActivePage(sourceIndex);
			source.reveal(offset, length);
			source.setFocus();
			return;
		}
		IFile file = WorkspaceFile.file(path);
		if (file == null) {
			getEditorSite().getActionBars().getStatusLineManager().setErrorMessage(NLS.bind(Messages.Editor_gone, path));
			return;
		}
		try {
			IEditorPart editor = IDE.openEditor(getSite().getPage(), file, true);
			ITextEditor other = editor.getAdapter(ITextEditor.class);
			if (other != null) {
				other.selectAndReveal(offset, length);
			}
		} catch (PartInitException problem) {
			Platform.getLog(ModuleEditor.class).warn(NLS.bind(Messages.Editor_gone, path), problem);
		}
	}

	/**
	 * Opens the source page at a marker.
	 *
	 * @param marker a marker of the file
	 */
	private void gotoMarker(IMarker marker) {
		setActivePage(sourceIndex);
		IGotoMarker inText = source.getAdapter(IGotoMarker.class);
		if (inText != null) {
			source.whenThere(() -> inText.gotoMarker(marker));
		}
	}

	@Override
	protected void pageChange(int index) {
		super.pageChange(index);
		if (index == settingsIndex) {
			settings.opened();
		}
		if (index == bindingsIndex && bindings != null) {
			bindings.opened();
		}
	}

	/** Shows the settings page. */
	public void showSettings() {
		setActivePage(settingsIndex);
	}

	/** Shows the source page. */
	public void showSource() {
		setActivePage(sourceIndex);
	}

	/** {@return the settings page} */
	public SettingsPage settings() {
		return settings;
	}

	/** {@return the bindings page, or null where the file has none} */
	public BindingsPage bindings() {
		return bindings;
	}

	/** {@return the titles of the pages in order} */
	public List<String> pageTitles() {
		return IntStream.range(0, getPageCount()).mapToObj(this::getPageText).toList();
	}

	/** {@return the control of the page on top, or null} */
	public Control activeControl() {
		return getActivePage() < 0 ? null : getControl(getActivePage());
	}

	@Override
	public void setFocus() {
		if (getActivePage() == settingsIndex) {
			settings.setFocus();
		} else if (getActivePage() == bindingsIndex && bindings != null) {
			bindings.setFocus();
		} else {
			super.setFocus();
		}
	}

	@Override
	public void doSave(IProgressMonitor monitor) {
		settings.commit();
		source.doSave(monitor);
	}

	@Override
	public void doSaveAs() {
		settings.commit();
		source.doSaveAs();
	}

	@Override
	public boolean isSaveAsAllowed() {
		return source != null && source.isSaveAsAllowed();
	}

	@Override
	public <T> T getAdapter(Class<T> adapter) {
		if (source != null && (adapter == ITextEditor.class || adapter == AbstractTextEditor.class)) {
			return adapter.cast(source);
		}
		if (adapter == IGotoMarker.class) {
			return adapter.cast((IGotoMarker) this::gotoMarker);
		}
		if (adapter == IContentOutlinePage.class && source != null) {
			if (outline == null || outline.isGone()) {
				outline = new ModuleOutlinePage(this);
				if (last != null) {
					outline.show(last.outline());
				}
			}
			return adapter.cast(outline);
		}
		return super.getAdapter(adapter);
	}

	@Override
	public void dispose() {
		reading.stop();
		if (document != null) {
			document.removeDocumentListener(typing);
		}
		super.dispose();
	}
}
