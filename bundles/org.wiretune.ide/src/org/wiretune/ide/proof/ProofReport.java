/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.proof;

import static org.wiretune.ide.proof.ProofTexts.TEXTS;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.Status;
import org.osgi.framework.FrameworkUtil;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.report.HtmlReport;
import org.wiretune.lint.report.LintReport;
import org.wiretune.lint.source.SourceText;
import org.wiretune.safety.file.WholeFile;

/** The findings of a project that have a proof, as the HTML report that the command line writes too. */
public final class ProofReport {

	private ProofReport() {
	}

	/**
	 * Writes the report into the state of this bundle, where no file of a user is.
	 *
	 * @param project the project
	 * @param result what was found
	 * @return the file
	 * @throws CoreException with a sentence where it cannot be written
	 */
	public static Path write(IProject project, LintResult result) throws CoreException {
		MeasuredFindings measured = new MeasuredFindings(result.texts());
		List<Finding> proven = result.findings().stream().filter(finding -> ProofPlaces.isIn(finding.origin().path(), project) && !measured.apply(finding).isEmpty()).toList();
		LintResult shown = new LintResult(result.reading(), proven, List.of(), List.of(), result.filesRead(), result.remarks(), result.ownRules());
		LintReport report = new LintReport(shown, String.valueOf(FrameworkUtil.getBundle(ProofReport.class).getVersion()), Double.NaN, null, path -> {
			String text = result.texts().text(path);
			return text == null ? null : SourceText.of(path, text);
		}, measured);
		Path file = Platform.getStateLocation(FrameworkUtil.getBundle(ProofReport.class)).toFile().toPath().resolve("proofs-" + Integer.toHexString(project.getName().hashCode()) + ".html");
		try {
			StringBuilder html = new StringBuilder();
			HtmlReport.write(report, TEXTS.get("report.name", project.getName()), html);
			WholeFile.write(file, html.toString().getBytes(StandardCharsets.UTF_8));
			return file;
		} catch (IOException problem) {
			throw new CoreException(Status.error(TEXTS.get("report.failed", file, String.valueOf(problem.getMessage()))));
		}
	}
}
