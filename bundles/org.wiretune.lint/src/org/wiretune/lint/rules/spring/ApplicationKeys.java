/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.Product;
import org.wiretune.lint.format.Placeholders;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.text.TextSyntaxes;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.ConfigurationFile;

/** What an expression of code comes to by the keys that an application has for all its profiles, whatever they are called. */
final class ApplicationKeys {

	private static final Pattern BASE = Pattern.compile("(?:.*/)?application\\.(?:properties|ya?ml)");

	/** Sources of tests and of other programs. */
	private static final Pattern OTHER = Pattern.compile("(?:.*/)?src/(?!main/)[^/]+/.*");

	private ApplicationKeys() {
	}

	/**
	 * {@return what a text with placeholders comes to; null where that is not known, or where several files say different things}
	 *
	 * @param reading what was read
	 * @param application the application
	 * @param text the text, such as {@code ${orders.consumers:1}}
	 */
	static String resolve(Reading reading, Application application, String text) {
		return text.contains("${") ? new Placeholders(Placeholders.COLON, name -> value(reading, application, name)).resolve(text) : text;
	}

	private static String value(Reading reading, Application application, String name) {
		List<String> values = application.getConfiguration().stream().filter(file -> file.getProduct() == Product.SPRING_BOOT).map(ConfigurationFile::getPath).distinct().filter(path -> BASE.matcher(path).matches() && !OTHER.matcher(path).matches())
				.flatMap(path -> values(reading, path, name)).distinct().toList();
		return values.size() == 1 ? values.get(0) : null;
	}

	private static Stream<String> values(Reading reading, String path, String name) {
		String text = reading.texts().text(path);
		return text == null ? Stream.empty() : TextSyntaxes.of(path.endsWith(".properties") ? "spring-properties" : "spring-yaml").read(SourceText.of(path, text)).entries().stream()
				.filter(entry -> plain(entry.key()).equals(plain(name))).map(entry -> entry.value());
	}

	/** Relaxed binding: dashes, underscores and capitals are the same. */
	private static String plain(String key) {
		return key.replaceAll("[-_]", "").toLowerCase(Locale.ROOT);
	}
}
