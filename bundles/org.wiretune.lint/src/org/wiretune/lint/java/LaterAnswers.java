/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.Set;
import java.util.regex.Pattern;

/** Methods of clients that return before the answer of the other side is there, so that nobody waits in them. */
public final class LaterAnswers {

	private static final Pattern NAMES = Pattern.compile("(?i).*(?:async|non_?blocking)\\w*");
	private static final Set<String> TYPES = Set.of("Mono", "Flux", "CompletableFuture", "CompletionStage", "Future", "ListenableFuture", "Uni", "Multi", "Observable", "Single");

	private LaterAnswers() {
	}

	/** {@return whether the name of a method says so} @param method its name */
	public static boolean isNamedSo(String method) {
		return NAMES.matcher(method).matches();
	}

	/** {@return whether what a method returns says so} @param type the simple name of its type, or null */
	public static boolean isType(String type) {
		return type != null && TYPES.contains(type);
	}
}
