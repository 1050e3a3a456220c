/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.bindings.Binding;
import org.eclipse.jface.bindings.keys.KeySequence;
import org.eclipse.jface.bindings.keys.ParseException;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.osgi.service.debug.DebugOptions;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.activities.IActivityManager;
import org.eclipse.ui.keys.IBindingService;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.FrameworkUtil;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.markers.FindingOrder;
import org.wiretune.ui.tests.findings.Sample;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/** What an IDE is expected to have: keys, capabilities, decorations, other perspectives, traces. */
@ExtendWith({ WorkbenchCheck.class, Sample.class })
class PlatformTest {

	private static final String FIRST_STROKE = "M2+M3+E";
	private static final Map<String, String> KEYS = new LinkedHashMap<>(Map.of("N", "org.wiretune.ui.nextFinding", "P", "org.wiretune.ui.previousFinding", "F", "org.wiretune.ui.applyFix", "A",
			"org.wiretune.ui.fixAndMeasure", "V", "org.wiretune.ui.prove", "R", "org.wiretune.ui.runAgain", "M", "org.eclipse.ui.views.showView", "L", "org.eclipse.ui.views.showView", "W", "org.wiretune.ui.wireTo"));

	@Test
	void theKeysAreOursAloneHereAndOnMacOs() throws ParseException {
		IBindingService keys = Workbench.window().getWorkbench().getService(IBindingService.class);
		for (Map.Entry<String, String> each : KEYS.entrySet()) {
			KeySequence sequence = KeySequence.getInstance(FIRST_STROKE + ' ' + each.getKey());
			assertEquals(each.getValue(), Ui.get(() -> keys.getPerfectMatch(sequence)).getParameterizedCommand().getId(), each.getKey());
			assertFalse(keys.isPartialMatch(sequence));
		}
		for (String stroke : List.of(FIRST_STROKE, "M1+M3+E")) {
			KeySequence first = KeySequence.getInstance(stroke);
			List<String> others = new ArrayList<>();
			for (Binding binding : keys.getBindings()) {
				boolean ours = binding.getParameterizedCommand() == null || KEYS.containsValue(binding.getParameterizedCommand().getId());
				if (!ours && binding.getTriggerSequence() instanceof KeySequence sequence && (sequence.startsWith(first, true) || first.startsWith(sequence, true))) {
					others.add(binding.toString());
				}
			}
			assertEquals(List.of(), others);
		}
	}

	@Test
	void oneGoesFromFindingToFindingByKeysAlone() throws Exception {
		List<IMarker> all = FindingOrder.all(Sample.root());
		List<String> places = new ArrayList<>();
		IMarker first = FindingOrder.from(all, null, -1, true).orElseThrow();
		Ui.run(() -> Workbench.page().closeAllEditors(false));
		execute("org.wiretune.ui.nextFinding");
		for (int i = 0; i < 4; i++) {
			places.add(place());
			execute("org.wiretune.ui.nextFinding");
		}
		assertEquals(first.getResource().getFullPath() + " " + first.getAttribute(IMarker.CHAR_START, -1), places.get(0));
		assertEquals(places.stream().sorted(java.util.Comparator.comparing((String each) -> each.split(" ")[0]).thenComparing(each -> Integer.valueOf(each.split(" ")[1]))).toList(), places);
		assertEquals(Set.copyOf(places).size(), places.size(), places.toString());
		execute("org.wiretune.ui.previousFinding");
		assertEquals(places.get(3), place());
		IMarker last = FindingOrder.from(all, null, -1, false).orElseThrow();
		assertEquals(first, FindingOrder.from(all, (IFile) last.getResource(), last.getAttribute(IMarker.CHAR_START, 0), true).orElseThrow(), "after the last comes the first");
		Ui.run(() -> Workbench.page().closeAllEditors(false));
	}

	@Test
	void theFixAtTheCaretIsShownByItsCommand() throws Exception {
		IMarker marker = Sample.finding("sca-async-binding", Sample.IMPORT);
		Ui.run(() -> {
			try {
				org.eclipse.ui.ide.IDE.openEditor(Workbench.page(), marker, true);
			} catch (org.eclipse.ui.PartInitException problem) {
				throw new IllegalStateException(problem);
			}
		});
		Ui.start(() -> Workbench.execute("org.wiretune.ui.applyFix"));
		Shell preview = Wait.value("the preview is open", Wait.USUAL, () -> Widgets.shell("Preview of Changes").filter(each -> Widgets.button(each, "Cancel").isPresent()).orElse(null));
		Ui.start(() -> Widgets.press(Widgets.button(preview, "Cancel").orElseThrow()));
		Wait.until("the preview is closed", preview::isDisposed);
		assertTrue(marker.exists());
		Ui.run(() -> Workbench.page().closeAllEditors(false));
	}

	@Test
	void itIsACapabilityThatIsOnAndProjectsAreDecorated() {
		IActivityManager activities = Workbench.window().getWorkbench().getActivitySupport().getActivityManager();
		Ui.run(() -> {
			assertTrue(activities.getEnabledActivityIds().contains("org.wiretune.ui.activity"));
			assertTrue(activities.getIdentifier("org.wiretune.ui/org.wiretune.ui.findingsView").getActivityIds().contains("org.wiretune.ui.activity"));
			assertTrue(PlatformUI.getWorkbench().getDecoratorManager().getEnabled("org.wiretune.ui.projectDecorator"));
		});
	}

	@Test
	void otherPerspectivesKnowTheViewsAndOursHasOutlineAndProperties() {
		String before = Ui.get(() -> Workbench.page().getPerspective().getId());
		try {
			for (String perspective : List.of("org.eclipse.ui.resourcePerspective", "org.eclipse.jdt.ui.JavaPerspective")) {
				Workbench.perspective(perspective);
				Ui.run(() -> {
					assertTrue(Arrays.asList(Workbench.page().getShowViewShortcuts()).containsAll(List.of("org.wiretune.ui.findingsView", "org.wiretune.ui.bindingMap")), perspective);
					assertTrue(Arrays.asList(Workbench.page().getPerspectiveShortcuts()).contains("org.wiretune.ui.perspective"), perspective);
				});
			}
			Workbench.perspective("org.wiretune.ui.perspective");
			Ui.run(() -> assertTrue(Workbench.page().findViewReference(IPageLayout.ID_OUTLINE) != null && Workbench.page().findViewReference(IPageLayout.ID_PROP_SHEET) != null));
		} finally {
			Workbench.perspective(before);
		}
	}

	@Test
	void anAnalysisIsTracedWhereThatIsSwitchedOn(@TempDir Path folder) throws Exception {
		var context = FrameworkUtil.getBundle(PlatformTest.class).getBundleContext();
		DebugOptions options = context.getService(context.getServiceReference(DebugOptions.class));
		boolean was = options.isDebugEnabled();
		Path trace = folder.resolve("trace.log");
		options.setDebugEnabled(true);
		options.setFile(trace.toFile());
		options.setOption("org.wiretune.ide/debug/analysis", "true");
		try {
			WorkspaceAnalysis.get().rulesChanged();
			WorkspaceAnalysis.get().join(null);
			String text = Files.readString(trace);
			assertTrue(text.contains("findings, markers up to date after"), text);
		} finally {
			options.removeOption("org.wiretune.ide/debug/analysis");
			options.setFile(null);
			options.setDebugEnabled(was);
		}
	}

	private static String place() {
		return Ui.get(() -> {
			ITextEditor editor = Adapters.adapt(Workbench.page().getActiveEditor(), ITextEditor.class);
			return Adapters.adapt(editor.getEditorInput(), IFile.class).getFullPath() + " " + ((ITextSelection) editor.getSelectionProvider().getSelection()).getOffset();
		});
	}

	private static void execute(String command) {
		Ui.run(() -> Workbench.execute(command));
	}
}
