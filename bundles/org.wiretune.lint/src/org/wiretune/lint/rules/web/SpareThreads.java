/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.web;

import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.datasources.ServerConnections;

/**
 * Rules on the threads that a connector keeps: {@code connector-minspare-missing}, {@code ajp-minspare-missing},
 * {@code connector-minspare-ratio} and {@code connector-minspare-above-max}.
 */
final class SpareThreads {

	private static final long DEFAULT_THREADS = 200;

	private SpareThreads() {
	}

	static Rule http() {
		return missing("connector-minspare-missing", Connector::http);
	}

	static Rule ajp() {
		return missing("ajp-minspare-missing", Connector::ajp);
	}

	private static Rule missing(String id, Function<Reading, Stream<Connector>> connectors) {
		return Connector.rule(id, Severity.INFO, connectors)
				.onSites(form -> form
						.when(site -> site.hasThreads() && Values.isSet(site.most()) && Values.number(site.most()) != null && Values.number(site.most()) > DEFAULT_THREADS)
						.when(site -> site.spare() != null && !site.spare().isSet() && !site.in().isForDevelopment())
						.at(site -> Values.origin(site.most()))
						.measured(site -> Values.shown(site.spare()))
						.with("threads", site -> Values.number(site.most()))
						.limit(SpareThreads::spareFor)
						.fix("keep", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.spare(), Long.toString(spareFor(site)))))
				.build();
	}

	/** So many that the most is 25 percent above, rounded up. */
	private static long spareFor(Connector site) {
		return (Values.number(site.most()) * 4 + 4) / 5;
	}

	static Rule ratio() {
		return Connector.rule("connector-minspare-ratio", Severity.INFO, Connector::all).optional()
				.onSites(form -> form
						.when(site -> isComplete(site) && !site.in().isForDevelopment())
						.when(site -> {
							long spare = Values.number(site.spare());
							long most = Values.number(site.most());
							// Equal numbers are advised too, and fewer than that is another rule.
							return most > spare && (most * 100 < spare * 110 || most * 100 > spare * 125);
						})
						.at(site -> Values.origin(site.most()))
						.measured(site -> Math.round((Values.number(site.most()) - Values.number(site.spare())) * 100.0 / Values.number(site.spare())))
						.limit(site -> upper(site))
						.with("threads", site -> Values.number(site.most()))
						.with("spare", site -> Values.number(site.spare()))
						.related(site -> Arrays.asList(Values.origin(site.spare())))
						.fix("most", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							// The most threads are lowered by hand only: how many clients want, connector-maxthreads-below-clients says. They are
							// raised where the connections of the server suffice, or another rule would lower them again.
							if (Values.number(site.most()) > upper(site) || !ServerConnections.sufficeFor(site.in().reading(), site.in().server(), upper(site))) {
								edits.impossible();
							} else {
								edits.set(site.most(), Long.toString(upper(site)));
							}
						})
						.fix("spare", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.spare(), Long.toString(spareFor(site)))))
				.build();
	}

	/** A quarter above the threads that are kept; rounded down, so that it is no more than a quarter. */
	private static long upper(Connector site) {
		return Math.max(Values.number(site.spare()) + 1, Values.number(site.spare()) * 5 / 4);
	}

	static Rule aboveMost() {
		return Connector.rule("connector-minspare-above-max", Severity.WARNING, Connector::all)
				.onSites(form -> form
						.when(SpareThreads::isComplete)
						.when(site -> Values.number(site.spare()) > Values.number(site.most()))
						.at(site -> Values.origin(site.spare()))
						.measured(site -> Values.number(site.spare()))
						.limit(site -> Values.number(site.most()))
						.related(site -> Arrays.asList(Values.origin(site.most())))
						.fix("lower-spare", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.spare(), Values.number(site.most()).toString()))
						.fix("raise-most", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							if (ServerConnections.sufficeFor(site.in().reading(), site.in().server(), Values.number(site.spare()))) {
								edits.set(site.most(), Values.number(site.spare()).toString());
							} else {
								edits.impossible();
							}
						}))
				.build();
	}

	private static boolean isComplete(Connector site) {
		return site.hasThreads() && Values.isSet(site.spare()) && Values.isSet(site.most()) && Values.number(site.spare()) != null && Values.number(site.most()) != null
				&& Values.number(site.spare()) > 0 && Values.number(site.most()) > 0;
	}
}
