/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.forms.widgets.Hyperlink;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.part.FileEditorInput;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.texteditor.MarkerAnnotation;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.editor.FindingHover;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.lint.editor.OutlineItem;
import org.wiretune.ui.editor.ModuleEditor;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.ui.tests.findings.Sample;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** The editor of module files, on the sample solution. */
@ExtendWith({ WorkbenchCheck.class, Sample.class })
class ModuleEditorTest {

	private static final RGB LIGHT_TAG = new RGB(23, 88, 153);
	private static final RGB DARK_TAG = new RGB(0x7f, 0xb2, 0xe5);
	private static final String MODULE = "/SenderModule/sca.module";
	private static final String COMPONENT = "/SenderModule/SenderComponent.component";
	private static final String EXPORT = "/ReceiverModule/JMS_Export.export";
	private static final String RESOURCES = "/LocalServer/config/cells/localCell/nodes/localNode/servers/server1/resources.xml";

	@Test
	void aModuleHasThreePagesAndAPartHasTwo() {
		ModuleEditor module = open(MODULE);
		assertEquals(List.of("Bindings", "Settings", "Source"), Ui.get(module::pageTitles));
		Wait.until("the map is drawn", () -> module.bindings().map().moduleCount() == 2);
		Ui.run(module::showSettings);
		Wait.until("the parts are listed", () -> module.settings().partNames().contains("ReceiverSCAAsync"));
		assertTrue(Ui.get(() -> module.settings().partNames()).contains("SenderComponent"));
		for (String path : List.of(Sample.IMPORT, COMPONENT, EXPORT)) {
			ModuleEditor part = open(path);
			assertEquals(List.of("Settings", "Source"), Ui.get(part::pageTitles), path);
			String name = Sample.file(path).getName().replaceAll("\\..*", "");
			Wait.until("the settings of " + path, () -> List.of(name).equals(part.settings().partNames()));
		}
	}

	@Test
	void otherXmlFilesKeepTheirEditors() throws Exception {
		IFile other = Sample.file("/SenderModule/other.xml");
		other.create(new ByteArrayInputStream("<a/>".getBytes(StandardCharsets.UTF_8)), true, null);
		assertFalse(ModuleEditor.ID.equals(Ui.get(() -> editorOf(other))));
		for (String name : List.of("switchyard.xml", "any.composite")) {
			IFile file = Sample.file("/SenderModule/" + name);
			file.create(new ByteArrayInputStream("<composite name=\"c\"><component name=\"A\"><service name=\"S\"/></component></composite>".getBytes(StandardCharsets.UTF_8)), true, null);
			assertEquals(ModuleEditor.ID, Ui.get(() -> editorOf(file)), name);
			ModuleEditor editor = open("/SenderModule/" + name);
			assertEquals(3, Ui.get(editor::pageTitles).size());
			IContentOutlinePage outline = outline();
			Wait.until("the outline shows the component of " + name, () -> labels(tree(outline)).stream().anyMatch(label -> label.startsWith("A")));
		}
	}

	/** Others write files of this name too, such as those of ant tasks. */
	@Test
	void theRootElementDecidesWhoseCompositeItIs() throws Exception {
		IFile file = Sample.file("/SenderModule/composite.xml");
		file.create(new ByteArrayInputStream("<composite><part/></composite>".getBytes(StandardCharsets.UTF_8)), true, null);
		assertFalse(ModuleEditor.ID.equals(Ui.get(() -> editorOf(file))));
		for (String namespace : List.of("http://xmlns.oracle.com/sca/1.0", "http://www.osoa.org/xmlns/sca/1.0", "http://docs.oasis-open.org/ns/opencsa/sca/200912")) {
			file.setContents(new ByteArrayInputStream(("<?xml version=\"1.0\"?>\n<c:composite xmlns:c=\"" + namespace + "\" name=\"Shop\"/>").getBytes(StandardCharsets.UTF_8)), true, false, null);
			assertEquals(ModuleEditor.ID, Ui.get(() -> editorOf(file)), namespace);
		}
		assertEquals("org.eclipse.core.runtime.xml", Platform.getContentTypeManager().findContentTypeFor("any.xml").getId(), "a name alone says nothing");
	}

	@Test
	void aChoiceInTheFormChangesTheTextAndUndoTakesItBack() throws Exception {
		ModuleEditor editor = open(Sample.IMPORT);
		Combo style = (Combo) field(editor, "/style");
		assertEquals("async", Ui.get(style::getText));
		Ui.run(() -> Widgets.choose(style, "sync"));
		Wait.until("the text is changed", () -> text(editor).contains("preferredInteractionStyle=\"sync\""));
		assertTrue(Ui.get(editor::isDirty));
		assertTrue(Sample.text(Sample.IMPORT).contains("\"async\""), "Nothing is saved before the user saves.");
		Ui.run(() -> source(editor).getAction("undo").run());
		Wait.until("the form shows what Undo gave", () -> !style.isDisposed() && style.getText().equals("async") || "async".equals(fieldText(editor, "/style")));
		Ui.run(() -> Widgets.choose((Combo) editor.settings().field("/style"), "sync"));
		Wait.until("the finding beside the value is gone", () -> Widgets.labels(editor.settings().control()).stream().noneMatch(label -> label.contains("ReceiverSCAAsync prefers")) && text(editor).contains("\"sync\""));
		Ui.run(() -> editor.doSave(new NullProgressMonitor()));
		assertFalse(Ui.get(editor::isDirty));
		assertTrue(Sample.text(Sample.IMPORT).contains("\"sync\""));
	}

	@Test
	void typingInTheTextChangesTheForm() throws Exception {
		ModuleEditor editor = open(Sample.IMPORT);
		field(editor, "/style");
		Ui.run(() -> document(editor).set(document(editor).get().replace("\"async\"", "\"any\"")));
		Wait.until("the form shows what was typed", () -> "any".equals(fieldText(editor, "/style")));
		Ui.run(() -> source(editor).doRevertToSaved());
		Wait.until("the form shows what was saved", () -> "async".equals(fieldText(editor, "/style")));
		assertFalse(Ui.get(editor::isDirty));
	}

	@Test
	void aNumberOfTheServerIsCheckedAndWrittenIntoItsFile() throws Exception {
		ModuleEditor editor = open(EXPORT);
		Text concurrency = (Text) field(editor, "/maximumConcurrency");
		assertEquals("10", Ui.get(concurrency::getText));
		Ui.run(() -> {
			concurrency.setText("many");
			Widgets.send(concurrency, SWT.DefaultSelection);
		});
		assertFalse(Sample.text(RESOURCES).contains("many"));
		String before = Sample.text(RESOURCES);
		Ui.run(() -> concurrency.setText("12"));
		Ui.start(() -> Widgets.send(concurrency, SWT.DefaultSelection));
		Wait.until("the server's file has the number", () -> !saved(RESOURCES).equals(before));
		String after = Sample.text(RESOURCES);
		assertEquals(before, after.replaceFirst("_1299229918023\" name=\"maxConcurrency\" type=\"java.lang.Integer\" value=\"12\"",
				"_1299229918023\" name=\"maxConcurrency\" type=\"java.lang.Integer\" value=\"10\""));
		assertFalse(Ui.get(editor::isDirty), "The file of the editor did not change.");
	}

	@Test
	void aQuickFixBesideTheValue() throws Exception {
		ModuleEditor editor = open(Sample.IMPORT);
		field(editor, "/style");
		String label = MarkerFix.of(Sample.finding("sca-async-binding", Sample.IMPORT)).get(0).label();
		var link = Ui.get(() -> Widgets.first(editor.settings().control(), org.eclipse.ui.forms.widgets.ImageHyperlink.class, each -> each.getText().equals(label)).orElseThrow());
		Ui.start(() -> activate(link));
		Wait.until("the fix is made", () -> text(editor).contains("preferredInteractionStyle=\"sync\""));
		Wait.until("the form shows it", () -> "sync".equals(fieldText(editor, "/style")));
	}

	@Test
	void contentAssistGivesAndAppliesAProposal() throws Exception {
		ModuleEditor editor = open(Sample.IMPORT);
		Ui.run(editor::showSource);
		ITextEditor source = source(editor);
		int at = Ui.get(() -> document(editor).get().indexOf("\"async\"") + 1);
		Ui.run(() -> source.selectAndReveal(at, 0));
		Ui.start(() -> source.getAdapter(ITextOperationTarget.class).doOperation(ISourceViewer.CONTENTASSIST_PROPOSALS));
		Table proposals = Wait.value("the styles are proposed", Wait.USUAL, () -> proposals("sync"));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("editor-content-assist"));
		Ui.start(() -> choose(proposals, "sync"));
		Wait.until("the proposal is in the text", () -> text(editor).contains("preferredInteractionStyle=\"sync\""));
		Ui.run(() -> source.getAction("undo").run());
		Wait.until("one Undo takes it back", () -> text(editor).contains("preferredInteractionStyle=\"async\""));
	}

	@Test
	void controlOneInTheSourcePage() throws Exception {
		IMarker marker = Sample.finding("sca-async-binding", Sample.IMPORT);
		ModuleEditor editor = Ui.get(() -> {
			try {
				return (ModuleEditor) IDE.openEditor(Workbench.page(), marker, true);
			} catch (Exception problem) {
				throw new IllegalStateException(problem);
			}
		});
		assertInstanceOf(StyledText.class, Ui.get(() -> Widgets.first(editor.activeControl(), StyledText.class, each -> true).orElseThrow()));
		ITextEditor source = source(editor);
		assertEquals("async", Ui.get(() -> ((ITextSelection) source.getSelectionProvider().getSelection()).getText()));
		Wait.until("the finding is marked", () -> annotations(source).contains("org.wiretune.ui.findingWarning"));
		assertTrue(FindingHover.of(marker).text().contains("sca-async-binding"), FindingHover.of(marker).text());
		String label = MarkerFix.of(marker).get(0).label();
		Ui.start(() -> source.getAdapter(ITextOperationTarget.class).doOperation(ISourceViewer.QUICK_ASSIST));
		Table proposals = Wait.value("the quick-fix is offered", Wait.USUAL, () -> proposals(label));
		Ui.start(() -> choose(proposals, label));
		Wait.until("the import is synchronous", () -> text(editor).contains("preferredInteractionStyle=\"sync\""));
	}

	@Test
	void theHoverLeadsToThePlacesThatTakePartToo() throws Exception {
		ModuleEditor editor = open(Sample.IMPORT);
		Sample.finding("sca-async-binding", Sample.IMPORT);
		Shell hover = hover(editor, "editor-hover");
		String text = Ui.get(() -> Widgets.all(hover, Link.class, each -> true).stream().map(Link::getText).collect(Collectors.joining("\n")));
		assertTrue(text.contains("Takes part too: <a href=\"0\">SCA_Export.export, line 2</a>"), text);
		assertTrue(text.contains("Rule sca-async-binding. Source: "), text);
		for (String part : List.of("Asynchronous call from ReceiverSCAAsync to ", "ReceiverSCAAsync calls ", "Why: ", "Evidence: ", "Not when: ")) {
			assertTrue(text.lines().anyMatch(line -> line.startsWith(part)), text);
		}
		Ui.start(() -> chosen(hover, "SCA_Export.export", "0"));
		Wait.until("the export is open at its name", () -> Workbench.page().getActiveEditor() != editor
				&& source((ModuleEditor) Workbench.page().getActiveEditor()).getSelectionProvider().getSelection() instanceof ITextSelection selection
				&& selection.getText().equals("SCA_Export"));
		Wait.until("the hover is gone", hover::isDisposed);
	}

	@Test
	void theHoverHasTheQuickFix() throws Exception {
		ModuleEditor editor = open(Sample.IMPORT);
		String label = MarkerFix.of(Sample.finding("sca-async-binding", Sample.IMPORT)).get(0).label();
		Shell hover = hover(editor, null);
		Ui.start(() -> chosen(hover, label, "0"));
		Wait.until("the import is synchronous", () -> text(editor).contains("preferredInteractionStyle=\"sync\""));
		Wait.until("the hover is gone", hover::isDisposed);
	}

	/** Shows with F2 what is found at "async". */
	private static Shell hover(ModuleEditor editor, String screenshot) throws Exception {
		Ui.run(editor::showSource);
		ITextEditor source = source(editor);
		Wait.until("the finding is marked", () -> annotations(source).contains("org.wiretune.ui.findingWarning"));
		int at = Ui.get(() -> document(editor).get().indexOf("\"async\"") + 1);
		Ui.run(() -> source.selectAndReveal(at, 0));
		Ui.start(() -> source.getAction("ShowInformation").run());
		Shell hover = Wait.value("the hover is open", Wait.USUAL, () -> Widgets.shells().stream()
				.filter(shell -> !Widgets.all(shell, Link.class, link -> link.getText().contains("sca-async-binding")).isEmpty() && shell != Workbench.window().getShell()).findFirst().orElse(null));
		if (screenshot != null) {
			Screenshot.ofScreen(WorkbenchCheck.screenshot(screenshot));
		}
		return hover;
	}

	private static void chosen(Shell hover, String words, String number) {
		Link link = Widgets.first(hover, Link.class, each -> each.getText().contains(words)).orElseThrow();
		Event event = new Event();
		event.text = number;
		link.notifyListeners(SWT.Selection, event);
	}

	@Test
	void aPlaceThatSomebodyOpensIsShownOnTheSettingsPage() {
		ModuleEditor editor = open(Sample.IMPORT);
		int export = Ui.get(() -> text(editor).indexOf("SCA_Export"));
		Ui.run(() -> source(editor).selectAndReveal(export, 10));
		Wait.until("the row of the export has the focus", () -> editor.settings().field("/targetExport") instanceof Control field && field.isFocusControl());
		assertEquals(editor.settings().control(), Ui.get(editor::activeControl));
	}

	@Test
	void theTextIsColoured() {
		ModuleEditor editor = open(Sample.IMPORT);
		Ui.run(editor::showSource);
		Wait.until("the text has several colours", () -> {
			StyledText widget = Widgets.first(editor.activeControl(), StyledText.class, each -> true).orElseThrow();
			return Arrays.stream(widget.getStyleRanges()).map((StyleRange range) -> range.foreground).filter(color -> color != null).distinct().count() >= 4;
		});
	}

	@Test
	void theOutlineAndTheEditorLeadEachOther() throws Exception {
		ModuleEditor editor = open(COMPONENT);
		Ui.run(editor::showSource);
		IContentOutlinePage outline = outline();
		Wait.until("the references are shown", () -> labels(tree(outline)).stream().anyMatch(label -> label.startsWith("ReceiverJMSPartner")));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("editor-outline"));
		OutlineItem reference = Ui.get(() -> item(tree(outline), "ReceiverJMSPartner"));
		Ui.run(() -> outline.setSelection(new StructuredSelection(reference)));
		ITextEditor source = source(editor);
		assertEquals("ReceiverJMSPartner", Ui.get(() -> ((ITextSelection) source.getSelectionProvider().getSelection()).getText()));
		int place = Ui.get(() -> text(editor).indexOf("ReceiverHTTP\""));
		Ui.run(() -> {
			editor.setFocus();
			source.selectAndReveal(place, 0);
		});
		Wait.until("the outline follows the caret", () -> ((StructuredSelection) selection(outline)).getFirstElement() instanceof OutlineItem item
				&& item.name().equals("ReceiverHTTPPartner"));
	}

	@Test
	void followsTheFileWhenItIsRenamedChangedOrDeleted() throws Exception {
		ModuleEditor editor = open(Sample.IMPORT);
		field(editor, "/style");
		IFile file = Sample.file(Sample.IMPORT);
		file.setContents(new ByteArrayInputStream(Sample.text(Sample.IMPORT).replace("\"async\"", "\"any\"").getBytes(StandardCharsets.UTF_8)), true, false, null);
		Wait.until("the form shows the change of the file", () -> "any".equals(fieldText(editor, "/style")));
		IFile renamed = Sample.file("/SenderModule/Renamed.import");
		file.move(renamed.getFullPath(), true, null);
		Wait.until("the editor has the new name", () -> editor.getTitle().equals("Renamed.import"));
		assertEquals(new FileEditorInput(renamed), Ui.get(editor::getEditorInput));
		renamed.delete(true, null);
		Wait.until("the editor is closed", () -> Workbench.page().getEditorReferences().length == 0);
	}

	/** The text and the tree of the outline come after the event that opens: what is asked for in that event is kept, or nothing is left of it. */
	@Test
	void whatIsAskedForInTheEventThatOpensIsDone() throws Exception {
		Workbench.open(IPageLayout.ID_OUTLINE);
		int place = Sample.text(Sample.IMPORT).indexOf("async");
		ModuleEditor editor = Ui.get(() -> {
			ModuleEditor opened = (ModuleEditor) openHere(Sample.IMPORT);
			source(opened).selectAndReveal(place, 5);
			return opened;
		});
		Wait.until("the place is selected", () -> source(editor).getSelectionProvider().getSelection() instanceof ITextSelection selection
				&& selection.getOffset() == place && selection.getLength() == 5);
		Wait.until("the menus undo in the text", () -> editor.getEditorSite().getActionBars().getGlobalActionHandler(ActionFactory.UNDO.getId()) == source(editor).getAction("undo")
				&& source(editor).getAction("undo") != null);
		Ui.run(() -> Workbench.page().closeEditor(openHere(EXPORT), false));
		Ui.run(() -> {
			ModuleEditor opened = (ModuleEditor) openHere(COMPONENT);
			assertTrue(source(opened).getAdapter(ITextOperationTarget.class).canDoOperation(ITextOperationTarget.SELECT_ALL), "the text is not made for who needs it");
		});
		ModuleEditor module = Ui.get(() -> {
			ModuleEditor opened = (ModuleEditor) openHere(MODULE);
			opened.showSource();
			return opened;
		});
		Wait.until("the text of the page on top has the focus", () -> Widgets.first(module.activeControl(), StyledText.class, StyledText::isFocusControl).isPresent());
		IMarker marker = Sample.findings(Sample.file("/SenderModule/ReceiverHTTP.import")).get(0);
		IEditorPart marked = Ui.get(() -> {
			try {
				return IDE.openEditor(Workbench.page(), marker, true);
			} catch (PartInitException problem) {
				throw new IllegalStateException(problem);
			}
		});
		int start = marker.getAttribute(IMarker.CHAR_START, -1);
		Wait.until("the marker is shown in the event after", () -> source(marked).getSelectionProvider().getSelection() instanceof ITextSelection selection && selection.getOffset() == start);
	}

	@Test
	void closingLeavesNothing() {
		ModuleEditor editor = open(MODULE);
		Wait.until("the map is drawn", () -> editor.bindings().map().moduleCount() == 2);
		Ui.run(() -> {
			editor.showSettings();
			editor.showSource();
		});
		Control control = Ui.get(() -> editor.settings().control());
		Ui.run(() -> Workbench.page().closeEditor(editor, false));
		assertTrue(control.isDisposed());
		Wait.until("no editor is left", () -> Workbench.page().getEditorReferences().length == 0);
	}

	@Test
	void theWholeOpenTextFollowsTheTheme() {
		ModuleEditor editor = open(COMPONENT);
		Ui.run(editor::showSource);
		StyledText widget = Ui.get(() -> Widgets.first(editor.activeControl(), StyledText.class, each -> true).orElseThrow());
		Wait.until("the text has the colours of the light theme", () -> tagColors(widget).equals(Set.of(LIGHT_TAG)));
		try {
			Workbench.theme(Workbench.DARK);
			Wait.until("every tag has the dark colour", () -> tagColors(widget).equals(Set.of(DARK_TAG)));
			Set<RGB> dark = Ui.get(() -> colors(widget));
			assertTrue(dark.contains(DARK_TAG), dark.toString());
			assertFalse(dark.contains(LIGHT_TAG), dark.toString());
			Screenshot.ofScreen(WorkbenchCheck.screenshot("editor-source-switched-to-dark"));
		} finally {
			Workbench.theme(Workbench.LIGHT);
		}
		Wait.until("every tag is light again", () -> tagColors(widget).equals(Set.of(LIGHT_TAG)));
		Set<RGB> light = Ui.get(() -> colors(widget));
		assertFalse(light.contains(DARK_TAG), light.toString());
	}

	@Test
	void theOpenSettingsCanBeReadWhenTheThemeIsSwitched() {
		ModuleEditor editor = open(Sample.IMPORT);
		field(editor, "/style");
		Map<String, Double> light = Ui.get(() -> contrasts(editor));
		assertTrue(unreadable(light).isEmpty(), light.toString());
		try {
			Workbench.theme(Workbench.DARK);
			Wait.until("the ground is dark", () -> luminance(editor.settings().control().getBackground().getRGB()) < 0.2);
			Wait.until("everything can be read in the dark", () -> unreadable(contrasts(editor)).isEmpty());
			assertEquals(light.keySet(), Ui.get(() -> contrasts(editor)).keySet());
		} finally {
			Workbench.theme(Workbench.LIGHT);
		}
		Wait.until("everything can be read in the light again", () -> unreadable(contrasts(editor)).isEmpty());
	}

	/** Contrast of text and ground, 1 to 21, of each link, fixed value and title of the settings. UI thread. */
	private static Map<String, Double> contrasts(ModuleEditor editor) {
		Map<String, Double> contrasts = new TreeMap<>();
		Widgets.all(editor.settings().control(), Control.class, control -> !words(control).isEmpty()).forEach(control -> {
			double text = luminance(control.getForeground().getRGB());
			double ground = luminance(control.getBackground().getRGB());
			contrasts.merge(control.getClass().getSimpleName() + ' ' + words(control), (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05), Math::min);
		});
		return contrasts;
	}

	/** What is below 3 to 1, which WCAG 2.1 asks of large text and of marks. */
	private static List<String> unreadable(Map<String, Double> contrasts) {
		return contrasts.entrySet().stream().filter(each -> each.getValue() < 3).map(Map.Entry::toString).toList();
	}

	/** Relative luminance by WCAG 2.1. */
	private static double luminance(RGB color) {
		return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue);
	}

	private static double linear(int part) {
		double share = part / 255.0;
		return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
	}

	private static String words(Control control) {
		return control instanceof Hyperlink link ? link.getText() : control instanceof Label label ? label.getText() : control instanceof Text text ? text.getText() : "";
	}

	/** The colours of the names behind all opening brackets but that of the declaration. UI thread. */
	private static Set<RGB> tagColors(StyledText widget) {
		Set<RGB> colors = new HashSet<>();
		String text = widget.getText();
		for (int i = text.indexOf('<'); i >= 0; i = text.indexOf('<', i + 1)) {
			if (text.charAt(i + 1) != '?') {
				StyleRange range = widget.getStyleRangeAtOffset(i + 1);
				colors.add(range == null || range.foreground == null ? null : range.foreground.getRGB());
			}
		}
		return colors;
	}

	/** All colours of the text. UI thread. */
	private static Set<RGB> colors(StyledText widget) {
		return Arrays.stream(widget.getStyleRanges()).filter(range -> range.foreground != null).map(range -> range.foreground.getRGB()).collect(Collectors.toSet());
	}

	@Test
	void pagesInBothThemes() {
		Workbench.fillScreen();
		for (String theme : List.of(Workbench.LIGHT, Workbench.DARK)) {
			Workbench.theme(theme);
			try {
				String suffix = theme.equals(Workbench.DARK) ? "-dark" : "-light";
				ModuleEditor module = open(MODULE);
				Wait.until("the map is drawn", () -> module.bindings().map().moduleCount() == 2);
				Screenshot.ofScreen(WorkbenchCheck.screenshot("editor-bindings" + suffix));
				Ui.run(module::showSettings);
				Wait.until("the parts are listed", () -> module.settings().partNames().contains("ReceiverSCAAsync"));
				Ui.run(() -> module.settings().select("ReceiverSCAAsync"));
				assertEquals("ReceiverSCAAsync", Ui.get(() -> module.settings().selectedPart()));
				Screenshot.ofScreen(WorkbenchCheck.screenshot("editor-settings" + suffix));
				ModuleEditor export = open(EXPORT);
				field(export, "/maximumConcurrency");
				Workbench.maximize(export);
				Screenshot.ofScreen(WorkbenchCheck.screenshot("editor-export" + suffix));
				Workbench.restore(export);
				ModuleEditor component = open(COMPONENT);
				field(component, "/DeliverAsyncAt");
				Screenshot.ofScreen(WorkbenchCheck.screenshot("editor-component" + suffix));
				Ui.run(component::showSource);
				Wait.until("the text is shown", () -> Widgets.first(component.activeControl(), StyledText.class, each -> true).isPresent());
				Screenshot.ofScreen(WorkbenchCheck.screenshot("editor-source" + suffix));
			} finally {
				Workbench.theme(Workbench.LIGHT);
				Workbench.clear();
			}
		}
	}

	private static ModuleEditor open(String path) {
		return Ui.get(() -> assertInstanceOf(ModuleEditor.class, openHere(path)));
	}

	/** On the UI thread. */
	private static IEditorPart openHere(String path) {
		try {
			return IDE.openEditor(Workbench.page(), Sample.file(path), true);
		} catch (PartInitException problem) {
			throw new IllegalStateException(problem);
		}
	}

	private static String editorOf(IFile file) {
		try {
			return IDE.getEditorDescriptor(file, true, false).getId();
		} catch (Exception problem) {
			throw new IllegalStateException(problem);
		}
	}

	/** The control of a row, as soon as it was read. */
	private static Control field(ModuleEditor editor, String id) {
		return Wait.value("the value " + id + " is shown", Wait.USUAL, () -> editor.settings().field(id));
	}

	private static String fieldText(ModuleEditor editor, String id) {
		Control field = editor.settings().field(id);
		return field instanceof Combo combo ? combo.getText() : field instanceof Text text ? text.getText() : null;
	}

	/** Presses Enter on a hyperlink. */
	private static void activate(Control link) {
		link.setFocus();
		org.eclipse.swt.widgets.Event event = new org.eclipse.swt.widgets.Event();
		event.character = SWT.CR;
		link.notifyListeners(SWT.KeyDown, event);
	}

	private static ITextEditor source(IEditorPart editor) {
		return present(Adapters.adapt(editor, ITextEditor.class));
	}

	private static <T> T present(T value) {
		assertNotNull(value);
		return value;
	}

	private static IDocument document(ModuleEditor editor) {
		ITextEditor source = source(editor);
		return source.getDocumentProvider().getDocument(source.getEditorInput());
	}

	private static String text(ModuleEditor editor) {
		return document(editor).get();
	}

	private static String saved(String path) {
		try {
			return Sample.text(path);
		} catch (Exception problem) {
			throw new IllegalStateException(problem);
		}
	}

	private static List<String> annotations(ITextEditor editor) {
		List<String> types = new ArrayList<>();
		editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput()).getAnnotationIterator().forEachRemaining(annotation -> {
			if (annotation instanceof MarkerAnnotation) {
				types.add(((Annotation) annotation).getType());
			}
		});
		return types;
	}

	private static Table proposals(String label) {
		for (Shell shell : Widgets.shells()) {
			for (Table table : Widgets.all(shell, Table.class, each -> true)) {
				if (Arrays.stream(table.getItems()).anyMatch(item -> is(item, label)) && table.getShell() != Workbench.window().getShell()) {
					return table;
				}
			}
		}
		return null;
	}

	private static boolean is(TableItem item, String label) {
		return item.getText().equals(label) || item.getText().startsWith(label + " \u2013 ");
	}

	private static void choose(Table table, String label) {
		table.setSelection(Arrays.stream(table.getItems()).filter(item -> is(item, label)).findFirst().orElseThrow());
		Widgets.send(table, SWT.DefaultSelection);
	}

	private static IContentOutlinePage outline() {
		Workbench.open(IPageLayout.ID_OUTLINE);
		return Ui.get(() -> present(Workbench.page().getActiveEditor().getAdapter(IContentOutlinePage.class)));
	}

	private static Object selection(IContentOutlinePage outline) {
		return new StructuredSelection(((org.eclipse.jface.viewers.IStructuredSelection) outline.getSelection()).toArray());
	}

	private static Tree tree(IContentOutlinePage outline) {
		return Widgets.first(outline.getControl(), Tree.class, each -> true).orElse(null);
	}

	private static List<String> labels(Tree tree) {
		List<String> labels = new ArrayList<>();
		if (tree != null && !tree.isDisposed()) {
			collect(tree.getItems(), labels);
		}
		return labels;
	}

	private static void collect(TreeItem[] items, List<String> labels) {
		for (TreeItem item : items) {
			labels.add(item.getText());
			collect(item.getItems(), labels);
		}
	}

	private static OutlineItem item(Tree tree, String name) {
		return find(tree.getItems(), name);
	}

	private static OutlineItem find(TreeItem[] items, String name) {
		for (TreeItem item : items) {
			if (item.getData() instanceof OutlineItem data && data.name().equals(name)) {
				return data;
			}
			OutlineItem inner = find(item.getItems(), name);
			if (inner != null) {
				return inner;
			}
		}
		return null;
	}
}
