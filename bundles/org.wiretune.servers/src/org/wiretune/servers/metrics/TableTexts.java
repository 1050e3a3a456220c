/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;

import org.wiretune.safety.text.Texts;

/**
 * The texts of a {@link TableFile} in the language of the user: for {@code metrics-flow.json} the files
 * {@code metrics-flow.properties} and {@code metrics-flow_de.properties} beside it, in UTF-8. What they have counts before what
 * the rows say. The keys are {@code metric.ID}, {@code metric.ID.meaning}, {@code gauge.ID.title} and further ones of a gauge,
 * {@code alarm.ID} or {@code alarm.ID.SOURCE}, and {@code group.WORD}. Immutable.
 */
public final class TableTexts {

	private static final Texts TEXTS = Texts.of(TableTexts.class, "messages"); //$NON-NLS-1$

	/** No texts. */
	public static final TableTexts NONE = new TableTexts(Map.of());

	private static final String JSON = ".json"; //$NON-NLS-1$
	private static final String PROPERTIES = ".properties"; //$NON-NLS-1$

	private final Map<String, String> byKey;

	private TableTexts(Map<String, String> byKey) {
		this.byKey = Map.copyOf(byKey);
	}

	/**
	 * The texts beside a file.
	 *
	 * @param file
	 *            where the file lies
	 * @param locale
	 *            the language
	 * @return the texts; what a language does not have is taken from the file without one
	 * @throws IOException
	 *             when texts are there and cannot be read
	 */
	static TableTexts beside(URL file, Locale locale) throws IOException {
		String path = file.getPath();
		String name = path.substring(path.lastIndexOf('/') + 1);
		String plain = name.endsWith(JSON) ? name.substring(0, name.length() - JSON.length()) : name;
		Properties texts = new Properties();
		load(file, plain + PROPERTIES, texts);
		if (!locale.getLanguage().isEmpty()) {
			load(file, plain + '_' + locale.getLanguage() + PROPERTIES, texts);
		}
		return new TableTexts(texts.stringPropertyNames().stream().collect(Collectors.toMap(key -> key, texts::getProperty)));
	}

	// Only a handler of its own knows what lies beside an address within a jar or a plug-in; a URI does not.
	@SuppressWarnings("deprecation")
	private static void load(URL file, String name, Properties texts) throws IOException {
		try (Reader reader = new InputStreamReader(new URL(file, name).openStream(), StandardCharsets.UTF_8)) {
			texts.load(reader);
		} catch (FileNotFoundException none) {
			return;
		} catch (IllegalArgumentException wrong) {
			throw new IOException(TEXTS.get("table.texts", name, String.valueOf(wrong.getMessage())), wrong); //$NON-NLS-1$
		}
	}

	/**
	 * A text.
	 *
	 * @param key
	 *            its key
	 * @return empty where there is none
	 */
	Optional<String> find(String key) {
		return Optional.ofNullable(byKey.get(key));
	}
}
