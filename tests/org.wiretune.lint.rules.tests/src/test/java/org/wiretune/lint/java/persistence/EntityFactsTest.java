/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.JavaFacts;
import org.wiretune.model.platform.Entity;
import org.wiretune.model.settings.SettingState;

class EntityFactsTest {

	private static List<Entity> entities(String text) {
		return JavaFacts.read(text, Entity.class);
	}

	@Test
	void readsStrategyOfAField() {
		String text = """
				package shop;
				import javax.persistence.*;
				@Entity
				@Table(name = "ORDERS")
				public class Order {
					@Id
					@GeneratedValue(strategy = GenerationType.IDENTITY)
					private Long id;
				}
				""";
		Entity entity = entities(text).get(0);
		assertEquals("shop.Order", entity.getName());
		assertEquals("Order", text.substring(entity.getOrigin().offset(), entity.getOrigin().end()));
		assertEquals(5, entity.getOrigin().line());
		assertEquals("IDENTITY", entity.getGeneratorStrategy().getValue());
		assertEquals("IDENTITY", text.substring(entity.getGeneratorStrategy().getOrigin().offset(), entity.getGeneratorStrategy().getOrigin().end()));
		assertEquals("ORDERS", entity.getTable().getValue());
	}

	@Test
	void readsStrategyOfAGetterAndJakarta() {
		Entity entity = entities("""
				import jakarta.persistence.Entity;
				import jakarta.persistence.GeneratedValue;
				import static jakarta.persistence.GenerationType.SEQUENCE;
				@Entity class Line {
					@GeneratedValue(strategy = SEQUENCE) public Long getId() { return id; }
				}
				""").get(0);
		assertEquals("Line", entity.getName());
		assertEquals("SEQUENCE", entity.getGeneratorStrategy().getValue());
	}

	@Test
	void withoutStrategyIsAuto() {
		Entity entity = entities("""
				import javax.persistence.*;
				@Entity class Line { @Id @GeneratedValue Long id; }
				""").get(0);
		assertEquals("AUTO", entity.getGeneratorStrategy().getValue());
		assertEquals(SettingState.DEFAULTED, entity.getGeneratorStrategy().getState());
	}

	@Test
	void keyOfTheApplicationHasNoStrategy() {
		assertNull(entities("import javax.persistence.*; @Entity class Line { @Id String id; }").get(0).getGeneratorStrategy());
	}

	@Test
	void nestedEntityAndConstantTableName() {
		Entity entity = entities("""
				package shop;
				import javax.persistence.*;
				class Holder {
					static final String NAME = "LI" + "NES";
					@Entity @Table(name = NAME) static class Line { @Id String id; }
				}
				""").get(0);
		assertEquals("shop.Holder$Line", entity.getName());
		assertEquals("LINES", entity.getTable().getValue());
	}

	@Test
	void entityOfAnotherLibraryIsNone() {
		assertTrue(entities("import com.example.Entity; @Entity class Line { @GeneratedValue(strategy = GenerationType.IDENTITY) Long id; }").isEmpty());
		assertTrue(entities("@com.example.Entity class Line { }").isEmpty());
		assertEquals(1, entities("@javax.persistence.Entity class Line { }").size());
	}
}
