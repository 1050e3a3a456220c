/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SecretsTest {

	private static final int MEGABYTE = 1_000_000;
	private static final Duration LIMIT = Duration.ofSeconds(20);

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', value = { "<ds user=\"u\" password=\"p4ss\" max=\"3\"/>|<ds user=\"u\" password=\"***\" max=\"3\"/>",
			"  <password>p4ss w</password>|  <password>***</password>", "<my:Password encrypted=\"no\">x</my:Password>|<my:Password encrypted=\"no\">***</my:Password>",
			"spring.datasource.password=p4ss|spring.datasource.password=***", "db.password : p4ss|db.password : ***", "\"clientSecret\": \"abc\",|\"clientSecret\": \"***\",",
			"<property name=\"Password\" value=\"p4ss\"/>|<property name=\"Password\" value=\"***\"/>", "<property name=\"javax.persistence.jdbc.password\">x</property>|<property name=\"javax.persistence.jdbc.password\">***</property>",
			"-Djavax.net.ssl.keyStorePassword=p4ss -Xmx1g|-Djavax.net.ssl.keyStorePassword=*** -Xmx1g", "<max-pool-size>20</max-pool-size>|<max-pool-size>20</max-pool-size>",
			"name=\"maxConcurrency\" value=\"10\"|name=\"maxConcurrency\" value=\"10\"", "passwordless text|passwordless text" })
	void hides(String line, String expected) {
		assertEquals(expected.strip(), Secrets.hidden(line).strip());
	}

	@ParameterizedTest
	@MethodSource("secrets")
	void hidesWhatIsMarkedAndNothingElse(String marked) {
		String text = marked.replace("⟦", "").replace("⟧", "");
		String hidden = Secrets.hidden(text);
		assertEquals(marked.replaceAll("⟦[^⟧]*⟧", "***"), hidden);
		assertEquals(hidden, Secrets.hidden(hidden), "hidden twice");
		assertEquals(text.lines().count(), hidden.lines().count());
	}

	static Stream<String> secrets() throws IOException {
		return paragraphs("secrets.txt").skip(1);
	}

	@ParameterizedTest
	@MethodSource("innocents")
	void leavesInnocents(String text) {
		assertEquals(text, Secrets.hidden(text));
	}

	static Stream<String> innocents() throws IOException {
		return paragraphs("innocents.txt");
	}

	private static Stream<String> paragraphs(String resource) throws IOException {
		try (InputStream input = SecretsTest.class.getResourceAsStream(resource)) {
			return Arrays.stream(new String(input.readAllBytes(), StandardCharsets.UTF_8).strip().split("\n\n"));
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "password", "PASSWD", "userPwd", "DB_PASS", "DB_PSW", "secret", "token", "authToken", "apiKey", "api-key", "accessKey", "private.key", "credential", "passphrase",
			"clientSecret", "connectionString", "-Djavax.net.ssl.keyStorePassword", "keystorepassword", "storepass", "DBPASSWORD", "passWord", "password1", "password.prod", "apikey", "x.Token",
			"-Dpwd", "-Dtoken", "pass", "pw", "Authorization", "SECRET_KEY", "jwtSigningKey", "bindPassword", "passwordEncrypted", "Passphrase" })
	void namesOfSecrets(String name) {
		assertTrue(Secrets.isName(name));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "-D", "passByReference", "password-validation-class", "max-tokens", "tokenizer", "keySize", "keystore", "keyStoreFile", "maxConcurrency", "passivation", "compass",
			"secretary", "bypass", "passwordless", "passwordLength", "tokenTimeout", "credential-store", "primaryKey", "keyAlias", "accessKeyId", "secretName", "passwordFile", "password-alias",
			"firstPass", "pass-through", "user", "tokens", "tokenType", "connectionStringName", "cleartextEnabled" })
	void otherNames(String name) {
		assertFalse(Secrets.isName(name));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "password|x1|***", "password|${db.password}|${db.password}", "password|${db:x1}|${db:***}", "password|''|''", "url|jdbc:mysql://u:p@h/d|jdbc:mysql://u:***@h/d",
			"genericJvmArguments|-Xmx1g -Dpwd=x1|-Xmx1g -Dpwd=***", "pool|20|20", "sig|9f86d081884c7d659a2feaa0c55ad015|***", "text|{xor}Lz4sLChvLTs=|***", "password|true|true", "PWD|/home/u|/home/u", "x.auth|'''u:p4'''|'''u:***'''",
			"BASIC_AUTH|admin:p/4|admin:***", "max-pass|3|3", "access-token-lifespan|300|300", "publicKey|MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A|MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A" })
	void values(String name, String value, String shown) {
		assertEquals(shown, Secrets.value(name, value));
		assertEquals(!shown.equals(value), Secrets.isHidden(name, value));
	}

	@Test
	void nothingIsNothing() {
		assertEquals(null, Secrets.hidden(null));
		assertEquals("", Secrets.hidden(""));
		assertEquals(null, Secrets.value("password", null));
		assertFalse(Secrets.isName(null));
		assertFalse(Secrets.isHidden(null, null));
	}

	/** Each would take minutes where a part of it were read again for each of its characters. */
	@Tag("slow")
	@ParameterizedTest
	@ValueSource(strings = { "password=", "password= ", "password=\"", "password='\n", "<password>", "</password>", "<a b=\"", "<![CDATA[", "<!--", "password={", "password=[", "password=&quot;",
			"//a:b", "//a:b,", "a/b@", "@", "/", "(", "(name=", "{\"name\":\"", "\"password\",", "name: password\n", "- name: password\n  ", "password:\n ", "password=\\\n", "-----BEGIN PRIVATE KEY-----",
			"${", "password=${", "eyJ.", "ghp_", "Basic ", "{xor}", "-u a ", "using user ", "password (", "a.", "a-", "aA", "password ", "<a name='password' ", "<name>password</name><value>", "\\", "\"",
			"'", "password=\\\"", "x", " ", "-", "export ", "\t", "set password=a ", "mysql -p", "password=a=", "password = a(b", "<password>x<", "?password=a&", "token=x;", "auth=abcdefgh12AB",
			"ENC(", "ENC(a", "sk-/", "sk-1/", "npm_=", "eyJ/", "$6$.", "hf_.", "thin:", "thin:a/b", "thin:a/\"", "(\\\"", "('\\'", "(\"\\", "http://a/", "://", "insert into a(", "into ", "password for a='", "passwords:\n  - a\n", "{\"passwords\":{", "[password ", "\"a\".equals(password", "&lt;a&gt;",
			"password=a, ", ";password=a ", "curl -u 'a:b ", "sqlplus a/", "a:1234:b:c:d\n", "auth=a:", "Private-Lines: 9\n", "(PASSWORD,\"", "login(\"a\",", "<a><b>--password</b>", "- --password\n", "user_a=\"",
			"password\\ ", "sessionid=", "sessionid=a1", "sessionid=a1b2c3d4;", "AUTH ", "AUTH x\n", "> AUTH a b\n", "redis-cli auth ", "-u:a -p:b ", "-u:a -p:b\\ ", "sqlcmd -P a\\ ", "curl -u a:b\\ ", "-Dpw=a\\ -", "Bearer \"a\"+", "kind: Secret\ndata:\n  a: b\n---\n" })
	void aMegabyteOfAnythingIsReadOnce(String piece) {
		// What takes the square of the length takes a sixteenth of it for a quarter: where the quarter stays below a sixteenth
		// of the limit, the whole stays below the limit.
		if (nanosToHide(piece, MEGABYTE / 4) > LIMIT.toNanos() / 16) {
			nanosToHide(piece, MEGABYTE);
		}
	}

	/** Hides so much of a piece that is repeated, within the limit; the time is that of the processor. */
	private static long nanosToHide(String piece, int length) {
		String text = piece.repeat(length / piece.length());
		AtomicLong nanos = new AtomicLong();
		String hidden = assertTimeoutPreemptively(LIMIT, () -> {
			ThreadMXBean threads = ManagementFactory.getThreadMXBean();
			long began = threads.getCurrentThreadCpuTime();
			String shown = Secrets.hidden(text);
			nanos.set(threads.getCurrentThreadCpuTime() - began);
			return shown;
		});
		assertEquals(text.chars().filter(c -> c == '\n').count(), hidden.chars().filter(c -> c == '\n').count());
		return nanos.get();
	}

	/** Beginnings without end: what follows them is looked at once, not once for each slash, quote or bracket. */
	@Tag("slow")
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "//a:|1|x|/x", "ENC(|a|b|ENC(", "(\"|\\\"|x|(", "thin:|a|/|@x/", "sk-|1|/|sk-", "jdbc:sqlserver:|;a=b|;|password=p " })
	void aLongBeginningIsReadOnce(String first, String then, String middle, String last) {
		String text = first + then.repeat(200_000) + middle + last.repeat(200_000);
		assertTimeoutPreemptively(LIMIT, () -> Secrets.hidden(text));
	}
}
