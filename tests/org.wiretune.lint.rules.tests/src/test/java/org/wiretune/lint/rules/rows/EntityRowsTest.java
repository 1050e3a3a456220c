/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.lint.Files;

/** Rules {@code one-to-one-read-each} and {@code refresh-after-find}. */
class EntityRowsTest {

	private static final String PATH = "shop/src/main/java/shop/User.java";

	private static Files code(String members) {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(PATH, "package shop;\n\nimport javax.persistence.*;\n\n@Entity\npublic class User {\n\n" + members + "\n}\n");
	}

	@Test
	void theEndWithoutTheKey() {
		String links = "\t@OneToOne(mappedBy = \"user\")\n\tprivate Customer customer;\n\n\t@OneToOne(mappedBy = \"user\", cascade = CascadeType.ALL)\n\tprivate Expert expert;";
		assertEquals("customer", code(links).finding("one-to-one-read-each").measured());
		assertEquals(1, code(links).finding("one-to-one-read-each").related().size(), "both in one finding");
		assertTrue(code("\t@OneToOne(mappedBy = \"user\", fetch = FetchType.LAZY)\n\tpublic Customer getCustomer() {\n\t\treturn null;\n\t}").finding("one-to-one-read-each").message().contains("is asked for when it is used, but"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "@OneToOne private Customer customer;", "@OneToOne(mappedBy = \"user\", optional = false, fetch = FetchType.LAZY) private Customer customer;", "@OneToMany(mappedBy = \"user\") private java.util.List<Customer> customers;", "@OneToOne(mappedBy = \"user\") private java.util.List<Customer> customers;",
			"@LazyToOne(LazyToOneOption.NO_PROXY) @OneToOne(mappedBy = \"user\") private Customer customer;", "@OneToOne(mappedBy = \"user\") @Fetch(FetchMode.JOIN) private Customer customer;" })
	void linksThatAreLeftAlone(String link) {
		assertEquals(0, code("\t" + link).findings("one-to-one-read-each").size());
	}

	/** EclipseLink weaves what is mapped to be lazy. */
	@Test
	void wovenClasses() {
		String unit = "shop/src/main/resources/META-INF/persistence.xml";
		Files files = code("\t@OneToOne(mappedBy = \"user\", fetch = FetchType.LAZY)\n\tprivate Customer customer;").with(unit,
				"<persistence><persistence-unit name=\"shop\"><provider>org.eclipse.persistence.jpa.PersistenceProvider</provider></persistence-unit></persistence>\n");
		assertEquals(0, files.findings("one-to-one-read-each").size());
		assertEquals(1, files.replace(PATH, ", fetch = FetchType.LAZY", "").findings("one-to-one-read-each").size());
	}

	/** Where nothing tells of a provider, the server brings one along, and some weave. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "||0", "<provider>org.hibernate.jpa.HibernatePersistenceProvider</provider>||1", "<properties><property name=\"hibernate.show_sql\" value=\"false\"/></properties>||1", "|<artifactId>hibernate-core</artifactId>|1", "|<artifactId>wildfly-maven-plugin</artifactId>|1", "|<artifactId>jakarta.persistence-api</artifactId>|0" })
	void providersOfServers(String unit, String build, int findings) {
		Files files = code("\t@OneToOne(mappedBy = \"user\", fetch = FetchType.LAZY)\n\tprivate Customer customer;").with("shop/pom.xml", "<project><packaging>war</packaging>" + (build == null ? "" : build) + "</project>\n").with("shop/src/main/resources/META-INF/persistence.xml",
				"<persistence><persistence-unit name=\"shop\">" + (unit == null ? "" : unit) + "</persistence-unit></persistence>\n");
		assertEquals(findings, files.findings("one-to-one-read-each").size());
		assertEquals(1, files.replace(PATH, ", fetch = FetchType.LAZY", "").findings("one-to-one-read-each").size(), "none makes lazy what is not");
	}

	/** Quarkus enhances all entities. */
	@Test
	void enhancedClasses() {
		String build = "<project><dependencies><dependency><groupId>io.quarkus</groupId><artifactId>quarkus-hibernate-orm-panache</artifactId></dependency></dependencies></project>\n";
		Files files = code("\t@OneToOne(mappedBy = \"user\", fetch = FetchType.LAZY)\n\tprivate Customer customer;").with("shop/pom.xml", build);
		assertEquals(0, files.findings("one-to-one-read-each").size());
		assertEquals(1, files.replace(PATH, ", fetch = FetchType.LAZY", "").findings("one-to-one-read-each").size());
	}

	private static Files compared(String marks, String members) {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(PATH, "package shop;\n\nimport javax.persistence.*;\nimport lombok.*;\n\n@Entity\n" + marks + "\npublic class User {\n\n\t@Id\n\tprivate Long id;\n\n\t" + members + "\n}\n");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "@Data|@OneToMany(mappedBy = \"user\") private java.util.List<Order> orders;|1", "@EqualsAndHashCode|@ManyToMany private java.util.Set<Role> roles;|1", "@Getter|@OneToMany(mappedBy = \"user\") private java.util.List<Order> orders;|0",
			"@Data|private String name;|0", "@Data|@EqualsAndHashCode.Exclude @OneToMany(mappedBy = \"user\") private java.util.List<Order> orders;|0", "@Data @EqualsAndHashCode(onlyExplicitlyIncluded = true)|@OneToMany private java.util.List<Order> orders;|0",
			"@Data|@OneToMany(fetch = FetchType.EAGER) private java.util.List<Order> orders;|0", "@EqualsAndHashCode(of = \"id\")|@OneToMany private java.util.List<Order> orders;|0", "@Data|@OneToMany private java.util.List<Order> orders; public boolean equals(Object other) { return other == this; }|0",
			"@Data|@ToString.Exclude @OneToMany private java.util.List<Order> orders;|1" })
	void entitiesThatAreCompared(String marks, String members, int findings) {
		assertEquals(findings, compared(marks, members).findings("entity-equality-reads-collections").size());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "User user = em.find(User.class, id); em.refresh(user);|1", "User user; user = (User) em.find(User.class, id); if (user == null) { return null; } em.refresh(user);|1",
			"User user = em.find(User.class, id); em.flush(); em.refresh(user);|0", "User user = em.find(User.class, id); jdbc.update(\"a\"); em.refresh(user);|0", "User user = load(id); em.refresh(user);|0", "User user = em.find(User.class, id); view.refresh(user);|0",
			"User user = em.find(User.class, id); User other = load(id); em.refresh(other);|0" })
	void whatIsFoundAndRefreshed(String body, int findings) {
		assertEquals(findings, code("\tEntityManager em;\n\n\tUser load(Long id) {\n\t\t" + body + "\n\t\treturn user;\n\t}").findings("refresh-after-find").size());
	}
}
