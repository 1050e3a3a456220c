/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.bean;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Insertion;
import org.wiretune.lint.JavaFacts;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;

class AnnotationFactsTest {

	private static final String TEXT = """
			package shop;
			import javax.persistence.*;
			import org.hibernate.annotations.Cache;
			import org.hibernate.annotations.CacheConcurrencyStrategy;
			import org.hibernate.annotations.GenericGenerator;
			import org.jboss.ejb3.annotation.Pool;
			import org.jboss.ejb3.annotation.TransactionTimeout;
			@Entity @Cacheable
			@Cache(usage = CacheConcurrencyStrategy.TRANSACTIONAL, region = "orders")
			@SequenceGenerator(name = "s", sequenceName = "S")
			class Order {
				static final int SIZE = 10 * 10;
				@Id @GeneratedValue(strategy = GenerationType.SEQUENCE, generator = "s") Long id;
				@TableGenerator(name = "t", allocationSize = SIZE) @GeneratedValue int other;
				@GenericGenerator(name = "u", strategy = "uuid") String uuid;
			}
			@Pool("slow") class Listener { }
			@Pool(value = "StrictMaxPool", maxSize = 30, timeout = 5000) class Service {
				@TransactionTimeout(4800) void load() { }
			}
			""";

	private static List<ConfigurationGroup> groups(String text) {
		return JavaFacts.read(text, ConfigurationFile.class).stream().flatMap(file -> file.getGroups().stream()).toList();
	}

	private static Setting setting(String kind, String name, String member) {
		return groups(TEXT).stream().filter(group -> group.getKind().equals(kind) && group.getName().equals(name)).flatMap(group -> group.getSettings().stream())
				.filter(each -> each.getName().equals(member)).findFirst().orElseThrow(() -> new AssertionError(kind + ' ' + name + ' ' + member));
	}

	private static void assertSet(String value, Setting setting) {
		assertEquals(value, setting.getValue());
		assertEquals(SettingState.SET, setting.getState());
	}

	@Test
	void cachesAndGenerators() {
		assertSet("TRANSACTIONAL", setting("java.cache", "shop.Order", "usage"));
		assertSet("orders", setting("java.cache", "shop.Order", "region"));
		assertSet("SEQUENCE", setting("java.generated-value", "shop.Order.id", "strategy"));
		assertSet("100", setting("java.table-generator", "shop.Order.other", "allocationSize"));
		assertSet("uuid", setting("java.generic-generator", "shop.Order.uuid", "strategy"));
		Setting strategy = setting("java.generated-value", "shop.Order.other", "strategy");
		assertEquals(SettingState.DEFAULTED, strategy.getState());
		assertEquals("AUTO", strategy.getValue());
		assertTrue(setting("java.cacheable", "shop.Order", "value").asTruth());
	}

	@Test
	void poolsAndTimeouts() {
		assertSet("slow", setting("java.pool", "shop.Listener", "value"));
		assertSet("30", setting("java.pool", "shop.Service", "maxSize"));
		assertEquals(5000L, setting("java.pool", "shop.Service", "timeout").asMilliseconds());
		assertEquals(4_800_000L, setting("java.transaction-timeout", "shop.Service.load", "value").asMilliseconds());
	}

	@Test
	void theTextAtEveryOriginIsTheValueOrNamesIt() {
		int values = 0;
		for (ConfigurationGroup group : groups(TEXT)) {
			for (Setting setting : group.getSettings()) {
				if (setting.isSet()) {
					String raw = TEXT.substring(setting.getOrigin().offset(), setting.getOrigin().end());
					assertTrue(raw.equals(setting.getValue()) || raw.equals("SIZE"), raw);
					values++;
				}
			}
		}
		assertTrue(values >= 14, "only " + values);
	}

	@Test
	void aMissingNumberHasItsPlace() {
		Insertion place = setting("java.sequence-generator", "shop.Order", "allocationSize").getInsertion();
		String changed = TEXT.substring(0, place.offset()) + place.prefix() + "1000" + place.suffix() + TEXT.substring(place.offset());
		assertTrue(changed.contains("@SequenceGenerator(name = \"s\", sequenceName = \"S\", allocationSize = 1000)"), changed);
		Setting again = groups(changed).stream().filter(group -> group.getKind().equals("java.sequence-generator")).flatMap(group -> group.getSettings().stream())
				.filter(each -> each.getName().equals("allocationSize")).findFirst().orElseThrow();
		assertSet("1000", again);
		assertNull(setting("java.pool", "shop.Listener", "maxSize").getInsertion());
	}

	@Test
	void annotationsOfOtherLibrariesArePassedOver() {
		assertEquals(List.of(), groups("import org.springframework.cache.annotation.Cacheable;\nimport javax.persistence.Entity;\nclass A { @Cacheable(\"a\") int a() { return 1; } }"));
		assertEquals(List.of(), groups("import javax.persistence.Entity;\nimport my.own.*;\n@Pool(\"a\") class A { }"));
	}
}
