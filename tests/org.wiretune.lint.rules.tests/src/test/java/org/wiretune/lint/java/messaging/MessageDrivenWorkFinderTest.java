/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.messaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.lint.JavaFacts;
import org.wiretune.model.platform.CodeFact;

class MessageDrivenWorkFinderTest {

	private static String bean(String members, String work) {
		return """
				package shop;
				import java.util.*;
				import javax.ejb.*;
				import javax.annotation.Resource;
				import javax.jms.*;
				import javax.persistence.*;
				import javax.sql.DataSource;
				import org.slf4j.Logger;
				import org.slf4j.LoggerFactory;
				@MessageDriven
				public class Orders implements MessageListener {
					private static final Logger LOG = LoggerFactory.getLogger(Orders.class);
					private final Map<String, Integer> seen = new HashMap<>();
					private int[] counts = new int[3];
					@Resource MessageDrivenContext context;
				%s
					public void onMessage(Message message) {
						%s
					}
				}
				""".formatted(members, work);
	}

	private static List<String> details(String text) {
		List<CodeFact> facts = JavaFacts.read(text, CodeFact.class).stream().filter(fact -> fact.getKind().equals(MessageDrivenWorkFinder.KIND)).toList();
		assertEquals(1, facts.size());
		assertEquals("shop.Orders", facts.get(0).getTypeName());
		return facts.get(0).getDetails().stream().map(detail -> detail.getName() + '=' + detail.getValue()).toList();
	}

	@ParameterizedTest
	@ValueSource(strings = {"LOG.info(\"message\");", "seen.merge(\"a\", 1, Integer::sum);", "String.valueOf(message); Objects.requireNonNull(message);",
			"throw new OrderException(message);", "try { ((TextMessage) message).getText(); } catch (JMSException e) { context.setRollbackOnly(); }"})
	void theMessageAlone(String work) {
		assertEquals(List.of(), details(bean("", work)));
	}

	@ParameterizedTest
	@ValueSource(strings = {"OrderStore.save(message);", "OrderStore.INSTANCE.save(message);", "new OrderStore().save(message);", "seen.values().forEach(OrderStore::save);",
			"new javax.naming.InitialContext().lookup(\"x\");", "javax.enterprise.inject.spi.CDI.current().select(null);"})
	void workOfOthers(String work) {
		assertTrue(details(bean("", work)).stream().anyMatch(detail -> detail.startsWith("other=")), work);
	}

	@ParameterizedTest
	@ValueSource(strings = {"	@EJB OrderService service;", "	private OrderService service;", "	private final OrderStore[] stores = {};", "	@Inject void use(OrderService service) { }"})
	void membersOfOthers(String member) {
		assertTrue(details(bean(member, "")).stream().anyMatch(detail -> detail.startsWith("other=")), member);
	}

	@Test
	void superclassAndStaticImports() {
		assertEquals(List.of("other=Base"), details(bean("", "").replace("class Orders", "class Orders extends Base")));
		assertEquals(List.of("other=shop.Store.save"), details(bean("", "save(message);").replace("import java.util.*;", "import java.util.*;\nimport static shop.Store.save;")));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"@PersistenceContext(unitName = \"orders\") EntityManager em;|database=orders", "@PersistenceContext EntityManager em;|database=",
			"@Resource(lookup = \"java:/OrdersDS\") DataSource orders;|database=java:/OrdersDS", "@Resource(name = \"jms/replies\") ConnectionFactory replies;|messaging=jms/replies"})
	void resources(String member, String expected) {
		assertEquals(List.of(expected), details(bean("	" + member, "")));
	}

	@Test
	void transactions() {
		assertEquals(List.of("transaction=BEAN"), details(bean("", "").replace("@MessageDriven", "@MessageDriven\n@TransactionManagement(TransactionManagementType.BEAN)")));
		assertEquals(List.of("transaction=NOT_SUPPORTED"), details(bean("	@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)", "")));
		assertEquals(List.of(), details(bean("	@TransactionAttribute(TransactionAttributeType.REQUIRED)", "")));
	}
}
