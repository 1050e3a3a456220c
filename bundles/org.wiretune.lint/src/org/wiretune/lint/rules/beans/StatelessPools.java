/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.BeanPool;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Setting;

/**
 * Rules on the pools of stateless session beans: of the domains of EAP 5, of single beans by annotation, and the strict pool
 * that WildFly gives all stateless beans.
 */
final class StatelessPools {

	private static final String STATELESS = "Stateless Bean";
	private static final String JACC = "JACC Stateless Bean";
	private static final RuleLimit INSTANCES = new RuleLimit("slsb-strictmaxpool-as-throttle", "instances", 10, 1, 1000, "instances");
	private static final RuleLimit FOOTPRINT = new RuleLimit("slsb-threadlocal-footprint", "instances", 50_000, 1, 100_000_000, "instances");

	private StatelessPools() {
	}

	/**
	 * @param reading what was read
	 * @param server where the beans run
	 * @param name domain, bean or pool
	 * @param size the instances of a strict pool
	 * @param place where the pool stands
	 */
	private record Strict(Reading reading, Server server, String name, Setting size, Origin place) {

		Long instances() {
			return Values.number(size);
		}

		boolean isUndersized() {
			return instances() != null && threads() != null && instances() > 0 && instances() < Values.number(threads());
		}

		/** The largest stated number of threads that call beans, or null. */
		Setting threads() {
			Stream<Setting> stated = Stream.of("jboss-5.web.connector:maxThreads", "jboss-5.web.executor:maxThreads", "jboss-5.remoting.server:maxPoolSize", "wildfly.io.worker:task-max-threads")
					.map(each -> each.split(":")).flatMap(each -> ConfigurationIndex.groups(reading, server, each[0]).map(group -> group.setting(each[1])));
			return stated.filter(Values::isSet).filter(setting -> Values.number(setting) != null).max(Comparator.comparing(Values::number)).orElse(null);
		}
	}

	static Rule undersized() {
		return RuleForm.rule("slsb-strictmaxpool-undersized", Subject.CONCURRENCY, Severity.WARNING, StatelessPools::strict)
				.onSites(form -> form
						.when(Strict::isUndersized)
						.at(site -> Values.origin(site.size()) == null ? site.place() : Values.origin(site.size()))
						.measured(Strict::instances)
						.limit(site -> Values.number(site.threads()))
						.with("name", Strict::name)
						.with("owner", site -> Hosting.serverName(site.server()))
						.related(site -> Arrays.asList(Values.origin(site.threads())))
						.fix("raise", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.size(), Values.number(site.threads()).toString())))
				.build();
	}

	static Rule throttle() {
		return RuleForm.rule("slsb-strictmaxpool-as-throttle", Subject.CONCURRENCY, Severity.INFO, StatelessPools::strict).optional().limitedBy(INSTANCES)
				.onSites(form -> form
						.when((site, context) -> Values.isSet(site.size()) && site.instances() != null && site.instances() > 0 && site.instances() <= context.limit(INSTANCES))
						.at(site -> Values.origin(site.size()))
						.measured(Strict::instances)
						.limit(INSTANCES)
						.with("name", Strict::name)
						.with("owner", site -> Hosting.serverName(site.server())))
				.build();
	}

	private static Stream<Strict> strict(Reading reading) {
		return Stream.concat(domains(reading), annotated(reading));
	}

	/** The domains of EAP 5; the pool that all stateless beans of WildFly name is read as one too, without a number where it derives its size. */
	private static Stream<Strict> domains(Reading reading) {
		return reading.solution().getServers().stream().flatMap(server -> server.getBeanPools().stream().filter(StatelessPools::isStateless).filter(StatelessPools::isStrict)
				.map(pool -> new Strict(reading, server, pool.getBeanKind(), pool.getMaximumSize(), pool.getOrigin())));
	}

	private static Stream<Strict> annotated(Reading reading) {
		List<String> stateless = ConfigurationIndex.facts(reading, "java.session-bean").filter(fact -> detail(fact, "kind").equals("Stateless")).map(CodeFact::getTypeName).toList();
		return ConfigurationIndex.groups(reading, "java.pool").filter(group -> stateless.contains(group.name()) && contains(group.value("value"), "StrictMaxPool")).flatMap(group -> {
			Hosting hosting = Hosting.of(reading, group.path(), server -> server.getProduct() == Product.JBOSS_EAP_5);
			return hosting == null || group.setting("maxSize") == null ? Stream.empty()
					: Stream.of(new Strict(reading, hosting.server(), group.name().substring(group.name().lastIndexOf('.') + 1), group.setting("maxSize"), group.group().getOrigin()));
		});
	}

	/** @param reading what was read @param server the server @param pool a pool without a limit that states one */
	private record Ignored(Reading reading, Server server, BeanPool pool) {

		List<Setting> parameters() {
			return Stream.of(pool.getMaximumSize(), pool.getTimeout()).filter(Values::isSet).toList();
		}
	}

	static Rule ignoredParameters() {
		return RuleForm.<Ignored>rule("slsb-threadlocal-params-ignored", Subject.CONCURRENCY, Severity.INFO, reading -> reading.solution().getServers().stream()
				.flatMap(server -> server.getBeanPools().stream().filter(StatelessPools::isStateless).filter(pool -> isThreadLocal(pool)).map(pool -> new Ignored(reading, server, pool)))).optional()
				.onSites(form -> form
						.when(site -> !site.parameters().isEmpty())
						.at(site -> Values.origin(site.parameters().get(0)))
						.measured(site -> site.parameters().get(0).getValue())
						.limit(site -> "-")
						.with("name", site -> site.pool().getBeanKind())
						.with("owner", site -> Hosting.serverName(site.server()))
						.related(site -> site.parameters().stream().map(Setting::getOrigin).toList())
						.fix("remove", FixEffect.KEEPS_MEANING, (site, edits) -> site.parameters().forEach(setting -> removeMember(edits, setting)))
						.fix("strict", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> site.server().getBeanPools().stream().filter(StatelessPools::isStateless).filter(StatelessPools::isThreadLocal)
								.forEach(pool -> strict(site, pool, edits))))
				.build();
	}

	/** With an instance for each thread: fewer would be found as soon as they count. */
	private static void strict(Ignored site, BeanPool pool, Edits edits) {
		edits.set(pool.getPoolClass(), "StrictMaxPool");
		Strict strict = new Strict(site.reading(), site.server(), pool.getBeanKind(), pool.getMaximumSize(), pool.getOrigin());
		if (strict.isUndersized()) {
			edits.set(pool.getMaximumSize(), Values.number(strict.threads()).toString());
		}
	}

	/** Takes a member out of an annotation, with the comma before it. */
	private static void removeMember(Edits edits, Setting setting) {
		Origin origin = setting.getOrigin();
		String text = origin == null ? null : edits.texts().text(origin.path());
		int name = text == null ? -1 : text.lastIndexOf(setting.getName(), origin.offset());
		int comma = name < 0 ? -1 : name;
		while (comma > 0 && Character.isWhitespace(text.charAt(comma - 1))) {
			comma--;
		}
		if (comma <= 0 || text.charAt(comma - 1) != ',' || !text.substring(name + setting.getName().length(), origin.offset()).strip().equals("=")) {
			edits.impossible();
			return;
		}
		edits.replace(origin.path(), comma - 1, text.substring(comma - 1, origin.end()), "");
	}

	/** @param reading what was read @param server the server @param threads its threads for requests @param beans how many stateless beans run on it */
	private record Footprint(Reading reading, Server server, Setting threads, long beans) {

		long instances() {
			return Values.number(threads) * beans;
		}
	}

	static Rule footprint() {
		return RuleForm.<Footprint>rule("slsb-threadlocal-footprint", Subject.MEMORY, Severity.INFO, StatelessPools::footprints).optional().limitedBy(FOOTPRINT)
				.onSites(form -> form
						.when((site, context) -> site.instances() > context.limit(FOOTPRINT))
						.at(site -> Values.origin(site.threads()))
						.measured(Footprint::instances)
						.limit(FOOTPRINT)
						.with("beans", Footprint::beans)
						.with("threads", site -> Values.number(site.threads()))
						.with("owner", site -> Hosting.serverName(site.server())))
				.build();
	}

	private static Stream<Footprint> footprints(Reading reading) {
		List<CodeFact> beans = ConfigurationIndex.facts(reading, "java.session-bean").filter(fact -> detail(fact, "kind").equals("Stateless")).toList();
		return reading.solution().getServers().stream().filter(server -> server.getProduct() == Product.JBOSS_EAP_5)
				.filter(server -> server.getBeanPools().stream().noneMatch(pool -> STATELESS.equals(pool.getBeanKind()) && isStrict(pool))).flatMap(server -> {
					long count = beans.stream().filter(fact -> {
						Hosting hosting = Hosting.of(reading, fact.getOrigin().path(), each -> each.getProduct() == Product.JBOSS_EAP_5);
						return hosting != null && hosting.server() == server;
					}).count();
					Setting threads = ConfigurationIndex.groups(reading, server, "jboss-5.web.connector").map(group -> group.setting("maxThreads")).filter(Values::isSet)
							.filter(setting -> Values.number(setting) != null).max(Comparator.comparing(Values::number)).orElse(null);
					return count == 0 || threads == null ? Stream.empty() : Stream.of(new Footprint(reading, server, threads, count));
				});
	}

	/** @param reading what was read @param server the server @param plain the pool of one domain @param jacc that of the other */
	private record Domains(Reading reading, Server server, BeanPool plain, BeanPool jacc) {

		boolean differ() {
			if (isStrict(plain) != isStrict(jacc)) {
				return true;
			}
			return isStrict(plain) && (!same(plain.getMaximumSize(), jacc.getMaximumSize()) || !same(plain.getTimeout(), jacc.getTimeout()));
		}

		private static boolean same(Setting one, Setting other) {
			return Values.number(one) == null ? Values.number(other) == null : Values.number(one).equals(Values.number(other));
		}
	}

	static Rule mismatch() {
		return RuleForm.<Domains>rule("slsb-jacc-domain-mismatch", Subject.CONCURRENCY, Severity.INFO, StatelessPools::bothDomains)
				.onSites(form -> form
						.when(Domains::differ)
						.at(site -> site.jacc().getOrigin())
						.measured(site -> shown(site.jacc()))
						.limit(site -> shown(site.plain()))
						.with("owner", site -> Hosting.serverName(site.server()))
						.related(site -> Arrays.asList(site.plain().getOrigin()))
						.fix("copy-to-jacc", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> copy(site, site.plain(), site.jacc(), edits))
						.fix("copy-from-jacc", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> copy(site, site.jacc(), site.plain(), edits)))
				.build();
	}

	/** Not what another rule finds: a strict pool below the threads, or numbers that a pool without a limit ignores. */
	private static void copy(Domains site, BeanPool from, BeanPool to, Edits edits) {
		Strict copied = new Strict(site.reading(), site.server(), from.getBeanKind(), from.getMaximumSize(), from.getOrigin());
		if (isStrict(from) ? copied.isUndersized() : Stream.of(from, to).anyMatch(pool -> Values.isSet(pool.getMaximumSize()) || Values.isSet(pool.getTimeout()))) {
			edits.impossible();
			return;
		}
		Setting[][] pairs = {{from.getPoolClass(), to.getPoolClass()}, {from.getMaximumSize(), to.getMaximumSize()}, {from.getTimeout(), to.getTimeout()}};
		for (Setting[] pair : pairs) {
			if (Values.isSet(pair[0])) {
				edits.set(pair[1], pair[0].getValue());
			}
		}
	}

	private static String shown(BeanPool pool) {
		return Values.shown(pool.getPoolClass()) + ' ' + Values.shown(pool.getMaximumSize());
	}

	private static Stream<Domains> bothDomains(Reading reading) {
		return reading.solution().getServers().stream().flatMap(server -> server.getBeanPools().stream().filter(pool -> STATELESS.equals(pool.getBeanKind()))
				.flatMap(plain -> server.getBeanPools().stream().filter(pool -> JACC.equals(pool.getBeanKind())).map(jacc -> new Domains(reading, server, plain, jacc))));
	}

	private static boolean isStateless(BeanPool pool) {
		return STATELESS.equals(pool.getBeanKind()) || JACC.equals(pool.getBeanKind());
	}

	private static boolean isStrict(BeanPool pool) {
		return contains(Values.value(pool.getPoolClass()), "StrictMaxPool");
	}

	/** The product writes it with a small and a capital l. */
	private static boolean isThreadLocal(BeanPool pool) {
		String kind = Values.value(pool.getPoolClass());
		return kind != null && kind.toLowerCase(Locale.ROOT).contains("threadlocalpool");
	}

	private static boolean contains(String text, String word) {
		return text != null && text.contains(word);
	}

	static String detail(CodeFact fact, String name) {
		return fact.getDetails().stream().filter(each -> each.getName().equals(name)).map(Setting::getValue).findFirst().orElse("");
	}
}
