/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;

/** Rule {@code camel-file-readlock-changed}: consumers that watch each file before they read it. */
final class FileLocks {

	/** Milliseconds between two looks at a file, where nothing is said. */
	private static final long INTERVAL = 1000;

	private FileLocks() {
	}

	static Rule rule() {
		return RuleForm.<Address>rule("camel-file-readlock-changed", Subject.CONCURRENCY, Severity.INFO, FileLocks::watching)
				.onSites(form -> form
						.at(address -> address.option("readLock").getOrigin())
						.measured(Address::name)
						.limit(address -> address.number("readLockCheckInterval") == null ? INTERVAL : address.number("readLockCheckInterval")))
				.build();
	}

	private static Stream<Address> watching(Reading reading) {
		return Route.all(reading).map(Route::source).filter(Objects::nonNull).filter(source -> Set.of("file", "ftp", "ftps", "sftp").contains(source.scheme()) && "changed".equals(source.value("readLock")))
				.filter(source -> !source.states("readLockCheckInterval") || source.number("readLockCheckInterval") != null && source.number("readLockCheckInterval") >= INTERVAL);
	}
}
