/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.internal.ui.text.correction.AssistContext;
import org.eclipse.jdt.internal.ui.text.correction.JavaCorrectionProcessor;
import org.eclipse.jdt.ui.JavaUI;
import org.eclipse.jdt.ui.text.java.IJavaCompletionProposal;
import org.eclipse.jdt.ui.text.java.IProblemLocation;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.jface.text.codemining.LineEndCodeMining;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.quickassist.IQuickAssistAssistant;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.text.source.ISourceViewerExtension3;
import org.eclipse.jface.text.source.TextInvocationContext;
import org.eclipse.jface.text.source.inlined.AbstractInlinedAnnotation;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.texteditor.MarkerAnnotation;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.RuleChoices;
import org.wiretune.ide.live.LiveChoices;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ui.editor.FindingAnnotation;
import org.wiretune.ui.editor.ModuleEditor;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.ui.tests.findings.Sample;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** Findings in the texts of editors follow what is typed, and stand beside their lines. */
@ExtendWith({ WorkbenchCheck.class, Sample.class })
class LiveFindingsTest {

	private static final String SERVER_FILE = "/LocalServer/config/cells/localCell/nodes/localNode/servers/server1/resources.xml";
	private static final String PAGE = "org.wiretune.ui.editorsPage";
	private static final String ENTITY = "/OrderApplication/src/org/wiretune/sample/orders/OrderLine.java";
	private static final String JAVA_FILE = "/OrderApplication/src/org/wiretune/sample/orders/OrderImport.java";
	/** So much of the values that are typed is the same, and stays. */
	private static final int END = "sync\"".length();
	private static final String IMPORT_HEADLINE = "Asynchronous call from ReceiverSCAAsync to SCA_Export: a queue per call";

	@BeforeEach
	void wholeScreen() {
		Workbench.fillScreen();
	}

	@AfterEach
	void asItWas() {
		IEclipsePreferences node = InstanceScope.INSTANCE.getNode(RuleChoices.NODE);
		node.remove(LiveChoices.BESIDE);
		node.remove(LiveChoices.TYPED);
	}

	@Test
	void whatIsTypedIsMarkedAndTakenBackWithoutAMarker() throws Exception {
		ITextEditor editor = open(Sample.IMPORT);
		Wait.until("the finding stands beside its line", () -> beside(editor).equals(List.of(IMPORT_HEADLINE)));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("live-import"));
		IMarker marker = Sample.finding("sca-async-binding", Sample.IMPORT);
		replace(editor, "\"async\"", "\"sync\"");
		Wait.until("the mark of the marker is shown as gone", () -> marks(editor).equals(List.of("gone")) && beside(editor).isEmpty());
		assertTrue(marker.exists() && Ui.get(editor::isDirty), "The file is not saved, so its marker stays.");
		replace(editor, "\"sync\"", "\"async\"");
		Wait.until("it is found again", () -> marks(editor).equals(List.of("marker")) && beside(editor).equals(List.of(IMPORT_HEADLINE)));
		assertEquals(List.of(marker), Sample.findings(Sample.file(Sample.IMPORT)));
		Workbench.theme(Workbench.DARK);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("live-import-dark"));
		Workbench.theme(Workbench.LIGHT);
	}

	@Test
	void whatComesWhileTypingHasAMarkOfItsOwnAndAFix() throws Exception {
		String synchronous = Sample.text(Sample.IMPORT).replace("\"async\"", "\"sync\"");
		Sample.file(Sample.IMPORT).setContents(new ByteArrayInputStream(synchronous.getBytes(StandardCharsets.UTF_8)), true, false, null);
		Sample.settle();
		ITextEditor editor = open(Sample.IMPORT);
		replace(editor, "\"sync\"", "\"async\"");
		Wait.until("it is found before it is saved", () -> marks(editor).equals(List.of("own")) && beside(editor).equals(List.of(IMPORT_HEADLINE)));
		assertTrue(Sample.findings(Sample.file(Sample.IMPORT)).isEmpty(), "No marker is written.");
		assertEquals(List.of("Call synchronously (preferredInteractionStyle=\"sync\")"), quickFixes(editor));
		Ui.run(() -> minings(editor).get(0).getAction().accept(null));
		Link fix = Wait.value("what is found is told with its fix", Wait.USUAL, LiveFindingsTest::fix);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("live-detail"));
		Ui.start(() -> send(fix));
		Wait.until("the fix is in the text", () -> text(editor).contains("preferredInteractionStyle=\"sync\""));
		Wait.until("nothing is found any more", () -> marks(editor).isEmpty() && beside(editor).isEmpty());
	}

	@Test
	void editorsOfThePlatformShowItToo() throws Exception {
		ITextEditor java = open(JAVA_FILE);
		Wait.until("a short line has it behind it", () -> minings(java).stream().anyMatch(each -> each instanceof LineEndCodeMining
				&& each.getLabel().strip().equals("OrderImport.importHistory flushes in its loop but keeps every row: it never clears")));
		reveal(java, Sample.finding("batch-loop-without-clear", JAVA_FILE));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("live-java"));
		ITextEditor xml = open(SERVER_FILE);
		Wait.until("long lines have it above", () -> beside(xml).contains("20 threads of pool Default for SCA and JMS on server1 (and one more)"));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("live-xml"));
		chooseMeasuredOnly();
		Wait.until("nothing was measured", () -> beside(xml).isEmpty());
	}

	@Test
	void theJavaEditorOffersTheFixOfWhatIsTypedAndNotSaved() throws Exception {
		String table = Sample.text(ENTITY).replace("GenerationType.IDENTITY", "GenerationType.TABLE");
		Sample.file(ENTITY).setContents(new ByteArrayInputStream(table.getBytes(StandardCharsets.UTF_8)), true, false, null);
		Sample.settle();
		assertTrue(Sample.findings(Sample.file(ENTITY)).isEmpty(), "Its keys come from a table.");
		ITextEditor editor = open(ENTITY);
		Ui.run(() -> {
			IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
			document.set(document.get().replace("GenerationType.TABLE", "GenerationType.IDENTITY"));
		});
		Wait.until("it is found before it is saved", () -> marks(editor).equals(List.of("own")));
		Wait.until("Ctrl+1 has its fix", () -> place(editor).stream().anyMatch(offset -> javaAssists(editor, offset).contains("Generate keys of OrderLine from a table")));
		assertTrue(Sample.findings(Sample.file(ENTITY)).isEmpty(), "No marker is written.");
	}

	/** What the Java editor collects for Ctrl+1 where no problem of Java is. */
	private static List<String> javaAssists(ITextEditor editor, int offset) {
		return Ui.get(() -> {
			List<IJavaCompletionProposal> proposals = new ArrayList<>();
			ICompilationUnit unit = JavaUI.getWorkingCopyManager().getWorkingCopy(editor.getEditorInput());
			JavaCorrectionProcessor.collectAssists(new AssistContext(unit, (ISourceViewer) editor.getAdapter(ITextViewer.class), editor, offset, 0), new IProblemLocation[0], proposals);
			return proposals.stream().map(ICompletionProposal::getDisplayString).toList();
		});
	}

	/** Where the first mark of a finding is that has no marker; nothing while the marks are made anew. */
	private static OptionalInt place(ITextEditor editor) {
		IAnnotationModel model = editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput());
		for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
			if (all.next() instanceof FindingAnnotation own) {
				return OptionalInt.of(model.getPosition(own).getOffset());
			}
		}
		return OptionalInt.empty();
	}

	/** On the page of the preferences. */
	private static void chooseMeasuredOnly() {
		Ui.start(() -> PreferencesUtil.createPreferenceDialogOn(Workbench.window().getShell(), PAGE, new String[] { PAGE }, null).open());
		Button measured = Wait.value("the page is open", Wait.USUAL, () -> Widgets.shells().stream().flatMap(shell -> Widgets.button(shell, "Where a run or a proof measured it").stream())
				.findFirst().orElse(null));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("preferences-editors"));
		Shell dialog = Ui.get(measured::getShell);
		Ui.run(() -> {
			for (Button each : Widgets.all(dialog, Button.class, each -> each.getParent() == measured.getParent())) {
				each.setSelection(each == measured);
			}
			Widgets.send(measured, SWT.Selection);
		});
		Ui.start(() -> Widgets.press(Widgets.button(dialog, "Apply and Close").orElseThrow()));
		Wait.until("the preferences are closed", dialog::isDisposed);
	}

	private static void reveal(ITextEditor editor, IMarker marker) {
		Ui.run(() -> editor.selectAndReveal(marker.getAttribute(IMarker.CHAR_START, 0), 0));
	}

	/** What Ctrl+1 offers where the finding is. */
	private static List<String> quickFixes(ITextEditor editor) {
		return Ui.get(() -> {
			ISourceViewer viewer = (ISourceViewer) editor.getAdapter(ITextViewer.class);
			int offset = viewer.getDocument().get().indexOf("\"async\"") + 1;
			IQuickAssistAssistant assistant = ((ISourceViewerExtension3) viewer).getQuickAssistAssistant();
			ICompletionProposal[] proposals = assistant.getQuickAssistProcessor().computeQuickAssistProposals(new TextInvocationContext(viewer, offset, 0));
			return proposals == null ? List.<String>of() : Arrays.stream(proposals).map(ICompletionProposal::getDisplayString).toList();
		});
	}

	private static Link fix() {
		for (Shell shell : Widgets.shells()) {
			for (Link link : Widgets.all(shell, Link.class, each -> each.getText().contains("Call synchronously"))) {
				return link;
			}
		}
		return null;
	}

	private static void send(Link link) {
		Event event = new Event();
		event.text = "0";
		link.notifyListeners(SWT.Selection, event);
	}

	private static ITextEditor open(String path) {
		return Ui.get(() -> {
			try {
				IEditorPart editor = IDE.openEditor(Workbench.page(), Sample.file(path), true);
				if (editor instanceof ModuleEditor module) {
					module.showSource();
				}
				return Adapters.adapt(editor, ITextEditor.class);
			} catch (CoreException problem) {
				throw new IllegalStateException(problem);
			}
		});
	}

	private static String text(ITextEditor editor) {
		return editor.getDocumentProvider().getDocument(editor.getEditorInput()).get();
	}

	/** Types at a value so that it is another one. */
	private static void replace(ITextEditor editor, String old, String other) {
		Ui.run(() -> {
			IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
			try {
				document.replace(document.get().indexOf(old), old.length() - END, other.substring(0, other.length() - END));
			} catch (BadLocationException none) {
				throw new IllegalStateException(none);
			}
		});
	}

	/** What kinds of marks of findings the text has. */
	private static List<String> marks(ITextEditor editor) {
		List<String> marks = new ArrayList<>();
		IAnnotationModel model = editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput());
		for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
			Annotation annotation = all.next();
			if (annotation instanceof FindingAnnotation) {
				marks.add("own");
			} else if (annotation instanceof MarkerAnnotation marked && FindingMarkers.isFinding(marked.getMarker())) {
				marks.add(annotation.isMarkedDeleted() ? "gone" : "marker");
			}
		}
		return marks;
	}

	private static List<String> beside(ITextEditor editor) {
		return minings(editor).stream().map(mining -> mining.getLabel().strip()).toList();
	}

	/** What is painted beside the lines. */
	private static List<ICodeMining> minings(ITextEditor editor) {
		List<ICodeMining> minings = new ArrayList<>();
		ISourceViewer viewer = (ISourceViewer) editor.getAdapter(ITextViewer.class);
		for (Iterator<Annotation> all = viewer.getAnnotationModel().getAnnotationIterator(); all.hasNext();) {
			if (all.next() instanceof AbstractInlinedAnnotation inlined && !inlined.isMarkedDeleted()) {
				minings.addAll(painted(inlined));
			}
		}
		return minings;
	}

	/** The platform does not tell what it paints. */
	private static List<ICodeMining> painted(AbstractInlinedAnnotation annotation) {
		try {
			Field minings = annotation.getClass().getDeclaredField("fMinings");
			minings.setAccessible(true);
			return ((List<?>) minings.get(annotation)).stream().map(ICodeMining.class::cast).toList();
		} catch (ReflectiveOperationException otherPlatform) {
			throw new IllegalStateException(otherPlatform);
		}
	}
}
