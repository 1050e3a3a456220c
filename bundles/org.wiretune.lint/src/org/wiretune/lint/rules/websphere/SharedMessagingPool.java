/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.lint.finding.Severity;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.fix.Lines;
import org.wiretune.lint.fix.XmlMarkup;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.Subject;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.MessagingAdapters;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.Origin;
import org.wiretune.model.platform.Product;
import org.wiretune.model.platform.ResourceAdapter;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.solution.Solution;

/**
 * Rule {@code sca-and-jms-share-one-pool}. A Warning where activation specifications were read for both adapters, so
 * that both really take work from the pool; otherwise only worth knowing.
 */
final class SharedMessagingPool {

	private static final String NEW_POOL = "Pool_SIBus_JMS";
	private static final String POOLS_OF_MANAGER = "<threadPools";
	private static final Pattern POOL_ID = Pattern.compile("xmi:id\\s*=\\s*[\"']ThreadPool_(\\d{1,18})[\"']");

	private SharedMessagingPool() {
	}

	/**
	 * @param server the server
	 * @param sca the adapter of asynchronous SCA calls
	 * @param jms the adapter of JMS bindings
	 */
	private record Site(Server server, ResourceAdapter sca, ResourceAdapter jms) {

		boolean bothWork() {
			return MessagingAdapters.hasActivations(server, MessagingAdapters.SCA) && MessagingAdapters.hasActivations(server, MessagingAdapters.JMS);
		}

		String pool() {
			return sca.getThreadPoolAlias().getValue();
		}
	}

	static Rule rule() {
		return RuleForm.rule("sca-and-jms-share-one-pool", Subject.CONCURRENCY, Severity.WARNING, SharedMessagingPool::sites)
				.when(site -> Values.value(site.sca().getThreadPoolAlias()) != null)
				.when(site -> site.pool().equals(Values.value(site.jms().getThreadPoolAlias())))
				.severity(site -> site.bothWork() ? Severity.WARNING : Severity.INFO)
				.at(site -> Values.origin(site.sca().getThreadPoolAlias(), site.sca()))
				.measured(Site::pool)
				.limit(site -> NEW_POOL)
				.with("server", site -> Hosting.serverName(site.server()))
				.with("size", site -> site.sca().getThreadPool() == null ? "?" : Values.value(site.sca().getThreadPool().getMaximumSize()))
				.message(site -> site.sca().getThreadPool() == null || Values.number(site.sca().getThreadPool().getMaximumSize()) == null ? "no-size" : null)
				.related(site -> Arrays.asList(Values.origin(site.jms().getThreadPoolAlias(), site.jms()), Values.origin(site.sca().getThreadPool())))
				.fix("separate", SharedMessagingPool::separate)
				.build();
	}

	private static Stream<Site> sites(Solution solution) {
		return solution.getServers().stream().filter(server -> server.getProduct() == Product.WEBSPHERE)
				.map(server -> new Site(server, MessagingAdapters.effective(server, MessagingAdapters.SCA), MessagingAdapters.effective(server, MessagingAdapters.JMS)))
				.filter(site -> site.sca() != null && site.jms() != null);
	}

	private static void separate(Site site, Edits edits) {
		if (site.server().getThreadPools().stream().noneMatch(pool -> NEW_POOL.equals(pool.getName()))) {
			createPool(site.server(), edits);
		}
		edits.set(site.jms().getThreadPoolAlias(), NEW_POOL);
	}

	/** Writes the pool behind the last one of the thread pool manager, in the style of that line. */
	private static void createPool(Server server, Edits edits) {
		for (ThreadPool pool : server.getThreadPools().reversed()) {
			Origin origin = pool.getOrigin();
			String text = origin == null ? null : edits.texts().text(origin.path());
			int start = text == null ? -1 : XmlMarkup.startOfTag(text, origin.offset());
			int end = start < 0 ? -1 : XmlMarkup.endOfElement(text, start);
			// The pools of the object request broker and of the message listener service are single ones: "threadPool".
			if (end >= 0 && text.startsWith(POOLS_OF_MANAGER, start)) {
				createPool(origin.path(), text, start, end, edits);
				return;
			}
		}
		edits.impossible();
	}

	private static void createPool(String path, String text, int start, int end, Edits edits) {
		String id = text.substring(start, end).contains("xmi:id") ? " xmi:id=\"ThreadPool_" + nextId(text) + '"' : "";
		edits.insert(path, end, Lines.delimiter(text) + Lines.indentation(text, start) + POOLS_OF_MANAGER + id
				+ " minimumSize=\"5\" maximumSize=\"20\" inactivityTimeout=\"5000\" isGrowable=\"false\" name=\"" + NEW_POOL + "\"/>");
	}

	private static long nextId(String text) {
		long highest = 0;
		for (Matcher ids = POOL_ID.matcher(text); ids.find();) {
			highest = Math.max(highest, Long.parseLong(ids.group(1)));
		}
		return highest + 1;
	}
}
