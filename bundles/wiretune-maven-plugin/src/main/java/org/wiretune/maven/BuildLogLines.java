/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.maven;

import static org.wiretune.maven.PluginTexts.TEXTS;

import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.logging.Log;
import org.wiretune.cli.BuildLint;

/** Findings in the log of a build, in the form in which compilers write there, which IDEs and build servers lead to the place. */
final class BuildLogLines {

	private BuildLogLines() {
	}

	/** {@return what was found} @param request what is asked for @throws MojoExecutionException where it could not run, with the reason */
	static BuildLint.Outcome run(BuildLint.Request request) throws MojoExecutionException {
		try {
			return BuildLint.run(request);
		} catch (BuildLint.Refused reason) {
			throw new MojoExecutionException(reason.getMessage());
		}
	}

	/** Writes what was found. @param outcome what was found @param log takes it */
	static void write(BuildLint.Outcome outcome, Log log) {
		outcome.problems().forEach(log::warn);
		for (BuildLint.Told finding : outcome.findings()) {
			String line = TEXTS.get("place", finding.file(), Integer.toString(finding.line()), Integer.toString(finding.column()), finding.text());
			if (finding.isWarning()) {
				log.warn(line);
			} else {
				log.info(line);
			}
			finding.more().forEach(each -> log.info(TEXTS.get("more", each)));
		}
		log.info(outcome.summary());
	}
}
