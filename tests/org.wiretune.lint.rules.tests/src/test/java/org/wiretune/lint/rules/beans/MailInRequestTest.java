/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

class MailInRequestTest {

	private static final String RULE = "request-waits-for-mail";
	private static final String ROOT = "shop/src/main/java/shop/";

	private static Files shop(String bean, String mailer) {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(ROOT + "OrderBean.java", bean).with(ROOT + "Mailer.java", mailer);
	}

	private static String bean(String marks, String body) {
		return """
				package shop;

				import javax.ejb.EJB;
				import javax.faces.bean.ManagedBean;

				%s
				public class OrderBean {

					@EJB
					private Mailer mailer;

					public String order(String address) {
						%s
						return "done";
					}
				}
				""".formatted(marks, body);
	}

	private static String mailer(String marks) {
		return """
				package shop;

				import javax.ejb.Asynchronous;
				import javax.ejb.Stateless;
				import javax.mail.Message;
				import javax.mail.Transport;

				@Stateless
				public class Mailer {

					%s
					public void send(String address) throws Exception {
						Message message = message(address);
						Transport.send(message);
					}
				}
				""".formatted(marks);
	}

	@Test
	void pageThatSendsByAnotherBean() {
		Finding finding = shop(bean("@ManagedBean", "mailer.send(address);"), mailer("")).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(ROOT + "Mailer.java", finding.origin().path());
		assertEquals("1", finding.measured());
		assertTrue(finding.message().startsWith("OrderBean.order sends a mail before it answers,"), finding.message());
		assertTrue(finding.fixes().isEmpty());
	}

	@Test
	void severalMethodsWaitForTheSame() {
		String two = bean("@ManagedBean", "mailer.send(address);").replace("public String order", "public String cancel(String address) {\n\t\tmailer.send(address);\n\t\treturn null;\n\t}\n\n\tpublic String order");
		Finding finding = shop(two, mailer("")).finding(RULE);
		assertEquals("2", finding.measured());
		assertTrue(finding.message().contains("2 methods in all"), finding.message());
	}

	@Test
	void jakartaSendsToo() {
		assertEquals(1, shop(bean("@javax.inject.Named @javax.enterprise.context.RequestScoped", "mailer.send(address);").replace("javax.", "jakarta."), mailer("").replace("javax.", "jakarta.")).findings(RULE).size());
	}

	@Test
	void whatAnotherThreadSendsIsNotWaitedFor() {
		assertTrue(shop(bean("@ManagedBean", "mailer.send(address);"), mailer("@Asynchronous")).findings(RULE).isEmpty());
		assertTrue(shop(bean("@ManagedBean", "new Thread(() -> mailer.send(address)).start();"), mailer("")).findings(RULE).isEmpty());
	}

	/** Nobody waits for a timer, a message or a test. */
	@Test
	void lookAlikes() {
		assertTrue(shop(bean("@javax.ejb.Singleton", "mailer.send(address);"), mailer("")).findings(RULE).isEmpty());
		assertTrue(shop(bean("@javax.inject.Named", "mailer.send(address);"), mailer("")).findings(RULE).isEmpty(), "a name is given to beans that no page knows, too");
		assertTrue(shop(bean("@ManagedBean", "mailer.toString();"), mailer("")).findings(RULE).isEmpty());
		Files tests = new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with("shop/src/test/java/shop/OrderBean.java", bean("@ManagedBean", "mailer.send(address);"))
				.with("shop/src/test/java/shop/Mailer.java", mailer(""));
		assertTrue(tests.findings(RULE).isEmpty());
	}
}
