/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.messagedriven;

import java.util.Arrays;
import java.util.stream.Stream;

import org.wiretune.lint.finding.Severity;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.Subject;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.BeanPool;
import org.wiretune.model.platform.MessageDrivenBean;
import org.wiretune.model.platform.Product;
import org.wiretune.model.platform.Server;
import org.wiretune.model.solution.Solution;

/**
 * Rule {@code mdb-pool-below-max-sessions}. The pool that the bean itself states wins over the one of the server's
 * domain. Silent where the number of sessions is not stated, and where the pool has no limit.
 */
final class BeanPoolBelowSessions {

	private static final String DOMAIN = "Message Driven Bean";

	private BeanPoolBelowSessions() {
	}

	/**
	 * @param bean the bean
	 * @param pool its pool
	 * @param hosting the server of the pool; null where the bean states the pool
	 */
	private record Site(MessageDrivenBean bean, BeanPool pool, Hosting hosting) {

		Long sessions() {
			return Values.number(bean.getMaximumSessions());
		}

		Long instances() {
			return Values.number(pool.getMaximumSize());
		}
	}

	static Rule rule() {
		return RuleForm.rule("mdb-pool-below-max-sessions", Subject.MESSAGING, Severity.WARNING, BeanPoolBelowSessions::sites)
				.when(site -> Values.isSet(site.bean().getMaximumSessions()) && site.sessions() != null && site.instances() != null)
				.when(site -> site.sessions() > site.instances())
				.at(site -> Values.origin(site.bean().getMaximumSessions()))
				.measured(Site::sessions)
				.limit(Site::instances)
				.with("name", site -> simpleName(site.bean().getName()))
				.with("server", site -> site.hosting() == null ? "" : site.hosting().serverName())
				.message(site -> site.hosting() == null ? "on-bean" : null)
				.assuming(site -> site.hosting() == null ? null : site.hosting().assumption())
				.related(site -> Arrays.asList(Values.origin(site.pool().getMaximumSize(), site.pool())))
				.fix("raise-pool", (site, edits) -> edits.set(site.pool().getMaximumSize(), site.sessions().toString()))
				.fix("lower-sessions", (site, edits) -> edits.set(site.bean().getMaximumSessions(), site.instances().toString()))
				.build();
	}

	private static Stream<Site> sites(Solution solution) {
		return solution.getApplications().stream().flatMap(application -> application.getMessageDrivenBeans().stream()).flatMap(bean -> {
			if (bean.getPool() != null) {
				return isStrict(bean.getPool()) ? Stream.of(new Site(bean, bean.getPool(), null)) : Stream.empty();
			}
			Hosting hosting = bean.getOrigin() == null ? null
					: Hosting.of(solution, bean.getOrigin().path(), server -> server.getProduct() == Product.JBOSS_EAP_5 && pool(server) != null);
			return hosting == null || !isStrict(pool(hosting.server())) ? Stream.empty() : Stream.of(new Site(bean, pool(hosting.server()), hosting));
		});
	}

	private static BeanPool pool(Server server) {
		return server.getBeanPools().stream().filter(pool -> DOMAIN.equals(pool.getBeanKind())).findFirst().orElse(null);
	}

	/** A pool that hands out no more instances than its size; what is not stated is one, as the product documents. */
	private static boolean isStrict(BeanPool pool) {
		String kind = Values.value(pool.getPoolClass());
		return kind == null || kind.contains("StrictMaxPool");
	}

	private static String simpleName(String name) {
		return name == null ? "" : name.substring(name.lastIndexOf('.') + 1);
	}
}
