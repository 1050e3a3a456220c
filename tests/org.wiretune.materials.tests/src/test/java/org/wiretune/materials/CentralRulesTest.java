/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.materials.central.CentralRules;

/** What Maven Central would refuse of a staged repository. */
class CentralRulesTest {

	private static final String PARENT = "<project><modelVersion>4.0.0</modelVersion><groupId>org.wiretune</groupId><artifactId>wiretune</artifactId><version>1.2.0</version><packaging>pom</packaging><name>WireTune</name>"
			+ "<description>all</description><url>${wiretune.url}</url><licenses><license><name>EPL</name><url>https://www.eclipse.org/legal/epl-2.0/</url></license></licenses>"
			+ "<developers><developer><name>WireTune contributors</name></developer></developers><scm><connection>scm:git:${wiretune.scm}</connection><url>${wiretune.scm}</url></scm>"
			+ "<properties><wiretune.url>https://wiretune.invalid/</wiretune.url><wiretune.scm>https://wiretune.invalid/git</wiretune.scm></properties></project>";
	private static final String CHILD = "<project><modelVersion>4.0.0</modelVersion><parent><groupId>org.wiretune</groupId><artifactId>wiretune</artifactId><version>1.2.0</version></parent>"
			+ "<artifactId>org.wiretune.core</artifactId><name>WireTune Core</name></project>";

	@TempDir
	private Path repository;
	private Path child;

	@BeforeEach
	void stage() throws IOException, GeneralSecurityException {
		file("org/wiretune/wiretune/1.2.0/wiretune-1.2.0.pom", PARENT);
		child = file("org/wiretune/org.wiretune.core/1.2.0/org.wiretune.core-1.2.0.pom", CHILD);
		for (String each : List.of("", "-sources", "-javadoc")) {
			file("org/wiretune/org.wiretune.core/1.2.0/org.wiretune.core-1.2.0" + each + ".jar", "jar" + each);
		}
		Files.writeString(repository.resolve("org/wiretune/org.wiretune.core/maven-metadata.xml"), "<metadata/>");
	}

	private Path file(String name, String text) throws IOException, GeneralSecurityException {
		Path file = repository.resolve(name);
		Files.createDirectories(file.getParent());
		Files.writeString(file, text);
		for (String[] each : new String[][] {{"MD5", ".md5"}, {"SHA-1", ".sha1"}}) {
			byte[] sum = MessageDigest.getInstance(each[0]).digest(Files.readAllBytes(file));
			Files.writeString(repository.resolve(name + each[1]), String.format("%0" + 2 * sum.length + "x", new BigInteger(1, sum)));
		}
		return file;
	}

	@Test
	void whatIsInherited() throws IOException {
		assertEquals(List.of(), CentralRules.check(repository, false));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"<name>WireTune Core</name>||org.wiretune.core-1.2.0.pom has no name.", "<artifactId>org.wiretune.core</artifactId>||org.wiretune.core-1.2.0.pom has no artifactId.",
			"</project>|<repositories/></project>|org.wiretune.core-1.2.0.pom names repositories; all that it needs has to be in Maven Central."})
	void whatAPomLacks(String text, String instead, String sentence) throws Exception {
		file("org/wiretune/org.wiretune.core/1.2.0/org.wiretune.core-1.2.0.pom", CHILD.replace(text, instead == null ? "" : instead));
		assertEquals(List.of(sentence), CentralRules.check(repository, false));
	}

	/** As a release that was told no address. */
	@Test
	void whatNoPropertyTells() throws Exception {
		file("org/wiretune/wiretune/1.2.0/wiretune-1.2.0.pom", PARENT.replaceAll("https://wiretune.invalid/(git)?", ""));
		assertEquals(List.of("org.wiretune.core-1.2.0.pom has no url.", "org.wiretune.core-1.2.0.pom has no scm/connection.", "org.wiretune.core-1.2.0.pom has no scm/url.", "wiretune-1.2.0.pom has no url.",
				"wiretune-1.2.0.pom has no scm/connection.", "wiretune-1.2.0.pom has no scm/url."), CentralRules.check(repository, false));
	}

	@Test
	void whatIsNotBeside() throws Exception {
		Files.delete(child.resolveSibling("org.wiretune.core-1.2.0-javadoc.jar"));
		Files.writeString(child.resolveSibling("org.wiretune.core-1.2.0.jar"), "another");
		assertEquals(List.of("There is no org.wiretune.core-1.2.0-javadoc.jar.", "org.wiretune.core-1.2.0.jar has no right checksum of MD5.", "org.wiretune.core-1.2.0.jar has no right checksum of SHA-1."),
				CentralRules.check(repository, false));
	}

	@Test
	void whatIsNotSigned() throws Exception {
		Files.writeString(child.resolveSibling("org.wiretune.core-1.2.0.pom.asc"), "signature");
		assertEquals(List.of("org.wiretune.core-1.2.0-javadoc.jar is not signed.", "org.wiretune.core-1.2.0-sources.jar is not signed.", "org.wiretune.core-1.2.0.jar is not signed.", "wiretune-1.2.0.pom is not signed."),
				CentralRules.check(repository, true));
	}
}
