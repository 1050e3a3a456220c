/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.wiretune.safety.secret.Secrets;

/** A workload: its kind and the values of the keys that are set. Immutable. {@link WorkloadText} reads and writes files. */
public final class Workload {

	private final WorkloadKind kind;
	private final Map<WorkloadKey<?>, Object> values;

	private Workload(WorkloadKind kind, Map<WorkloadKey<?>, Object> values) {
		this.kind = kind;
		this.values = values;
	}

	/**
	 * A workload in which nothing is set.
	 *
	 * @param kind its kind
	 * @return the workload
	 */
	public static Workload of(WorkloadKind kind) {
		return new Workload(Objects.requireNonNull(kind), Map.of());
	}

	/** {@return the kind} */
	public WorkloadKind kind() {
		return kind;
	}

	/**
	 * The value of a key: what is set, or else its standard.
	 *
	 * @param <T> what the value is
	 * @param key a key of this kind
	 * @return the value
	 * @throws IllegalArgumentException when the key is of another kind, or has to be set and is not
	 */
	@SuppressWarnings("unchecked")
	public <T> T value(WorkloadKey<T> key) {
		check(key);
		Object value = values.get(key);
		return value != null ? (T) value
				: key.standard().orElseThrow(() -> new IllegalArgumentException(key.name() + " is not set."));
	}

	/**
	 * Says whether a key is set.
	 *
	 * @param key a key
	 * @return false when its standard holds
	 */
	public boolean isSet(WorkloadKey<?> key) {
		return values.containsKey(key);
	}

	/**
	 * The same workload with another value.
	 *
	 * @param <T> what the value is
	 * @param key a key of this kind
	 * @param value the value
	 * @return a copy
	 * @throws IllegalArgumentException when the key is of another kind, or the value is none of its type; the message is a
	 *         sentence
	 */
	public <T> Workload with(WorkloadKey<T> key, T value) {
		check(key);
		checkValue(key, value);
		Map<WorkloadKey<?>, Object> copy = new LinkedHashMap<>(values);
		copy.put(key, Objects.requireNonNull(value));
		return new Workload(kind, copy);
	}

	private static <T> void checkValue(WorkloadKey<T> key, T value) {
		if (key.isRepeated()) {
			return;
		}
		try {
			key.type().parse(key.type().text(value));
		} catch (WrongValueException e) {
			throw new IllegalArgumentException(TEXTS.get("workload.wrongValue", key.name(), e.getMessage()), e);
		}
	}

	/**
	 * The same workload for somebody who reads it: passwords of addresses, headers and other secrets are hidden. It is not
	 * to be run.
	 *
	 * @return a copy; this where it holds no secret
	 */
	public Workload shown() {
		Map<WorkloadKey<?>, Object> copy = new LinkedHashMap<>(values);
		copy.replaceAll((key, value) -> shown(key.name(), value));
		return copy.equals(values) ? this : new Workload(kind, copy);
	}

	private static Object shown(String name, Object value) {
		if (value instanceof String text) {
			return Secrets.value(name, text);
		}
		if (value instanceof URI address) {
			String text = Secrets.hidden(address.toString());
			return text.equals(address.toString()) ? address : URI.create(text);
		}
		if (value instanceof List<?> several) {
			return several.stream().map(each -> shown(name, each)).toList();
		}
		return value;
	}

	private void check(WorkloadKey<?> key) {
		if (!kind.keys().contains(key)) {
			throw new IllegalArgumentException(key.name() + " is no key of " + kind.id() + '.');
		}
	}

	/**
	 * The text of a value as a file has it.
	 *
	 * @param <T> what the value is
	 * @param key a key of this kind
	 * @return its text, one line for each value of a repeated key; empty when the key has to be set and is not
	 */
	public <T> String text(WorkloadKey<T> key) {
		return isSet(key) || key.standard().isPresent() ? key.type().text(value(key)) : "";
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof Workload workload && kind == workload.kind && values.equals(workload.values);
	}

	@Override
	public int hashCode() {
		return Objects.hash(kind, values);
	}

	@Override
	public String toString() {
		return WorkloadText.write(this);
	}
}
