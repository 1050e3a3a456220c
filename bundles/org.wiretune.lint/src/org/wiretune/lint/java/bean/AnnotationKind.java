/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.bean;

import java.util.List;

import org.wiretune.lint.product.ProductDefault;
import org.wiretune.model.settings.ValueType;

/**
 * An annotation whose members are settings.
 *
 * @param group the kind of the group that it gives, for example {@code java.sequence-generator}
 * @param label what it is, for people
 * @param names its qualified names
 * @param members its members in the order in which they are shown
 */
record AnnotationKind(String group, String label, List<String> names, List<Member> members) {

	/**
	 * A member.
	 *
	 * @param name its name
	 * @param valueType what its value is
	 * @param unit the unit of a number, or null
	 * @param standard what counts where it is missing, or null
	 */
	record Member(String name, ValueType valueType, String unit, ProductDefault standard) {
	}

	/** All that are read. */
	static final List<AnnotationKind> ALL = List.of(
			new AnnotationKind("java.cache", "Second-level cache", List.of("org.hibernate.annotations.Cache"),
					List.of(text("usage"), text("region"), text("include"))),
			new AnnotationKind("java.cacheable", "Shared cache", persistence("Cacheable"),
					List.of(new Member("value", ValueType.TRUTH, null, new ProductDefault("true", "Java Persistence API 2.0, Cacheable: value")))),
			new AnnotationKind("java.generated-value", "Generated value", persistence("GeneratedValue"),
					List.of(new Member("strategy", ValueType.TEXT, null, new ProductDefault("AUTO", "Java Persistence API 1.0, GeneratedValue: strategy")), text("generator"))),
			new AnnotationKind("java.sequence-generator", "Sequence generator", persistence("SequenceGenerator"),
					List.of(text("name"), text("sequenceName"),
							new Member("allocationSize", ValueType.NUMBER, "keys", new ProductDefault("50", "Java Persistence API 1.0, SequenceGenerator: allocationSize")))),
			new AnnotationKind("java.table-generator", "Table generator", persistence("TableGenerator"),
					List.of(text("name"), text("table"),
							new Member("allocationSize", ValueType.NUMBER, "keys", new ProductDefault("50", "Java Persistence API 1.0, TableGenerator: allocationSize")))),
			new AnnotationKind("java.generic-generator", "Generator of Hibernate", List.of("org.hibernate.annotations.GenericGenerator"), List.of(text("name"), text("strategy"))),
			new AnnotationKind("java.batch-size", "Batch fetching", List.of("org.hibernate.annotations.BatchSize"), List.of(new Member("size", ValueType.NUMBER, "entities", null))),
			new AnnotationKind("java.pool", "Bean pool", List.of("org.jboss.ejb3.annotation.Pool", "org.jboss.annotation.ejb.PoolClass"),
					List.of(text("value"), new Member("maxSize", ValueType.NUMBER, "instances", null), new Member("timeout", ValueType.DURATION, "milliseconds", null))),
			new AnnotationKind("java.bean-cache", "Cache of a stateful bean", List.of("org.jboss.ejb3.annotation.Cache"), List.of(text("value"))),
			new AnnotationKind("java.transaction-timeout", "Transaction timeout", List.of("org.jboss.ejb3.annotation.TransactionTimeout", "org.jboss.annotation.ejb.TransactionTimeout"),
					List.of(new Member("value", ValueType.DURATION, "seconds", null), text("unit"))));

	private static Member text(String name) {
		return new Member(name, ValueType.TEXT, null, null);
	}

	private static List<String> persistence(String name) {
		return List.of("javax.persistence." + name, "jakarta.persistence." + name);
	}

	/** {@return whether an annotation of a simple name may be this one} @param simpleName the name without its package */
	boolean hasSimpleName(String simpleName) {
		return names.stream().anyMatch(name -> name.endsWith('.' + simpleName));
	}
}
