/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Tells names of secrets from other names, however their words are joined: {@code keyStorePassword}, {@code DB_PASS},
 * {@code client-secret}, {@code spring.datasource.password}. What stands behind the telling word may say that the value
 * is only about a secret, as in {@code password-validation-class} or {@code token-timeout}.
 */
final class SecretNames {

	/** Of a longer name only the end counts. */
	private static final int MAXIMUM = 400;
	private static final Set<String> PASSWORDS = Set.of("password", "passwords", "passwd", "passwort", "kennwort", "passphrase", "passcode", "passkey", "pwd", "psw", "pword", "passw",
			"secret", "secrets");
	private static final Set<String> SECRETS = Set.of("credential", "credentials", "cred", "creds", "token", "apikey", "apikeys", "cleartext", "sharedaccesssignature", "connectionstring");
	/** Words that make a key one that has to be kept. */
	private static final Set<String> OF_KEYS = Set.of("api", "access", "private", "secret", "encryption", "encrypt", "decryption", "decrypt", "signing", "sign", "shared", "master",
			"account", "auth", "authentication", "authorization", "ssh", "crypt", "crypto", "cipher", "hmac", "aes", "des", "rsa", "jwt", "storage", "subscription", "integration", "deploy");
	/** Parts of a word that is written without a boundary, as keystorepassword. */
	private static final List<String> PARTS = List.of("password", "passwd", "passwort", "kennwort", "passphrase", "secret", "credential", "connectionstring");
	private static final List<String> ENDS = List.of("pwd", "psw", "token", "apikey", "accesskey", "secretkey", "privatekey", "encryptionkey", "authkey", "signingkey", "masterkey", "sharedkey",
			"accountkey");
	/** Ordinary words that end like pass. */
	private static final Set<String> NO_PASS = Set.of("bypass", "compass", "encompass", "trespass", "surpass", "overpass", "underpass", "firstpass", "lowpass", "highpass", "bandpass", "multipass",
			"singlepass", "onepass", "twopass", "secondpass");
	private static final Set<String> BEFORE_PASS = Set.of("max", "min", "num", "by", "first", "second", "last", "next", "single", "one", "two", "three", "multi", "per", "low", "high", "band", "com", "over", "under");
	private static final Set<String> BEHIND_PASS = Set.of("prod", "production", "dev", "development", "test", "stage", "staging", "local", "int", "qa", "value", "clear", "plain", "enc", "encrypted",
			"hash", "word", "wd", "phrase", "code");
	private static final Set<String> SHORT_WORDS = Set.of("db", "root", "bind", "user", "admin", "my", "ldap", "key", "store", "keystore", "truststore", "ks", "ts", "sa", "ldapbind");
	/** Behind a secret's word: then the value is about a secret and is none. */
	private static final Set<String> ABOUT = Set.of("validation", "validator", "validate", "class", "classname", "policy", "policies", "length", "len", "min", "max", "minimum", "maximum", "size",
			"count", "limit", "number", "expiry", "expiration", "expire", "expires", "expired", "lifetime", "lifespan", "attempts", "attempt", "seconds", "minutes", "hours", "days", "millis", "retries", "failures", "errors", "tries", "ttl", "timeout", "age", "duration", "interval", "validity", "period", "time", "date", "alias",
			"ref", "reference", "refs", "file", "filename", "files", "path", "location", "dir", "directory", "folder", "store", "stores", "type", "types", "algorithm", "alg", "encoder", "decoder",
			"encoding", "encryptor", "format", "header", "headers", "prefix", "suffix", "field", "column", "attribute", "attributes", "attr", "parameter", "param", "name", "names", "id", "ids", "manager",
			"provider", "providers", "factory", "handler", "helper", "util", "utils", "generator", "resolver", "source", "url", "uri", "endpoint", "host", "port", "issuer",
			"audience", "username", "principal", "email", "enabled", "enable", "disabled", "required", "require", "optional", "allowed", "supported", "used", "prompt",
			"hint", "label", "title", "message", "regex", "pattern", "query", "sql", "table", "cache", "cached", "caching", "stacking", "mode", "strategy", "level", "version", "reset", "change", "changed",
			"update", "rotation", "history", "grace", "less", "stdin", "env", "callback", "module", "mechanism", "hashing", "hasher", "charset", "rule", "rules", "strength", "complexity", "check",
			"checker", "checking", "page", "form", "view", "action", "button", "link", "mapper", "mapping", "converter", "filter", "valve", "interceptor", "listener", "scope", "scopes", "grant", "support",
			"script", "command", "izer", "izers", "ize", "ization", "ized", "kind", "bucket", "buckets", "rate", "based", "propagation", "authentication", "exchange", "introspection", "indicator",
			"ary", "aries", "ion", "ly");
	/** A value without meaning behind one of these is a secret, a word is not. */
	private static final Set<String> WEAK = Set.of("key", "keys", "auth", "signature", "sig", "salt", "seed", "hash", "cookie", "session", "license", "webhook", "sas", "pat", "otp", "totp", "nonce");

	/** Beside a secret in an object of its own. */
	private static final Set<String> BESIDE = Set.of("user", "users", "login", "external", "driver", "labels", "key", "items", "environment", "description", "server", "realm", "domain", "database", "space",
			"default", "in", "immutable");
	/** Keys that everybody may know, and those of tables and maps. */
	private static final Set<String> PUBLIC = Set.of("public", "primary", "foreign", "partition", "sort", "cache", "lookup", "routing");
	private static final Set<String> BEHIND_PIN = Set.of("code", "number");
	/** Words of a method that finds or asks for a secret: what it is given names it. */
	private static final Set<String> READING = Set.of("get", "read", "find", "fetch", "load", "lookup", "resolve", "prompt", "ask", "request", "has", "contains", "remove", "require", "compile", "matches");

	private SecretNames() {
	}

	/** Whether the value behind the name is to be kept to its owner. */
	static boolean isSecret(String name) {
		List<String> words = words(name);
		for (int i = words.size() - 1; i >= 0; i--) {
			int behind = behindSecret(words, i);
			if (behind >= 0) {
				return words.subList(behind, words.size()).stream().noneMatch(ABOUT::contains) && !isUserOfCredential(words, i);
			}
		}
		return isAuthorization(words);
	}

	/** Whether it names a password beyond doubt, so that even a value in the middle of a sentence is one. */
	static boolean isPassword(String name) {
		List<String> words = words(name);
		return !words.isEmpty() && PASSWORDS.contains(words.get(words.size() - 1)) && isSecret(name);
	}

	/** Whether a literal that is compared with this is one as well; a token may be one of a language. */
	static boolean isCompared(String name) {
		List<String> words = words(name);
		return isSecret(name) && !words.get(words.size() - 1).endsWith("token") && !words.get(words.size() - 1).startsWith("cred");
	}

	/** Whether a long value without meaning behind this name would be a secret. */
	static boolean isSuspicious(String name) {
		List<String> words = words(name);
		int size = words.size();
		return isSession(words) || size > 0 && WEAK.contains(words.get(size - 1)) && !(size > 1 && PUBLIC.contains(words.get(size - 2)));
	}

	/** Whether it names the session of a browser, which is whoever has its number: {@code JSESSIONID}, {@code sessionId}. */
	static boolean isSession(String name) {
		return isSession(words(name));
	}

	private static boolean isSession(List<String> words) {
		int size = words.size();
		String last = size == 0 ? "" : words.get(size - 1);
		String before = size < 2 ? "" : words.get(size - 2);
		return last.endsWith("sessionid") || last.endsWith("sessid") || last.startsWith("aspsessionid") || last.equals("id") && before.equals("session") || last.equals("sid") && before.equals("connect");
	}

	/** Whether it names what holds user and password side by side, as {@code BASIC_AUTH} does. */
	static boolean isLogin(String name) {
		List<String> words = words(name);
		return !words.isEmpty() && words.get(words.size() - 1).equals("auth");
	}

	/** Whether it names a code that is used once. */
	static boolean isOneTime(String name) {
		List<String> words = words(name);
		return !words.isEmpty() && (words.get(words.size() - 1).equals("otp") || words.get(words.size() - 1).equals("totp"));
	}

	/** Whether it is an option of a program whose value is a secret, and nothing else: {@code --password}. */
	static boolean isOption(String word) {
		if (word.length() < 3 || word.length() > 60 || word.charAt(0) != '-' || word.startsWith("-D") || word.startsWith("---")) {
			return false;
		}
		for (int i = 0; i < word.length(); i++) {
			if (!AssignmentScan.isOfName(word.charAt(i))) {
				return false;
			}
		}
		return isSecret(word);
	}

	/** Whether it names a method that finds or asks for a secret. */
	static boolean isReading(String method) {
		List<String> words = words(method);
		return !words.isEmpty() && READING.contains(words.get(0));
	}

	/** Whether values below this name, in a list or an object of its own, are secrets: {@code passwords}, {@code apiKeys}. */
	static boolean holdsSecrets(String name) {
		return isPassword(name) || isSecret(name) && name.endsWith("s") && !words(name).get(words(name).size() - 1).startsWith("cred");
	}

	/** Whether a value below such a name says something about the secret and is none. */
	static boolean isAbout(String name) {
		List<String> words = words(name);
		return words.isEmpty() || words.stream().anyMatch(word -> ABOUT.contains(word) || BESIDE.contains(word));
	}

	/** Whether it is the working directory of a shell. */
	static boolean isWorkingDirectory(String name) {
		return name.equals("PWD") || name.equals("OLDPWD");
	}

	private static boolean isUserOfCredential(List<String> words, int at) {
		return at == words.size() - 2 && words.get(at).startsWith("credential") && words.get(at + 1).equals("user");
	}

	private static boolean isAuthorization(List<String> words) {
		int size = words.size();
		return size > 0 && words.get(size - 1).equals("authorization") && (size == 1 || size == 2 && (words.get(0).equals("proxy") || words.get(0).equals("http")));
	}

	/** The index of the first word behind a secret's own words of which the last is the one given; -1 for none. */
	private static int behindSecret(List<String> words, int last) {
		String word = words.get(last);
		String before = last == 0 ? "" : words.get(last - 1);
		if (PASSWORDS.contains(word) || SECRETS.contains(word)) {
			return last + 1;
		}
		switch (word) {
		case "pass" -> {
			boolean alone = words.subList(last + 1, words.size()).stream().allMatch(behind -> BEHIND_PASS.contains(behind) || isNumber(behind));
			return alone && !BEFORE_PASS.contains(before) ? words.size() : -1;
		}
		case "pin" -> {
			boolean alone = words.subList(last + 1, words.size()).stream().allMatch(behind -> BEHIND_PIN.contains(behind) || isNumber(behind));
			return alone ? words.size() : -1;
		}
		case "pw" -> {
			return last == words.size() - 1 ? last + 1 : -1;
		}
		case "key", "keys" -> {
			return OF_KEYS.contains(before) ? last + 1 : -1;
		}
		case "text" -> {
			return before.equals("clear") ? last + 1 : -1;
		}
		case "string" -> {
			return before.equals("connection") ? last + 1 : -1;
		}
		case "signature" -> {
			return before.equals("access") ? last + 1 : -1;
		}
		default -> {
			return isCompound(word) ? last + 1 : -1;
		}
		}
	}

	private static boolean isCompound(String word) {
		for (String part : PARTS) {
			int at = word.lastIndexOf(part);
			if (at >= 0) {
				String rest = word.substring(at + part.length());
				return !ABOUT.contains(rest) && !rest.startsWith("ar");
			}
		}
		for (String end : ENDS) {
			if (word.endsWith(end) && word.length() > end.length()) {
				return true;
			}
		}
		return word.endsWith("pass") && !NO_PASS.contains(word) || word.endsWith("pw") && SHORT_WORDS.contains(word.substring(0, word.length() - 2));
	}

	private static boolean isNumber(String word) {
		return Character.isDigit(word.charAt(0));
	}

	/** The words of a name in lower case. */
	private static List<String> words(String name) {
		List<String> words = new ArrayList<>();
		int length = name.length();
		int start = Math.max(startOfName(name), length - MAXIMUM);
		for (int i = start; i <= length; i++) {
			boolean ends = i == length || !Character.isLetterOrDigit(name.charAt(i));
			if (ends || i > start && isBoundary(name, i)) {
				if (i > start) {
					words.add(name.substring(start, i).toLowerCase(Locale.ROOT));
				}
				start = ends ? i + 1 : i;
			}
		}
		return words;
	}

	/** Without what makes a property of it: {@code -D}, {@code -P}, {@code -J-D}. */
	private static int startOfName(String name) {
		int start = name.startsWith("-J-D") ? 4 : name.startsWith("-D") || name.startsWith("-P") ? 2 : 0;
		return start < name.length() ? start : 0;
	}

	private static boolean isBoundary(String name, int i) {
		char before = name.charAt(i - 1);
		char here = name.charAt(i);
		if (Character.isDigit(before) != Character.isDigit(here)) {
			return true;
		}
		return Character.isUpperCase(here)
				&& (Character.isLowerCase(before) || Character.isUpperCase(before) && i + 1 < name.length() && Character.isLowerCase(name.charAt(i + 1)));
	}
}
