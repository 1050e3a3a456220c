/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Rule {@code log-in-each-bean-call}. */
class LoggingInterceptorTest {

	private static final String RULE = "log-in-each-bean-call";

	private static Files code(String mark, String body) {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with("shop/src/main/java/shop/CallLogger.java", """
				package shop;

				import java.util.logging.*;
				import javax.interceptor.*;

				public class CallLogger {

					private static final Logger LOG = Logger.getLogger("calls");

					%s
					public Object call(InvocationContext context) throws Exception {
						%s
					}
				}
				""".formatted(mark, body));
	}

	@Test
	void messagesForEachCall() {
		Finding finding = code("@AroundInvoke", "LOG.info(\"in\"); try { return context.proceed(); } finally { LOG.log(Level.INFO, \"out\"); }").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("2", finding.measured());
		assertTrue(finding.message().startsWith("CallLogger.call writes 2 messages"), finding.message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "@AroundInvoke|Logger.getGlobal().log(Level.INFO, \"in\"); return context.proceed();|1", "@AroundInvoke|LOG.fine(\"in\"); return context.proceed();|0", "@AroundInvoke|LOG.log(Level.FINE, \"in\"); return context.proceed();|0",
			"@AroundInvoke|if (LOG.isLoggable(Level.INFO)) { LOG.info(\"in\"); } return context.proceed();|0", "@AroundInvoke|try { return context.proceed(); } catch (Exception failed) { LOG.warning(\"failed\"); throw failed; }|0",
			"@Deprecated|LOG.info(\"in\"); return context.proceed();|0", "@AroundInvoke|return context.proceed();|0" })
	void interceptors(String mark, String body, int findings) {
		assertEquals(findings, code(mark, body).findings(RULE).size());
	}
}
