/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Rules {@code statement-text-varies} and {@code search-without-index}. */
class StatementValuesTest {

	private static final String TEXTS = "statement-text-varies";
	private static final String SEARCHES = "search-without-index";
	private static final String PATH = "shop/src/main/java/shop/UserStore.java";

	private static Files code(String body) {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(PATH, """
				package shop;

				import java.sql.*;
				import java.util.*;
				import javax.ejb.Stateless;
				import javax.persistence.*;
				import org.hibernate.criterion.*;

				@Stateless
				public class UserStore extends Store {

					private static final String TABLE = "users";
					private EntityManager em;
					private Connection connection;
					private Statement statement;

					public Object find(String name, Long id, Set<Long> ids, String orderColumn, int[] codes, User user) throws Exception {
						%s
					}
				}
				""".formatted(body));
	}

	@ParameterizedTest
	@ValueSource(strings = { "return em.createQuery(\"select u from User u where u.id = \" + id).getResultList();", "return em.createNativeQuery(\"delete from users where name = '\" + name + \"'\").executeUpdate();",
			"return statement.executeQuery(\"select * from users where id=\" + user.getId() + \" order by name\");", "return statement.executeUpdate(\"insert into users values ('\" + name + \"', \" + id + \")\");",
			"String sql = \"select * from users\"; sql += \" where code = \" + codes[0]; return statement.executeQuery(sql);", "return connection.prepareStatement(\"select * from users where name like '%\" + name + \"%'\").executeQuery();",
			"StringBuilder sql = new StringBuilder(\"select * from users where 1 = 1\"); sql.append(\" and name = '\").append(name).append(\"'\"); return em.createNativeQuery(sql.toString()).getResultList();",
			"String hql = \"from User u where u.id in (\"; for (Long each : ids) { hql += each; hql += \",\"; } return executeQuery(hql + \")\", User.class);", "return em.createQuery(\"from User u where u.id between \" + (id) + \" and 9\").getResultList();" })
	void valuesInTexts(String body) {
		Finding finding = code(body.replace("hql + \")\"", "hql")).finding(TEXTS);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("1", finding.measured());
		assertTrue(finding.message().startsWith("UserStore.find writes "), finding.message());
	}

	@ParameterizedTest
	@ValueSource(strings = { "return em.createQuery(\"select u from User u where u.id = :id\").setParameter(\"id\", id).getResultList();", "return em.createQuery(\"select u from User u where u.id = :\" + name).getResultList();",
			"return statement.executeQuery(\"select * from \" + name + \" where id = 1\");", "return statement.executeQuery(\"select * from users where id = \" + Status.OPEN);", "return statement.executeQuery(\"select * from users where id = \" + TABLE);",
			"return statement.executeQuery(\"select * from users where id = \" + Status.OPEN.ordinal());", "return em.createQuery(\"select u from User u where u.name = \" + orderColumn).getResultList();",
			"return em.createQuery(\"select u from User u, Order o where u.id = \" + name + \".id\").getResultList();", "return connection.prepareStatement(\"select * from users where id in (\" + String.join(\",\", Collections.nCopies(ids.size(), \"?\")) + \")\");",
			"String marks = name; return connection.prepareStatement(\"select * from users where id in (\" + marks + \")\");", "String part = \"select 1\"; return statement.executeQuery(\"select * from users where id = \" + part);",
			"String sql = \"select * from users where id = \" + id; sql = \"select * from users\"; return statement.executeQuery(sql);", "return log(\"select the user whose id = \" + id);",
			"return statement.executeQuery(\"select * from users order by \" + name);", "return executeQuery(\"the user whose id = \" + id);" })
	void textsThatStayTheSame(String body) {
		assertEquals(0, code(body).findings(TEXTS).size());
	}

	@Test
	void oneFindingForAFile() {
		Finding finding = code("statement.executeUpdate(\"delete from orders where user = \" + id); return statement.executeUpdate(\"delete from users where id = \" + id);").finding(TEXTS);
		assertEquals("2", finding.measured());
		assertEquals(1, finding.related().size());
	}

	@Test
	void oneFindingForAnApplication() {
		String body = "return statement.executeUpdate(\"delete from users where id = \" + id);";
		Files files = code(body);
		assertEquals("2", files.with(PATH.replace("UserStore", "OtherStore"), files.text(PATH).replace("UserStore", "OtherStore")).finding(TEXTS).measured());
	}

	/** What a value follows may stand in another part of the text. */
	@Test
	void textsOfSeveralParts() {
		assertEquals(1, code("return em.createNativeQuery(\"insert into users\\n\" + \"values\\n\" + \"\\t('\" + name + \"')\").executeUpdate();").findings(TEXTS).size());
	}

	@ParameterizedTest
	@ValueSource(strings = { "select h from Hours h where h.id = :id and FUNCTION('MONTH', h.date) = :m", "select u from User u where year(u.born) = :y", "select * from users where trunc(born) = ?" })
	void functionsOfColumns(String query) {
		Finding finding = code("return em.createQuery(\"" + query + "\").getResultList();").finding(SEARCHES);
		assertTrue(finding.message().contains("compares a function of a column"), finding.message());
	}

	@ParameterizedTest
	@ValueSource(strings = { "select u from User u where u.born = date(:day)", "select year(u.born) from User u where u.id = :id", "select u from User u where u.month = :m", "select u from User u where u.born >= trunc(sysdate)" })
	void columnsByThemselves(String query) {
		assertEquals(0, code("return em.createQuery(\"" + query + "\").getResultList();").findings(SEARCHES).size());
	}

	/** What is sent when something begins has no cache to find. */
	@Test
	void statementsOfTheBeginning() {
		String body = "return statement.executeUpdate(\"delete from users where id = \" + id);";
		assertEquals(0, code(body).replace(PATH, "public Object find(", "public static void main(String[] given) {}\n\n\tpublic Object find(").findings(TEXTS).size());
		assertEquals(0, code(body).replace(PATH, "public Object find(", "@javax.annotation.PostConstruct\n\tpublic Object find(").findings(TEXTS).size());
	}

	@ParameterizedTest
	@ValueSource(strings = { "return em.createQuery(\"select u from User u where u.name like :name\").setParameter(\"name\", \"%\" + name + \"%\").getResultList();", "return em.createQuery(\"select u from User u where lower(u.name) like lower(concat('%', :name, '%'))\").getResultList();",
			"return em.createQuery(\"select u from User u where u.name like '%\" + name + \"%'\").getResultList();", "return em.createQuery(\"select u from User u where u.name like '%' || :name\").getResultList();",
			"return cb.like(root.get(\"name\"), \"%\" + name);", "return criteria.add(Restrictions.ilike(\"name\", name, MatchMode.ANYWHERE));", "return String.format(\"%%%s%%\", name);", "String pattern = \"%\" + name.toUpperCase() + \"%\"; return pattern;" })
	void searches(String body) {
		Finding finding = code(body).finding(SEARCHES);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("1", finding.measured());
	}

	@ParameterizedTest
	@ValueSource(strings = { "return em.createQuery(\"select u from User u where u.name like :name\").setParameter(\"name\", name + \"%\").getResultList();", "return em.createQuery(\"select u from User u where u.name like 'a%'\").getResultList();",
			"return em.createQuery(\"select u from User u where u.name like '%'\").getResultList();", "return em.createQuery(\"select u from User u where u.name not like '%x'\").getResultList();", "return String.format(\"%\" + id + \"s\", name);", "return id + \"%\";",
			"return criteria.add(Restrictions.ilike(\"name\", name, MatchMode.START));", "return \"it is '%s'\";", "return \"%\" + name;" })
	void whatAnIndexServes(String body) {
		assertEquals(0, code(body).findings(SEARCHES).size());
	}

	@Test
	void searchInATextBlock() {
		assertEquals(1, code("return em.createQuery(\"\"\"\n\t\t\t\tselect u from User u\n\t\t\t\twhere u.name like '%x'\n\t\t\t\t\"\"\").getResultList();").findings(SEARCHES).size());
	}

	@Test
	void searchesOfAFile() {
		Finding finding = code("String one = \"%\" + name + \"%\"; String other = \"%\" + id + \"%\"; return one + other;").finding(SEARCHES);
		assertEquals("2", finding.measured());
		assertEquals(1, finding.related().size());
	}
}
