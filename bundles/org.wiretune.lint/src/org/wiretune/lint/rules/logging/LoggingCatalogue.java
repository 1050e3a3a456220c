/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import java.util.List;

import org.wiretune.core.Subject;
import org.wiretune.lint.rule.Declared;
import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.12 of the catalogue, in its order. Their texts stand in {@code texts/logging.properties}. */
public final class LoggingCatalogue {

	private LoggingCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				ConsoleAppender.rule(),
				SynchronousFile.rule(),
				AsynchronousWraps.rule(),
				LogDirectory.rule(),
				UnguardedLogMessage.rule(),
				Declared.guide("log-guard-in-rare-path", Subject.LOGGING),
				PropertyDefault.rule(),
				VerboseLevel.inOperation(),
				ServerTraces.rule(),
				Db2Diagnostics.rule());
	}

	/** {@return the recommendations on logging that the source documents do not have} */
	public static List<Recommendation> additions() {
		return List.of(VerboseLevel.oneLogger(), StatementLogging.rule(), CallerLocation.rule(), PrintingInterceptor.rule(), LoggingInterceptor.rule());
	}
}
