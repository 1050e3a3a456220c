/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.java.rewrite.AnnotationRewrite;
import org.wiretune.lint.java.rewrite.FlushRewrite;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.HibernateUnit;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.UnitRules;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;

/** Rules on loops that persist and flush, compared with the batch size of their unit. */
final class FlushLoops {

	private static final long ADVISED = 20;
	private static final String TIMEOUT = "org.jboss.ejb3.annotation.TransactionTimeout";

	/** Kinds of observations of loops that flush behind every row without a persist of their own. */
	private static final String SAVE = "flushing-save";
	private static final String CHANGE = "flushing-change";

	private FlushLoops() {
	}

	/**
	 * @param loop the loop
	 * @param application its application
	 * @param unit the unit with the largest batches of the application, or null where none sends batches
	 * @param further other loops of the file that are told with it
	 */
	private record Site(Reading reading, CodeFact loop, Application application, HibernateUnit unit, List<Site> further) {

		Site with(Site other) {
			return new Site(reading, loop, application, unit, Stream.concat(further.stream(), Stream.of(other)).toList());
		}

		/** This one and all that are told with it. */
		Stream<Site> all() {
			return Stream.concat(Stream.of(this), further.stream());
		}

		Long flushSize() {
			return Values.number(loop.detail("flush-size"));
		}

		long batchSize() {
			return unit == null ? ADVISED : unit.batchSize();
		}
	}

	private static Stream<Site> sites(Reading reading) {
		return reading.solution().getApplications().stream().flatMap(application -> {
			HibernateUnit unit = HibernateUnit.of(reading, application).stream().filter(each -> each.batchSize() != null)
					.max((first, second) -> Long.compare(first.batchSize(), second.batchSize())).orElse(null);
			Set<Origin> persisting = perRow(application);
			return Stream.concat(HibernateUnit.facts(application, "bulk-loop"), HibernateUnit.facts(application, SAVE, CHANGE).filter(loop -> !persisting.contains(Values.origin(loop.detail("per-row"))))).filter(loop -> InOperation.mayBe(reading, loop.getOrigin().path()))
					.map(loop -> new Site(reading, loop, application, unit, List.of()));
		});
	}

	/** {@return the statements of an application that flush behind every row, needed there or not} @param application the application */
	static Set<Origin> perRow(Application application) {
		return HibernateUnit.facts(application, "bulk-loop").flatMap(loop -> Stream.of("per-row", "per-row-needed").map(loop::detail)).map(place -> Values.origin(place)).filter(Objects::nonNull).collect(Collectors.toSet());
	}

	private static RuleForm<Site> rule(String id, Severity severity) {
		return rule(id, severity, FlushLoops::sites);
	}

	private static RuleForm<Site> rule(String id, Severity severity, Function<Reading, Stream<Site>> sites) {
		return RuleForm.<Site>rule(id, Subject.PERSISTENCE, severity, sites).with("name", site -> site.loop().getName());
	}

	static Rule notMultiple() {
		return rule("manual-flush-not-batch-multiple", Severity.INFO)
				.onSites(form -> form
						.when(site -> site.unit() != null && site.flushSize() != null && site.flushSize() % site.batchSize() != 0)
						.at(site -> Values.origin(site.loop().detail("flush-size")))
						.measured(Site::flushSize)
						.limit(Site::batchSize)
						.with("unit", site -> site.unit().name())
						.with("rest", site -> site.flushSize() % site.batchSize())
						.message(site -> site.flushSize() < site.batchSize() ? "smaller" : null)
						.related(site -> List.of(site.unit().place(HibernateUnit.BATCH_SIZE)))
						.fix("loop", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.loop().detail("flush-size"), Long.toString(site.batchSize())))
						.fix("unit", FixEffect.KEEPS_MEANING, (site, edits) -> UnitRules.set(site.unit(), HibernateUnit.BATCH_SIZE, Long.toString(site.flushSize()), edits)))
				.build();
	}

	/**
	 * Told where somebody wants batches, or where the loop is one that moves many rows, by its name, because its method is given them, or
	 * because another loop is around it: a loop over the few parts of one thing loses nothing that is felt.
	 * Where the turn asks the same repository by a query, the provider flushes there anyway.
	 */
	static Rule perRow() {
		return perRow("flush-per-row", site -> isFelt(site) && site.loop().detail("asked") == null)
				.onSites(form -> form
						.fix("guard", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> site.all().forEach(each -> guard(each, edits))))
				.build();
	}

	/** The other loops, of which files do not tell how many rows they move. */
	static Rule perRowOfFew() {
		return perRow("flush-per-row-unknown-rows", site -> !isFelt(site)).optional().build();
	}

	private static boolean isFelt(Site site) {
		return site.unit() != null || BatchedLoops.isBulk(site.loop().getName()) || site.loop().detail("given-rows") != null;
	}

	/** One finding for the loops of a file, which are written alike. */
	private static RuleForm<Site> perRow(String id, Predicate<Site> wanted) {
		return rule(id, Severity.INFO, reading -> onePerFile(sites(reading).filter(site -> site.loop().detail("per-row") != null && wanted.test(site))))
				.at(site -> Values.origin(site.loop().detail("per-row")))
				.measured(site -> 1)
				.limit(Site::batchSize)
				.with("manager", site -> Values.value(site.loop().detail("manager")))
				.with("count", site -> site.all().count())
				.message(site -> SAVE.equals(site.loop().getKind()) ? "repository" : site.further().isEmpty() ? null : "several")
				.related(site -> Stream.concat(Stream.ofNullable(site.unit() == null ? null : site.unit().place(HibernateUnit.BATCH_SIZE)), site.further().stream().map(each -> Values.origin(each.loop().detail("per-row")))).toList());
	}

	private static Stream<Site> onePerFile(Stream<Site> sites) {
		Map<String, Site> files = new LinkedHashMap<>();
		sites.forEach(site -> files.merge(site.loop().getOrigin().path() + ' ' + site.loop().getKind(), site, Site::with));
		return files.values().stream();
	}

	private static void guard(Site site, Edits edits) {
		Origin origin = SAVE.equals(site.loop().getKind()) ? null : Values.origin(site.loop().detail("per-row"));
		String text = origin == null ? null : edits.texts().text(origin.path());
		edits.addAll(text == null ? null : FlushRewrite.changes(origin.path(), text, origin.offset(), (int) Math.min(Integer.MAX_VALUE, site.batchSize())));
	}

	static Rule hardCoded() {
		return rule("batch-size-hardcoded", Severity.INFO).optional()
				.onSites(form -> form
						.when(site -> site.loop().detail("flush-literal") != null)
						.at(site -> Values.origin(site.loop().detail("flush-literal")))
						.measured(Site::flushSize)
						.limit(site -> "batchSize"))
				.build();
	}

	static Rule standardTimeout() {
		return rule("bulk-loop-default-tx-timeout", Severity.INFO)
				.onSites(form -> form
						.when(site -> site.loop().detail("bean") != null && site.loop().detail("timeout") == null && site.flushSize() != null && site.loop().detail("method") != null)
						.when(site -> Hosting.runsOn(site.reading(), site.loop().getOrigin().path(), server -> server.getProduct() == Product.JBOSS_EAP_5 || server.getProduct() == Product.WILDFLY))
						.at(site -> Values.origin(site.loop().detail("method")))
						.measured(site -> 300)
						.limit(site -> 4800)
						.related(site -> List.of(site.loop().getOrigin()))
						.fix("timeout", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							Origin origin = Values.origin(site.loop().detail("method"));
							String text = edits.texts().text(origin.path());
							edits.addAll(text == null ? null : AnnotationRewrite.add(origin.path(), text, origin.offset(), "@TransactionTimeout(4800)", List.of(TIMEOUT)));
						}))
				.build();
	}
}
