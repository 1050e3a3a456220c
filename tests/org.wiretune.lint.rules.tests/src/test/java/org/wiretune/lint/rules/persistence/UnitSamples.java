/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;
import org.wiretune.lint.fix.FixRefused;

/** Applications with one unit of Hibernate on MySQL for tests. */
final class UnitSamples {

	static final String UNIT = "Shop/src/META-INF/persistence.xml";
	static final String ENTITY = "Shop/src/shop/Line.java";
	static final String LOADER = "Shop/src/shop/Loader.java";
	static final String SOURCE = "Shop/deploy/shop-ds.xml";
	static final String URL = "jdbc:mysql://localhost:3306/shop";
	static final String JOINING = URL + "?rewriteBatchedStatements=true";
	static final String FIRST = "      <property name=\"hibernate.hbm2ddl.auto\" value=\"none\"/>\n";

	private UnitSamples() {
	}

	static String property(String name, Object value) {
		return "      <property name=\"" + name + "\" value=\"" + value + "\"/>\n";
	}

	static String batch(int size) {
		return property("hibernate.jdbc.batch_size", size);
	}

	/** {@return the application with further properties of its unit} */
	static Files unit(String... properties) {
		return Samples.application().replace(UNIT, FIRST, FIRST + String.join("", properties));
	}

	/** {@return the application with a loop that persists} @param body what follows the persist */
	static Files looped(Files files, String body) {
		return files.with(LOADER, Samples.loader(body));
	}

	/** Lets the driver join inserts. */
	static Files joining(Files files) {
		return files.replace(SOURCE, URL, JOINING);
	}

	/** The application with a later version of the persistence API, so that it is none of EAP 5. */
	static Files later(Files files) {
		return files.replace(UNIT, "version=\"1.0\">", "version=\"2.2\">");
	}

	static Files database(Files files, String url, String driver) {
		return files.replace(SOURCE, URL, url).replace(SOURCE, "com.mysql.jdbc.Driver", driver);
	}

	static Files member(Files files, String member, String... imports) {
		Files changed = files.replace(ENTITY, "	private Long id;\n", "	private Long id;\n\n" + member);
		for (String name : imports) {
			changed.replace(ENTITY, "import javax.persistence.Id;\n", "import javax.persistence.Id;\nimport " + name + ";\n");
		}
		return changed;
	}

	static void silent(Files files, String rule) {
		assertTrue(files.findings(rule).isEmpty(), () -> rule + ": " + files.findings(rule));
	}

	static void value(Files files, String rule, String word, String path, String old, String text) {
		FixContract.verify(files, rule + '/' + word, Map.of(path, Map.of(old, text)));
	}

	/** Checks a fix in a file that is neither XML nor Java. */
	static void applied(Files files, String rule, String word, String path, String old, String text) {
		assertTrue(files.text(path).contains(old), old);
		String wanted = files.text(path).replace(old, text);
		try {
			Files after = files.copy().apply(FixContract.fix(files.finding(rule), rule + '/' + word));
			assertTrue(after.text(path).equals(wanted), after.text(path));
			assertFalse(after.text(path).equals(files.text(path)));
			silent(after, rule);
		} catch (FixRefused refused) {
			throw new AssertionError(refused);
		}
	}
}
