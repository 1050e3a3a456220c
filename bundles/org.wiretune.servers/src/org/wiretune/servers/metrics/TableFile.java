/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;

import org.wiretune.safety.text.Texts;

/**
 * A file of rows in JSON: what is read from running servers ({@link MetricTable}), and the gauges and alarms for it. The
 * members of the file are {@code metrics}, {@code derived}, {@code differences}, {@code described}, {@code gauges} and
 * {@code alarms}, each an array of objects; {@code family} may say in a word what the file is about. Texts stand in the rows,
 * or in properties beside the file, see {@link TableTexts}. Only the members are looked at here; the tables take the rows.
 */
public final class TableFile {

	private static final Texts TEXTS = Texts.of(TableFile.class, "messages"); //$NON-NLS-1$
	private static final Set<String> MEMBERS = Set.of("family", "metrics", "derived", "differences", "described", "gauges", "alarms"); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$ //$NON-NLS-4$ //$NON-NLS-5$ //$NON-NLS-6$ //$NON-NLS-7$

	private final String name;
	private final JsonObject root;
	private final TableTexts texts;
	private final boolean house;

	private TableFile(String name, JsonObject root, TableTexts texts, boolean house) {
		this.name = name;
		this.root = root;
		this.texts = texts;
		this.house = house;
	}

	/**
	 * Reads the text of a file that somebody adds.
	 *
	 * @param name
	 *            of the file, for messages
	 * @param reader
	 *            its text
	 * @param texts
	 *            the texts beside it
	 * @return the file; its rows are not looked at yet
	 * @throws IllegalArgumentException
	 *             when the text is no such file; the message is a sentence that names it
	 */
	public static TableFile of(String name, Reader reader, TableTexts texts) {
		return of(name, reader, texts, false);
	}

	/**
	 * Reads a file with the texts beside it.
	 *
	 * @param name
	 *            of the file, for messages
	 * @param place
	 *            where it lies
	 * @param house
	 *            whether it ships with WireTune, whose ids have no contributor's name
	 * @param locale
	 *            the language of the texts
	 * @return the file; its rows are not looked at yet
	 * @throws IOException
	 *             when it cannot be read
	 * @throws IllegalArgumentException
	 *             when it is no such file; the message is a sentence that names it
	 */
	public static TableFile read(String name, URL place, boolean house, Locale locale) throws IOException {
		try (Reader reader = new BufferedReader(new InputStreamReader(place.openStream(), StandardCharsets.UTF_8))) {
			return of(name, reader, house ? TableTexts.NONE : TableTexts.beside(place, locale), house);
		}
	}

	private static TableFile of(String name, Reader reader, TableTexts texts, boolean house) {
		Objects.requireNonNull(texts);
		JsonElement root;
		try {
			root = JsonParser.parseReader(reader);
		} catch (JsonParseException failure) {
			Throwable reason = failure.getCause() == null ? failure : failure.getCause();
			throw new IllegalArgumentException(TEXTS.get("table.syntax", name, String.valueOf(reason.getMessage()).lines().findFirst().orElse("")), //$NON-NLS-1$ //$NON-NLS-2$
					failure);
		}
		if (!(root instanceof JsonObject object)) {
			throw new IllegalArgumentException(TEXTS.get("table.object", name)); //$NON-NLS-1$
		}
		for (String member : object.keySet()) {
			if (!MEMBERS.contains(member)) {
				throw new IllegalArgumentException(TEXTS.get("table.unknown", name, member)); //$NON-NLS-1$
			}
		}
		return new TableFile(name, object, texts, house);
	}

	/**
	 * The rows of a member.
	 *
	 * @param member
	 *            its name
	 * @return in the order of the file; empty where it has no such member
	 * @throws IllegalArgumentException
	 *             when the member is no array of objects with an id; the message names the file and the row
	 */
	public List<TableRow> rows(String member) {
		JsonElement rows = root.get(member);
		if (rows == null) {
			return List.of();
		}
		if (!(rows instanceof JsonArray array)) {
			throw new IllegalArgumentException(TEXTS.get("table.array", name, member)); //$NON-NLS-1$
		}
		List<TableRow> all = new ArrayList<>();
		for (JsonElement row : array) {
			all.add(new TableRow(name + ", " + member + '[' + all.size() + ']', row, texts, house)); //$NON-NLS-1$
		}
		return all;
	}

	/**
	 * A text of the file that belongs to no row.
	 *
	 * @param key
	 *            its key
	 * @param otherwise
	 *            what counts where there is none
	 * @return the text
	 */
	public String text(String key, String otherwise) {
		return texts.find(key).orElse(otherwise);
	}
}
