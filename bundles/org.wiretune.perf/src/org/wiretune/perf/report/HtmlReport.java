/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.report;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.time.Duration;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.wiretune.perf.judged.EqualReasons;
import org.wiretune.perf.judged.FigureComparison;
import org.wiretune.perf.judged.MeasurementComparison;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.judged.SettingDifference;
import org.wiretune.perf.judged.Verdict;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.result.Second;
import org.wiretune.perf.workload.FigureWords;
import org.wiretune.perf.workload.WorkloadText;
import org.wiretune.safety.markup.MarkupText;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Quantity;

/**
 * A run as one HTML file without references to anything outside: what it comes to, errors, the table, charts over time,
 * comparisons, settings, what a reader has to know. Everything that comes from files is escaped; there are no scripts.
 */
public final class HtmlReport {

	/** Measurements with charts; of a longer run the further ones are in the table only. */
	private static final int MOST_CHARTS = 60;

	private final StringBuilder html = new StringBuilder();
	private final RunFile run;

	private HtmlReport(RunFile run) {
		this.run = run;
	}

	/**
	 * Writes a report.
	 *
	 * @param run the run
	 * @param comparisons comparisons with this run as the later side, by the name of the earlier one; none for no section
	 * @return a complete HTML document
	 */
	public static String toText(RunFile run, Map<String, RunComparison> comparisons) {
		HtmlReport report = new HtmlReport(run);
		report.begin(run.name());
		report.head();
		report.table();
		report.steps();
		report.cells();
		comparisons.forEach((before, comparison) -> report.comparison(before, run.name(), comparison));
		report.charts();
		report.validity();
		report.settings();
		return report.html.append("</main></body></html>\n").toString();
	}

	/**
	 * Writes comparisons alone.
	 *
	 * @param before name of the side that all others are compared with
	 * @param comparisons the comparisons by the name of the other side
	 * @return a complete HTML document
	 */
	public static String toText(String before, Map<String, RunComparison> comparisons) {
		HtmlReport report = new HtmlReport(null);
		String title = TEXTS.get("report.comparisonTitle", before);
		report.begin(title);
		report.html.append("<h1>").append(MarkupText.escape(title)).append("</h1>\n");
		comparisons.forEach((after, comparison) -> report.comparison(before, after, comparison));
		return report.html.append("</main></body></html>\n").toString();
	}

	private void begin(String title) {
		html.append("<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
				+ "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\"><title>").append(MarkupText.escape(title))
				.append("</title><style>\n").append(ReportStyle.CSS).append("</style></head><body><main>\n");
	}

	private void head() {
		html.append("<h1>").append(MarkupText.escape(run.name())).append("</h1>\n<p class=\"weak\">");
		String when = DateTimeFormatter.ofPattern("d MMMM uuuu, HH:mm:ss zzz", Locale.ENGLISH).withZone(ZoneId.systemDefault())
				.format(run.startedAt());
		String took = run.endedAt().filter(end -> !end.isBefore(run.startedAt())).map(end -> TEXTS.get("report.took", Quantity.milliseconds(Duration.between(run.startedAt(), end).toMillis())))
				.orElse("");
		html.append(MarkupText.escape(TEXTS.get("report.when", run.specification().workload().kind().label(), when, took)));
		if (!run.environment().serverJvm().isEmpty()) {
			String server = run.environment().server();
			html.append("<br/>").append(MarkupText.escape(server.isEmpty() ? "" : server + ", "))
					.append(MarkupText.escape(TEXTS.get("report.where", run.environment().operatingSystem(),
					run.environment().processors(), run.environment().serverJvm())));
		}
		html.append("</p>\n");
		long invalid = run.judgedMeasurements().stream().filter(measurement -> !measurement.isValid()).count();
		boolean failed = run.state() != RunState.COMPLETED;
		html.append("<div class=\"verdict").append(failed || invalid > 0 ? " bad" : run.measurements().isEmpty() ? " open" : "")
				.append("\">");
		if (failed) {
			paragraph(TEXTS.get("report." + run.state().id(), run.reason()));
		}
		if (run.measurements().isEmpty()) {
			paragraph(TEXTS.get(run.cells().isEmpty() ? "report.nothing" : "report.cellsOnly", run.cells().size()));
		} else {
			paragraph(invalid == 0 ? TEXTS.get("report.valid", run.measurements().size())
					: TEXTS.get("report.invalid", invalid, run.measurements().size()));
			EqualReasons.of(run.measurements(), ResultTable::name).forEach(this::paragraph);
		}
		html.append("</div>\n");
		errors();
	}

	private void errors() {
		Map<String, Long> errors = new LinkedHashMap<>();
		run.measurements().forEach(measurement -> measurement.errors()
				.forEach((sentence, count) -> errors.merge(sentence, count, Long::sum)));
		if (!errors.isEmpty()) {
			heading("report.errors");
			html.append("<ul>");
			errors.forEach((sentence, count) -> html.append("<li class=\"bad\">")
					.append(MarkupText.escape(TEXTS.get("report.error", count, sentence))).append("</li>"));
			html.append("</ul>\n");
		}
	}

	private void table() {
		if (run.measurements().isEmpty()) {
			return;
		}
		heading("report.results");
		html.append("<div class=\"scroll\"><table><tr>");
		List<ResultTable.Column> columns = ResultTable.columns();
		columns.forEach(column -> html.append(column.number() ? "<th class=\"n\">" : "<th>")
				.append(MarkupText.escape(column.label())).append("</th>"));
		html.append("</tr>\n");
		for (Measurement measurement : run.judgedMeasurements()) {
			html.append(measurement.isValid() ? "<tr>" : "<tr class=\"invalid\">");
			for (ResultTable.Column column : columns) {
				boolean bad = column.id().equals("valid") && !measurement.isValid()
						|| column.id().equals("errors") && measurement.failed() > 0;
				cell(column.cell().apply(measurement), (column.number() ? "n" : "w") + (bad ? " bad" : ""));
			}
			html.append("</tr>\n");
		}
		html.append("</table></div>\n<p class=\"weak\">").append(MarkupText.escape(TEXTS.get("report.tableNote")))
				.append("</p>\n");
	}

	private void steps() {
		List<Measurement> measurements = run.judgedMeasurements();
		StepChart.raised(measurements).ifPresent(raised -> {
			heading("report.steps");
			html.append("<div class=\"charts\">").append(StepChart.throughput(measurements, raised))
					.append(StepChart.time(measurements, raised, TEXTS.get("chart.average"),
							measurement -> measurement.latency().meanMs()))
					.append("</div>\n");
		});
	}

	private void cells() {
		if (run.cells().isEmpty() || !run.measurements().isEmpty()) {
			return;
		}
		heading("report.results");
		html.append("<div class=\"scroll\"><table><tr><th>").append(MarkupText.escape(TEXTS.get("csv.binding"))).append("</th>");
		for (String label : List.of("size", "errors", "minimum", "average", "maximum", "median", "p99", "perSecond")) {
			html.append("<th class=\"n\">").append(MarkupText.escape(TEXTS.get("table." + label))).append("</th>");
		}
		html.append("</tr>\n");
		for (RunCell cell : run.cells()) {
			html.append("<tr class=\"invalid\">");
			cell(cell.bindingLabel(), "w");
			int answered = cell.loops() - cell.errors();
			for (String text : List.of(cell.sizeLabel(), String.valueOf(cell.errors()), Quantity.milliseconds(cell.minMs()).text(),
					Quantity.milliseconds(cell.meanMs()).text(), Quantity.milliseconds(cell.maxMs()).text(), ResultTable.percentile(answered, 50, cell.p50Ms()),
					ResultTable.percentile(answered, 99, cell.p99Ms()), Digits.measured(cell.perSecond()))) {
				cell(text, "n");
			}
			html.append("</tr>\n");
		}
		html.append("</table></div>\n");
	}

	private void comparison(String before, String after, RunComparison comparison) {
		html.append("<h2>").append(MarkupText.escape(TEXTS.get("report.comparison", before, after))).append("</h2>\n");
		String look = switch (comparison.verdict()) {
			case SLOWER -> " bad";
			case NO_DIFFERENCE_SEEN, NOT_JUDGED -> " open";
			case FASTER -> "";
		};
		html.append("<div class=\"verdict").append(look).append("\"><p><b>")
				.append(MarkupText.escape(comparison.label())).append("</b></p>");
		comparison.reasons().forEach(this::paragraph);
		for (SettingDifference difference : comparison.settings()) {
			paragraph(TEXTS.get("compare.setting", difference.name(),
					difference.before().isEmpty() ? TEXTS.get("compare.notSet") : difference.before(),
					difference.after().isEmpty() ? TEXTS.get("compare.notSet") : difference.after()));
		}
		html.append("</div>\n");
		if (comparison.measurements().isEmpty()) {
			paragraph(TEXTS.get("compare.nothing"));
			return;
		}
		html.append("<div class=\"scroll\"><table><tr><th>").append(MarkupText.escape(TEXTS.get("table.transaction")))
				.append("</th><th>").append(MarkupText.escape(TEXTS.get("report.verdict"))).append("</th>");
		for (String label : headings(comparison.measurements().get(0))) {
			html.append("<th class=\"n\">").append(MarkupText.escape(label)).append("</th>");
		}
		html.append("</tr>\n");
		for (MeasurementComparison each : comparison.measurements()) {
			html.append("<tr>");
			cell(each.place(), "w");
			cell(ComparisonText.verdict(each), each.verdict() == Verdict.SLOWER ? "w bad"
					: each.verdict() == Verdict.FASTER ? "w good" : "w");
			cells(each).forEach(text -> cell(text, "n"));
			html.append("</tr>\n");
		}
		html.append("</table></div>\n<p class=\"weak\">").append(MarkupText.escape(TEXTS.get("report.compareNote")))
				.append("</p>\n");
		List<String> remarks = ComparisonText.remarks(comparison);
		if (!remarks.isEmpty()) {
			html.append("<ul>");
			remarks.forEach(remark -> item("", remark));
			html.append("</ul>\n");
		}
	}

	private static List<String> headings(MeasurementComparison compared) {
		if (compared.isOfTimes()) {
			return Stream.of("report.averageBefore", "report.averageAfter", "report.decrease", "report.timeRatio", "report.rateRatio")
					.map(TEXTS::get).toList();
		}
		String headline = FigureWords.label(compared.headline().figure());
		return List.of(TEXTS.get("report.figureBefore", headline), TEXTS.get("report.figureAfter", headline), TEXTS.get("report.figureRatio"),
				TEXTS.get("report.timeRatio"));
	}

	private static List<String> cells(MeasurementComparison compared) {
		if (compared.isOfTimes()) {
			double decrease = (1 - compared.timeRatio().estimate()) * 100;
			return List.of(compared.before().text(), compared.after().text(),
					Quantity.percent(decrease).text(),
					ComparisonText.ratio(compared.timeRatio()), ComparisonText.ratio(compared.rateRatio()));
		}
		FigureComparison headline = compared.headline();
		return List.of(ComparisonText.value(headline, headline.before()), ComparisonText.value(headline, headline.after()),
				ComparisonText.ratio(headline.ratio()), ComparisonText.ratio(compared.timeRatio()));
	}

	private void charts() {
		List<Measurement> drawn = run.judgedMeasurements().stream().filter(measurement -> measurement.seconds().size() > 1)
				.limit(MOST_CHARTS).toList();
		if (drawn.isEmpty()) {
			return;
		}
		heading("report.course");
		paragraph("weak", TEXTS.get("report.courseNote"));
		for (Measurement measurement : drawn) {
			html.append("<h3>").append(MarkupText.escape(ResultTable.name(measurement)))
					.append(MarkupText.escape(measurement.isValid() ? "" : TEXTS.get("report.chartInvalid"))).append("</h3><div class=\"charts\">\n");
			List<Second> seconds = measurement.seconds();
			for (TimeChart chart : List.of(
					new TimeChart(TEXTS.get("chart.throughput"), seconds).line(TEXTS.get("chart.answered"),
							second -> measurement.perSecond(second, second.answered())).line(TEXTS.get("chart.failed"),
									second -> second.errors() > 0 ? measurement.perSecond(second, second.errors()) : Double.NaN),
					new TimeChart(TEXTS.get("chart.latency"), seconds).wide().line(TEXTS.get("chart.p50"), Second::p50Ms)
							.line(TEXTS.get("chart.p99"), Second::p99Ms).line(TEXTS.get("chart.max"), Second::maxMs),
					new TimeChart(TEXTS.get("chart.heap"), seconds).line(TEXTS.get("chart.heapUsed"), Second::heapMegabytes),
					new TimeChart(TEXTS.get("chart.processors"), seconds).line(TEXTS.get("chart.server"), Second::serverCpu)
							.line(TEXTS.get("chart.driver"), Second::driverCpu).line(TEXTS.get("chart.other"), Second::otherCpu))) {
				if (chart.hasFigures()) {
					html.append(chart.toHtml());
				}
			}
			html.append("</div>\n");
		}
		if (drawn.size() < run.measurements().size()) {
			paragraph("weak", TEXTS.get("report.moreCharts", drawn.size(), run.measurements().size()));
		}
	}

	private void validity() {
		heading("report.validity");
		for (Measurement measurement : run.measurements()) {
			if (measurement.invalid().isEmpty() && measurement.remarks().isEmpty()) {
				continue;
			}
			html.append("<h3>").append(MarkupText.escape(ResultTable.name(measurement))).append("</h3><ul>");
			measurement.invalid().forEach(reason -> item("bad", TEXTS.get("report.notValid", reason)));
			measurement.remarks().forEach(remark -> item("", remark));
			html.append("</ul>\n");
		}
		if (!run.alarms().isEmpty() || !run.reached().isEmpty()) {
			html.append("<h3>").append(MarkupText.escape(TEXTS.get("report.alarms"))).append("</h3><ul>");
			run.alarms().forEach(kept -> item("bad", kept.alarm().message()));
			run.reached().forEach(limit -> item("", limit.message()));
			html.append("</ul>\n");
		}
		if (!run.notes().isEmpty()) {
			html.append("<h3>").append(MarkupText.escape(TEXTS.get("report.notes"))).append("</h3><ul>");
			run.notes().forEach(note -> item("", note));
			html.append("</ul>\n");
		}
	}

	private void settings() {
		heading("report.settings");
		html.append("<pre>").append(MarkupText.escape(WorkloadText.write(run.specification().workload()))).append("</pre>\n");
		html.append("<div class=\"scroll\"><table>");
		RunComparison.settingsOf(run).forEach((name, value) -> {
			if (!value.isEmpty() && !value.equals("[]")) {
				html.append("<tr>");
				cell(name, "w");
				cell(value, "");
				html.append("</tr>\n");
			}
		});
		html.append("</table></div>\n");
	}

	private void heading(String key) {
		html.append("<h2>").append(MarkupText.escape(TEXTS.get(key))).append("</h2>\n");
	}

	private void paragraph(String text) {
		paragraph("", text);
	}

	private void paragraph(String classes, String text) {
		html.append("<p class=\"").append(classes).append("\">").append(MarkupText.escape(text)).append("</p>\n");
	}

	private void item(String classes, String text) {
		html.append("<li class=\"").append(classes).append("\">").append(MarkupText.escape(text)).append("</li>\n");
	}

	private void cell(String text, String classes) {
		html.append("<td class=\"").append(classes).append("\">").append(MarkupText.escape(text)).append("</td>");
	}
}
