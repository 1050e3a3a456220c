/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.kafka;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.BuildFiles;

/** Which clients of Kafka a build brings along. */
final class ClientVersion {

	/** The version of the clients where a build states it, for them or as a property. */
	private static final Pattern CLIENTS = Pattern.compile("kafka-clients\\s*</artifactId>\\s*<version>\\s*(\\d{1,2})\\.|kafka-clients:(\\d{1,2})\\.|<(?!spring)(?:[a-z]{1,12}[._-])?kafka(?:[._-]?clients?)?[._-]?version>\\s*(\\d{1,2})\\.|\\bkafka_?(?:Clients?_?)?[vV]ersion\\s*=\\s*['\"]?(\\d{1,2})\\.");
	/** The version of Spring Boot, of which 2.6 is the first with clients of Kafka 3. */
	private static final Pattern BOOT = Pattern.compile("spring-boot-(?:starter-parent|dependencies)\\s*</artifactId>\\s*<version>\\s*(\\d)\\.(\\d{1,2})|org\\.springframework\\.boot['\"]?\\)?\\s*version[ (=]*['\"](\\d)\\.(\\d{1,2})");
	private static final int IDEMPOTENT = 3;

	private ClientVersion() {
	}

	/** {@return whether the nearest build that tells the version brings clients whose producers are not idempotent by themselves} @param reading what was read @param path a file of the application */
	static boolean isBeforeIdempotence(Reading reading, String path) {
		for (String build : BuildFiles.around(reading, path).toList()) {
			Matcher clients = CLIENTS.matcher(build);
			if (clients.find()) {
				return Integer.parseInt(told(clients, 1)) < IDEMPOTENT;
			}
			Matcher boot = BOOT.matcher(build);
			if (boot.find()) {
				int major = Integer.parseInt(told(boot, 1));
				return major < 2 || major == 2 && Integer.parseInt(boot.group(boot.group(2) == null ? 4 : 2)) < 6;
			}
		}
		return false;
	}

	private static String told(Matcher found, int from) {
		return IntStream.rangeClosed(from, found.groupCount()).mapToObj(found::group).filter(each -> each != null).findFirst().orElseThrow();
	}
}
