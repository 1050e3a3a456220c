/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.Platform;
import org.eclipse.help.HelpSystem;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.core.host.Contributors;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.lint.table.SettingTables;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.ui.editor.ModuleEditor;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.ui.tests.findings.Sample;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** The plug-in of a contributor that has nothing but the contract: its files in the editor, on the map and in the Problems view. */
@ExtendWith({ WorkbenchCheck.class, Sample.class })
class ContributorTest {

	private static final String ORDERS = "/OrderApplication/orders.flow";
	private static final String RATES = "/OrderApplication/rates.flow";
	private static final String FLOW = """
			<flow xmlns="urn:acme:flow" name="orders">
			  <poll name="inbox" queue="orders.in" interval="50" step="price" acknowledge=""/>
			  <step name="price" calls="rates"/>
			  <send name="rates" queue="rates.in"/>
			</flow>
			""";

	private static void write(String path, String text) throws Exception {
		Sample.file(path).create(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), true, null);
	}

	private static ModuleEditor open() {
		return (ModuleEditor) Ui.get(() -> {
			try {
				return IDE.openEditor(Workbench.page(), Sample.file(ORDERS));
			} catch (PartInitException problem) {
				throw new IllegalStateException(problem);
			}
		});
	}

	@Test
	void itIsFoundByTheExtensionPointAndNothingIsRefused() {
		assertNotNull(Platform.getBundle("com.acme.flow"));
		assertTrue(ServerTables.standard().gauges().definitions().stream().anyMatch(gauge -> gauge.id().equals("acme.engine")));
		assertTrue(ServerTables.standard().alarms().definitions().stream().anyMatch(alarm -> alarm.id().equals("acme.engine-full")));
		assertTrue(SettingTables.kinds().stream().anyMatch(kind -> kind.id().equals("acme-engine")));
		assertEquals(List.of(), Contributors.current().refusals());
		assertTrue(Contributors.current().rules().stream().anyMatch(added -> added.by().id().equals("com.acme.flow")));
		assertTrue(Contributors.current().formats().stream().anyMatch(added -> added.by().id().equals("org.wiretune.lint")));
	}

	@Test
	void itsRuleMarksItsFilesAndFixesThem() throws Exception {
		write(ORDERS, FLOW);
		Sample.settle();
		IMarker marker = Sample.finding("acme.short-poll", ORDERS);
		assertEquals("50 ms between two looks of poll inbox at its queue", marker.getAttribute(IMarker.MESSAGE, ""));
		assertEquals(2, marker.getAttribute(IMarker.LINE_NUMBER, 0));
		assertEquals("Acme engine 3, guide, Polling.", marker.getAttribute(FindingMarkers.EVIDENCE, ""));
		assertNotNull(HelpSystem.getContext(IDE.getMarkerHelpRegistry().getHelp(marker)));
		assertEquals(List.of("Set the interval to 100 ms"), MarkerFix.of(marker).stream().map(MarkerFix::label).toList());
		IMarkerResolution resolution = Arrays.stream(IDE.getMarkerHelpRegistry().getResolutions(marker)).filter(each -> each.getLabel().equals("Set the interval to 100 ms")).findFirst().orElseThrow();
		Ui.start(() -> resolution.run(marker));
		Wait.until("the finding is gone", () -> !marker.exists());
		assertEquals(FLOW.replace("50", "100"), Sample.text(ORDERS));
	}

	@Test
	void itsModuleIsOnTheMapAndItsWordsAreProposed() throws Exception {
		write(ORDERS, FLOW);
		write(RATES, "<flow xmlns='urn:acme:flow' name='rates'><poll name='in' queue='rates.in' step='answer'/><step name='answer'/></flow>");
		Sample.settle();
		ModuleEditor editor = open();
		assertEquals(List.of("Bindings", "Settings", "Source"), Ui.get(editor::pageTitles));
		Wait.until("both flows are on the map", () -> editor.bindings().map().moduleCount() == 2);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("contributed-map"));
		Ui.run(editor::showSettings);
		Wait.until("its parts are listed", () -> editor.settings().partNames().containsAll(List.of("inbox", "price", "rates")));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("contributed-settings"));
		Ui.run(editor::showSource);
		ITextEditor source = Ui.get(() -> Adapters.adapt(editor, ITextEditor.class));
		IDocument document = source.getDocumentProvider().getDocument(source.getEditorInput());
		int at = Ui.get(() -> document.get().indexOf("acknowledge=\"") + "acknowledge=\"".length());
		Ui.run(() -> source.selectAndReveal(at, 0));
		Ui.start(() -> source.getAdapter(ITextOperationTarget.class).doOperation(ISourceViewer.CONTENTASSIST_PROPOSALS));
		Table proposals = Wait.value("its values are proposed", Wait.USUAL, ContributorTest::proposals);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("contributed-content-assist"));
		Ui.start(() -> {
			proposals.setSelection(Arrays.stream(proposals.getItems()).filter(item -> item.getText().startsWith("batch")).findFirst().orElseThrow());
			Widgets.send(proposals, SWT.DefaultSelection);
		});
		Wait.until("the proposal is in the text", () -> Ui.get(document::get).contains("acknowledge=\"batch\""));
	}

	private static Table proposals() {
		for (Shell shell : Widgets.shells()) {
			for (Table table : Widgets.all(shell, Table.class, each -> true)) {
				if (table.getShell() != Workbench.window().getShell() && Arrays.stream(table.getItems()).map(TableItem::getText).anyMatch(text -> text.startsWith("batch"))) {
					return table;
				}
			}
		}
		return null;
	}
}
