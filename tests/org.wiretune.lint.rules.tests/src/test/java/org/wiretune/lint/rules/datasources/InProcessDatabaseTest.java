/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.format.Databases;

/** Which addresses lead to a database inside the process. */
class InProcessDatabaseTest {

	@ParameterizedTest
	@CsvSource({ "jdbc:h2:mem:a, true", "jdbc:h2:~/a, true", "jdbc:h2:file:/tcp/a, true", "jdbc:h2:tcp://db1/~/a, false", "JDBC:H2:SSL://db1/a, false", "jdbc:hsqldb:., true",
			"jdbc:hsqldb:${jboss.server.data.dir}/a, true", "jdbc:hsqldb:hsql://db1:1701, false", "jdbc:hsqldb:https://db1, false", "jdbc:derby:a;create=true, true", "jdbc:derby:memory:a, true",
			"jdbc:derby://db1:1527/a, false", "jdbc:derby:net://db1:1527/a, false", "jdbc:mysql://localhost/h2, false", "jdbc:postgresql:a, false" })
	void isInProcess(String url, boolean inside) {
		assertEquals(inside, Databases.isInProcess(Databases.vendor(url, null), url), url);
		assertEquals(inside, Databases.isInProcess(Databases.vendor(url, null), ' ' + url + ' '), url);
	}
}
