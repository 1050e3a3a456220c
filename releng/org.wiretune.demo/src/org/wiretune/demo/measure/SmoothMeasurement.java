/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.editors.text.EditorsUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.monitoring.UiFreezeEvent;
import org.eclipse.ui.texteditor.ITextEditor;
import org.wiretune.ide.live.LiveFindings;
import org.wiretune.ui.editor.ModuleEditor;
import org.wiretune.ui.map.BindingMapView;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Workbench;

/**
 * How long the user interface does not answer while one opens views, types, scrolls, zooms and switches in a workspace with 300
 * modules, and under a running test, beside the same with an empty view and an empty editor of our shape, with views of the platform and
 * with its text editor. The time of an answer is at most that of the event which was handled meanwhile.
 */
final class SmoothMeasurement {

	private static final double GOAL_LONGEST_MILLIS = 100;
	private static final double GOAL_MILLIS = 50;
	private static final List<String> VIEWS = List.of("org.wiretune.ui.findingsView", "org.wiretune.ui.settings", "org.wiretune.ui.servers", "org.wiretune.ui.gauges",
			"org.wiretune.ui.testCaseLog", "org.wiretune.ui.run", BindingMapView.ID);
	/** Opened before anything is measured with them; what switching takes with parts that are not ours. */
	private static final List<String> PLATFORM_VIEWS = List.of(IPageLayout.ID_PROBLEM_VIEW, IPageLayout.ID_TASK_LIST, IPageLayout.ID_BOOKMARKS, IPageLayout.ID_PROGRESS_VIEW,
			IPageLayout.ID_OUTLINE, IPageLayout.ID_PROP_SHEET, "org.eclipse.ui.console.ConsoleView");
	/** Filled while a test runs. */
	private static final List<String> WATCHED = List.of("org.eclipse.ui.console.ConsoleView", "org.wiretune.ui.run", "org.wiretune.ui.testCaseLog", "org.wiretune.ui.gauges");
	private static final long WATCH_MILLIS = 2_500;
	private static final String BASELINE = "baseline";
	/** Of a workbench that was started just now. */
	private static final String FIRST = "the first of all";
	private static final int KEYS = 60;
	/** Between keys of one who types fast; some pauses are long enough for what was typed to be read. */
	private static final long KEY_MILLIS = 80;
	private static final long PAUSE_MILLIS = 600;
	private static final int EACH_PAUSE = 15;
	private static final int ANSWERS = 20;
	private static final int EDITORS = 10;
	private static final int ZOOMS = 12;

	private final ManyModules modules;
	/** Answers in a workbench that was used before. */
	private final List<Double> all = new ArrayList<>();

	SmoothMeasurement(ManyModules modules) {
		this.modules = modules;
	}

	void run() throws Exception {
		UiFreezes.watch();
		Workbench.joinBuild();
		// The first view of all has the platform load what every view needs; what an empty one takes after it is the platform's share of each.
		measure("opening an empty view, the first of all", () -> openEmpty("first"));
		measure("baseline, opening an empty view", () -> openEmpty("second"));
		for (String view : VIEWS) {
			measure("opening " + view, () -> Workbench.open(view));
		}
		all.clear();
		// With classes that are loaded; the first opening is that of a workbench which was started just now.
		for (String view : VIEWS) {
			Workbench.close(view);
		}
		for (String view : VIEWS) {
			measure("opening once more " + view, () -> Workbench.open(view));
		}
		PLATFORM_VIEWS.forEach(Workbench::open);
		measure("baseline, switching views of the platform", () -> switchTo(PLATFORM_VIEWS));
		measure("switching views", () -> switchTo(VIEWS));
		measure("baseline, opening text editors", () -> {
			for (int i = 0; i < EDITORS; i++) {
				openPlain(modules.sender(i, "ReceiverSCAAsync.import"));
				rest(KEY_MILLIS);
			}
			return null;
		});
		Ui.run(() -> Workbench.page().closeAllEditors(false));
		measure("baseline, opening an editor of a form and a text, the first of all", () -> openAs(modules.sender(0, "ReceiverSCAAsync.import"), EmptyEditor.ID));
		measure("baseline, opening the next of them", () -> openAs(modules.sender(1, "ReceiverSCAAsync.import"), EmptyEditor.ID));
		Ui.run(() -> Workbench.page().closeAllEditors(false));
		// What is left of the longest after the baseline is ours; the events after it make the form.
		measure("opening the form of an import, " + FIRST, () -> openForm(modules.sender(0, "ReceiverSCAAsync.import")));
		Ui.run(() -> Workbench.page().closeAllEditors(false));
		measure("opening the map of a module, " + FIRST, () -> openForm(modules.sender(0, "sca.module")));
		Ui.run(() -> Workbench.page().closeAllEditors(false));
		measure("opening editors", () -> {
			for (int i = 0; i < EDITORS; i++) {
				open(modules.sender(i, "ReceiverSCAAsync.import"));
				rest(KEY_MILLIS);
			}
			return null;
		});
		ITextEditor plain = openPlain(ManyModules.file(ManyModules.RESOURCES));
		measure("baseline, typing in a text editor", () -> type(plain));
		measure("baseline, scrolling a text editor", () -> scroll(plain));
		Ui.run(() -> Workbench.page().closeEditor(plain, false));
		ITextEditor text = open(modules.sender(0, "ReceiverSCAAsync.import"));
		measure("typing in a module", () -> type(text));
		answers("a module", text);
		ITextEditor server = open(ManyModules.file(ManyModules.RESOURCES));
		measure("typing in a file of the server", () -> type(server));
		answers("a file of the server", server);
		measure("scrolling", () -> scroll(server));
		measure("zooming the map", this::zoom);
		// What is typed and not saved would be asked for.
		Ui.run(() -> List.of(text, server).forEach(ITextEditor::doRevertToSaved));
		UnderRun.call(modules.senderName(0), () -> {
			Workbench.open("org.wiretune.ui.gauges");
			measure("a running test that nobody touches", () -> {
				for (String view : WATCHED) {
					Workbench.open(view);
					rest(WATCH_MILLIS);
				}
				return null;
			});
			measure("switching views under a running test", () -> switchTo(VIEWS));
			measure("typing in a module under a running test", () -> type(text));
			measure("scrolling under a running test", () -> scroll(server));
			measure("zooming the map under a running test", this::zoom);
			return null;
		});
		Ui.run(() -> Workbench.page().closeAllEditors(false));
		Figures figures = Figures.of(all);
		Figures.say("Smoothness, all but first openings and baselines: of the processor longest %.0f ms, 99th percentile %.1f ms of %d answers; goal %.0f and %.0f: %s", figures.percentile(100), figures.percentile(99),
				figures.sorted().length, GOAL_LONGEST_MILLIS, GOAL_MILLIS, figures.percentile(100) <= GOAL_LONGEST_MILLIS && figures.percentile(99) <= GOAL_MILLIS ? "reached" : "MISSED");
	}

	/**
	 * Does something and says how long the user interface did not answer meanwhile. What other programs take is not in the figures
	 * of the processor, by which goals are judged; the platform's own watch tells events by the clock.
	 */
	private void measure(String what, Callable<?> steps) throws Exception {
		Job.getJobManager().join(LiveFindings.FAMILY, null);
		UiFreezes.taken();
		UiHeartbeat heart = new UiHeartbeat();
		try {
			steps.call();
			rest(PAUSE_MILLIS);
		} finally {
			Figures wall = heart.end();
			Figures own = heart.processor();
			boolean reached = own.percentile(100) <= GOAL_LONGEST_MILLIS;
			Figures.say("Smoothness, %s: longest %.0f ms; of the processor %.0f ms, 99th percentile %.1f ms of %d answers; goal of the longest %.0f: %s%s", what, wall.percentile(100),
					own.percentile(100), own.percentile(99), own.sorted().length, GOAL_LONGEST_MILLIS, reached ? "reached" : "MISSED", reached ? "" : "\n  longest in " + heart.atLongest());
			for (UiFreezeEvent event : UiFreezes.taken()) {
				Figures.say("  an event of %d ms%s: %s", event.getTotalDuration(), event.isStarvedAwake() || event.isStarvedAsleep() ? ", while the machine had no time for it" : "",
						UiFreezes.places(event));
			}
			if (!what.startsWith(BASELINE) && !what.endsWith(FIRST)) {
				Arrays.stream(own.sorted()).forEach(all::add);
			}
		}
	}

	private static Void switchTo(List<String> views) throws InterruptedException {
		for (String view : views) {
			Workbench.open(view);
			rest(KEY_MILLIS);
		}
		return null;
	}

	private static Void openEmpty(String which) {
		return Ui.get(() -> {
			try {
				Workbench.page().showView(EmptyView.ID, which, IWorkbenchPage.VIEW_ACTIVATE);
				return null;
			} catch (PartInitException problem) {
				throw new IllegalStateException(problem);
			}
		});
	}

	private static ITextEditor openPlain(IFile file) {
		return (ITextEditor) openAs(file, EditorsUI.DEFAULT_TEXT_EDITOR_ID);
	}

	private static IEditorPart openAs(IFile file, String editor) {
		return Ui.get(() -> {
			try {
				return IDE.openEditor(Workbench.page(), file, editor, true);
			} catch (PartInitException problem) {
				throw new IllegalStateException(problem);
			}
		});
	}

	/** A person's pause between two actions; the user interface goes on. */
	private static void rest(long millis) throws InterruptedException {
		Thread.sleep(millis);
	}

	/** On its first page, which is filled in events after that of opening. */
	private static Void openForm(IFile file) throws InterruptedException {
		openAs(file, ModuleEditor.ID);
		rest(PAUSE_MILLIS);
		return null;
	}

	private static ITextEditor open(IFile file) {
		return Ui.get(() -> {
			try {
				IEditorPart editor = IDE.openEditor(Workbench.page(), file, true);
				if (editor instanceof ModuleEditor module) {
					module.showSource();
				}
				return Adapters.adapt(editor, ITextEditor.class);
			} catch (Exception problem) {
				throw new IllegalStateException(problem);
			}
		});
	}

	private static Void type(ITextEditor editor) throws InterruptedException {
		IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
		int at = Ui.get(() -> document.get().indexOf('\n') + 1);
		for (int i = 0; i < KEYS; i++) {
			String key = i == 0 ? "<!-- " : i == 1 ? "-->\n" : "x";
			int offset = i < 2 ? at + 5 * i : at + 5;
			Ui.run(() -> {
				try {
					document.replace(offset, 0, key);
				} catch (BadLocationException problem) {
					throw new IllegalStateException(problem);
				}
			});
			rest(i % EACH_PAUSE == EACH_PAUSE - 1 ? PAUSE_MILLIS : KEY_MILLIS);
		}
		return null;
	}

	/** From the last key, whose pause is part of it, to what is found in the text. */
	private static void answers(String what, ITextEditor editor) throws InterruptedException {
		IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
		List<Double> millis = new ArrayList<>();
		for (int i = 0; i < ANSWERS; i++) {
			long start = System.nanoTime();
			Ui.run(() -> {
				try {
					document.replace(document.get().indexOf("<!-- ") + 5, 0, "y");
				} catch (BadLocationException problem) {
					throw new IllegalStateException(problem);
				}
			});
			Job.getJobManager().join(LiveFindings.FAMILY, null);
			millis.add((System.nanoTime() - start) / 1e6);
		}
		Figures.say("Unsaved text of %s, from the last key to what is found, with the pause of 300 ms: %s", what, Figures.of(millis).sentence());
	}

	private static Void scroll(ITextEditor editor) throws InterruptedException {
		StyledText text = Ui.get(() -> editor.getAdapter(ITextViewer.class).getTextWidget());
		for (int i = 0; i < KEYS; i++) {
			int line = i;
			Ui.run(() -> text.setTopIndex(line));
			rest(KEY_MILLIS / 4);
		}
		return null;
	}

	private Void zoom() throws InterruptedException {
		BindingMapView map = (BindingMapView) Workbench.open(BindingMapView.ID);
		for (int i = 0; i < 2 * ZOOMS; i++) {
			char key = i < ZOOMS ? '-' : '+';
			Ui.run(() -> {
				Event event = new Event();
				event.keyCode = key;
				event.stateMask = SWT.MOD1;
				((Canvas) map.top()).notifyListeners(SWT.KeyDown, event);
			});
			rest(KEY_MILLIS);
		}
		return null;
	}
}
