/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.java.request.ReadingSingletons;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code singleton-readers-wait}: methods of a singleton bean that only read what it keeps wait for each other, since nobody says that
 * they may run at once. Optional, as no label says yet how often it is right.
 */
final class ReadersWait {

	private ReadersWait() {
	}

	static Rule rule() {
		return RuleForm.<CodeFact>rule("singleton-readers-wait", Subject.CONCURRENCY, Severity.INFO, ReadersWait::sites)
				.optional()
				.onSites(form -> form
						.at(CodeFact::getOrigin)
						.measured(fact -> 1)
						.with("name", CodeFact::getName)
						.with("method", fact -> Values.value(readers(fact).get(0)))
						.with("readers", fact -> readers(fact).size())
						.related(fact -> readers(fact).stream().map(Setting::getOrigin).map(Origin.class::cast).toList())
						.fix("read", FixEffect.DEPENDS_ON_UNSEEN, ReadersWait::read))
				.build();
	}

	private static Stream<CodeFact> sites(Reading reading) {
		return InOperation.facts(reading, ReadingSingletons.KIND);
	}

	private static List<Setting> readers(CodeFact fact) {
		return fact.getDetails().stream().filter(detail -> ReadingSingletons.READER.equals(detail.getName())).toList();
	}

	/** Puts the annotation on a line of its own before each method, with its package, so that no import is needed. */
	private static void read(CodeFact fact, Edits edits) {
		String owner = Values.value(fact.detail(ReadingSingletons.PACKAGE));
		for (Setting reader : readers(fact)) {
			Origin at = reader.getOrigin();
			String text = edits.texts().text(at.path());
			String before = text == null || at.offset() >= text.length() ? null : text.substring(text.lastIndexOf('\n', at.offset()) + 1, at.offset());
			if (before == null || !before.isBlank()) {
				edits.impossible();
				return;
			}
			String first = text.substring(at.offset(), at.offset() + 1);
			edits.replace(at.path(), at.offset(), first, "@" + owner + ".Lock(" + owner + ".LockType.READ)" + (text.contains("\r\n") ? "\r\n" : "\n") + before + first);
		}
	}
}
