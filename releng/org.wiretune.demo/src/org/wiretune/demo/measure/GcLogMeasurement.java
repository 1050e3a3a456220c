/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo.measure;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;

import org.eclipse.core.filesystem.EFS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.ui.ide.FileStoreEditorInput;
import org.wiretune.gclog.view.GcView;
import org.wiretune.ui.chart.ZoomChart;
import org.wiretune.ui.gclog.GcLogEditor;
import org.wiretune.workbench.Ui;
import org.wiretune.workbench.Wait;
import org.wiretune.workbench.Widgets;
import org.wiretune.workbench.Workbench;

/**
 * A collection log with very many events in its editor: how long it takes until all pages show it, to sort and to filter its
 * table, to paint its charts zoomed and whole, and how long the user interface does not answer meanwhile.
 */
final class GcLogMeasurement {

	private static final double GOAL_FREEZE_MILLIS = 200;
	private static final double GOAL_FRAME_MILLIS = 1000.0 / 60;
	private static final int FRAMES = 60;
	private static final int TIMES = 5;
	private static final int FEW = 10_000;

	private final int events;

	/**
	 * Measures nothing yet.
	 *
	 * @param events how many events the log has
	 */
	GcLogMeasurement(int events) {
		this.events = events;
	}

	void run() throws Exception {
		Path file = Files.createTempFile("wiretune-many", ".gc.log");
		try {
			// The first editor of all loads classes, fonts and icons, however long its log is.
			write(file, FEW);
			open(file, FEW);
			Ui.run(() -> Workbench.page().closeAllEditors(false));
			write(file, events);
			GcLogEditor editor = open(file, events);
			Control shell = Ui.get(() -> editor.charts().control().getShell());
			Ui.run(() -> editor.showPage(2));
			Table table = Ui.get(() -> Widgets.first(shell, Table.class, each -> each.getColumnCount() > 5).orElseThrow());
			sort(editor, table);
			filter(shell, table);
			charts(editor);
		} finally {
			Ui.run(() -> Workbench.page().closeAllEditors(false));
			Files.delete(file);
		}
	}

	private static void write(Path file, int count) throws IOException {
		try (BufferedWriter out = Files.newBufferedWriter(file)) {
			out.write("[0.005s][info][gc] Using Parallel\n[0.008s][info][gc,init] Heap Max Capacity: 256M\n");
			double time = 1;
			for (int i = 0; i < count; i++) {
				double millis = i % 5000 == 4999 ? 250 : 1 + i * 7919L % 6000 / 1000.0;
				time += 0.02 + millis / 1000;
				out.write(String.format(Locale.ROOT, "[%.3fs][info][gc] GC(%d) Pause %s %dM->%dM(247M) %.3fms\n", time, i,
						i % 5000 == 4999 ? "Full (Ergonomics)" : "Young (Allocation Failure)", 120 + i % 60, 40 + i % 11, millis));
			}
		}
	}

	private static GcLogEditor open(Path file, int count) throws Exception {
		UiHeartbeat beat = new UiHeartbeat();
		long start = System.nanoTime();
		GcLogEditor editor = Ui.get(() -> {
			try {
				return (GcLogEditor) Workbench.page().openEditor(new FileStoreEditorInput(EFS.getLocalFileSystem().getStore(file.toUri())), GcLogEditor.ID);
			} catch (org.eclipse.ui.PartInitException problem) {
				throw new IllegalStateException(problem);
			}
		});
		await("the log is shown", editor::isComplete);
		double seconds = (System.nanoTime() - start) / 1e9;
		Figures.say("Collection log with %,d events, %.1f MB: all pages show it after %.2f s", count, Files.size(file) / 1048576.0, seconds);
		freeze("while it is opened", beat.end());
		return editor;
	}

	private static void freeze(String when, Figures answers) {
		Figures.say("  the user interface answers %s within: %s; goal at most %.0f ms: %s", when, answers.sentence(), GOAL_FREEZE_MILLIS,
				answers.percentile(100) <= GOAL_FREEZE_MILLIS ? "reached" : "MISSED");
	}

	private void sort(GcLogEditor editor, Table table) throws Exception {
		List<Double> millis = new ArrayList<>();
		UiHeartbeat beat = new UiHeartbeat();
		for (int i = 0; i < TIMES; i++) {
			String title = List.of("Completed (ms)", "Used heap (MB)").get(i % 2);
			TableColumn column = Ui.get(() -> column(table, title));
			long start = System.nanoTime();
			Ui.run(() -> column.notifyListeners(SWT.Selection, new Event()));
			await("it is sorted", () -> table.getSortColumn() == column);
			millis.add((System.nanoTime() - start) / 1e6);
		}
		Figures.say("  sorted by a column: %s", Figures.of(millis).sentence());
		freeze("while it is sorted", beat.end());
	}

	private static TableColumn column(Table table, String title) {
		for (TableColumn column : table.getColumns()) {
			if (column.getText().equals(title)) {
				return column;
			}
		}
		throw new IllegalStateException("There is no column " + title);
	}

	private void filter(Control shell, Table table) throws Exception {
		List<Double> millis = new ArrayList<>();
		UiHeartbeat beat = new UiHeartbeat();
		for (int i = 0; i < TIMES; i++) {
			boolean full = i % 2 == 0;
			long start = System.nanoTime();
			Ui.run(() -> Widgets.choose(Widgets.first(shell, Combo.class, combo -> combo.indexOf("Full") >= 0).orElseThrow(), full ? "Full" : "All rows"));
			await("it is filtered", () -> full == (table.getItemCount() == events / 5000));
			millis.add((System.nanoTime() - start) / 1e6);
		}
		Figures.say("  filtered by a kind, and back: %s", Figures.of(millis).sentence());
		freeze("while it is filtered", beat.end());
	}

	/** Paints a frame each for ever smaller parts of the log, and moves along it. */
	private static void charts(GcLogEditor editor) {
		Ui.run(() -> editor.showPage(1));
		ZoomChart chart = editor.charts();
		Ui.run(() -> {
			List<Double> millis = new ArrayList<>();
			GcView all = chart.view().fit();
			for (int i = 0; i < FRAMES; i++) {
				GcView next = i < FRAMES / 2 ? all.zoom(Math.pow(0.7, i), all.end() / 3) : chart.view().pan(0.1);
				long start = System.nanoTime();
				chart.setView(next);
				chart.focus().redraw();
				chart.focus().update();
				millis.add((System.nanoTime() - start) / 1e6);
			}
			Figures frames = Figures.of(millis);
			Figures.say("  charts zoomed and moved: a frame %s; goal 95th percentile at most %.1f ms: %s", frames.sentence(), GOAL_FRAME_MILLIS,
					frames.percentile(95) <= GOAL_FRAME_MILLIS ? "reached" : "MISSED");
		});
	}

	private static void await(String what, BooleanSupplier condition) {
		Wait.until(what, Duration.ofMinutes(5), condition);
	}
}
