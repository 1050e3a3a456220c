/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.settings;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.texteditor.MarkerAnnotation;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.ui.editor.ModuleEditor;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.ui.tests.findings.Sample;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** Files of modules with planted secrets in their editor: beside the text itself nothing shows one. */
@ExtendWith({ WorkbenchCheck.class, PlantedProject.class })
class SecretsInEditorsTest {

	private static final String CALLS = "CallerModule/Calls.import";

	@Test
	void formsAndOutlines() throws Exception {
		List<IFile> files = PlantedProject.files(name -> name.matches(".*\\.(import|export|component|composite)|sca\\.module|switchyard\\.xml"));
		assertTrue(files.size() >= 14, files.toString());
		for (IFile file : files) {
			String path = file.getProjectRelativePath().toString();
			ModuleEditor editor = open(path);
			Ui.run(editor::showSettings);
			Wait.until("the parts of " + path + " are shown", () -> !editor.settings().partNames().isEmpty());
			for (String part : Ui.get(() -> editor.settings().partNames())) {
				Ui.run(() -> editor.settings().select(part));
				PlantedProject.hides("form of " + part + " in " + path, Ui.get(() -> ShownTexts.of(editor.settings().control())));
			}
			Workbench.open(IPageLayout.ID_OUTLINE);
			Tree tree = Wait.value("the outline of " + path + " is shown", Wait.USUAL,
					() -> Widgets.first(editor.getAdapter(IContentOutlinePage.class).getControl(), Tree.class, each -> each.getItemCount() > 0).orElse(null));
			Ui.run(() -> ShownTexts.expand(tree));
			PlantedProject.hides("outline of " + path, Ui.get(() -> ShownTexts.of(tree)));
			// The title, the line of the state and whatever else the window shows while it is open.
			PlantedProject.hides("window with " + path, Ui.get(() -> ShownTexts.of(Workbench.window().getShell())));
			if (path.equals("NamedModule/sca.module")) {
				Screenshot.ofScreen(WorkbenchCheck.screenshot("form-names-hidden"));
			}
			Ui.run(() -> Workbench.page().closeEditor(editor, false));
		}
	}

	@Test
	void theHoverOverAFinding() throws Exception {
		ModuleEditor editor = open(CALLS);
		Ui.run(editor::showSource);
		ITextEditor source = Ui.get(() -> Adapters.adapt(editor, ITextEditor.class));
		String fix = MarkerFix.of(Sample.finding("sca-async-binding", PlantedProject.file(CALLS).getFullPath().toString())).get(0).label();
		Wait.until("the finding is marked", () -> isMarked(source));
		int at = Ui.get(() -> document(source).get().indexOf("\"async\"") + 1);
		Ui.run(() -> source.selectAndReveal(at, 0));
		Ui.start(() -> source.getAction("ShowInformation").run());
		Shell hover = Wait.value("the hover is open", Wait.USUAL, () -> popUp(Link.class, link -> link.getText().contains("sca-async-binding")));
		String shown = Ui.get(() -> ShownTexts.of(hover));
		assertTrue(shown.contains("***") && shown.contains(fix), shown);
		PlantedProject.hides("hover", shown);
		Ui.run(() -> Workbench.page().closeEditor(editor, false));
		Wait.until("the hover is closed", hover::isDisposed);
	}

	@Test
	void whatIsProposedForAWire() throws Exception {
		proposals("CallerModule/Work.component", "target=\"", "Near");
		proposals("CallerModule/Near.import", "module=\"", "OfferModule");
		proposals("CallerModule/Near.import", "export=\"", "Offer");
	}

	@Test
	void whatIsProposedForAReferenceOfAComposite() throws Exception {
		String typed = "<component name=\"Plain\"><reference name=\"there\"/></component><reference name=\"Out\" promote=\"\"/>";
		String path = "namedcomposite/Shop.composite";
		ITextEditor source = source(path);
		Ui.run(() -> replace(document(source), document(source).get().indexOf("</composite>"), 0, typed));
		proposals(path, "promote=\"", "Plain/there");
	}

	/** Asks for proposals behind words of a file, and waits for one that is known. */
	private static void proposals(String path, String words, String known) throws Exception {
		ITextEditor source = source(path);
		int at = Ui.get(() -> document(source).get().indexOf(words) + words.length());
		String end = Ui.get(() -> document(source).get().substring(at));
		// Only an empty value is offered all that there is.
		Ui.run(() -> replace(document(source), at, end.indexOf('"'), ""));
		Ui.run(() -> source.selectAndReveal(at, 0));
		Ui.start(() -> source.getAdapter(ITextOperationTarget.class).doOperation(ISourceViewer.CONTENTASSIST_PROPOSALS));
		Shell list = Wait.value(known + " is proposed in " + path, Wait.USUAL, () -> popUp(Table.class, table -> Arrays.stream(table.getItems()).anyMatch(item -> item.getText().startsWith(known + " "))));
		PlantedProject.hides("proposals " + words + " in " + path, Ui.get(() -> ShownTexts.of(list)));
		Ui.run(() -> Workbench.page().closeEditor(Workbench.page().getActiveEditor(), false));
		Wait.until("the list is closed", list::isDisposed);
	}

	private static <T extends Control> Shell popUp(Class<T> type, Predicate<T> wanted) {
		return Widgets.shells().stream().filter(shell -> shell != Workbench.window().getShell() && Widgets.first(shell, type, wanted).isPresent()).findFirst().orElse(null);
	}

	/** The text of a file, as soon as its names were read. */
	private static ITextEditor source(String path) {
		ModuleEditor editor = open(path);
		Ui.run(editor::showSettings);
		Wait.until("the parts of " + path + " are shown", () -> !editor.settings().partNames().isEmpty());
		Ui.run(editor::showSource);
		return Ui.get(() -> Adapters.adapt(editor, ITextEditor.class));
	}

	private static ModuleEditor open(String path) {
		return Ui.get(() -> {
			try {
				return (ModuleEditor) IDE.openEditor(Workbench.page(), PlantedProject.file(path), true);
			} catch (PartInitException unopened) {
				throw new IllegalStateException(unopened);
			}
		});
	}

	private static IDocument document(ITextEditor editor) {
		return editor.getDocumentProvider().getDocument(editor.getEditorInput());
	}

	private static void replace(IDocument document, int at, int length, String text) {
		try {
			document.replace(at, length, text);
		} catch (BadLocationException moved) {
			throw new IllegalStateException(moved);
		}
	}

	private static boolean isMarked(ITextEditor editor) {
		boolean[] marked = new boolean[1];
		editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput()).getAnnotationIterator().forEachRemaining(annotation -> marked[0] |= annotation instanceof MarkerAnnotation);
		return marked[0];
	}
}
