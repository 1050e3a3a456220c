/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.internal;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Reads the fields of a JSON object. A field that is absent or null gives the default, so files of older versions stay
 * readable and unknown fields do not matter; a field of the wrong kind is refused with its name.
 */
public final class JsonFields {

	private final JsonObject object;
	private final String path;

	/**
	 * Reads from an object.
	 *
	 * @param object the object
	 * @param path what to call it in messages, such as {@code cells[2]}; empty for the outermost
	 */
	public JsonFields(JsonObject object, String path) {
		this.object = object;
		this.path = path;
	}

	/**
	 * Checks that an element is an object.
	 *
	 * @param element what was read
	 * @param path what to call it in messages
	 * @return the fields of the object
	 * @throws JsonParseException when it is something else
	 */
	public static JsonFields of(JsonElement element, String path) {
		if (element == null || !element.isJsonObject()) {
			throw new JsonParseException(TEXTS.get("json.notObject", path.isEmpty() ? "JSON" : path));
		}
		return new JsonFields(element.getAsJsonObject(), path);
	}

	/**
	 * Reads a text.
	 *
	 * @param name field
	 * @param otherwise value when the field is absent
	 * @return the text
	 */
	public String text(String name, String otherwise) {
		return read(name, otherwise, "json.kind.text", element -> element.getAsJsonPrimitive().getAsString());
	}

	/**
	 * Reads a whole number.
	 *
	 * @param name field
	 * @param otherwise value when the field is absent
	 * @return the number
	 */
	public int integer(String name, int otherwise) {
		return read(name, otherwise, "json.kind.integer", element -> Math.toIntExact(whole(element)));
	}

	/**
	 * Reads a whole number.
	 *
	 * @param name field
	 * @param otherwise value when the field is absent
	 * @return the number
	 */
	public long longInteger(String name, long otherwise) {
		return read(name, otherwise, "json.kind.integer", JsonFields::whole);
	}

	/**
	 * Reads a number.
	 *
	 * @param name field
	 * @param otherwise value when the field is absent
	 * @return the number
	 */
	public double number(String name, double otherwise) {
		return read(name, otherwise, "json.kind.number", element -> element.getAsJsonPrimitive().getAsDouble());
	}

	/**
	 * Reads true or false.
	 *
	 * @param name field
	 * @param otherwise value when the field is absent
	 * @return the truth value
	 */
	public boolean truth(String name, boolean otherwise) {
		return read(name, otherwise, "json.kind.truth", element -> {
			if (!element.getAsJsonPrimitive().isBoolean()) {
				throw new IllegalStateException();
			}
			return element.getAsBoolean();
		});
	}

	/**
	 * Reads an object.
	 *
	 * @param name field
	 * @return its fields, none when the field is absent
	 */
	public JsonFields object(String name) {
		JsonElement element = present(name);
		return element == null ? new JsonFields(new JsonObject(), qualified(name)) : of(element, qualified(name));
	}

	/**
	 * Says whether a field is there and not null.
	 *
	 * @param name field
	 * @return true when it has a value
	 */
	public boolean has(String name) {
		return present(name) != null;
	}

	/**
	 * Says whether a field holds an object, where it may hold something else.
	 *
	 * @param name field
	 * @return true when it does
	 */
	public boolean isObject(String name) {
		JsonElement element = present(name);
		return element != null && element.isJsonObject();
	}

	/**
	 * Reads an array of objects.
	 *
	 * @param name field
	 * @return the fields of each object, in order; none when the field is absent
	 */
	public List<JsonFields> objects(String name) {
		List<JsonFields> result = new ArrayList<>();
		for (JsonElement element : array(name)) {
			result.add(of(element, qualified(name) + '[' + result.size() + ']'));
		}
		return result;
	}

	/**
	 * Reads an array of texts.
	 *
	 * @param name field
	 * @return the texts, none when the field is absent
	 */
	public List<String> texts(String name) {
		return elements(name, "json.kind.text", element -> element.getAsJsonPrimitive().getAsString());
	}

	/**
	 * Reads an array of whole numbers.
	 *
	 * @param name field
	 * @return the numbers, none when the field is absent
	 */
	public List<Integer> integers(String name) {
		return elements(name, "json.kind.integer", element -> Math.toIntExact(whole(element)));
	}

	/**
	 * Reads an array of numbers.
	 *
	 * @param name field
	 * @return the numbers, not a number where the array has null; none when the field is absent
	 */
	public List<Double> numbers(String name) {
		return elements(name, "json.kind.number",
				element -> element.isJsonNull() ? Double.NaN : element.getAsJsonPrimitive().getAsDouble());
	}

	/** {@return the names of all fields, in order} */
	public List<String> names() {
		return List.copyOf(object.keySet());
	}

	/**
	 * Reads an object whose fields are texts.
	 *
	 * @param name field
	 * @return name and text in order, none when the field is absent
	 */
	public Map<String, String> textMap(String name) {
		JsonFields fields = object(name);
		Map<String, String> result = new LinkedHashMap<>();
		for (String key : fields.object.keySet()) {
			result.put(key, fields.text(key, ""));
		}
		return result;
	}

	private <T> List<T> elements(String name, String kind, Function<JsonElement, T> reader) {
		List<T> result = new ArrayList<>();
		for (JsonElement element : array(name)) {
			try {
				result.add(reader.apply(element));
			} catch (IllegalStateException | NumberFormatException | ArithmeticException e) {
				throw wrong(name + '[' + result.size() + ']', kind, e);
			}
		}
		return result;
	}

	private JsonArray array(String name) {
		JsonElement element = present(name);
		if (element == null) {
			return new JsonArray();
		}
		if (!element.isJsonArray()) {
			throw wrong(name, "json.kind.array", null);
		}
		return element.getAsJsonArray();
	}

	private <T> T read(String name, T otherwise, String kind, Function<JsonElement, T> reader) {
		JsonElement element = present(name);
		if (element == null) {
			return otherwise;
		}
		try {
			return reader.apply(element);
		} catch (IllegalStateException | NumberFormatException | ArithmeticException e) {
			throw wrong(name, kind, e);
		}
	}

	private static long whole(JsonElement element) {
		return element.getAsJsonPrimitive().getAsBigDecimal().longValueExact();
	}

	private JsonElement present(String name) {
		JsonElement element = object.get(name);
		return element == null || element.isJsonNull() ? null : element;
	}

	private String qualified(String name) {
		return path.isEmpty() ? name : path + '.' + name;
	}

	private JsonParseException wrong(String name, String kind, Exception cause) {
		return new JsonParseException(TEXTS.get("json.wrongKind", qualified(name), TEXTS.get(kind)), cause);
	}
}
