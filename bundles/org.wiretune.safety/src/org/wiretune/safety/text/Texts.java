/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The texts that people read, from a file of properties in UTF-8 beside the code. All of WireTune takes its texts here, so that
 * a sentence and the numbers in it read the same in every room and on every machine: the texts are English, and neither they
 * nor their numbers follow the language of the platform.
 * <p>
 * A text is written as it reads; how its places are filled tells {@link TextPattern}. A file is read when its first text is
 * asked for, once. Safe for several threads.
 */
public final class Texts {

	private static final String USUAL_RESOURCE = "texts";
	/** By the name of the file; names of packages are unique among the bundles. */
	private static final ConcurrentHashMap<String, Texts> KNOWN = new ConcurrentHashMap<>();

	private final Class<?> home;
	private final String resource;
	private volatile Properties texts;

	private Texts(Class<?> home, String resource) {
		this.home = home;
		this.resource = resource;
	}

	/**
	 * {@return the texts of {@code texts.properties} in the package of a class}
	 *
	 * @param home the class
	 */
	public static Texts of(Class<?> home) {
		return of(home, USUAL_RESOURCE);
	}

	/**
	 * {@return the texts of a file in the package of a class}
	 *
	 * @param home the class
	 * @param resource name of the file without its ending; may begin with folders below the package
	 */
	public static Texts of(Class<?> home, String resource) {
		String name = home.getPackageName() + '/' + resource;
		Texts known = KNOWN.get(name);
		if (known == null) {
			Texts made = new Texts(home, resource);
			known = KNOWN.putIfAbsent(name, made);
			return known == null ? made : known;
		}
		return known;
	}

	/**
	 * {@return a text}
	 *
	 * @param key its key
	 * @param values what stands in its places, see {@link TextPattern#filled(String, Object...)}
	 * @throws MissingResourceException where there is no text of this key
	 */
	public String get(String key, Object... values) {
		String text = texts().getProperty(key);
		if (text == null) {
			throw new MissingResourceException("There is no text '" + key + "' in " + name(), name(), key);
		}
		return values.length == 0 ? text : TextPattern.filled(text, values);
	}

	/**
	 * {@return a text on so many things: that of {@code key.one}, or of {@code key.many}; of none that of {@code key.none} where
	 * there is one}
	 *
	 * @param key the key without its end
	 * @param count how many, the value of the first place
	 * @param further values of the further places
	 * @throws MissingResourceException where there is no text of this key
	 */
	public String counted(String key, long count, Object... further) {
		Object[] values = new Object[further.length + 1];
		values[0] = count;
		System.arraycopy(further, 0, values, 1, further.length);
		return get(count == 0 && has(key + ".none") ? key + ".none" : count == 1 ? key + ".one" : key + ".many", values);
	}

	/**
	 * {@return a text as it stands in the file; empty where there is none}
	 *
	 * @param key its key
	 */
	public Optional<String> find(String key) {
		return Optional.ofNullable(texts().getProperty(key));
	}

	/** {@return whether there is a text} @param key its key */
	public boolean has(String key) {
		return texts().containsKey(key);
	}

	/** {@return the keys of all texts} */
	public Set<String> keys() {
		return texts().stringPropertyNames();
	}

	private String name() {
		return home.getPackageName() + '.' + resource.replace('/', '.');
	}

	private Properties texts() {
		Properties known = texts;
		if (known == null) {
			known = read();
			texts = known;
		}
		return known;
	}

	private Properties read() {
		try (InputStream bytes = home.getResourceAsStream(resource + ".properties")) {
			if (bytes == null) {
				throw new MissingResourceException("There are no texts " + name(), name(), "");
			}
			Properties read = new Properties();
			try (Reader characters = new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8))) {
				read.load(characters);
			}
			return read;
		} catch (IOException unreadable) {
			throw new UncheckedIOException("The texts " + name() + " cannot be read", unreadable);
		}
	}
}
