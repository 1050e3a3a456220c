/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import static org.wiretune.perf.view.ResultTexts.TEXTS;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.judged.JudgedRuns;
import org.wiretune.perf.judged.JudgedTime;
import org.wiretune.perf.judged.MeasurementComparison;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunFile;

/**
 * The test case log of a run: bindings against object sizes, the run before beside it.
 *
 * @param sizes the columns, ascending, in bytes
 * @param rows the bindings in the order they were measured
 */
public record CaseMatrix(List<Integer> sizes, List<Row> rows) {

	/**
	 * A binding.
	 *
	 * @param binding its id
	 * @param label its name for people
	 * @param cells one for each size
	 */
	public record Row(String binding, String label, List<CaseCell> cells) {
		/** Copies the cells. */
		public Row {
			cells = List.copyOf(cells);
		}
	}

	/** Copies the lists. */
	public CaseMatrix {
		sizes = List.copyOf(sizes);
		rows = List.copyOf(rows);
	}

	/**
	 * Builds the matrix of a run that is over.
	 *
	 * @param run the run
	 * @param before the run before, empty for none
	 * @param history the runs of the project, newest last: those of the settings of one of the two are further starts of it
	 * @return the matrix
	 */
	public static CaseMatrix of(RunFile run, Optional<RunFile> before, List<RunFile> history) {
		return of(run, before, before.flatMap(some -> RunSides.of(some, run, history).comparison()), false, Optional.empty());
	}

	/**
	 * Builds the matrix.
	 *
	 * @param run the run, as far as it is
	 * @param before the run before, empty for none
	 * @param comparison what all starts of both settings say, empty where nothing is compared
	 * @param live whether the run goes on, so that cells without figures are still to come
	 * @param current the cell that is being measured
	 * @return the matrix
	 */
	public static CaseMatrix of(RunFile run, Optional<RunFile> before, Optional<RunComparison> comparison, boolean live, Optional<LiveCell> current) {
		JudgedRuns judged = JudgedRuns.of(List.of(run));
		JudgedRuns judgedBefore = JudgedRuns.of(before.map(List::of).orElse(List.of()));
		Set<Integer> sizes = new TreeSet<>(run.specification().sizes());
		Map<String, String> bindings = new LinkedHashMap<>();
		run.specification().bindings().forEach(binding -> bindings.put(binding.id(), binding.label()));
		for (RunCell cell : run.cells()) {
			sizes.add(cell.sizeBytes());
			bindings.put(cell.binding(), cell.bindingLabel());
		}
		List<Row> rows = new ArrayList<>();
		bindings.forEach((binding, label) -> {
			List<CaseCell> cells = new ArrayList<>();
			for (int size : sizes) {
				Optional<RunCell> now = find(run, binding, size);
				Optional<JudgedTime> old = before.filter(some -> find(some, binding, size).isPresent())
						.map(some -> judgedBefore.time(binding, size));
				cells.add(now.isPresent()
						? CaseCell.measured(now.get(), judged.time(binding, size), old, comparison.flatMap(some -> compared(some, binding, size)),
								live && run.measurements().stream().noneMatch(each -> ResultRow.covers(each, now.get())))
						: CaseCell.empty(binding, label, size, why(binding, size, live, current), old));
			}
			rows.add(new Row(binding, label, cells));
		});
		return new CaseMatrix(new ArrayList<>(sizes), rows);
	}

	private static String why(String binding, int size, boolean live, Optional<LiveCell> current) {
		Optional<LiveCell> here = current.filter(cell -> cell.binding().equals(binding) && cell.sizeBytes() == size);
		if (here.isPresent()) {
			return TEXTS.get(here.get().warmUp() ? "cell.running.warmUp" : "cell.running.measuring",
					here.get().runs(), here.get().loops());
		}
		return TEXTS.get(live ? "cell.pending" : "cell.absent");
	}

	private static Optional<MeasurementComparison> compared(RunComparison comparison, String binding, int size) {
		// Behind binding and size stand further parameters of the loop, such as the clients.
		String place = binding + ' ' + ObjectSize.label(size);
		return comparison.measurements().stream().filter(each -> (each.place() + ' ').startsWith(place + ' ')).findFirst();
	}

	private static Optional<RunCell> find(RunFile run, String binding, int size) {
		return run.cells().stream().filter(cell -> cell.binding().equals(binding) && cell.sizeBytes() == size).findFirst();
	}

	/**
	 * Finds a cell.
	 *
	 * @param binding the binding
	 * @param sizeBytes size of the payload in bytes
	 * @return its texts, empty when the matrix has no such place
	 */
	public Optional<CaseCell> cell(BindingUnderTest binding, int sizeBytes) {
		return rows.stream().flatMap(row -> row.cells().stream())
				.filter(cell -> cell.binding().equals(binding.id()) && cell.sizeBytes() == sizeBytes).findFirst();
	}

	/** {@return the number of cells with figures} */
	public int measured() {
		return (int) rows.stream().flatMap(row -> row.cells().stream()).filter(CaseCell::measured).count();
	}

	/** {@return the names of the columns: of the bindings, then each size} */
	public List<String> header() {
		List<String> header = new ArrayList<>(List.of(TEXTS.get("text.binding")));
		sizes.forEach(size -> header.add(ObjectSize.label(size)));
		return header;
	}

	/** {@return the matrix as text in columns, for a mail or a ticket in a fixed-width font} */
	public String toText() {
		List<List<String>> lines = new ArrayList<>();
		lines.add(header());
		for (Row row : rows) {
			List<String> figures = new ArrayList<>(List.of(row.label()));
			List<String> compared = new ArrayList<>(List.of(""));
			for (CaseCell cell : row.cells()) {
				String remark = cell.remark().isEmpty() ? "" : ", " + cell.remark();
				figures.add((cell.p99().isEmpty() ? cell.mean() : cell.mean() + " (" + cell.p99() + ')') + remark);
				compared.add(cell.comparison().isEmpty() ? cell.before() : cell.comparison() + ", " + cell.before());
			}
			lines.add(figures);
			if (compared.stream().anyMatch(text -> !text.isEmpty())) {
				lines.add(compared);
			}
		}
		int[] widths = new int[sizes.size() + 1];
		for (List<String> line : lines) {
			for (int i = 0; i < widths.length; i++) {
				widths[i] = Math.max(widths[i], line.get(i).length());
			}
		}
		StringBuilder text = new StringBuilder(TEXTS.get("text.unit")).append("\n\n");
		for (List<String> line : lines) {
			StringBuilder written = new StringBuilder();
			for (int i = 0; i < widths.length; i++) {
				written.append(line.get(i)).append(" ".repeat(widths[i] - line.get(i).length() + 3));
			}
			text.append(written.toString().stripTrailing()).append('\n');
		}
		return text.toString();
	}
}
