/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.remote;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import javax.management.openmbean.ArrayType;
import javax.management.openmbean.CompositeData;
import javax.management.openmbean.CompositeDataSupport;
import javax.management.openmbean.CompositeType;
import javax.management.openmbean.OpenDataException;
import javax.management.openmbean.OpenType;
import javax.management.openmbean.SimpleType;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;

/**
 * Values of MBeans as the REST connector of Liberty writes them: texts with the name of their type beside them, and open types once for all
 * that follow. Serialized objects, which it sends for types of its own, are not read. Pure.
 */
final class LibertyValues {

	/** Deeper than any value of a table; a server that is not what it says shall not end the stack. */
	private static final int DEEPEST = 20;
	private static final String VALUE = "value"; //$NON-NLS-1$
	private static final String TYPE = "type"; //$NON-NLS-1$
	private static final String CLASS_NAME = "className"; //$NON-NLS-1$
	private static final String ITEMS = "items"; //$NON-NLS-1$
	private static final String OPEN_TYPE = "openType"; //$NON-NLS-1$
	private static final String OPEN_TYPES = "openTypes"; //$NON-NLS-1$

	private static final Map<String, SimpleType<?>> SIMPLE = simple();

	/** The open types of one answer, made when they are met. */
	private final JsonArray described;
	private final Map<Integer, OpenType<?>> made = new HashMap<>();

	private LibertyValues(JsonArray described) {
		this.described = described;
	}

	private static Map<String, SimpleType<?>> simple() {
		Map<String, SimpleType<?>> all = new HashMap<>();
		for (SimpleType<?> type : List.of(SimpleType.BOOLEAN, SimpleType.BYTE, SimpleType.CHARACTER, SimpleType.DOUBLE, SimpleType.FLOAT, SimpleType.INTEGER, SimpleType.LONG,
				SimpleType.SHORT, SimpleType.STRING, SimpleType.BIGDECIMAL, SimpleType.BIGINTEGER, SimpleType.VOID)) {
			all.put(type.getClassName(), type);
		}
		return all;
	}

	/**
	 * {@return a value}
	 *
	 * @param answer
	 *            an object with the members value, type and, for open types, openTypes
	 * @return {@code null} for none, and for a type that is not read
	 * @throws IllegalStateException
	 *             when it is not what the connector writes
	 */
	static Object read(JsonElement answer) {
		if (!answer.isJsonObject()) {
			return null;
		}
		JsonObject object = answer.getAsJsonObject();
		JsonElement types = object.get(OPEN_TYPES);
		try {
			return new LibertyValues(types == null ? new JsonArray() : types.getAsJsonArray()).value(object.get(VALUE), object.get(TYPE));
		} catch (OpenDataException | ClassCastException | NumberFormatException | IndexOutOfBoundsException | UnsupportedOperationException | NullPointerException wrong) {
			throw new IllegalStateException(String.valueOf(wrong.getMessage()), wrong);
		}
	}

	private Object value(JsonElement value, JsonElement type) throws OpenDataException {
		if (isNone(value) || isNone(type)) {
			return null;
		}
		if (type.isJsonPrimitive()) {
			return plain(value, type.getAsString());
		}
		JsonObject form = type.getAsJsonObject();
		if (form.has(OPEN_TYPE)) {
			return open(value, type(form.get(OPEN_TYPE).getAsInt(), 0), 0);
		}
		if (form.has(ITEMS) && "[Ljavax.management.openmbean.CompositeData;".equals(form.get(CLASS_NAME).getAsString())) { //$NON-NLS-1$
			JsonArray rows = value.getAsJsonArray();
			JsonArray items = form.get(ITEMS).getAsJsonArray();
			CompositeData[] all = new CompositeData[rows.size()];
			for (int i = 0; i < all.length; i++) {
				all[i] = value(rows.get(i), items.get(i)) instanceof CompositeData row ? row : null;
			}
			return all;
		}
		return null;
	}

	/** One of a type of Java's own, or an array of such. */
	private static Object plain(JsonElement value, String type) {
		return switch (type) {
		case "[J" -> value.getAsJsonArray().asList().stream().mapToLong(JsonElement::getAsLong).toArray(); //$NON-NLS-1$
		case "[I" -> value.getAsJsonArray().asList().stream().mapToInt(JsonElement::getAsInt).toArray(); //$NON-NLS-1$
		case "[D" -> value.getAsJsonArray().asList().stream().mapToDouble(JsonElement::getAsDouble).toArray(); //$NON-NLS-1$
		case "[Ljava.lang.String;" -> value.getAsJsonArray().asList().stream().map(each -> isNone(each) ? null : each.getAsString()).toArray(String[]::new); //$NON-NLS-1$
		default -> SIMPLE.containsKey(type) ? simple(value, type) : null;
		};
	}

	private static Object simple(JsonElement value, String type) {
		String text = value.getAsString();
		return switch (type) {
		case "java.lang.Boolean" -> Boolean.valueOf(text); //$NON-NLS-1$
		case "java.lang.Byte" -> Byte.valueOf(text); //$NON-NLS-1$
		case "java.lang.Character" -> Character.valueOf(text.isEmpty() ? ' ' : text.charAt(0)); //$NON-NLS-1$
		case "java.lang.Double" -> Double.valueOf(text); //$NON-NLS-1$
		case "java.lang.Float" -> Float.valueOf(text); //$NON-NLS-1$
		case "java.lang.Integer" -> Integer.valueOf(text); //$NON-NLS-1$
		case "java.lang.Long" -> Long.valueOf(text); //$NON-NLS-1$
		case "java.lang.Short" -> Short.valueOf(text); //$NON-NLS-1$
		case "java.math.BigDecimal" -> value.getAsBigDecimal(); //$NON-NLS-1$
		case "java.math.BigInteger" -> value.getAsBigInteger(); //$NON-NLS-1$
		default -> text;
		};
	}

	private Object open(JsonElement value, OpenType<?> type, int depth) throws OpenDataException {
		if (isNone(value) || depth > DEEPEST) {
			return null;
		}
		if (type instanceof SimpleType<?>) {
			return simple(value, type.getClassName());
		}
		if (type instanceof CompositeType composite) {
			JsonObject members = value.getAsJsonObject();
			Map<String, Object> items = new HashMap<>();
			for (String key : composite.keySet()) {
				items.put(key, open(members.get(key), composite.getType(key), depth + 1));
			}
			return new CompositeDataSupport(composite, items);
		}
		if (type instanceof ArrayType<?> array && array.getElementOpenType() instanceof CompositeType element && array.getDimension() == 1) {
			JsonArray rows = value.getAsJsonArray();
			CompositeData[] all = new CompositeData[rows.size()];
			for (int i = 0; i < all.length; i++) {
				all[i] = (CompositeData) open(rows.get(i), element, depth + 1);
			}
			return all;
		}
		// Tables and arrays of other things are in no table of ours.
		return null;
	}

	private OpenType<?> type(int index, int depth) throws OpenDataException {
		OpenType<?> known = made.get(index);
		if (known != null) {
			return known;
		}
		JsonElement form = described.get(index);
		OpenType<?> type = form.isJsonPrimitive() ? SIMPLE.getOrDefault(form.getAsString(), SimpleType.VOID) : depth > DEEPEST ? SimpleType.VOID : described(form.getAsJsonObject(), depth + 1);
		made.put(index, type);
		return type;
	}

	private OpenType<?> described(JsonObject form, int depth) throws OpenDataException {
		String kind = form.get("openTypeClass").getAsString(); //$NON-NLS-1$
		if (kind.endsWith(".CompositeType")) { //$NON-NLS-1$
			List<String> keys = new ArrayList<>();
			List<OpenType<?>> types = new ArrayList<>();
			for (JsonElement item : form.get(ITEMS).getAsJsonArray()) {
				keys.add(item.getAsJsonObject().get("key").getAsString()); //$NON-NLS-1$
				types.add(type(item.getAsJsonObject().get(TYPE).getAsInt(), depth));
			}
			String[] names = keys.toArray(String[]::new);
			return new CompositeType(form.get("typeName").getAsString(), form.get("typeName").getAsString(), names, names, types.toArray(OpenType<?>[]::new)); //$NON-NLS-1$ //$NON-NLS-2$
		}
		if (kind.endsWith(".ArrayType") && type(form.get("elementType").getAsInt(), depth) instanceof CompositeType element) { //$NON-NLS-1$ //$NON-NLS-2$
			return new ArrayType<CompositeData[]>(1, element);
		}
		return SimpleType.VOID;
	}

	private static boolean isNone(JsonElement element) {
		return element == null || element.isJsonNull();
	}

	/**
	 * {@return an argument of an operation as the connector reads it}
	 *
	 * @param argument
	 *            a number, a truth value, a text, or an array of long numbers or texts
	 */
	static JsonElement written(Object argument) {
		JsonObject written = new JsonObject();
		if (argument == null) {
			written.add(VALUE, JsonNull.INSTANCE);
			written.add(TYPE, JsonNull.INSTANCE);
		} else if (argument instanceof long[] || argument instanceof String[]) {
			JsonArray numbers = new JsonArray();
			for (int i = 0; i < Array.getLength(argument); i++) {
				numbers.add(new JsonPrimitive(String.valueOf(Array.get(argument, i))));
			}
			written.add(VALUE, numbers);
			written.addProperty(TYPE, argument.getClass().getName());
		} else if (SIMPLE.containsKey(argument.getClass().getName())) {
			written.addProperty(VALUE, argument.toString());
			written.addProperty(TYPE, argument.getClass().getName());
		} else {
			throw new UnsupportedOperationException(argument.getClass().getName());
		}
		return written;
	}
}
