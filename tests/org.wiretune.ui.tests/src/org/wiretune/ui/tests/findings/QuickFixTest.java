/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.findings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.help.HelpSystem;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.ltk.core.refactoring.RefactoringCore;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolution2;
import org.eclipse.ui.IMarkerResolutionRelevance;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.texteditor.MarkerAnnotation;
import org.eclipse.ui.views.markers.WorkbenchMarkerResolution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.RuleChoice;
import org.wiretune.ide.RuleChoices;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.ui.gauges.GaugesView;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

@ExtendWith({ WorkbenchCheck.class, Sample.class })
class QuickFixTest {

	private static final String RULE = "sca-async-binding";
	/** Off unless somebody wants it. */
	private static final String GUARD = "log-unguarded-concat";

	@Test
	void fixFirstThenPreviewThenSuppress() throws Exception {
		IMarker marker = Sample.finding(RULE, Sample.IMPORT);
		assertTrue(IDE.getMarkerHelpRegistry().hasResolutions(marker));
		List<IMarkerResolution> resolutions = resolutions(marker);
		assertTrue(resolutions.size() >= 3, resolutions.size() + " resolutions");
		assertEquals(MarkerFix.of(marker).get(0).label(), resolutions.get(0).getLabel());
		assertTrue(resolutions.get(1).getLabel().equals("Preview: " + resolutions.get(0).getLabel()), resolutions.get(1).getLabel());
		assertTrue(resolutions.get(resolutions.size() - 1).getLabel().contains("suppress"));
		for (int i = 1; i < resolutions.size(); i++) {
			assertTrue(relevance(resolutions.get(i - 1)) > relevance(resolutions.get(i)));
		}
		String description = Ui.get(() -> ((IMarkerResolution2) resolutions.get(0)).getDescription());
		assertTrue(description.contains("<pre>") && description.contains("&quot;sync&quot;"), description);
		resolutions.forEach(resolution -> assertNotNull(Ui.get(() -> ((IMarkerResolution2) resolution).getImage())));
	}

	@Test
	void whereThereIsNoFixItSaysWhyAndTheRuleIsNear() throws Exception {
		IMarker marker = Sample.findings(Sample.root()).stream().filter(each -> MarkerFix.of(each).isEmpty()).findFirst().orElseThrow();
		String rule = marker.getAttribute("org.wiretune.ruleId", "");
		List<IMarkerResolution> resolutions = resolutions(marker);
		assertEquals(List.of("Why is there no quick-fix?", "Prove It Here\u2026", "Show Gauge", "Open the page of the rule " + rule, "Change severity or numbers of the rule " + rule + "\u2026",
				"WireTune: suppress this finding with a reason (" + rule + ")"), resolutions.stream().map(IMarkerResolution::getLabel).toList());
		String reason = ((IMarkerResolution2) resolutions.get(0)).getDescription();
		assertTrue(reason.contains(rule) && reason.contains("by hand"), reason);
		Ui.start(() -> resolutions.get(0).run(marker));
		Shell told = Wait.value("the reason is told", Wait.USUAL, () -> Widgets.shell("Why is there no quick-fix?").orElse(null));
		Ui.start(told::close);
		Ui.start(() -> resolutions.get(2).run(marker));
		Shell gauge = Wait.value("which gauge would show it is told", Wait.USUAL, () -> Widgets.shell("Gauge of a Finding").orElse(null));
		assertTrue(Ui.get(() -> Widgets.labels(gauge)).stream().anyMatch(text -> text.contains(rule)), () -> Ui.get(() -> Widgets.labels(gauge)).toString());
		Ui.start(gauge::close);
		Workbench.close(GaugesView.ID);
		Ui.start(() -> resolutions.get(4).run(marker));
		Tree rules = Wait.value("the rule is selected in the preferences", Wait.USUAL, () -> Widgets.shells().stream().flatMap(shell -> Widgets.all(shell, Tree.class, tree -> tree.getColumnCount() == 3).stream())
				.filter(tree -> tree.getSelectionCount() == 1 && tree.getSelection()[0].getText(1).equals(rule)).findFirst().orElse(null));
		Ui.start(() -> rules.getShell().close());
		Wait.until("the preferences are closed", rules::isDisposed);
	}

	@Test
	void everyFindingHasAHelpPage() throws Exception {
		for (IMarker marker : Sample.findings(Sample.root())) {
			String context = IDE.getMarkerHelpRegistry().getHelp(marker);
			assertNotNull(context, marker.toString());
			assertNotNull(HelpSystem.getContext(context), context);
		}
	}

	@Test
	void controlOneInTheEditorOfAnXmlFile() throws Exception {
		IMarker marker = Sample.finding(RULE, Sample.IMPORT);
		ITextEditor editor = open(marker);
		Wait.until("the finding is marked in the editor", () -> annotations(editor).contains("org.wiretune.ui.findingWarning"));
		chooseProposal(editor, MarkerFix.of(marker).get(0).label(), "quick-fix-pop-up");
		Wait.until("the import is synchronous", () -> document(editor).get().contains("preferredInteractionStyle=\"sync\""));
		awaitNoFinding();
		Wait.until("the mark is gone", () -> !annotations(editor).contains("org.wiretune.ui.findingWarning"));
	}

	@Test
	void controlOneInTheJavaEditor() throws Exception {
		RuleChoices.store(Map.of(GUARD, RuleChoice.INFO));
		Sample.settle();
		IMarker marker = Sample.finding(GUARD, Sample.LISTENER);
		ITextEditor editor = open(marker);
		String type = marker.getAttribute(IMarker.SEVERITY, 0) == IMarker.SEVERITY_WARNING ? "org.wiretune.ui.findingWarning" : "org.wiretune.ui.findingInfo";
		Wait.until("the finding is marked in the editor", () -> annotations(editor).contains(type));
		chooseProposal(editor, MarkerFix.of(marker).get(0).label(), "quick-fix-java");
		Wait.until("the message is guarded", () -> document(editor).get().contains("if (log.isDebugEnabled())"));
		Ui.run(() -> editor.getAction("undo").run());
		Wait.until("Undo takes it back", () -> !document(editor).get().contains("isDebugEnabled"));
		RuleChoices.store(Map.of(GUARD, RuleChoice.STANDARD));
	}

	@Test
	void anUnsavedEditorStaysUnsavedAndOneUndoTakesTheFixBack() throws Exception {
		IMarker marker = Sample.finding(RULE, Sample.IMPORT);
		String saved = Sample.text(Sample.IMPORT);
		ITextEditor editor = open(marker);
		String typed = Ui.get(() -> type(document(editor), saved.indexOf('\n') + 1, "<!-- typed, not saved -->\n"));
		IMarkerResolution fix = resolutions(marker).get(0);
		Ui.run(() -> fix.run(marker));
		Wait.until("the fix is in the editor", () -> document(editor).get().equals(typed.replace("\"async\"", "\"sync\"")));
		assertTrue(Ui.get(editor::isDirty));
		assertEquals(saved, Sample.text(Sample.IMPORT));
		Ui.run(() -> editor.getAction("undo").run());
		Wait.until("one undo takes the fix back, the typing stays", () -> document(editor).get().equals(typed));
	}

	@Test
	void severalAtOnceAcrossFiles() throws Exception {
		List<IMarker> identity = Sample.findings(Sample.root()).stream().filter(marker -> marker.getAttribute("org.wiretune.ruleId", "").equals("identity-defeats-batching")).toList();
		assertEquals(2, identity.size());
		WorkbenchMarkerResolution fix = (WorkbenchMarkerResolution) resolutions(identity.get(0)).get(0);
		IMarker[] others = fix.findOtherMarkers(Sample.findings(Sample.root()).toArray(IMarker[]::new));
		assertEquals(List.of(identity.get(1)), Arrays.asList(others));
		// The identifiers come from elsewhere then, which is more than faster, so all changes are shown before.
		Ui.start(() -> fix.run(identity.toArray(IMarker[]::new), new NullProgressMonitor()));
		Shell shell = Wait.value("the preview is open", Wait.USUAL, () -> Widgets.shell("Preview of Changes").filter(each -> Widgets.button(each, "OK").isPresent()).orElse(null));
		assertEquals(2, Sample.findings(Sample.root()).stream().filter(identity::contains).count());
		Ui.start(() -> Widgets.press(Widgets.button(shell, "OK").orElseThrow()));
		Wait.until("the preview is closed", shell::isDisposed);
		// What was seen is made once the preview is closed.
		Wait.until("both findings are gone", () -> identity.stream().noneMatch(IMarker::exists));
		Sample.settle();
		RefactoringCore.getUndoManager().performUndo(null, new NullProgressMonitor());
		Sample.settle();
		assertEquals(2, Sample.findings(Sample.root()).stream().filter(marker -> marker.getAttribute("org.wiretune.ruleId", "").equals("identity-defeats-batching")).count());
	}

	@Test
	void thePreviewShowsBothTextsAndChangesNothingWhenCancelled() throws Exception {
		IMarker marker = Sample.finding(RULE, Sample.IMPORT);
		String before = Sample.text(Sample.IMPORT);
		preview(marker, "quick-fix-preview", "Cancel");
		assertEquals(before, Sample.text(Sample.IMPORT));
		Workbench.theme(Workbench.DARK);
		try {
			preview(marker, "quick-fix-preview-dark", "OK");
		} finally {
			Workbench.theme(Workbench.LIGHT);
		}
		Wait.until("the fix is in the file", () -> saved(Sample.IMPORT).equals(before.replace("\"async\"", "\"sync\"")));
	}

	private void preview(IMarker marker, String picture, String button) throws Exception {
		IMarkerResolution preview = resolutions(marker).stream().filter(each -> each.getLabel().startsWith("Preview: ")).findFirst().orElseThrow();
		Ui.start(() -> preview.run(marker));
		Shell shell = Wait.value("the preview is open", Wait.USUAL, () -> Widgets.shell("Preview of Changes").filter(each -> Widgets.button(each, button).isPresent()).orElse(null));
		String lines = Ui.get(() -> Widgets.first(shell, StyledText.class, text -> true).orElseThrow().getText());
		assertTrue(lines.lines().anyMatch(line -> line.startsWith("-") && line.contains("\"async\"")), lines);
		assertTrue(lines.lines().anyMatch(line -> line.startsWith("+") && line.contains("\"sync\"")), lines);
		Screenshot.ofScreen(WorkbenchCheck.screenshot(picture));
		Ui.start(() -> Widgets.press(Widgets.button(shell, button).orElseThrow()));
		Wait.until("the preview is closed", shell::isDisposed);
	}

	@Test
	void suppressesWithAReason() throws Exception {
		IMarker marker = Sample.finding(RULE, Sample.IMPORT);
		List<IMarkerResolution> resolutions = resolutions(marker);
		Ui.start(() -> resolutions.get(resolutions.size() - 1).run(marker));
		Shell shell = Wait.value("the reason is asked for", Wait.USUAL, () -> Widgets.shell("Suppress Finding").orElse(null));
		assertFalse(Ui.get(() -> Widgets.button(shell, "OK").orElseThrow().isEnabled()), "A reason is needed.");
		Ui.run(() -> Widgets.type(Widgets.first(shell, Text.class, text -> (text.getStyle() & SWT.READ_ONLY) == 0).orElseThrow(), "called once a day"));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("suppress"));
		Ui.start(() -> Widgets.press(Widgets.button(shell, "OK").orElseThrow()));
		Wait.until("the dialog is closed", shell::isDisposed);
		Wait.until("the reason is in the file", () -> saved(Sample.IMPORT).contains("wiretune:ignore " + RULE + ": called once a day"));
		awaitNoFinding();
	}

	/** A file is saved before its build begins. */
	private static void awaitNoFinding() {
		Wait.until("nothing is found in the import", () -> {
			try {
				return Sample.findings(Sample.file(Sample.IMPORT)).isEmpty();
			} catch (CoreException unreadable) {
				throw new IllegalStateException(unreadable);
			}
		});
	}

	private static List<IMarkerResolution> resolutions(IMarker marker) {
		List<IMarkerResolution> resolutions = new ArrayList<>(Arrays.asList(Ui.get(() -> IDE.getMarkerHelpRegistry().getResolutions(marker))));
		resolutions.sort((one, other) -> Integer.compare(relevance(other), relevance(one)));
		return resolutions;
	}

	private static int relevance(IMarkerResolution resolution) {
		return ((IMarkerResolutionRelevance) resolution).getRelevanceForResolution();
	}

	private static ITextEditor open(IMarker marker) {
		return Ui.get(() -> {
			try {
				return Adapters.adapt(IDE.openEditor(Workbench.page(), marker, true), ITextEditor.class);
			} catch (PartInitException problem) {
				throw new IllegalStateException(problem);
			}
		});
	}

	private static IDocument document(ITextEditor editor) {
		return editor.getDocumentProvider().getDocument(editor.getEditorInput());
	}

	private static String type(IDocument document, int offset, String text) {
		try {
			document.replace(offset, 0, text);
			return document.get();
		} catch (BadLocationException problem) {
			throw new IllegalStateException(problem);
		}
	}

	private static List<String> annotations(ITextEditor editor) {
		List<String> types = new ArrayList<>();
		IAnnotationModel model = editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput());
		model.getAnnotationIterator().forEachRemaining(annotation -> {
			if (annotation instanceof MarkerAnnotation) {
				types.add(((Annotation) annotation).getType());
			}
		});
		return types;
	}

	/** Presses Ctrl+1 and takes a proposal. */
	private static void chooseProposal(ITextEditor editor, String label, String picture) {
		Ui.start(() -> editor.getAdapter(ITextOperationTarget.class).doOperation(ISourceViewer.QUICK_ASSIST));
		Table proposals = Wait.value("the proposals with '" + label + "' are shown", Wait.USUAL, () -> proposals(label));
		Screenshot.ofScreen(WorkbenchCheck.screenshot(picture));
		Ui.start(() -> {
			TableItem[] items = proposals.getItems();
			for (int i = 0; i < items.length; i++) {
				if (items[i].getText().equals(label)) {
					proposals.setSelection(i);
				}
			}
			Widgets.send(proposals, SWT.DefaultSelection);
		});
	}

	private static Table proposals(String label) {
		for (Shell shell : Widgets.shells()) {
			for (Table table : Widgets.all(shell, Table.class, each -> true)) {
				if (Arrays.stream(table.getItems()).anyMatch(item -> item.getText().equals(label))) {
					return table;
				}
			}
		}
		return null;
	}

	private static String saved(String path) {
		try {
			return Sample.text(path);
		} catch (Exception problem) {
			throw new IllegalStateException(problem);
		}
	}
}
