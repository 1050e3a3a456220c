/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import java.util.Arrays;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Product;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.jvm.JvmOptionGroup;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleContext;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.DevelopmentProfiles;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.ThreadPools;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.settings.Setting;

/**
 * Rules on the pool that serves web requests: {@code webcontainer-pool-small}, {@code webcontainer-min-below-max-under-load}
 * and {@code webcontainer-growable-native-memory}. On Liberty the executor serves them; it sizes itself, so only a maximum
 * that is stated counts, and a minimum below it is as it should be.
 */
final class WebContainerPool {

	private static final RuleLimit THREADS = new RuleLimit("webcontainer-pool-small", "threads", 50, 1, 10_000, "threads");
	/** The lab's good case has at least this many; fewer at most serve hardly anybody. */
	private static final long FEW = 10;
	private static final long KILOBYTES = 1024;

	private WebContainerPool() {
	}

	/**
	 * @param server the server
	 * @param pool the pool of its web requests
	 * @param wanted the number of threads below which a pool is small
	 * @param stack the bytes that each thread takes for its stacks as the arguments of the virtual machine say, or 0
	 */
	private record Site(Server server, ThreadPool pool, long wanted, long stack) {

		Long maximum() {
			return Values.number(pool.getMaximumSize());
		}

		Long minimum() {
			return Values.number(pool.getMinimumSize());
		}

		boolean isLiberty() {
			return server.getProduct() == Product.LIBERTY;
		}

		boolean isGrowable() {
			return Values.truth(pool.getGrowable());
		}

		boolean isSmall() {
			return !isGrowable() && maximum() != null && maximum() > 0 && maximum() < wanted;
		}
	}

	static Rule small() {
		return form("webcontainer-pool-small", Severity.WARNING)
				.limitedBy(THREADS)
				.onSites(form -> form
						.when(Site::isSmall)
						.severity(site -> site.maximum() < FEW ? Severity.WARNING : Severity.INFO)
						.at(site -> Values.origin(site.pool().getMaximumSize(), site.pool()))
						.measured(Site::maximum)
						.limit(site -> site.isLiberty() ? -1 : site.wanted())
						.message(site -> site.isLiberty() ? "liberty" : null)
						.fix("raise", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							if (site.isLiberty()) {
								edits.impossible();
							} else {
								raise(site, edits);
							}
						})
						.fix("unbounded", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							if (site.isLiberty()) {
								edits.set(site.pool().getMaximumSize(), "-1");
							} else {
								edits.impossible();
							}
						}))
				.build();
	}

	private static void raise(Site site, Edits edits) {
		edits.set(site.pool().getMaximumSize(), Long.toString(site.wanted()));
		if (site.minimum() != null && site.minimum() < FEW && site.wanted() >= FEW) {
			edits.set(site.pool().getMinimumSize(), Long.toString(FEW));
		}
	}

	static Rule minimumBelowMaximum() {
		return form("webcontainer-min-below-max-under-load", Severity.INFO)
				.optional()
				.onSites(form -> form
						.when(site -> !site.isLiberty() && site.minimum() != null && site.maximum() != null && site.minimum() < site.maximum())
						.at(site -> Values.origin(site.pool().getMinimumSize(), site.pool()))
						.measured(Site::minimum)
						.limit(Site::maximum)
						.related(site -> Arrays.asList(Values.origin(site.pool().getMaximumSize())))
						.fix("equal", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							// A maximum that is to be raised is no number to make the minimum equal to.
							if (site.isSmall()) {
								edits.impossible();
							} else {
								edits.set(site.pool().getMinimumSize(), site.maximum().toString());
							}
						}))
				.build();
	}

	/** The source both advises growing and warns of it, so nothing is changed here. */
	static Rule growable() {
		return form("webcontainer-growable-native-memory", Severity.INFO)
				.onSites(form -> form
						.when(site -> !site.isLiberty() && site.isGrowable())
						.at(site -> Values.origin(site.pool().getGrowable(), site.pool()))
						.measured(site -> site.pool().getGrowable().getValue())
						.limit(site -> "false")
						.with("size", site -> Values.shown(site.pool().getMaximumSize()))
						.with("stack", site -> site.stack() / KILOBYTES)
						.with("thousand", site -> -Math.floorDiv(-1000 * site.stack(), KILOBYTES * KILOBYTES))
						.message(site -> site.stack() == 0 ? null : "stack"))
				.build();
	}

	private static RuleForm<Site> form(String id, Severity severity) {
		return RuleForm.rule(id, Subject.CONCURRENCY, severity, WebContainerPool::sites).with("server", site -> Hosting.serverName(site.server()));
	}

	private static Stream<Site> sites(RuleContext context) {
		long wanted = context.limit(THREADS);
		return ScriptedServers.withServers(context).flatMap(server -> pool(server).filter(pool -> !DevelopmentProfiles.isForDevelopment(context, server, pool.getOrigin()))
				.map(pool -> new Site(server, pool, wanted, stack(context, server))));
	}

	private static Stream<ThreadPool> pool(Server server) {
		ThreadPool pool = server.getProduct() == Product.WEBSPHERE ? ThreadPools.named(server, ThreadPools.WEB_CONTAINER)
				: server.getProduct() != Product.LIBERTY || server.getThreadPools().isEmpty() ? null : server.getThreadPools().get(server.getThreadPools().size() - 1);
		return Stream.ofNullable(pool);
	}

	/** The stacks of a thread: the one of Java and, with IBM's virtual machine, the one of the operating system. */
	private static long stack(Reading reading, Server server) {
		return ConfigurationIndex.groups(reading, server, JvmOptionGroup.KIND).mapToLong(group -> bytes(group.setting("-Xss")) + bytes(group.setting("-Xmso"))).max().orElse(0);
	}

	private static long bytes(Setting setting) {
		Long bytes = setting == null ? null : setting.asBytes();
		return bytes == null ? 0 : bytes;
	}
}
