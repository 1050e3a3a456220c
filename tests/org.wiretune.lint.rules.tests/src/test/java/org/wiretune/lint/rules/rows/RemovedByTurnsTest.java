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
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Rules {@code rows-read-to-delete} and {@code shared-cache-emptied}. */
class RemovedByTurnsTest {

	private static final String ROWS = "rows-read-to-delete";
	private static final String CACHE = "shared-cache-emptied";
	private static final String FIND = "em.createQuery(\"select o from Order o where o.old = true\").getResultList()";

	private static Files code(String type, String method, String body) {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with("shop/src/main/java/shop/Orders.java",
				"package shop;\nimport java.util.*;\nimport javax.ejb.*;\nimport javax.persistence.*;\n\n@Stateless\npublic class " + type + " {\n\n\t@PersistenceContext\n\tprivate EntityManager em;\n\tprivate Map<String, Order> kept;\n\n\tpublic void " + method + "(List<Order> given) {\n\t\t" + body + "\n\t}\n}\n");
	}

	@Test
	void eachRowIsRemoved() {
		Finding finding = code("Orders", "end", "for (Order each : (List<Order>) " + FIND + ") {\n\t\t\tem.remove(each);\n\t\t}").finding(ROWS);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("em.remove", finding.measured());
		assertEquals(15, finding.origin().line());
		assertTrue(finding.message().startsWith("Orders.end reads rows by a query and does nothing with them but em.remove"), finding.message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"List<Order> old = " + FIND + "; for (Order each : old) { em.remove(each); }|1",
			"List<Order> old = " + FIND + "; for (Order each : old) em.remove(em.merge(each));|1",
			// The rows are used, chosen by code, or given; something else is removed.
			"List<Order> old = " + FIND + "; for (Order each : old) { log(each); em.remove(each); }|0",
			"List<Order> old = " + FIND + "; for (Order each : old) { if (each.is(1)) { em.remove(each); } }|0",
			"List<Order> old = " + FIND + "; for (Order each : old) { em.remove(each); } log(old);|0",
			"List<Order> old = " + FIND + "; for (Order each : old) { em.remove(each.getBill()); }|0",
			"List<Order> old = " + FIND + "; for (Order each : old) { kept.remove(each); }|0",
			"for (Order each : given) { em.remove(each); }|0",
			"em.createQuery(\"delete from Order o\").executeUpdate();|0" })
	void theBoundary(String body, int findings) {
		assertEquals(findings, code("Orders", "end", body).findings(ROWS).size());
	}

	private static Files repository(String parent, String entity, String method) {
		return new Files().with("shop/pom.xml", "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent></project>\n")
				.with("shop/src/main/java/shop/Token.java", "package shop;\nimport jakarta.persistence.*;\n@" + entity + "\npublic class Token {\n\t@Id\n\tprivate Long id;\n}\n")
				.with("shop/src/main/java/shop/Tokens.java", "package shop;\nimport java.time.*;\nimport org.springframework.data.jpa.repository.*;\n\npublic interface Tokens extends " + parent + " {\n\n\t" + method + ";\n}\n");
	}

	@Test
	void aRangeIsDeletedByTheNameOfAMethod() {
		Finding finding = repository("JpaRepository<Token, Long>", "Entity", "int deleteAllByExpiresBefore(Instant now)").finding(ROWS);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("Tokens.deleteAllByExpiresBefore", finding.measured());
		assertEquals(7, finding.origin().line());
		assertTrue(finding.message().startsWith("Tokens.deleteAllByExpiresBefore has no query of its own, so that Spring Data reads all rows of the range"), finding.message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"JpaRepository<Token, Long>|Entity|void deleteByExpiresLessThan(Instant now)|1", "CrudRepository<Token, Long>|Entity|void removeByUsedTrueAndExpiresBeforeAndKindIn(Instant now, List<String> kinds)|1", "JpaRepository<Token, Long>|Entity|long deleteByNumberBetween(int first, int last)|1",
			// One row, or few; a query of its own; no deletion; what is not stored by JPA, and a repository without entities.
			"JpaRepository<Token, Long>|Entity|void deleteByName(String name)|0", "JpaRepository<Token, Long>|Entity|void deleteByOrderId(Long id)|0", "JpaRepository<Token, Long>|Entity|void deleteById(Long id)|0",
			"JpaRepository<Token, Long>|Entity|@Modifying @Query(\"delete from Token t where t.expires < ?1\") int deleteByExpiresBefore(Instant now)|0", "JpaRepository<Token, Long>|Entity|List<Token> findByExpiresBefore(Instant now)|0",
			"MongoRepository<Token, Long>|Entity|void deleteByExpiresBefore(Instant now)|0", "CrudRepository<Token, Long>|RedisHash|void deleteByExpiresBefore(Instant now)|0", "CrudRepository|Entity|void deleteByExpiresBefore(Instant now)|0" })
	void whichMethodsDeleteRowByRow(String parent, String entity, String method, int findings) {
		assertEquals(findings, repository(parent, entity, method).findings(ROWS).size());
	}

	@Test
	void aCacheIsEmptied() {
		Finding finding = code("Orders", "list", "em.getEntityManagerFactory().getCache().evictAll();").finding(CACHE);
		assertEquals("evictAll", finding.measured());
		assertEquals(14, finding.origin().line());
		assertTrue(finding.message().startsWith("Orders.list empties the cache that all sessions share by evictAll"), finding.message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"Orders|list|em.getEntityManagerFactory().getCache().evictAll();|1",
			// One entity or kind; what is there to empty it; where something has failed or begins; another cache.
			"Orders|list|em.getEntityManagerFactory().getCache().evict(Order.class, 7);|0",
			"Orders|clearCache|em.getEntityManagerFactory().getCache().evictAll();|0",
			"CacheControl|list|em.getEntityManagerFactory().getCache().evictAll();|0",
			"Orders|init|em.getEntityManagerFactory().getCache().evictAll();|0",
			"Orders|list|try { end(); } catch (RuntimeException e) { em.getEntityManagerFactory().getCache().evictAll(); }|0",
			"Orders|list|kept.evictAll();|0" })
	void whichCaches(String type, String method, String body, int findings) {
		assertEquals(findings, code(type, method, body).findings(CACHE).size());
	}
}
