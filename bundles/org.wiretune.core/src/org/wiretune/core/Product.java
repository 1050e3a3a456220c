/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The product whose file was read: a server, a framework, a database, an operating system. Those that WireTune knows are
 * constants; others may be {@linkplain #define defined}. Two products are the same where their literals are; there is one
 * object for each.
 */
public final class Product extends Kind implements Comparable<Product> {

	private static final Kinds<Product> KINDS = new Kinds<>();

	/** Not known. */
	public static final Product UNKNOWN = house("UNKNOWN", "unknown", Owner.NONE);
	/** Traditional WebSphere Application Server and what runs on it. */
	public static final Product WEBSPHERE = house("WEBSPHERE", "WebSphere Application Server", Owner.SERVER);
	/** Open Liberty and WebSphere Liberty. */
	public static final Product LIBERTY = house("LIBERTY", "Open Liberty", Owner.SERVER);
	/** JBoss EAP 4 and 5 and JBoss AS 4 to 6. */
	public static final Product JBOSS_EAP_5 = house("JBOSS_EAP_5", "JBoss EAP 5", Owner.SERVER);
	/** WildFly, JBoss EAP 6 and later, JBoss AS 7. */
	public static final Product WILDFLY = house("WILDFLY", "WildFly", Owner.SERVER);
	/** Apache Tomcat. */
	public static final Product TOMCAT = house("TOMCAT", "Tomcat", Owner.SERVER);
	/** Spring Boot. */
	public static final Product SPRING_BOOT = house("SPRING_BOOT", "Spring Boot", Owner.APPLICATION);
	/** Quarkus. */
	public static final Product QUARKUS = house("QUARKUS", "Quarkus", Owner.APPLICATION);
	/** Oracle Application Server 10g and its containers for Java EE (OC4J). */
	public static final Product ORACLE_APPLICATION_SERVER = house("ORACLE_APPLICATION_SERVER", "Oracle Application Server", Owner.SERVER);
	/** Oracle SOA Suite 11g and 12c. */
	public static final Product ORACLE_SOA_SUITE = house("ORACLE_SOA_SUITE", "Oracle SOA Suite", Owner.APPLICATION);
	/** WebSphere Process Server and IBM Business Process Manager: files beside those of modules. */
	public static final Product IBM_BPM = house("IBM_BPM", "IBM Business Process Manager", Owner.NONE);
	/** SwitchYard 1 and 2, with Red Hat Fuse Service Works and Fuse 6. */
	public static final Product SWITCHYARD = house("SWITCHYARD", "SwitchYard", Owner.APPLICATION);
	/** Apache ODE and the servers for business processes that are built on it. */
	public static final Product APACHE_ODE = house("APACHE_ODE", "Apache ODE", Owner.APPLICATION);
	/** Hibernate 3 to 7 in any server. */
	public static final Product HIBERNATE = house("HIBERNATE", "Hibernate", Owner.APPLICATION);
	/** Log4j 1 and 2 in any server. */
	public static final Product LOG4J = house("LOG4J", "Log4j", Owner.APPLICATION);
	/** Logback in any server. */
	public static final Product LOGBACK = house("LOGBACK", "Logback", Owner.APPLICATION);
	/** IBM MQ and WebSphere MQ. */
	public static final Product IBM_MQ = house("IBM_MQ", "IBM MQ", Owner.NONE);
	/** IBM Db2. */
	public static final Product DB2 = house("DB2", "Db2", Owner.NONE);
	/** MySQL and MariaDB. */
	public static final Product MYSQL = house("MYSQL", "MySQL", Owner.NONE);
	/** PostgreSQL. */
	public static final Product POSTGRESQL = house("POSTGRESQL", "PostgreSQL", Owner.NONE);
	/** Linux. */
	public static final Product LINUX = house("LINUX", "Linux", Owner.NONE);
	/** Solaris. */
	public static final Product SOLARIS = house("SOLARIS", "Solaris", Owner.NONE);
	/** The Java virtual machine, where the server is not known. */
	public static final Product JAVA = house("JAVA", "Java", Owner.NONE);

	/** What the configuration files of a product belong to. */
	public enum Owner {
		/** The server in whose folder they lie. */
		SERVER,
		/** The application around them. */
		APPLICATION,
		/** Nothing else that is read: they stand for themselves. */
		NONE
	}

	private final Owner owner;

	private Product(String name, String literal, String label, Owner owner) {
		super(name, literal, label);
		this.owner = Objects.requireNonNull(owner);
	}

	private static Product house(String name, String literal, Owner owner) {
		return KINDS.add(new Product(name, literal, "", owner));
	}

	/**
	 * Defines a product, or finds the one that was defined before.
	 *
	 * @param literal the id: lower case with hyphens, behind the name of whoever defines it and a dot, such as
	 *        {@code acme.helidon}
	 * @param label its name, such as {@code Helidon}
	 * @param owner what its files belong to
	 * @return the product
	 * @throws IllegalArgumentException where the literal has another form, or is taken by a product that is not the same
	 */
	public static Product define(String literal, String label, Owner owner) {
		Kinds.checkForeign(literal);
		Product product = KINDS.add(new Product(literal, literal, Kinds.checkLabel(label), owner));
		if (product.owner != owner) {
			throw new IllegalArgumentException("The product " + literal + " is defined already, and otherwise.");
		}
		return product;
	}

	/**
	 * {@return the product with a literal; {@link #UNKNOWN} where none is defined}
	 *
	 * @param literal the literal; null for none
	 */
	public static Product get(String literal) {
		return KINDS.find(literal).orElse(UNKNOWN);
	}

	/**
	 * {@return the product with a name, as tables of settings state it}
	 *
	 * @param name the name of a constant, or the literal of a product that others define
	 */
	public static Optional<Product> named(String name) {
		return KINDS.all().stream().filter(product -> product.name().equals(name)).findFirst();
	}

	/** {@return all products that are defined, those of the house first, in the order in which they were defined} */
	public static List<Product> all() {
		return KINDS.all();
	}

	/** {@return what its files belong to} */
	public Owner owner() {
		return owner;
	}

	/** In the order in which products were defined. */
	@Override
	public int compareTo(Product other) {
		return Integer.compare(KINDS.position(this), KINDS.position(other));
	}
}
