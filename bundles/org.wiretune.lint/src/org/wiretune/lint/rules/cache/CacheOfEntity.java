/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.cache;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.lint.fix.XmlMarkup;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.HibernateUnit;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.platform.Application;

/** Which cache holds an entity, as far as units, the files beside them and the server tell. */
final class CacheOfEntity {

	/** Where applications keep the configuration of EhCache, or of Spring, which may set up Hibernate. */
	private static final List<String> FOLDERS = List.of("", "src/", "src/main/resources/", "resources/", "conf/", "config/", "WEB-INF/", "WEB-INF/classes/", "WebContent/WEB-INF/", "web/WEB-INF/",
			"WebRoot/WEB-INF/", "src/main/webapp/WEB-INF/", "src/main/resources/META-INF/", "src/META-INF/");
	private static final List<String> CONTEXTS = List.of("applicationContext.xml", "application-context.xml", "applicationContext-hibernate.xml", "applicationContext-dao.xml");
	private static final List<String> BUILDS = List.of("pom.xml", "build.gradle", "build.gradle.kts", "build.xml", "ivy.xml");
	private static final Pattern OTHER_CACHE = Pattern.compile("(?i)ehcache|infinispan|hazelcast|oscache|swarmcache");
	private static final Pattern FACTORY = Pattern.compile("org\\.springframework\\.orm\\.(hibernate\\d?|jpa)\\.");

	private CacheOfEntity() {
	}

	/**
	 * {@return whether JBoss Cache holds an entity} A unit that states a cache decides for those that state none: a session
	 * factory may be configured in more than one file. Where units state different ones, those decide that list the entity.
	 *
	 * @param reading what was read
	 * @param application the application
	 * @param entity the qualified name of the entity; null for any
	 */
	static boolean isJBossCache(Reading reading, Application application, String entity) {
		List<HibernateUnit> units = HibernateUnit.of(reading, application);
		boolean jboss = units.stream().anyMatch(HibernateUnit::usesJBossCache);
		boolean other = units.stream().anyMatch(HibernateUnit::usesOtherCache);
		if (jboss && other) {
			return entity == null || units.stream().filter(unit -> lists(unit, entity)).anyMatch(HibernateUnit::usesJBossCache);
		}
		return jboss || !other && units.stream().anyMatch(HibernateUnit::hasJBossCache) && (isOnJBoss5(reading, application) || !speaksOfOther(reading, application));
	}

	private static boolean isOnJBoss5(Reading reading, Application application) {
		return Hosting.runsOn(reading, application.getPath(), server -> server.getProduct() == Product.JBOSS_EAP_5);
	}

	/** Whether the unit names the class among those that it manages. */
	private static boolean lists(HibernateUnit unit, String entity) {
		Origin origin = unit.in().group().getOrigin();
		String text = origin == null ? null : unit.in().reading().texts().text(origin.path());
		int start = text == null || origin.offset() >= text.length() ? -1 : XmlMarkup.startOfTag(text, origin.offset());
		int end = start < 0 ? -1 : XmlMarkup.endOfElement(text, start);
		return end >= 0 && Pattern.compile("<(?:\\w+:)?class>\\s*" + Pattern.quote(entity) + "\\s*<|\\bclass\\s*=\\s*[\"']" + Pattern.quote(entity) + "[\"']").matcher(text.substring(start, end)).find();
	}

	/** Whether a file of the application has to do with another cache, or lets Spring set up Hibernate, whose cache may be any. */
	private static boolean speaksOfOther(Reading reading, Application application) {
		SourceTexts texts = reading.texts();
		String path = application.getPath();
		String folder = path == null || path.isEmpty() ? "" : path + '/';
		return FOLDERS.stream().anyMatch(each -> texts.text(folder + each + "ehcache.xml") != null
				|| CONTEXTS.stream().map(name -> texts.text(folder + each + name)).anyMatch(text -> text != null && FACTORY.matcher(text).find()))
				|| Stream.of(folder, "").distinct().flatMap(each -> BUILDS.stream().map(name -> texts.text(each + name))).anyMatch(text -> text != null && OTHER_CACHE.matcher(text).find());
	}
}
