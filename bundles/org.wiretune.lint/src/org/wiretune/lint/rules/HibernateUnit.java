/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.lint.format.Databases;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.RuleTime;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.DatabaseVendor;
import org.wiretune.model.settings.Setting;

/**
 * A place where Hibernate is configured: a persistence unit, a session factory of {@code hibernate.cfg.xml},
 * {@code hibernate.properties}, of Spring or of code, the properties of Spring Boot, or a unit of Quarkus. Settings are asked for by the name that
 * Hibernate gives them.
 *
 * @param in the group of its settings
 */
public record HibernateUnit(ConfiguredGroup in) {

	/** Rows that are sent to the database at once. */
	public static final String BATCH_SIZE = "hibernate.jdbc.batch_size";
	/** Rows that a query fetches at once. */
	public static final String FETCH_SIZE = "hibernate.jdbc.fetch_size";
	/** Lazy references and collections that are loaded at once. */
	public static final String BATCH_FETCH_SIZE = "hibernate.default_batch_fetch_size";
	/** Whether inserts are sorted by entity. */
	public static final String ORDER_INSERTS = "hibernate.order_inserts";
	/** Whether updates are sorted by entity and key. */
	public static final String ORDER_UPDATES = "hibernate.order_updates";
	/** Whether entities are kept beyond a transaction. */
	public static final String SECOND_LEVEL_CACHE = "hibernate.cache.use_second_level_cache";
	/** Whether results of queries are kept. */
	public static final String QUERY_CACHE = "hibernate.cache.use_query_cache";
	/** What makes the caches. */
	public static final String REGION_FACTORY = "hibernate.cache.region.factory_class";
	/** The configuration of JBoss Cache that holds entities. */
	public static final String ENTITY_CACHE = "hibernate.cache.region.jbc2.cfg.entity";

	/** Each of them names what makes the caches; the names are those of Hibernate 3.0 to 3.2, of 3.3 and later, and of caches by the standard. */
	private static final List<String> CACHE_PROVIDERS = List.of("hibernate.cache.provider_class", REGION_FACTORY, "hibernate.javax.cache.provider");
	/** The configuration of EhCache, and contexts of Spring. */
	private static final Pattern BESIDE = Pattern.compile("ehcache\\.xml|application-?[cC]ontext([._-]\\w+)?\\.xml");
	private static final String SPRING = "spring-boot.jpa.hibernate";
	/** An entity manager factory of Spring, whose provider may be another. */
	private static final String FACTORY = "spring.entity-manager-factory";
	private static final String[] KINDS = {"persistence.unit.hibernate", "persistence.unit", "hibernate.session-factory", FACTORY, SPRING, "quarkus.hibernate-orm",
			"quarkus.hibernate-orm.named"};
	/** Quarkus has names of its own. */
	private static final Map<String, String> QUARKUS = Map.of(BATCH_SIZE, "jdbc.statement-batch-size", FETCH_SIZE, "jdbc.statement-fetch-size", BATCH_FETCH_SIZE,
			"fetch.batch-size", SECOND_LEVEL_CACHE, "second-level-caching-enabled");

	/** {@return whether a file may tell what sets up Hibernate or its cache where the units do not} @param path the path with forward slashes */
	public static boolean isBesideUnits(String path) {
		return BESIDE.matcher(path.substring(path.lastIndexOf('/') + 1)).matches();
	}

	/** {@return where Hibernate is configured, without files for development and tests} @param reading what was read */
	public static Stream<HibernateUnit> of(Reading reading) {
		return units(ConfigurationIndex.groups(reading, KINDS).filter(group -> group.application() != null));
	}

	/** {@return where Hibernate is configured for an application} @param reading what was read @param application the application */
	public static List<HibernateUnit> of(Reading reading, Application application) {
		return units(ConfigurationIndex.groups(reading, application, KINDS)).toList();
	}

	private static Stream<HibernateUnit> units(Stream<ConfiguredGroup> groups) {
		// What code sets comes last: it is seldom all, and has no place for more.
		return groups.filter(group -> !group.isForDevelopment()).map(HibernateUnit::new).filter(HibernateUnit::isHibernate).sorted(Comparator.comparing(HibernateUnit::isOfCode));
	}

	/** {@return whether code makes the settings, which may come from elsewhere too, so that what is missing here tells nothing} */
	public boolean isOfCode() {
		return in.file().getKind().equals("java-hibernate-settings");
	}

	private boolean isHibernate() {
		if (in.group().getKind().equals(FACTORY)) {
			return in.group().getSettings().stream().anyMatch(Values::isSet);
		}
		if (!in.group().getKind().equals("persistence.unit")) {
			return true;
		}
		String provider = in.value("provider");
		if (provider != null && !provider.isEmpty()) {
			return provider.toLowerCase(Locale.ROOT).contains("hibernate");
		}
		return in.group().getSettings().stream().anyMatch(setting -> setting.isSet() && setting.getName().startsWith("hibernate."))
				|| !isOfOther() && Hosting.runsOn(in.reading(), in.path(), server -> server.getProduct() == Product.JBOSS_EAP_5 || server.getProduct() == Product.WILDFLY);
	}

	private boolean isOfOther() {
		return in.application().getPersistenceUnits().stream().anyMatch(unit -> unit.getOrigin() != null && unit.getOrigin().path().equals(in.path()) && in.name().equals(unit.getName()) && Persistence.isOfOther(unit));
	}

	/** {@return the application} */
	public Application application() {
		return in.application();
	}

	/** {@return whether the group is a unit of {@code persistence.xml}} */
	public boolean isPersistenceXml() {
		return in.group().getKind().startsWith("persistence.unit");
	}

	/** {@return whether Quarkus configures it} */
	public boolean isQuarkus() {
		return in.group().getKind().startsWith("quarkus");
	}

	/** {@return the name for messages; that of the file where it has none} */
	public String name() {
		return isPersistenceXml() && !in.name().isEmpty() ? in.name() : in.fileName();
	}

	/** {@return a setting, set, defaulted or absent; null where this place cannot hold it} @param name its name in Hibernate */
	public Setting setting(String name) {
		return in.setting(isQuarkus() ? QUARKUS.getOrDefault(name, name) : name);
	}

	/** {@return the name of a setting as it is written here} @param name its name in Hibernate */
	public String shownName(String name) {
		return isQuarkus() && QUARKUS.containsKey(name) ? "quarkus.hibernate-orm." + QUARKUS.get(name) : name;
	}

	/** {@return whether the file states a setting} @param name its name in Hibernate */
	public boolean states(String name) {
		return Values.isSet(setting(name));
	}

	/** {@return the value that the file states, or null} @param name its name in Hibernate */
	public String stated(String name) {
		return states(name) ? Values.value(setting(name)) : null;
	}

	/** {@return the number that the file states, or null} @param name its name in Hibernate */
	public Long number(String name) {
		return states(name) ? setting(name).asNumber() : null;
	}

	/** {@return whether the file states that a setting is true} @param name its name in Hibernate */
	public boolean isOn(String name) {
		return "true".equalsIgnoreCase(stated(name));
	}

	/** {@return whether the file states that a setting is false} @param name its name in Hibernate */
	public boolean isOff(String name) {
		return "false".equalsIgnoreCase(stated(name));
	}

	/** {@return where a setting stands, or where the unit stands that it is missing from} @param name its name in Hibernate */
	public Origin place(String name) {
		return Values.origin(setting(name), in.group());
	}

	/** {@return the batch size where it is stated and more than one, or null} */
	public Long batchSize() {
		Long size = number(BATCH_SIZE);
		return size != null && size > 1 ? size : null;
	}

	/** {@return whether the file states that the caches are those of JBoss Cache, as in EAP 5} */
	public boolean usesJBossCache() {
		// A provider that is stated decides; a setting of JBoss Cache that was left over beside it is read by nobody.
		List<String> stated = CACHE_PROVIDERS.stream().map(this::stated).filter(provider -> provider != null && !provider.isBlank()).toList();
		return stated.isEmpty() ? states(ENTITY_CACHE) : stated.stream().anyMatch(HibernateUnit::isJBossCache);
	}

	/** {@return whether the file states that the caches are those of something else than JBoss Cache: of EhCache, Infinispan, a cluster product} */
	public boolean usesOtherCache() {
		return !usesJBossCache() && CACHE_PROVIDERS.stream().map(this::stated).anyMatch(stated -> stated != null && !stated.isBlank());
	}

	/**
	 * {@return whether the caches are those of JBoss Cache: the file states it, or it states no other ones and the unit runs where JBoss Cache is what
	 * Hibernate takes}
	 */
	public boolean hasJBossCache() {
		return usesJBossCache() || !usesOtherCache() && isOnJBoss5();
	}

	private static boolean isJBossCache(String provider) {
		return provider != null && (provider.contains("TreeCache") || provider.contains("jbc"));
	}

	/** {@return whether the caches are shared between the nodes of a cluster} */
	public boolean isClustered() {
		String factory = stated(REGION_FACTORY);
		return usesJBossCache() || factory != null && factory.toLowerCase(Locale.ROOT).contains("infinispan");
	}

	/**
	 * {@return whether it runs on JBoss EAP 5 or an earlier server of JBoss, with Hibernate 3} Without a server that tells, a
	 * unit of the first version of the standard is taken for one of them, but not where its cache is one that these servers
	 * do not bring along or whose transactions are not those of a server, as in applications on Spring, and not where the servers
	 * beside it are others.
	 */
	public boolean isOnJBoss5() {
		if (usesJBossCache() || runsOn(true)) {
			return true;
		}
		return !usesOtherCache() && !runsOn(false) && !"RESOURCE_LOCAL".equals(in.value("transaction-type")) && "org.hibernate.ejb.HibernatePersistence".equals(in.value("provider")) && in.file().getVersion() != null
				&& in.file().getVersion().startsWith("1.");
	}

	private boolean runsOn(boolean jboss5) {
		return Hosting.runsOn(in.reading(), in.path(), server -> server.getProduct() == Product.JBOSS_EAP_5 == jboss5);
	}

	/** {@return its data source, or null where it was not read or cannot be told} */
	public JdbcSource source() {
		if (in.group().getKind().equals(SPRING)) {
			return beside("spring-boot.datasource");
		}
		if (isQuarkus()) {
			String name = in.value("datasource");
			return name == null || name.isEmpty() || name.equals("<default>") ? beside("quarkus.datasource")
					: ConfigurationIndex.groups(in.reading(), application(), "quarkus.datasource.named").filter(group -> name.equals(group.name())).map(JdbcSource::new).findFirst().orElse(null);
		}
		for (String name : List.of("jta-data-source", "non-jta-data-source", "hibernate.connection.datasource")) {
			JdbcSource found = JdbcSource.lookedUp(in.reading(), application(), in.value(name));
			if (found != null) {
				return found;
			}
		}
		return null;
	}

	/** The data source of the same file, or the only one of the application that states an address. */
	private JdbcSource beside(String kind) {
		List<JdbcSource> sources = ConfigurationIndex.groups(in.reading(), application(), kind).map(JdbcSource::new).filter(source -> source.url() != null).toList();
		return sources.stream().filter(source -> source.in().file() == in.file()).findFirst().orElse(sources.size() == 1 ? sources.get(0) : null);
	}

	/** {@return the database behind it, from its data source, its own address or its dialect} */
	public DatabaseVendor vendor() {
		JdbcSource source = source();
		if (source != null && source.vendor() != DatabaseVendor.UNKNOWN) {
			return source.vendor();
		}
		DatabaseVendor told = Databases.vendor(stated("hibernate.connection.url"), null);
		return told != DatabaseVendor.UNKNOWN ? told : Databases.vendor(null, stated("hibernate.dialect"));
	}

	/** {@return whether the driver joins the inserts of a batch to one statement; null where that cannot be told} */
	public Boolean joinsBatches() {
		JdbcSource source = source();
		if (source != null && source.vendor() != DatabaseVendor.UNKNOWN) {
			return source.joinsBatches();
		}
		DatabaseVendor vendor = vendor();
		if (vendor == DatabaseVendor.UNKNOWN) {
			return null;
		}
		String option = JdbcSource.rewriteOption(vendor);
		// The dialect alone does not tell how the driver is set up.
		return option == null ? Boolean.FALSE : states("hibernate.connection.url") && vendor != DatabaseVendor.MARIADB
				? Boolean.valueOf("true".equalsIgnoreCase(JdbcSource.parameter(stated("hibernate.connection.url"), option))) : null;
	}

	/** {@return the observations of kinds in the code of the application} @param kinds the kinds */
	public Stream<CodeFact> facts(String... kinds) {
		return facts(application(), kinds);
	}

	/** {@return the observations of kinds in the code of an application} @param application the application @param kinds the kinds */
	public static Stream<CodeFact> facts(Application application, String... kinds) {
		RuleTime.check();
		if (kinds.length == 1 && application.eContainer() instanceof Reading reading) {
			return ConfigurationIndex.facts(reading, application, kinds[0]);
		}
		List<String> wanted = List.of(kinds);
		return application.getCodeFacts().stream().filter(fact -> wanted.contains(fact.getKind()));
	}
}
