/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What the code and the data of all bundles say, to tell which keys of texts they name. A key is named by a literal, by a field
 * of a class of messages, or by parts: a literal that ends where the rest begins ({@code "chart." + name}), or one that
 * begins where the key before it ends ({@code key + ".one"}).
 */
final class TextUses {

	/** Classes whose fields are filled from texts; they name no key, they declare it. */
	static final Pattern MESSAGES = Pattern.compile("(?:View)?Messages\\.java");

	/** A comment, or what may look as if it held one. */
	private static final Pattern TOKEN = Pattern.compile("\"\"\"(?s:.*?)\"\"\"|\"((?:[^\"\\\\\\n]++|\\\\.)*+)\"|'(?:[^'\\\\]|\\\\.)+'|/\\*(?s:.*?)\\*/|//.*");
	private static final Pattern WORD = Pattern.compile("[\\w-]+");
	private static final Pattern KEY = Pattern.compile("[\\w.%/-]+");
	private static final List<String> DATA = List.of(".xml", ".json", ".settings", ".ids", ".MF", ".list", ".txt", ".ecore");

	private final Set<String> literals = new HashSet<>();
	private final Set<String> words = new HashSet<>();
	private final Set<String> meant = new HashSet<>();

	/** Reads what all bundles say. */
	TextUses(Path bundles) throws IOException {
		try (Stream<Path> files = Files.walk(bundles)) {
			for (Path file : files.filter(Files::isRegularFile).filter(TextUses::isOurs).toList()) {
				String name = file.getFileName().toString();
				if (name.endsWith(".java") && !MESSAGES.matcher(name).matches()) {
					addCode(Files.readString(file));
				} else if (DATA.stream().anyMatch(name::endsWith)) {
					String data = Files.readString(file);
					all(KEY, data, literals);
					all(WORD, data, words);
				}
			}
		}
		words.forEach(word -> meant.add(plain(word)));
	}

	private void addCode(String source) {
		Matcher token = TOKEN.matcher(source);
		StringBuilder code = new StringBuilder();
		while (token.find()) {
			if (token.group(1) != null) {
				literals.add(token.group(1));
			}
			token.appendReplacement(code, source.charAt(token.start()) == '/' ? " " : Matcher.quoteReplacement(token.group()));
		}
		token.appendTail(code);
		all(WORD, code, words);
	}

	/** {@return whether a file is written by hand and no sample} */
	static boolean isOurs(Path file) {
		String path = file.toString().replace('\\', '/');
		return !path.contains("/target/") && !path.contains("/samples/") && !path.contains("/src-gen/");
	}

	private static void all(Pattern pattern, CharSequence text, Set<String> found) {
		Matcher matcher = pattern.matcher(text);
		while (matcher.find()) {
			found.add(matcher.group());
		}
	}

	/** A constant of an enumeration and the word of a file that stands for it. */
	private static String plain(String word) {
		return word.replace("-", "").replace("_", "").toLowerCase(Locale.ROOT);
	}

	/** {@return whether something names a key, whole or in two parts} */
	boolean names(String key) {
		return isWhole(key) || isBegun(key) || endings(key, head -> isWhole(head) || isBegun(head) || meant.contains(plain(head)));
	}

	private boolean isWhole(String key) {
		return literals.contains(key) || literals.contains('%' + key) || words.contains(key);
	}

	private boolean isBegun(String key) {
		for (int i = 1; i < key.length(); i++) {
			if ("._-/".indexOf(key.charAt(i - 1)) >= 0 && i > 1 && literals.contains(key.substring(0, i))) {
				return true;
			}
		}
		return false;
	}

	private boolean endings(String key, Predicate<String> head) {
		for (int dot = key.indexOf('.', 1); dot > 0; dot = key.indexOf('.', dot + 1)) {
			if (literals.contains(key.substring(dot)) && head.test(key.substring(0, dot))) {
				return true;
			}
		}
		return false;
	}

	/** {@return whether each part of a key between dots is a word of the code or the data, for keys that are joined of nothing else} */
	boolean knowsPartsOf(String key) {
		return Stream.of(key.split("\\.")).allMatch(part -> part.isEmpty() || meant.contains(plain(part)));
	}
}
