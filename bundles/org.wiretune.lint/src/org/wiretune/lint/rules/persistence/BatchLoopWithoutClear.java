/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.java.rewrite.ClearRewrite;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.PersistLoop;

/**
 * Rule {@code batch-loop-without-clear}: a loop that persists and flushes but never clears. Where each row is flushed by
 * itself, another rule says both. Only worth knowing, without a fix, is it where what the loop persists or what it
 * comes from is used behind the flush, or where a remark speaks of clearing.
 */
final class BatchLoopWithoutClear {

	private static final String REMARK = "remark";

	private BatchLoopWithoutClear() {
	}

	static Rule rule() {
		return RuleForm.<PersistLoop>rule("batch-loop-without-clear", Subject.PERSISTENCE, Severity.INFO,
				reading -> reading.solution().getApplications().stream().flatMap(BatchLoopWithoutClear::loops))
				.onSites(form -> form
						.when(loop -> loop.isFlushes() && !loop.isClears())
						.at(loop -> loop.getFlush() == null ? loop.getOrigin() : loop.getFlush())
						.measured(loop -> loop.getManager() + ".flush()")
						.limit(loop -> loop.getManager() + ".clear()")
						.with("name", PersistLoop::getName)
						.with("manager", PersistLoop::getManager)
						.with("held", PersistLoop::getHeld)
						.message(loop -> loop.getHeld() == null ? null : REMARK.equals(loop.getHeld()) ? "remark" : "held")
						.related(loop -> Arrays.asList(loop.getPersist()))
						.fix("clear", FixEffect.DEPENDS_ON_UNSEEN, BatchLoopWithoutClear::clear))
				.build();
	}

	/** The loops of an application without those that flush behind every row: to flush seldomer and to clear there is told of those together. */
	private static Stream<PersistLoop> loops(Application application) {
		Set<Origin> perRow = FlushLoops.perRow(application);
		return application.getPersistLoops().stream().filter(loop -> loop.getFlush() == null || !perRow.contains(loop.getFlush()));
	}

	private static void clear(PersistLoop loop, Edits edits) {
		String text = loop.getFlush() == null || loop.getHeld() != null ? null : edits.texts().text(loop.getFlush().path());
		edits.addAll(text == null ? null : ClearRewrite.changes(loop.getFlush().path(), text, loop.getFlush().offset(), loop.getManager()));
	}
}
