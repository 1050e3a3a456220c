/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SecretsTest {

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', value = { "<ds user=\"u\" password=\"p4ss\" max=\"3\"/>|<ds user=\"u\" password=\"••••\" max=\"3\"/>",
			"  <password>p4ss w</password>|  <password>••••</password>", "<my:Password encrypted=\"no\">x</my:Password>|<my:Password encrypted=\"no\">••••</my:Password>",
			"spring.datasource.password=p4ss|spring.datasource.password=••••", "db.password : p4ss|db.password : ••••", "\"clientSecret\": \"abc\",|\"clientSecret\": \"••••\",",
			"<property name=\"Password\" value=\"p4ss\"/>|<property name=\"Password\" value=\"••••\"/>", "<property name=\"javax.persistence.jdbc.password\">x</property>|<property name=\"javax.persistence.jdbc.password\">••••</property>",
			"-Djavax.net.ssl.keyStorePassword=p4ss -Xmx1g|-Djavax.net.ssl.keyStorePassword=•••• -Xmx1g", "<max-pool-size>20</max-pool-size>|<max-pool-size>20</max-pool-size>",
			"name=\"maxConcurrency\" value=\"10\"|name=\"maxConcurrency\" value=\"10\"", "passwordless text|passwordless text" })
	void hides(String line, String expected) {
		assertEquals(expected.strip(), Secrets.hidden(line).strip());
	}
}
