/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.findings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.help.HelpSystem;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.wiretune.ide.markers.FindingMarkers;
import org.wiretune.ide.markers.MarkerFix;
import org.wiretune.ui.rulesfile.RulesFileEditor;
import org.wiretune.ui.tests.WorkbenchCheck;
import org.wiretune.workbench.ProblemsView;
import org.wiretune.workbench.Screenshot;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** A rule that a project states in six lines: its finding in the Problems view, its fix, and the editor of its file. */
@ExtendWith({ WorkbenchCheck.class, Sample.class })
class OwnRuleTest {

	private static final String QUICK_FIX = "org.eclipse.jdt.ui.edit.text.java.correction.assist.proposals";
	private static final String SETTINGS = "/OrderApplication/application.properties";
	private static final String RULES = "/OrderApplication/wiretune.rules";
	private static final String ID = "own.hikari-below-tomcat";
	private static final String MESSAGE = "10 connections for 50 request threads";
	private static final String RULE = """
			rule own.hikari-below-tomcat = warning
			  each    spring-boot.datasource.hikari as pool, spring-boot.server.tomcat as web in same application
			  when    pool.maximum-pool-size < web.threads.max / 4
			  message {measured} connections for {limit} request threads
			  because a request waits for its connection; our services hold one for a quarter of their time
			  fix     pool.maximum-pool-size = web.threads.max / 4
			""";

	@Test
	void sixLinesGiveAMarkerWithItsFix() throws Exception {
		write(SETTINGS, "spring.datasource.url=jdbc:postgresql://db/shop\nspring.datasource.hikari.maximum-pool-size=10\nserver.tomcat.threads.max=200\n");
		write(RULES, RULE);
		Sample.settle();
		IMarker marker = Sample.finding(ID, SETTINGS);
		assertEquals(MESSAGE, marker.getAttribute(IMarker.MESSAGE, ""));
		assertEquals(2, marker.getAttribute(IMarker.LINE_NUMBER, 0));
		assertEquals(IMarker.SEVERITY_WARNING, marker.getAttribute(IMarker.SEVERITY, -1));
		assertEquals("a request waits for its connection; our services hold one for a quarter of their time (OrderApplication/wiretune.rules, line 1)", marker.getAttribute(FindingMarkers.EVIDENCE, ""));
		assertEquals(List.of("Set maximum-pool-size to 50"), MarkerFix.of(marker).stream().map(MarkerFix::label).toList());
		String help = IDE.getMarkerHelpRegistry().getHelp(marker);
		assertNotNull(HelpSystem.getContext(help), help);

		Workbench.fillScreen();
		ProblemsView.select(ProblemsView.open(), MESSAGE);
		Screenshot.ofScreen(WorkbenchCheck.screenshot("own-rule-problem"));
		Ui.start(() -> Workbench.execute(QUICK_FIX));
		Shell shell = Wait.value("the Quick Fix dialog is open", Wait.USUAL, () -> Widgets.shell("Quick Fix").orElse(null));
		Table fixes = Wait.value("the fix is listed", Wait.USUAL, () -> Widgets.first(shell, Table.class, table -> texts(table).contains("Set maximum-pool-size to 50")).orElse(null));
		Ui.run(() -> {
			fixes.setSelection(texts(fixes).indexOf("Set maximum-pool-size to 50"));
			Widgets.send(fixes, SWT.Selection);
		});
		Screenshot.ofScreen(WorkbenchCheck.screenshot("own-rule-fix"));
		Ui.start(() -> Widgets.press(Widgets.button(shell, "Finish").orElseThrow()));
		Wait.until("the Quick Fix dialog is closed", shell::isDisposed);
		Wait.until("the finding is gone", () -> !marker.exists());
		assertTrue(Sample.text(SETTINGS).contains("maximum-pool-size=50\n"), Sample.text(SETTINGS));
	}

	@Test
	void whatIsWrongIsAProblemAndANewRuleCountsAtOnce() throws Exception {
		write(SETTINGS, "spring.datasource.url=jdbc:postgresql://db/shop\nspring.datasource.hikari.maximum-pool-size=10\nserver.tomcat.threads.max=200\n");
		write(RULES, RULE.replace("hikari as", "hickari as"));
		// The analysis may begin a moment after the file is written.
		Wait.until("the file of rules has its problem", () -> readProblems().length == 1);
		Sample.settle();
		IMarker[] problems = readProblems();
		assertEquals(1, problems.length);
		assertEquals(2, problems[0].getAttribute(IMarker.LINE_NUMBER, 0));
		assertTrue(problems[0].getAttribute(IMarker.MESSAGE, "").contains("Did you mean spring-boot.datasource.hikari"), problems[0].getAttribute(IMarker.MESSAGE, ""));
		write(RULES, RULE);
		Wait.until("the problem is gone", () -> !problems[0].exists());
		Wait.until("the rule finds the setting", () -> hasFinding());
		Sample.settle();
		assertEquals(0, readProblems().length);
		assertEquals(MESSAGE, Sample.finding(ID, SETTINGS).getAttribute(IMarker.MESSAGE, ""));
		Sample.file(RULES).delete(true, null);
		Wait.until("the rule is gone with its file", () -> !hasFinding());
	}

	private static IMarker[] readProblems() {
		try {
			return Sample.file(RULES).findMarkers(FindingMarkers.READ_PROBLEM, true, 0);
		} catch (CoreException gone) {
			throw new IllegalStateException(gone);
		}
	}

	private static boolean hasFinding() {
		try {
			return Sample.findings(Sample.file(SETTINGS)).stream().anyMatch(marker -> FindingMarkers.ruleId(marker).equals(ID));
		} catch (CoreException gone) {
			throw new IllegalStateException(gone);
		}
	}

	private static RulesFileEditor editor() {
		return (RulesFileEditor) Ui.get(() -> {
			try {
				return IDE.openEditor(Workbench.page(), Sample.file(RULES));
			} catch (PartInitException problem) {
				throw new IllegalStateException(problem);
			}
		});
	}

	@Test
	void theEditorLooksGoodInTheDark() throws Exception {
		write(RULES, "# What our services need.\n" + RULE.replace("hikari as", "hickari as"));
		Sample.settle();
		Workbench.theme(Workbench.DARK);
		try {
			editor();
			Screenshot.ofScreen(WorkbenchCheck.screenshot("own-rule-editor-dark"));
		} finally {
			Workbench.theme(Workbench.LIGHT);
		}
	}

	@Test
	void theEditorProposesSettings() throws Exception {
		String text = "rule own.a = info\n  each spring-boot.datasource.hikari as pool\n  when pool.maxim";
		write(RULES, text);
		RulesFileEditor editor = editor();
		Ui.run(() -> editor.selectAndReveal(text.length(), 0));
		Ui.start(() -> editor.getAdapter(ITextOperationTarget.class).doOperation(ISourceViewer.CONTENTASSIST_PROPOSALS));
		Table proposals = Wait.value("the setting is proposed", Wait.USUAL, () -> proposals("pool.maximum-pool-size \u2013 HikariCP pool, number, connections, default 10"));
		Screenshot.ofScreen(WorkbenchCheck.screenshot("own-rule-assist"));
		Ui.start(() -> {
			proposals.setSelection(0);
			Widgets.send(proposals, SWT.DefaultSelection);
		});
		Wait.until("the proposal is written", () -> editor.getDocumentProvider().getDocument(editor.getEditorInput()).get().endsWith("when pool.maximum-pool-size"));
	}

	private static void write(String path, String text) throws CoreException {
		IFile file = Sample.file(path);
		ByteArrayInputStream content = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
		if (file.exists()) {
			file.setContents(content, true, false, null);
		} else {
			file.create(content, true, null);
		}
	}

	private static Table proposals(String label) {
		for (Shell shell : Widgets.shells()) {
			for (Table table : Widgets.all(shell, Table.class, each -> true)) {
				if (texts(table).contains(label)) {
					return table;
				}
			}
		}
		return null;
	}

	private static List<String> texts(Table table) {
		return Arrays.stream(table.getItems()).map(item -> item.getText()).toList();
	}
}
