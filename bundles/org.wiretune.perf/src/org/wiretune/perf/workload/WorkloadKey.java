/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.List;
import java.util.Optional;

import org.wiretune.core.CallWorkload;
import org.wiretune.safety.text.Texts;

/**
 * A key of workload files: one line {@code name: value}. Keys are compared by identity; each is a constant of the class
 * that lists the keys of its kind. Label and description are the texts {@code key.NAME.label} and
 * {@code key.NAME.description}.
 *
 * @param <T> what its value is
 */
public final class WorkloadKey<T> {

	private static final Texts TEXTS = Texts.of(WorkloadKey.class, "keys");

	private final String name;
	private final ValueType<T> type;
	private final Optional<T> standard;
	private final boolean repeated;
	/** What a contributor says of it; null for keys of the house. */
	private final CallWorkload.Parameter told;

	private WorkloadKey(String name, ValueType<T> type, Optional<T> standard, boolean repeated, CallWorkload.Parameter told) {
		this.name = name;
		this.type = type;
		this.standard = standard;
		this.repeated = repeated;
		this.told = told;
	}

	/**
	 * A key that has a value when the file does not set it.
	 *
	 * @param <T> what its value is
	 * @param name name in the file: lower case, hyphens between words
	 * @param type type of its values
	 * @param standard value of a file without the key
	 * @return the key
	 */
	public static <T> WorkloadKey<T> of(String name, ValueType<T> type, T standard) {
		return new WorkloadKey<>(name, type, Optional.of(standard), false, null);
	}

	/**
	 * A key that a file has to set.
	 *
	 * @param <T> what its value is
	 * @param name name in the file
	 * @param type type of its values
	 * @return the key
	 */
	public static <T> WorkloadKey<T> required(String name, ValueType<T> type) {
		return new WorkloadKey<>(name, type, Optional.empty(), false, null);
	}

	/**
	 * A key that may stand on several lines, each with one value; without a line the list is empty.
	 *
	 * @param <T> what the value of a line is
	 * @param name name in the file
	 * @param type type of the value of a line
	 * @return the key
	 */
	public static <T> WorkloadKey<List<T>> repeated(String name, ValueType<T> type) {
		return new WorkloadKey<>(name, new Lines<>(type), Optional.of(List.of()), true, null);
	}

	/** {@return a key of a contributed kind, whose value is a text} @param parameter what the contributor says of it */
	static WorkloadKey<String> of(CallWorkload.Parameter parameter) {
		return new WorkloadKey<>(parameter.name(), ValueTypes.text(), Optional.of(parameter.standard()), false, parameter);
	}

	/** {@return the name in the file} */
	public String name() {
		return name;
	}

	/** {@return the type of its values; for a repeated key the type reads one line as a list of one} */
	public ValueType<T> type() {
		return type;
	}

	/** {@return the value of a file without the key; empty when a file has to set it} */
	public Optional<T> standard() {
		return standard;
	}

	/** {@return whether the key may stand on several lines} */
	public boolean isRepeated() {
		return repeated;
	}

	/** {@return the name for people, such as {@code Parallel clients}} */
	public String label() {
		return told == null ? TEXTS.get("key." + name + ".label") : told.label();
	}

	/** {@return what the key means, one or two sentences} */
	public String description() {
		return told == null ? TEXTS.get("key." + name + ".description") : told.description();
	}

	@Override
	public String toString() {
		return name;
	}

	/** A line of a repeated key. */
	private record Lines<T>(ValueType<T> element) implements ValueType<List<T>> {

		@Override
		public List<T> parse(String text) throws WrongValueException {
			return List.of(element.parse(text));
		}

		@Override
		public String text(List<T> values) {
			return String.join("\n", values.stream().map(element::text).toList());
		}

		@Override
		public String form() {
			return element.form();
		}

		@Override
		public List<String> proposals() {
			return element.proposals();
		}
	}
}
