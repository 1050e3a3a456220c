/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Rule {@code filter-asks-database}. */
class AskingFilterTest {

	private static final String RULE = "filter-asks-database";
	private static final String ROOT = "shop/src/main/java/shop/";

	private static Files shop(String above, String method, String body) {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(ROOT + "AccountFilter.java", """
				package shop;

				import javax.inject.Inject;
				import javax.servlet.*;
				import javax.servlet.http.*;
				import javax.ws.rs.container.*;

				public class AccountFilter %s {

					@Inject
					private AccountStore store;

					public void %s throws Exception {
						%s
					}
				}
				""".formatted(above, method, body)).with(ROOT + "AccountStore.java", """
				package shop;

				import javax.ejb.Stateless;
				import javax.persistence.*;

				@Stateless
				public class AccountStore {

					@PersistenceContext
					private EntityManager em;

					public Object byName(String name) {
						return em.createQuery("select a from Account a where a.name = :name").setParameter("name", name).getSingleResult();
					}

					public String first(String name) {
						return name.substring(0, 1);
					}
				}
				""");
	}

	private static final String SERVLET = "doFilter(ServletRequest request, ServletResponse response, FilterChain chain)";
	private static final String ASKS = "request.setAttribute(\"account\", store.byName(request.getRemoteAddr()));";

	@Test
	void filterOfServlets() {
		Finding finding = shop("implements Filter", SERVLET, ASKS).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("AccountFilter", finding.measured());
		assertEquals(ROOT + "AccountFilter.java", finding.origin().path());
		assertEquals(ROOT + "AccountStore.java", finding.related().get(0).path());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "implements ContainerRequestFilter|filter(ContainerRequestContext request)|store.byName(request.getMethod());|1", "extends HttpFilter|doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)|store.byName(request.getMethod());|1",
			"implements Filter|init(FilterConfig request)|store.byName(request.getFilterName());|0", "implements Filter|doFilter(ServletRequest request, ServletResponse response, FilterChain chain)|store.first(request.getRemoteAddr());|0",
			"implements Filter|doFilter(ServletRequest request, ServletResponse response, FilterChain chain)|if (request.getAttribute(\"account\") == null) { store.byName(request.getRemoteAddr()); }|0", "implements Loader|doFilter(ServletRequest request, ServletResponse response, FilterChain chain)|store.byName(request.getRemoteAddr());|0" })
	void filters(String above, String method, String body, int findings) {
		assertEquals(findings, shop(above, method, body).findings(RULE).size());
	}
}
