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

/** Rule {@code session-holds-table}. */
class HeldTableTest {

	private static final String RULE = "session-holds-table";
	private static final String ROOT = "shop/src/main/java/shop/";

	private static Files shop(String marks, String body, String query) {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(ROOT + "ParcelPage.java", """
				package shop;

				import java.util.List;
				import javax.ejb.EJB;
				import javax.enterprise.context.*;
				import javax.servlet.http.*;

				%s
				public class ParcelPage extends Page {

					@EJB
					private ParcelStore store;
					private List<Parcel> parcels;

					public void show(HttpServletRequest request, HttpSession session) {
						%s
					}
				}
				""".formatted(marks, body)).with(ROOT + "ParcelStore.java", """
				package shop;

				import java.util.List;
				import javax.ejb.Stateless;
				import javax.persistence.*;

				@Stateless
				public class ParcelStore {

					@PersistenceContext
					private EntityManager em;

					public List<Parcel> everything() {
						return em.createQuery("%s", Parcel.class).getResultList();
					}
				}
				""".formatted(query));
	}

	private static final String ALL = "select p from Parcel p";

	@Test
	void fieldOfASessionBean() {
		Finding finding = shop("@SessionScoped", "parcels = store.everything();", ALL).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("parcels", finding.measured());
		assertEquals("ParcelPage.show keeps a whole table as parcels of a session", finding.headline());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "|List<Parcel> all = store.everything(); request.getSession().setAttribute(\"all\", all);|1", "|session.setAttribute(\"all\", store.everything());|1", "|request.setAttribute(\"all\", store.everything());|0",
			"@RequestScoped|parcels = store.everything();|0", "@SessionScoped|List<Parcel> all = store.everything();|0", "@SessionScoped|this.parcels = store.everything();|1", "|session.setAttribute(\"many\", store.everything().size());|0" })
	void keepers(String marks, String body, int findings) {
		assertEquals(findings, shop(marks == null ? "" : marks, body, ALL).findings(RULE).size());
	}

	@Test
	void partsOfATable() {
		assertEquals(0, shop("@SessionScoped", "parcels = store.everything();", "select p from Parcel p where p.open = true").findings(RULE).size());
	}
}
