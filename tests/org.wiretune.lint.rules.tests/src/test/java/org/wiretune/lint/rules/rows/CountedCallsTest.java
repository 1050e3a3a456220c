/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.Files;

/** Rule {@code rows-read-to-count} where another class reads the rows. */
class CountedCallsTest {

	private static final String RULE = "rows-read-to-count";
	private static final String ROOT = "shop/src/main/java/shop/";

	private static Files shop(String marks, String begins, String count, String query) {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(ROOT + "Dashboard.java", """
				package shop;

				import java.util.List;
				import javax.annotation.PostConstruct;
				import javax.ejb.EJB;
				import javax.enterprise.context.*;
				import javax.inject.Named;

				@Named
				%s
				public class Dashboard {

					@EJB
					private HospitalLocal hospital;
					private long patients;

					%s
					public void show() {
						%s
					}
				}
				""".formatted(marks, begins, count)).with(ROOT + "HospitalLocal.java", "package shop;\n\nimport java.util.List;\nimport javax.ejb.Local;\n\n@Local\npublic interface HospitalLocal {\n\n\tList<Patient> everybody();\n}\n").with(ROOT + "HospitalBean.java", """
				package shop;

				import java.util.List;
				import javax.ejb.Stateless;
				import javax.persistence.*;

				@Stateless
				public class HospitalBean implements HospitalLocal {

					@PersistenceContext
					private EntityManager em;

					public List<Patient> everybody() {
						return em.createQuery("%s", Patient.class).getResultList();
					}
				}
				""".formatted(query));
	}

	private static final String ALL = "select p from Patient p";
	private static final String COUNT = "this.patients = hospital.everybody().size();";

	@Test
	void allOfAnotherClass() {
		assertEquals("hospital.everybody", shop("@RequestScoped", "@PostConstruct", COUNT, ALL).finding(RULE).measured());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "@RequestScoped||this.patients = hospital.everybody().size();|select p from Patient p|1", "@ApplicationScoped|@PostConstruct|this.patients = hospital.everybody().size();|select p from Patient p|0",
			"@RequestScoped|@PostConstruct|this.patients = hospital.everybody().size();|select p from Patient p where p.ward = 1|0", "@RequestScoped|@PostConstruct|List<Patient> all = hospital.everybody(); System.out.println(all);|select p from Patient p|0" })
	void counts(String marks, String begins, String count, String query, int findings) {
		assertEquals(findings, shop(marks, begins == null ? "" : begins, count, query).findings(RULE).size());
	}
}
