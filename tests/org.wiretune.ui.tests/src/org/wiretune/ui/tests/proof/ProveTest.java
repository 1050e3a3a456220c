/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.RuleChoice;
import org.wiretune.ide.RuleChoices;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.editor.FindingHover;
import org.wiretune.ide.fix.MarkerPlaces;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.proof.ProofChoice;
import org.wiretune.ide.proof.ProofJob;
import org.wiretune.ide.proof.ProofOffer;
import org.wiretune.ide.proof.ProofReport;
import org.wiretune.perf.proof.EqualPairs;
import org.wiretune.perf.proof.Proof;
import org.wiretune.perf.proof.ProofFile;
import org.wiretune.perf.proof.ProofMaking;
import org.wiretune.perf.proof.ProofPair;
import org.wiretune.perf.proof.ProofPrint;
import org.wiretune.perf.proof.ProofStart;
import org.wiretune.perf.proof.ProofSubject;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.ui.tests.findings.Sample;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/**
 * From a finding to its proof and back, with real servers: the pairs of a proof but the last are recorded, so that one pair
 * more finishes it.
 */
@ExtendWith({ WorkbenchCheck.class, Sample.class })
class ProveTest {

	private static final String RULE = "sca-async-binding";
	/** Off unless somebody wants it; its proof takes some seconds of a processor. */
	private static final String GUARD = "log-unguarded-concat";
	private static final String TITLE = "Prove a Finding";
	private static final Duration LIMIT = Duration.ofMinutes(5);
	private static final int PLANNED = 5;

	@AfterEach
	void nothingGoesOn() throws Exception {
		Job.getJobManager().cancel(ProofJob.FAMILY);
		Job.getJobManager().join(ProofJob.FAMILY, null);
		RuleChoices.store(Map.of(GUARD, RuleChoice.STANDARD));
	}

	private static ProofChoice choice(IMarker marker) {
		return Ui.get(() -> ProofOffer.of(marker, MarkerPlaces.SAVED)).choices().get(0);
	}

	private static Shell dialog(IMarker marker) {
		IMarkerResolution resolution = Arrays.stream(Ui.get(() -> IDE.getMarkerHelpRegistry().getResolutions(marker))).filter(each -> each.getLabel().startsWith("Prove")).findFirst().orElseThrow();
		Ui.start(() -> resolution.run(marker));
		return Wait.value("the dialog is open", Wait.USUAL, () -> Widgets.shell(TITLE).filter(each -> Widgets.button(each, "Cancel").isPresent() || Widgets.button(each, "Close").isPresent()).orElse(null));
	}

	private static void press(Shell dialog, String button) {
		Button pressed = Ui.get(() -> Widgets.button(dialog, button).orElseThrow(() -> new AssertionError("No button " + button)));
		Ui.start(() -> Widgets.press(pressed));
		Wait.until("the dialog is closed", dialog::isDisposed);
	}

	private static ProofStart start(ProofSubject subject, double value) {
		return new ProofStart(Map.of(subject.recipe().decisive().word(), value), List.of(), List.of());
	}

	/** What an earlier day came to: the machine is known, and so many pairs are made. */
	private static void recorded(ProofMaking making, Proof.State state, int made) throws Exception {
		ProofSubject subject = making.subject();
		EqualPairs equal = new EqualPairs(Instant.now(), List.of(0.01, -0.02, 0.015, -0.01));
		making.store().keep(ProofPrint.equal(subject.recipe(), making.base(), subject.server(), making.machine()), equal);
		List<ProofPair> pairs = new ArrayList<>();
		for (int i = 0; i < made; i++) {
			pairs.add(new ProofPair(start(subject, 0.01), start(subject, 0.001 + 0.0002 * (i % 3)), i >= PLANNED));
		}
		ProofFile.write(ProofFile.of(making.folder(), subject), new Proof(subject, state, "", pairs, PLANNED, 0.05, 0.03, equal, making.machine(), Instant.now(), 140));
		Sample.root().refreshLocal(IResource.DEPTH_INFINITE, null);
	}

	private static Tree findings() {
		Workbench.fillScreen();
		Workbench.open("org.wiretune.ui.findingsView");
		return Wait.value("the findings are listed", Wait.USUAL,
				() -> Widgets.first(Workbench.window().getShell(), Tree.class, each -> each.getColumnCount() == 4 && each.isVisible() && each.getItemCount() > 0).orElse(null));
	}

	private static TreeItem line(Tree tree, String file) {
		for (TreeItem group : tree.getItems()) {
			for (TreeItem item : group.getItems()) {
				if (item.getText(1).startsWith(file + ':') && !item.getText(3).isEmpty()) {
					return item;
				}
			}
		}
		return null;
	}

	private static void show(Tree tree, TreeItem line) {
		tree.setSelection(line);
		tree.showItem(line);
		Widgets.send(tree, SWT.Selection);
	}

	private static void inTheDark(String name, Supplier<Shell> shown, Consumer<Shell> close) {
		Workbench.theme(Workbench.DARK);
		try {
			Shell opened = shown.get();
			Screenshot.ofScreen(WorkbenchCheck.screenshot(name));
			close.accept(opened);
		} finally {
			Workbench.theme(Workbench.LIGHT);
		}
	}

	/** One pair of two real starts. */
	@Test
	void aProofGoesOnFromItsPairsAndStandsAtItsFinding() throws Exception {
		RuleChoices.store(Map.of(GUARD, RuleChoice.INFO));
		Sample.settle();
		IMarker marker = Sample.finding(GUARD, Sample.LISTENER);
		ProofMaking making = choice(marker).making();
		recorded(making, Proof.State.GOING_ON, PLANNED + 2);
		Tree tree = findings();
		Wait.until("what is not finished is told", () -> line(tree, "OrderListener.java") != null && line(tree, "OrderListener.java").getText(3).equals("not finished"));
		Shell dialog = dialog(marker);
		String words = Ui.get(() -> String.join("\n", Widgets.labels(dialog)));
		assertTrue(words.contains("A thousand debug statements") && words.contains("statement=unguarded to statement=guarded") && words.contains("7 pairs are kept") && words.contains("the performance impact is reduced"),
				words);
		assertEquals(10, Ui.get(() -> Widgets.first(dialog, Spinner.class, each -> true).orElseThrow().getSelection()));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("prove-dialog-light"));
		press(dialog, "Go On");
		Wait.until("the proof is under way", () -> ProofJob.isUnderWay(making));
		Wait.until("the proof has ended", LIMIT, () -> !ProofJob.isUnderWay(making));
		Proof proof = ProofFile.read(ProofFile.of(making.folder(), making.subject()));
		assertEquals(Proof.State.DONE, proof.state(), proof.reason());
		assertTrue(proof.pairs().size() > PLANNED + 2, "one more pair was made");
		Wait.until("the result stands at the finding", () -> line(tree, "OrderListener.java") != null && line(tree, "OrderListener.java").getText(3).startsWith("faster: "));
		assertTrue(Ui.get(() -> FindingHover.of(marker)).text().contains("Measured here: faster."));
		Shell done = dialog(marker);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("prove-done-light"));
		press(done, "Cancel");
	}

	/** What a colleague has measured and committed. */
	@Test
	void aKeptProofStandsInTheListInTheHoverAndInTheReport() throws Exception {
		IMarker marker = Sample.finding(RULE, Sample.IMPORT);
		ProofMaking making = choice(marker).making();
		recorded(making, Proof.State.DONE, PLANNED + 3);
		assertEquals(marker, FindingMarkers.find(Sample.file(Sample.IMPORT), marker.getAttribute(IMarker.CHAR_START, -1), marker.getAttribute(FindingMarkers.TEXT, "") + " Measured here: faster.").orElseThrow());
		Tree tree = findings();
		Wait.until("the proof stands at its finding", () -> line(tree, "ReceiverSCAAsync.import") != null && line(tree, "ReceiverSCAAsync.import").getText(3).startsWith("faster: "));
		Ui.run(() -> show(tree, line(tree, "ReceiverSCAAsync.import")));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("prove-findings-light"));
		inTheDark("prove-findings-dark", () -> null, none -> { });
		inTheDark("prove-done-dark", () -> dialog(marker), opened -> press(opened, "Cancel"));
		theHoverHasThePicture(marker);
		Path report = ProofReport.write(marker.getResource().getProject(), WorkspaceAnalysis.get().result());
		String html = Files.readString(report);
		assertTrue(html.contains("class=\"interval\"") && html.contains("Measured here: faster."), html);
		Files.copy(report, WorkbenchCheck.screenshot("proofs").resolveSibling("proofs.html"), StandardCopyOption.REPLACE_EXISTING);
	}

	private static void theHoverHasThePicture(IMarker marker) throws Exception {
		ITextEditor editor = Ui.get(() -> {
			try {
				return Adapters.adapt(IDE.openEditor(Workbench.page(), marker, true), ITextEditor.class);
			} catch (PartInitException problem) {
				throw new IllegalStateException(problem);
			}
		});
		Wait.until("the editor shows the file", () -> editor.getDocumentProvider().getDocument(editor.getEditorInput()) != null);
		IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
		Ui.run(() -> editor.selectAndReveal(document.get().indexOf("\"async\"") + 1, 0));
		Shell hover = hover(editor);
		assertEquals(1, Ui.get(() -> Widgets.all(hover, Canvas.class, each -> "interval".equals(each.getData("wiretune"))).size()));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("prove-hover-light"));
		Ui.run(hover::dispose);
		theCommandProvesWhatIsAtTheCaret();
		inTheDark("prove-hover-dark", () -> hover(editor), opened -> Ui.run(opened::dispose));
	}

	private static void theCommandProvesWhatIsAtTheCaret() {
		Ui.start(() -> Workbench.execute("org.wiretune.ui.prove"));
		Shell dialog = Wait.value("the dialog is open", Wait.USUAL, () -> Widgets.shell(TITLE).filter(each -> Widgets.button(each, "Measure Again").isPresent()).orElse(null));
		press(dialog, "Cancel");
	}

	private static Shell hover(ITextEditor editor) {
		Ui.run(editor::setFocus);
		Ui.start(() -> editor.getAction("ShowInformation").run());
		return Wait.value("the hover is open", Wait.USUAL, () -> Widgets.shells().stream()
				.filter(shell -> shell != Workbench.window().getShell() && !Widgets.all(shell, Link.class, link -> link.getText().contains("Measured here")).isEmpty()).findFirst().orElse(null));
	}

	@Test
	void aProofThatIsCancelledLeavesNoProcess() throws Exception {
		IMarker marker = Sample.finding(RULE, Sample.IMPORT);
		ProofMaking making = choice(marker).making();
		Files.deleteIfExists(ProofFile.of(making.folder(), making.subject()));
		Set<Long> before = children();
		press(dialog(marker), "Start");
		Wait.until("server and driver run", LIMIT, () -> started(before).size() >= 2);
		Job job = Job.getJobManager().find(ProofJob.FAMILY)[0];
		job.cancel();
		Wait.until("the job has ended", LIMIT, () -> job.getState() == Job.NONE);
		Wait.until("no process is left", LIMIT, () -> started(before).isEmpty());
		assertFalse(Files.exists(ProofFile.of(making.folder(), making.subject())), "no pair was finished");
	}

	private static Set<Long> children() {
		return ProcessHandle.current().descendants().map(ProcessHandle::pid).collect(Collectors.toSet());
	}

	private static Set<Long> started(Set<Long> before) {
		Set<Long> now = children();
		now.removeAll(before);
		return now;
	}

	@Test
	void aFindingWithoutARecipeSaysWhy() throws Exception {
		IMarker marker = Sample.findings(Sample.root()).stream().filter(each -> !Ui.get(() -> ProofOffer.of(each, MarkerPlaces.SAVED)).why().isEmpty()).findFirst().orElseThrow();
		Shell dialog = dialog(marker);
		String words = Ui.get(() -> String.join("\n", Widgets.labels(dialog)));
		assertTrue(words.contains("No measurement proves the advice of the rule " + FindingMarkers.ruleId(marker)), words);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("prove-without"));
		press(dialog, "Close");
	}
}
