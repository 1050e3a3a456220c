/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.maven;

import static org.wiretune.maven.PluginTexts.TEXTS;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

import org.apache.maven.doxia.sink.Sink;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.reporting.AbstractMavenReport;
import org.apache.maven.reporting.MavenReportException;
import org.wiretune.cli.BuildLint;

/** Puts the findings into the site of the project: a table with places, and beside it the whole report as a page of its own. */
@Mojo(name = "report", threadSafe = true)
public final class ReportMojo extends AbstractMavenReport {

	private static final String NAME = "wiretune";
	private static final String WHOLE = "wiretune-report.html";

	/** Leaves the report out. */
	@Parameter(property = "wiretune.skip", defaultValue = "false")
	private boolean skip;

	/** Patterns of files to read, relative to the project; all unless stated. */
	@Parameter(property = "wiretune.includes")
	private List<String> includes;

	/** Patterns of files not to read, relative to the project. */
	@Parameter(property = "wiretune.excludes")
	private List<String> excludes;

	/** The rules: <code>standard</code>, <code>all</code>, or the ids of rules. */
	@Parameter(property = "wiretune.rules")
	private List<String> rules;

	/** A rules file for everything that is read. */
	@Parameter(property = "wiretune.config")
	private File config;

	/** The file of the findings that are known and are left out. */
	@Parameter(property = "wiretune.baseline")
	private File baseline;

	@Override
	@SuppressWarnings("deprecation") // sites of older releases ask by this name
	public String getOutputName() {
		return NAME;
	}

	@Override
	public String getName(Locale locale) {
		return TEXTS.get("report.name");
	}

	@Override
	public String getDescription(Locale locale) {
		return TEXTS.get("report.description");
	}

	@Override
	public boolean canGenerateReport() {
		return !skip;
	}

	@Override
	protected void executeReport(Locale locale) throws MavenReportException {
		Path folder = getProject().getBasedir().toPath();
		Path whole = getReportOutputDirectory().toPath().resolve(WHOLE);
		try {
			BuildLint.Outcome outcome = BuildLogLines.run(new BuildLint.Request(folder, includes, excludes, rules, Optional.ofNullable(config).map(File::toPath), Optional.ofNullable(baseline).map(File::toPath), false,
					"never", Map.of("html", whole)));
			page(outcome, folder, getSink());
		} catch (MojoExecutionException reason) {
			throw new MavenReportException(reason.getMessage(), reason);
		}
	}

	private static void page(BuildLint.Outcome outcome, Path folder, Sink page) {
		page.head();
		page.title();
		page.text(TEXTS.get("report.title"));
		page.title_();
		page.head_();
		page.body();
		page.section1();
		page.sectionTitle1();
		page.text(TEXTS.get("report.title"));
		page.sectionTitle1_();
		paragraph(outcome.summary(), page);
		page.paragraph();
		page.text(TEXTS.get("report.whole") + ' ');
		page.link(WHOLE);
		page.text(TEXTS.get("report.page"));
		page.link_();
		page.paragraph_();
		if (!outcome.findings().isEmpty()) {
			table(outcome.findings(), folder, page);
		}
		page.section1_();
		if (!outcome.problems().isEmpty()) {
			page.section1();
			page.sectionTitle1();
			page.text(TEXTS.get("report.problems"));
			page.sectionTitle1_();
			outcome.problems().forEach(problem -> paragraph(problem, page));
			page.section1_();
		}
		page.body_();
		page.flush();
	}

	private static void table(List<BuildLint.Told> findings, Path folder, Sink page) {
		page.table();
		page.tableRows(null, false);
		page.tableRow();
		for (String column : List.of("severity", "place", "finding")) {
			page.tableHeaderCell();
			page.text(TEXTS.get("report." + column));
			page.tableHeaderCell_();
		}
		page.tableRow_();
		for (BuildLint.Told finding : findings) {
			page.tableRow();
			cell(TEXTS.get(finding.isWarning() ? "report.warning" : "report.info"), page);
			cell(folder.relativize(finding.file()).toString().replace(File.separatorChar, '/') + ':' + finding.line(), page);
			cell(finding.text(), page);
			page.tableRow_();
		}
		page.tableRows_();
		page.table_();
	}

	private static void cell(String text, Sink page) {
		page.tableCell();
		page.text(text);
		page.tableCell_();
	}

	private static void paragraph(String text, Sink page) {
		page.paragraph();
		page.text(text);
		page.paragraph_();
	}
}
