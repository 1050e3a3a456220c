/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.remote;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.servers.address.AddressKind;
import org.wiretune.servers.address.Password;
import org.wiretune.servers.address.RemoteServer;
import org.wiretune.servers.address.ServerAddress;
import org.wiretune.servers.address.Trust;
import org.wiretune.servers.address.WrongAddress;
import org.wiretune.servers.metrics.JvmTarget;

/** What people write as the address of a server, and what of it is shown. */
class ServerAddressTest {

	@ParameterizedTest
	@CsvSource({
			"test1.example.com:9010, JAVA, test1.example.com:9010, false, test1.example.com:9010",
			"' [::1]:9010 ', JAVA, [::1]:9010, false, [::1]:9010",
			"service:jmx:rmi:///jndi/rmi://test1:9010/jmxrmi, JAVA, test1:9010, false, test1:9010",
			"service:jmx:rmi://test1:9011/jndi/rmi://test1:9010/jmxrmi, JAVA, test1:9010, false, test1:9010",
			"service:jmx:rmi:///jndi/rmi://test1:1099/karaf-root, JAVA, test1:1099, false, service:jmx:rmi:///jndi/rmi://test1:1099/karaf-root",
			"service:jmx:remote+http://test2:9990, WILDFLY, test2:9990, false, service:jmx:remote+http://test2:9990",
			"service:jmx:remote+https://test2, WILDFLY, test2:9993, true, service:jmx:remote+https://test2:9993",
			"service:jmx:http-remoting-jmx://test2:9990, WILDFLY, test2:9990, false, service:jmx:remote+http://test2:9990",
			"http://test2:9990/console, WILDFLY, test2:9990, false, service:jmx:remote+http://test2:9990",
			"https://test3:9443/IBMJMXConnectorREST, LIBERTY, test3:9443, true, https://test3:9443/IBMJMXConnectorREST",
			"service:jmx:rest://test3:9443/IBMJMXConnectorREST, LIBERTY, test3:9443, true, https://test3:9443/IBMJMXConnectorREST",
			"https://test3, LIBERTY, test3:9443, true, https://test3:9443/IBMJMXConnectorREST" })
	void anAddressIsReadAndWrittenAgain(String text, AddressKind kind, String place, boolean secure, String written) throws WrongAddress {
		ServerAddress address = ServerAddress.parse(text);
		assertEquals(kind, address.kind());
		assertEquals(place, address.hostAndPort());
		assertEquals(secure, address.secure());
		assertEquals(written, address.toString());
		assertEquals(address, ServerAddress.parse(address.toString()));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "test1", "test1:0", "test1:70000", "service:jmx:rmi:///jndi/ldap://test1:389/o=x", "service:jmx:iiop://test1:9010", "service:jmx:http://test1:9010",
			"file:///etc/passwd", "http://test3:9080/IBMJMXConnectorREST", "rmi://test1:1099/jmxrmi", "https://test3:9443/?q=1", "a b:9010" })
	void whatIsNoneIsRefusedWithAnExample(String text) {
		String sentence = assertThrows(WrongAddress.class, () -> ServerAddress.parse(text)).getMessage();
		assertTrue(sentence.contains("https://host:9443/IBMJMXConnectorREST"), sentence);
	}

	@Test
	void aPasswordInAnAddressIsRefusedAndNotRepeated() {
		String sentence = assertThrows(WrongAddress.class, () -> ServerAddress.parse("https://admin:geheim@test3:9443")).getMessage();
		assertFalse(sentence.contains("geheim"), sentence);
	}

	@Test
	void theAddressOfALocalConnectorIsRefused() {
		String sentence = assertThrows(WrongAddress.class, () -> ServerAddress.parse("service:jmx:rmi://127.0.0.1/stub/rO0ABXNyAC5qYXZheA==")).getMessage();
		assertTrue(sentence.contains("com.sun.management.jmxremote.port"), sentence);
	}

	@Test
	void nothingThatIsShownHasThePassword() throws WrongAddress {
		Trust trust = new Trust(true, Optional.empty(), Password.of("other".toCharArray()), "");
		RemoteServer server = new RemoteServer(ServerAddress.parse("test1:9010"), "reader", Password.of("geheim".toCharArray()), trust, Optional.empty());
		String shown = new JvmTarget("orders", server).toString();
		assertTrue(shown.contains("reader") && shown.contains("test1:9010"), shown);
		assertFalse(shown.contains("geheim") || shown.contains("other"), shown);
	}

	@Test
	void aPasswordInClearIsKnown() throws WrongAddress {
		Password password = Password.of("geheim".toCharArray());
		assertTrue(new RemoteServer(ServerAddress.parse("test1:9010"), "reader", password, Trust.PLAIN, Optional.empty()).isReadableOnTheWay());
		assertFalse(new RemoteServer(ServerAddress.parse("test1:9010"), "reader", password, Trust.STANDARD, Optional.empty()).isReadableOnTheWay());
		assertFalse(new RemoteServer(ServerAddress.parse("localhost:9010"), "reader", password, Trust.PLAIN, Optional.empty()).isReadableOnTheWay());
		assertFalse(new RemoteServer(ServerAddress.parse("https://test3"), "reader", password, Trust.PLAIN, Optional.empty()).isReadableOnTheWay());
	}

	@Test
	void aFingerprintMayBeWrittenAsToolsDo() {
		String digits = "0123456789abcdef".repeat(4);
		assertTrue(Trust.isFingerprint(digits.replaceAll("(..)(?=.)", "$1:")));
		assertFalse(Trust.isFingerprint(digits.substring(2)));
		assertEquals(digits.toUpperCase(), Trust.PLAIN.accepting(digits).fingerprint());
	}
}
