/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.evidence;

import java.util.Set;
import java.util.regex.Pattern;

/** What a log tells that a setting can be the cause of. */
enum Trouble {

	/** Somebody waited for a connection of a pool until the time was over. */
	POOL("IJ000453|IJ000655|Unable to get managed connection|No managed connections available|J2CA0045E|ConnectionWaitTimeoutException|Connection is not available, request timed out",
			Set.of("was-ds-pool-below-webcontainer", "ds-max-pool-too-small", "ds-max-below-active-threads", "ds-pool-ratio", "nested-entity-managers-multiply-connections", "async-mdb-adds-connections", "connection-leak")),

	/** The heap did not suffice. */
	MEMORY("java\\.lang\\.OutOfMemoryError: Java heap space|JVMDUMP039I .*java/lang/OutOfMemoryError",
			Set.of("async-flood-heap", "bo-1mb-on-small-heap", "was-heap-unset", "eap-heap-default", "heap-64bit-2gb", "l2cache-maxnodes-heap", "slsb-threadlocal-footprint"));

	private final Pattern words;
	private final Set<String> rules;

	Trouble(String words, Set<String> rules) {
		this.words = Pattern.compile(words);
		this.rules = rules;
	}

	/** {@return the words by which a log tells it} */
	Pattern words() {
		return words;
	}

	/** {@return whether what a rule finds can be the cause} @param ruleId the rule */
	boolean isOf(String ruleId) {
		return rules.contains(ruleId);
	}
}
