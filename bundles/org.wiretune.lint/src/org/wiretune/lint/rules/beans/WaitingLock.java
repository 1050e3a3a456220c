/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.call.CallWork;
import org.wiretune.lint.java.request.HeldLocks;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.callgraph.ClassGraph;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code lock-held-while-waiting}: methods that let one thread in at a time for the whole application, and wait for a database or
 * another system meanwhile. One finding for a class, for classes that others call. Optional, since a lock around such work is mostly meant, and how often it is taken no file tells. There is no fix: what the lock is for is for whoever
 * wrote it.
 */
final class WaitingLock {

	/**
	 * A class with a lock.
	 *
	 * @param lock the class
	 * @param methods the names of the methods that wait, in their order
	 * @param work what the first of them waits for
	 */
	private record Site(CodeFact lock, List<Origin> methods, CallWork work) {
	}

	private WaitingLock() {
	}

	static Rule rule() {
		return RuleForm.<Site>rule("lock-held-while-waiting", Subject.CONCURRENCY, Severity.INFO, WaitingLock::sites)
				.optional()
				.onSites(form -> form
						.at(site -> site.lock().detail(HeldLocks.BEAN) != null ? site.lock().getOrigin() : site.methods().get(0))
						.measured(site -> site.methods().size())
						.limit(site -> 1)
						.with("name", site -> site.lock().getName())
						.message(site -> (site.lock().detail(HeldLocks.BEAN) != null ? "bean" : "synchronized") + (site.work().isOutside() ? "-outside" : ""))
						.related(site -> site.lock().detail(HeldLocks.BEAN) != null ? site.methods() : site.methods().subList(1, site.methods().size())))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		ClassGraph graph = ClassGraph.of(reading);
		return InOperation.facts(reading, HeldLocks.KIND).filter(lock -> graph.isCalled(lock.getTypeName())).map(lock -> site(graph, lock)).filter(site -> !site.methods().isEmpty());
	}

	private static Site site(ClassGraph graph, CodeFact lock) {
		Map<Origin, CallWork> waiting = new LinkedHashMap<>();
		for (Setting detail : lock.getDetails()) {
			ClassGraph.Reached reached = HeldLocks.METHOD.equals(detail.getName()) ? graph.reached(lock.getTypeName(), Values.value(detail), CallWork.REQUEST, CallWork.MAIL, CallWork.CONNECTION, CallWork.QUERY, CallWork.STATEMENT, CallWork.FLUSH, CallWork.STORE, CallWork.FIND) : null;
			if (reached != null) {
				waiting.put(detail.getOrigin(), reached.work());
			}
		}
		return new Site(lock, new ArrayList<>(waiting.keySet()), waiting.values().stream().filter(CallWork::isOutside).findFirst().orElse(CallWork.QUERY));
	}
}
