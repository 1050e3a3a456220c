/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.maven;

import static org.wiretune.maven.PluginTexts.TEXTS;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.wiretune.cli.BuildLint;

/**
 * Reads the project with all its modules, prints the findings with file and line, and fails the build where there are new ones. What it
 * finds is what {@code wiretune lint} finds. The outermost project of a build reads the modules too; they are not read again.
 */
@Mojo(name = "lint", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class LintMojo extends AbstractMojo {

	@Parameter(defaultValue = "${project}", readonly = true, required = true)
	private MavenProject project;

	@Parameter(defaultValue = "${session}", readonly = true, required = true)
	private MavenSession session;

	@Parameter(defaultValue = "${mojoExecution}", readonly = true, required = true)
	private MojoExecution execution;

	/** Leaves the goal out. */
	@Parameter(property = "wiretune.skip", defaultValue = "false")
	private boolean skip;

	/** The folder that is read, with all below it but hidden folders and the output of builds. */
	@Parameter(property = "wiretune.folder", defaultValue = "${project.basedir}", required = true)
	private File folder;

	/** Patterns of files to read, relative to the folder, such as <code>src/main/**</code>; all unless stated. */
	@Parameter(property = "wiretune.includes")
	private List<String> includes;

	/** Patterns of files not to read, relative to the folder, such as <code>**&#47;generated/**</code>. */
	@Parameter(property = "wiretune.excludes")
	private List<String> excludes;

	/** The rules: <code>standard</code>, <code>all</code>, or the ids of rules. */
	@Parameter(property = "wiretune.rules")
	private List<String> rules;

	/** A rules file for everything that is read; one in a folder counts more. */
	@Parameter(property = "wiretune.config")
	private File config;

	/** The file of the findings that are known: only others are told and count. */
	@Parameter(property = "wiretune.baseline")
	private File baseline;

	/** Writes the findings of now to the baseline, and fails no build. */
	@Parameter(property = "wiretune.writeBaseline", defaultValue = "false")
	private boolean writeBaseline;

	/** The least severity that fails the build: <code>warning</code>, <code>info</code> or <code>never</code>. */
	@Parameter(property = "wiretune.failOn", defaultValue = "warning", required = true)
	private String failOn;

	/** The reports to write: <code>text</code>, <code>json</code>, <code>sarif</code>, <code>html</code>, <code>junit</code>, <code>sonar</code>, <code>gitlab</code>. */
	@Parameter(property = "wiretune.formats")
	private List<String> formats;

	/** Where reports go. */
	@Parameter(property = "wiretune.output", defaultValue = "${project.build.directory}/wiretune", required = true)
	private File outputDirectory;

	@Override
	public void execute() throws MojoExecutionException, MojoFailureException {
		if (skip) {
			getLog().info(TEXTS.get("skipped"));
			return;
		}
		Optional<MavenProject> above = ReadAbove.of(project, session, execution);
		if (above.isPresent()) {
			getLog().info(TEXTS.get("readAbove", project.getArtifactId(), above.get().getArtifactId()));
			return;
		}
		if (baseline != null && !writeBaseline && !baseline.exists()) {
			getLog().info(TEXTS.get("baselineMissing", baseline));
		}
		Map<String, Path> reports = ReportFile.of(formats, outputDirectory);
		BuildLint.Outcome outcome = BuildLogLines.run(new BuildLint.Request(folder.toPath(), includes, excludes, rules, Optional.ofNullable(config).map(File::toPath), Optional.ofNullable(baseline).map(File::toPath),
				writeBaseline, failOn, reports));
		BuildLogLines.write(outcome, getLog());
		if (!writeBaseline) {
			reports.values().forEach(file -> getLog().info(TEXTS.get("written", file)));
		}
		if (outcome.fails()) {
			long warnings = outcome.findings().stream().filter(BuildLint.Told::isWarning).count();
			throw new MojoFailureException(TEXTS.get("failed", warnings, outcome.findings().size() - warnings, failOn));
		}
	}
}
