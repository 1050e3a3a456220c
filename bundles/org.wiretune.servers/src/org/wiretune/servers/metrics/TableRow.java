/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;

import org.wiretune.safety.text.TextPattern;
import org.wiretune.safety.text.Texts;

/** A row of a {@link TableFile} while it is read; knows where it stands, for the message where it is wrong. */
public final class TableRow {

	private static final Texts TEXTS = Texts.of(TableRow.class, "messages"); //$NON-NLS-1$

	/** Ids that others than WireTune add: a name and a dot before it, and for metrics no hyphen, which is a minus in alarms. */
	private static final Pattern FOREIGN = Pattern.compile("[a-z][a-z0-9-]*(\\.[a-z][a-z0-9-]*)+"); //$NON-NLS-1$

	private final String place;
	private final JsonObject members;
	private final TableTexts texts;
	private final boolean house;
	private final String id;

	TableRow(String place, JsonElement row, TableTexts texts, boolean house) {
		this.place = place;
		this.texts = Objects.requireNonNull(texts);
		this.house = house;
		if (!(row instanceof JsonObject object)) {
			throw wrong(TEXTS.get("row.object")); //$NON-NLS-1$
		}
		members = object;
		id = text("id"); //$NON-NLS-1$
		if (!house && !FOREIGN.matcher(id).matches()) {
			throw wrong(TEXTS.get("row.id", id)); //$NON-NLS-1$
		}
	}

	/**
	 * The id of the row.
	 *
	 * @return never empty
	 */
	public String id() {
		return id;
	}

	/**
	 * Whether the row ships with WireTune.
	 *
	 * @return {@code false} for a contributor's and a user's own
	 */
	public boolean isHouse() {
		return house;
	}

	/**
	 * Checks that the row has no other members, so that a mistyped one is not left out in silence.
	 *
	 * @param known
	 *            the members that such a row may have besides its id
	 */
	public void only(Set<String> known) {
		for (String member : members.keySet()) {
			if (!member.equals("id") && !known.contains(member)) { //$NON-NLS-1$
				throw wrong(TEXTS.get("row.unknown", member)); //$NON-NLS-1$
			}
		}
	}

	/**
	 * Checks that an id is not taken.
	 *
	 * @param key
	 *            the id, with what else tells the row from others
	 * @param known
	 *            the ids that are there; the new one is added
	 */
	public void take(String key, Set<String> known) {
		if (!known.add(key)) {
			throw wrong(TEXTS.get("row.taken", key)); //$NON-NLS-1$
		}
	}

	/**
	 * Checks that a metric is read by somebody.
	 *
	 * @param metric
	 *            its id; empty for none
	 * @param known
	 *            the ids of all metrics
	 */
	public void refer(String metric, Set<String> known) {
		if (!metric.isEmpty() && !known.contains(metric)) {
			throw wrong(TEXTS.get("row.metric", metric)); //$NON-NLS-1$
		}
	}

	/**
	 * Whether a member is there.
	 *
	 * @param member
	 *            its name
	 * @return {@code false} where it is not, or is null
	 */
	public boolean has(String member) {
		return members.has(member) && !members.get(member).isJsonNull();
	}

	/**
	 * A member that must be there.
	 *
	 * @param member
	 *            its name
	 * @return its text, not empty
	 */
	public String text(String member) {
		String text = text(member, ""); //$NON-NLS-1$
		if (text.isEmpty()) {
			throw wrong(TEXTS.get("row.missing", member)); //$NON-NLS-1$
		}
		return text;
	}

	/**
	 * A member.
	 *
	 * @param member
	 *            its name
	 * @param otherwise
	 *            what counts where it is not there
	 * @return its text
	 */
	public String text(String member, String otherwise) {
		if (!has(member)) {
			return otherwise;
		}
		if (!(members.get(member) instanceof JsonPrimitive text)) {
			throw wrong(TEXTS.get("row.text", member)); //$NON-NLS-1$
		}
		return text.getAsString();
	}

	/**
	 * A text for people: from the texts beside the file, else from the row.
	 *
	 * @param key
	 *            among the texts
	 * @param member
	 *            of the row
	 * @return empty where neither has it
	 */
	public Optional<String> shown(String key, String member) {
		return texts.find(key).or(() -> has(member) ? Optional.of(text(member)) : Optional.empty());
	}

	/**
	 * A text for people in which places such as {@code {0}} are filled.
	 *
	 * @param key
	 *            among the texts
	 * @param member
	 *            of the row
	 * @param places
	 *            how many places there are
	 * @return a pattern of {@link TextPattern}; empty where neither has it
	 */
	public Optional<String> pattern(String key, String member, int places) {
		return shown(key, member).map(text -> checked(text, member, places));
	}

	/**
	 * A text with places that may stand beside the file only.
	 *
	 * @param key
	 *            among the texts
	 * @param places
	 *            how many places there are
	 * @return as of {@link #pattern}
	 */
	public Optional<String> patternBeside(String key, int places) {
		return texts.find(key).map(text -> checked(text, key, places));
	}

	private String checked(String text, String name, int places) {
		if (!TextPattern.isPattern(text, places)) {
			throw wrong(TEXTS.get("row.places", name, "{0}", "{" + (places - 1) + '}')); //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
		}
		return text;
	}

	/**
	 * A member that is a list of texts.
	 *
	 * @param member
	 *            its name
	 * @return empty where it is not there
	 */
	public List<String> texts(String member) {
		if (!has(member)) {
			return List.of();
		}
		if (!(members.get(member) instanceof JsonArray array)) {
			throw wrong(TEXTS.get("row.texts", member)); //$NON-NLS-1$
		}
		List<String> all = new ArrayList<>();
		for (JsonElement each : array) {
			if (!(each instanceof JsonPrimitive text) || text.getAsString().isEmpty()) {
				throw wrong(TEXTS.get("row.texts", member)); //$NON-NLS-1$
			}
			all.add(text.getAsString());
		}
		return all;
	}

	/**
	 * A member that is a text or a list of texts.
	 *
	 * @param member
	 *            its name
	 * @return one or more
	 */
	public List<String> oneOrMore(String member) {
		List<String> all = members.get(member) instanceof JsonArray ? texts(member) : List.of(text(member));
		if (all.isEmpty()) {
			throw wrong(TEXTS.get("row.missing", member)); //$NON-NLS-1$
		}
		return all;
	}

	/**
	 * A member that is an object with one number.
	 *
	 * @param member
	 *            its name
	 * @param known
	 *            the names that the number may have
	 * @return the name of the number; empty where the member is not there
	 */
	public Optional<String> choiceOf(String member, Set<String> known) {
		if (!has(member)) {
			return Optional.empty();
		}
		if (!(members.get(member) instanceof JsonObject object) || object.size() != 1 || !known.containsAll(object.keySet())) {
			throw wrong(TEXTS.get("row.oneOf", member, String.join(", ", known.stream().sorted().toList()))); //$NON-NLS-1$ //$NON-NLS-2$
		}
		return object.keySet().stream().findFirst();
	}

	/**
	 * A number of a member that is an object.
	 *
	 * @param member
	 *            its name
	 * @param inner
	 *            the name of the number
	 * @return 0 or more
	 */
	public double numberIn(String member, String inner) {
		return number(members.getAsJsonObject(member).get(inner), member);
	}

	/**
	 * A member that is a number of 0 or more.
	 *
	 * @param member
	 *            its name
	 * @param otherwise
	 *            what counts where it is not there
	 * @return the number
	 */
	public double number(String member, double otherwise) {
		return has(member) ? number(members.get(member), member) : otherwise;
	}

	private double number(JsonElement value, String member) {
		try {
			double number = value.getAsDouble();
			if (number >= 0 && number <= Double.MAX_VALUE) {
				return number;
			}
		} catch (NumberFormatException | UnsupportedOperationException | IllegalStateException failure) {
			// Said below, as for a number that is out of its range.
		}
		throw wrong(TEXTS.get("row.number", member)); //$NON-NLS-1$
	}

	/**
	 * A member that is a whole number of 1 or more.
	 *
	 * @param member
	 *            its name
	 * @param otherwise
	 *            what counts where it is not there
	 * @return the number
	 */
	public int whole(String member, int otherwise) {
		double number = number(member, otherwise);
		if (number < 1 || number > Integer.MAX_VALUE || number != Math.rint(number)) {
			throw wrong(TEXTS.get("row.whole", member)); //$NON-NLS-1$
		}
		return (int) number;
	}

	/**
	 * A member that is one of some words.
	 *
	 * @param <E>
	 *            the words
	 * @param type
	 *            the words; in the file they are in lower case, with spaces
	 * @param member
	 *            its name
	 * @param otherwise
	 *            what counts where it is not there
	 * @return the word
	 */
	public <E extends Enum<E>> E choice(Class<E> type, String member, E otherwise) {
		String word = text(member, ""); //$NON-NLS-1$
		if (word.isEmpty()) {
			return otherwise;
		}
		for (E constant : type.getEnumConstants()) {
			if (words(constant).equals(word)) {
				return constant;
			}
		}
		throw wrong(TEXTS.get("row.choice", member, word, String.join(", ", Arrays.stream(type.getEnumConstants()).map(TableRow::words).toList()))); //$NON-NLS-1$ //$NON-NLS-2$
	}

	private static String words(Enum<?> constant) {
		return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
	}

	/**
	 * What is thrown where the row is wrong.
	 *
	 * @param what
	 *            what is wrong, the rest of a sentence that begins with the row
	 * @return the failure, whose message names the file and the row
	 */
	public IllegalArgumentException wrong(String what) {
		return new IllegalArgumentException(place + ' ' + what);
	}
}
