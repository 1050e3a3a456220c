/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.messaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.JavaFacts;
import org.wiretune.model.platform.MessageDrivenBean;
import org.wiretune.model.settings.Setting;

class MessageDrivenBeanFactsTest {

	private static MessageDrivenBean bean(String text) {
		List<MessageDrivenBean> beans = JavaFacts.read(text, MessageDrivenBean.class);
		assertEquals(1, beans.size());
		return beans.get(0);
	}

	@Test
	void readsActivationProperties() {
		String text = """
				package shop;
				@MessageDriven(activationConfig = {
					@ActivationConfigProperty(propertyName = "destinationType", propertyValue = "javax.jms.Queue"),
					@ActivationConfigProperty(propertyName = "destination", propertyValue = "queue/replenish"),
					@ActivationConfigProperty(propertyName = "maxSessions", propertyValue = "25")
				})
				public class Replenish implements MessageListener { }
				""";
		MessageDrivenBean bean = bean(text);
		assertEquals("shop.Replenish", bean.getName());
		assertEquals(List.of("destinationType", "destination", "maxSessions"), bean.getActivationProperties().stream().map(Setting::getName).toList());
		assertEquals("queue/replenish", bean.getDestination().getValue());
		assertEquals(25L, bean.getMaximumSessions().asNumber());
		assertEquals("25", text.substring(bean.getMaximumSessions().getOrigin().offset(), bean.getMaximumSessions().getOrigin().end()));
		assertNull(bean.getPool());
	}

	@Test
	void readsConstantsOfTheSameFile() {
		String text = """
				@MessageDriven(activationConfig = @ActivationConfigProperty(propertyName = SESSIONS, propertyValue = Bean.COUNT))
				@Pool(value = PoolDefaults.POOL_IMPLEMENTATION_STRICTMAX, maxSize = SIZE, timeout = 10000)
				class Bean {
					private static final String SESSIONS = "maxSessions";
					static final String COUNT = "" + 50;
					static final int SIZE = 3 * 5;
				}
				""";
		MessageDrivenBean bean = bean(text);
		assertEquals(50L, bean.getMaximumSessions().asNumber());
		assertEquals("Bean.COUNT", text.substring(bean.getMaximumSessions().getOrigin().offset(), bean.getMaximumSessions().getOrigin().end()));
		assertEquals(15L, bean.getPool().getMaximumSize().asNumber());
		assertEquals("StrictMaxPool", bean.getPool().getPoolClass().getValue());
	}

	@Test
	void readsThePoolClassOfJBoss4() {
		for (String type : new String[] {"org.jboss.ejb3.StrictMaxPool.class", "StrictMaxPool.class"}) {
			String text = "@MessageDriven(name = \"M\")\n@PoolClass(value = " + type + ", maxSize = 5, timeout = 80000)\npublic class Mails implements MessageListener { }\n";
			MessageDrivenBean bean = bean(text);
			assertEquals("StrictMaxPool", bean.getPool().getPoolClass().getValue());
			assertEquals(5L, bean.getPool().getMaximumSize().asNumber());
			assertEquals(80000L, bean.getPool().getTimeout().asNumber());
			assertEquals("80000", text.substring(bean.getPool().getTimeout().getOrigin().offset(), bean.getPool().getTimeout().getOrigin().end()));
		}
		assertNull(bean("@MessageDriven @PoolClass class Bean { }").getPool());
	}

	@Test
	void leavesOutWhatItCannotTell() {
		MessageDrivenBean bean = bean("""
				@MessageDriven(activationConfig = { @ActivationConfigProperty(propertyName = "maxSession", propertyValue = Other.COUNT) })
				class Bean { }
				""");
		assertNull(bean.getMaximumSessions());
		assertEquals("Bean", bean("@MessageDriven class Bean { }").getName());
	}
}
