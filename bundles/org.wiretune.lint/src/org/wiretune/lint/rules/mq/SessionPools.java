/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.mq;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleContext;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/**
 * Sessions of listener ports against the session pool of the connection factory that they name: rules
 * {@code listenerport-maxsessions-above-qcf-session-pool}, {@code qcf-session-pool-below-sum} and
 * {@code qcf-min-sessions-default-bursty}. Silent where the factory or its pool was not read.
 */
final class SessionPools {

	private static final RuleLimit KEPT = new RuleLimit("qcf-min-sessions-default-bursty", "kept", 5, 2, 1000, "sessions");

	private SessionPools() {
	}

	/**
	 * The listener ports of one server on one factory.
	 *
	 * @param pool the session pool of the factory
	 * @param factory the factory
	 * @param ports the ports, in file order
	 */
	private record Shared(ConfiguredGroup pool, ConfiguredGroup factory, List<ListenerPort> ports) {

		long sum() {
			return ports.stream().mapToLong(port -> port.sessions().asNumber()).sum();
		}

		long most() {
			return ports.stream().mapToLong(port -> port.sessions().asNumber()).max().orElse(0);
		}

		Setting maximum() {
			return pool.setting("maxConnections");
		}
	}

	static Rule portAbovePool() {
		return RuleForm.rule("listenerport-maxsessions-above-qcf-session-pool", Subject.MESSAGING, Severity.WARNING, SessionPools::pooled)
				.onSites(form -> form
						.when(site -> Values.isSet(site.sessions()) && site.sessions().asNumber() > limit(site.sessionPool()))
						.at(site -> Values.origin(site.sessions()))
						.measured(site -> site.sessions().asNumber())
						.limit(site -> limit(site.sessionPool()))
						.with("name", site -> site.port().name())
						.with("factory", site -> site.factory().name())
						.related(site -> Arrays.asList(site.sessionPool().place("maxConnections")))
						.fix("raise-pool", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.sessionPool().setting("maxConnections"), site.sessions().asNumber().toString()))
						.fix("lower-sessions", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.sessions(), Long.toString(limit(site.sessionPool())))))
				.build();
	}

	/** A port that alone is above the pool has its own finding, so that this one tells only what the sum adds. */
	static Rule sumAbovePool() {
		return RuleForm.rule("qcf-session-pool-below-sum", Subject.MESSAGING, Severity.INFO, SessionPools::shared)
				.onSites(form -> form
						.when(site -> site.ports().size() > 1 && site.most() <= limit(site.pool()) && site.sum() > limit(site.pool()))
						.at(site -> site.pool().place("maxConnections"))
						.measured(site -> limit(site.pool()))
						.limit(Shared::sum)
						.with("name", site -> site.factory().name())
						.with("count", site -> site.ports().size())
						.with("ports", site -> site.ports().stream().map(port -> port.port().name() + " (" + port.sessions().asNumber() + ")").collect(Collectors.joining(", ")))
						.related(site -> {
							List<Origin> places = new ArrayList<>();
							site.ports().forEach(port -> places.add(Values.origin(port.sessions(), port.port().group())));
							return places;
						})
						.fix("raise-pool", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.maximum(), Long.toString(site.sum()))))
				.build();
	}

	static Rule fewKept() {
		return RuleForm.rule("qcf-min-sessions-default-bursty", Subject.MESSAGING, Severity.INFO, SessionPools::shared)
				.limitedBy(KEPT)
				.optional()
				.onSites(form -> form
						.when(site -> site.pool().number("minConnections") != null && site.pool().number("minConnections") <= 1)
						.when((site, context) -> kept(site, context) > site.pool().number("minConnections"))
						.at(site -> site.pool().place("minConnections"))
						.measured(site -> site.pool().number("minConnections"))
						.limit(SessionPools::kept)
						.with("name", site -> site.factory().name())
						.related(site -> Arrays.asList(site.pool().place("maxConnections")))
						.fix("keep", FixEffect.CHANGES_BEHAVIOUR, (site, context, edits) -> edits.set(site.pool().setting("minConnections"), Long.toString(kept(site, context)))))
				.build();
	}

	/** Never more than the pool may hold. */
	private static long kept(Shared site, RuleContext context) {
		return Math.min(context.limit(KEPT), limit(site.pool()));
	}

	private static Stream<ListenerPort> pooled(Reading reading) {
		return ListenerPort.of(reading).filter(port -> port.isMq() && port.sessions() != null && port.sessions().asNumber() != null)
				.filter(port -> port.sessionPool() != null && limit(port.sessionPool()) > 0);
	}

	private static Stream<Shared> shared(Reading reading) {
		Map<Object, Shared> byPool = new LinkedHashMap<>();
		pooled(reading).forEach(port -> byPool.computeIfAbsent(port.sessionPool().group(), key -> new Shared(port.sessionPool(), port.factory(), new ArrayList<>())).ports().add(port));
		return byPool.values().stream();
	}

	/** The sessions that a pool holds; 0 where it has no limit or none is known. */
	private static long limit(ConfiguredGroup pool) {
		Long maximum = pool.number("maxConnections");
		return maximum == null ? 0 : maximum;
	}
}
