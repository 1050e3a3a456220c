/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

import java.util.Locale;
import java.util.Set;

/** Words that follow the word password in a sentence: the sentence says something about the password and does not tell it. */
final class Sentence {

	private static final Set<String> WORDS = Set.of("a", "an", "and", "any", "are", "as", "at", "attempt", "attempts", "authentication", "based", "be", "because", "been", "before", "but", "by", "can", "cannot", "change",
			"changed", "changes", "contains", "correct", "could", "did", "does", "e", "empty", "encoded", "encoding", "encrypted", "encryption", "expected", "expired", "expires", "expiry", "failed", "field", "file", "for", "found",
			"from", "given", "has", "hash", "hashed", "hashing", "have", "hidden", "if", "in", "incorrect", "invalid", "is", "it", "its", "length", "longer", "long", "login", "logins", "manager", "masked", "matches", "may", "missing",
			"must", "needed", "needs", "never", "no", "none", "not", "now", "null", "of", "ok", "on", "only", "or", "policies", "policy", "prompt", "property", "protected", "protection", "provided", "required", "requires", "reset",
			"rotation", "rules", "sent", "set", "shall", "should", "short", "shorter", "shown", "so", "specified", "still", "store", "stored", "strength", "than", "that", "the", "then", "this", "to", "too", "unchanged", "unknown", "unset",
			"updated", "used", "using", "valid", "validation", "validator", "verified", "via", "was", "weak", "were", "when", "which", "will", "with", "without", "wrong", "you", "your", "yet", "encoder", "service", "grant", "flow", "safe",
			"stuffing", "spraying", "vault", "entry", "input", "parameter", "value", "values", "kept", "same", "different", "ignored", "accepted", "rejected", "refused", "denied", "locked", "disabled", "enabled", "optional", "check",
			"checks", "checking", "verification", "storage", "callback", "dialog", "page", "form", "settings", "setting", "recovery", "reuse", "history", "complexity", "rotated", "entered", "typed", "asked", "there", "here", "varchar", "nvarchar", "char", "nchar", "text", "string", "clob", "blob", "binary", "varbinary", "bytea", "bool", "boolean", "int", "integer", "bytes", "object");

	private Sentence() {
	}

	/** Whether it is such a word, whatever stands around it. */
	static boolean isWord(String text) {
		int from = 0;
		int to = text.length();
		while (from < to && !Character.isLetterOrDigit(text.charAt(from))) {
			from++;
		}
		while (to > from && !Character.isLetterOrDigit(text.charAt(to - 1))) {
			to--;
		}
		int bracket = text.indexOf('(', from);
		to = bracket > from && bracket < to ? bracket : to;
		return from == to || WORDS.contains(text.substring(from, to).toLowerCase(Locale.ROOT));
	}
}
