/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.call.CallWork;
import org.wiretune.lint.java.call.ClassCalls;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.callgraph.ClassGraph;
import org.wiretune.model.platform.CodeFact;

/**
 * Rule {@code request-waits-for-mail}: a page, a servlet or a resource whose answer waits until a mail server has taken a mail. One finding
 * for each method that sends. Silent where the sending class, or the one that is asked, works with threads or asynchronous calls: what is sent behind them is not
 * followed.
 */
final class MailInRequest {

	/** What answers requests. */
	private static final Pattern ANSWERS = Pattern.compile("@(?:[\\w.]{1,60}\\.)?(?:ManagedBean|RequestScoped|ViewScoped|SessionScoped|ConversationScoped|WebServlet|Path|WebService|Controller|RestController)\\b|\\bextends\\s+HttpServlet\\b");
	/** What goes on while another thread sends. */
	private static final Pattern ANOTHER_THREAD = Pattern.compile("@(?:Asynchronous|Async|Schedule|Scheduled|MessageDriven|Observes|ObservesAsync)\\b|\\b(?:Managed)?(?:Scheduled)?Executor(?:Service)?\\b|\\bCompletableFuture\\b|\\bnew\\s+Thread\\b|\\bimplements\\s+[^{]*\\b(?:Runnable|Callable|Job)\\b|\\bextends\\s+Thread\\b");

	private MailInRequest() {
	}

	/**
	 * @param sending the method that sends
	 * @param asked the methods that answer requests and wait for it, at least one
	 * @param names of those methods
	 */
	private record Site(Origin sending, List<Origin> asked, List<String> names) {
	}

	static Rule rule() {
		return RuleForm.rule("request-waits-for-mail", Subject.CONCURRENCY, Severity.INFO, MailInRequest::sites)
				.onSites(form -> form
						.at(Site::sending)
						.measured(site -> site.names().size())
						.with("name", site -> site.names().get(0))
						.message(site -> site.names().size() > 1 ? "several" : null)
						.related(Site::asked))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		ClassGraph graph = ClassGraph.of(reading);
		Map<Origin, Site> bySending = new LinkedHashMap<>();
		InOperation.facts(reading, ClassCalls.KIND).filter(type -> answers(reading, type.getOrigin())).forEach(type -> type.getDetails().stream().filter(detail -> ClassCalls.METHOD.equals(detail.getName())).forEach(method -> {
			String signature = method.getValue().substring(0, (method.getValue() + ' ').indexOf(' '));
			ClassGraph.Reached reached = graph.reached(type.getTypeName(), signature, CallWork.MAIL);
			if (reached != null && !ANOTHER_THREAD.matcher(text(reading, reached.method())).find()) {
				Site site = bySending.computeIfAbsent(reached.method(), sending -> new Site(sending, new ArrayList<>(), new ArrayList<>()));
				site.asked().add(method.getOrigin());
				site.names().add(name(type, signature));
			}
		}));
		return bySending.values().stream();
	}

	private static boolean answers(Reading reading, Origin type) {
		String text = text(reading, type);
		return ANSWERS.matcher(text).find() && !ANOTHER_THREAD.matcher(text).find();
	}

	private static String text(Reading reading, Origin place) {
		String text = reading.texts().text(place.path());
		return text == null ? "" : text;
	}

	private static String name(CodeFact type, String signature) {
		String name = type.getTypeName();
		return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1) + '.' + signature.substring(0, signature.indexOf('/'));
	}
}
