/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Settings of a data workload that are measured together, over what the file says otherwise: {@code batch-size 500,
 * driver-rewrite yes}. Immutable.
 *
 * @param settings value by name of the key, as text, in the order of the file
 */
public record DataVariant(Map<String, String> settings) {

	/** Copies the map and keeps its order. */
	public DataVariant {
		settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
	}

	/** How a variant is written. */
	public static final ValueType<DataVariant> TYPE = new ValueType<>() {

		@Override
		public DataVariant parse(String text) throws WrongValueException {
			Map<String, String> settings = new LinkedHashMap<>();
			for (String part : text.split(",", -1)) {
				String[] words = part.strip().split("\\s+", 2);
				Optional<WorkloadKey<? extends List<?>>> key = key(words[0]);
				if (key.isEmpty() || words.length < 2) {
					throw new WrongValueException(TEXTS.get("value.wrong", part.strip(), form()));
				}
				if (settings.put(words[0], canonical(key.get(), words[1])) != null) {
					throw new WrongValueException(TEXTS.get("value.variantDoubled", words[0]));
				}
			}
			return new DataVariant(settings);
		}

		@Override
		public String text(DataVariant variant) {
			return variant.toString();
		}

		@Override
		public String form() {
			return TEXTS.get("value.variant",
					DataKeys.VARIED.stream().map(WorkloadKey::name).collect(Collectors.joining(", ")));
		}

		@Override
		public List<String> proposals() {
			return List.of("batch-size 0", "batch-size 500", "batch-size 500, driver-rewrite yes");
		}
	};

	/**
	 * The same workload with these settings.
	 *
	 * @param workload a data workload
	 * @return a copy
	 */
	public Workload over(Workload workload) {
		Workload result = workload;
		for (Map.Entry<String, String> setting : settings.entrySet()) {
			result = with(result, key(setting.getKey()).orElseThrow(), setting.getValue());
		}
		return result;
	}

	private static <T extends List<?>> Workload with(Workload workload, WorkloadKey<T> key, String value) {
		try {
			return workload.with(key, key.type().parse(value));
		} catch (WrongValueException e) {
			throw new IllegalArgumentException(e.getMessage(), e);
		}
	}

	private static Optional<WorkloadKey<? extends List<?>>> key(String name) {
		return DataKeys.VARIED.stream().filter(key -> key.name().equals(name)).findFirst();
	}

	private static <T extends List<?>> String canonical(WorkloadKey<T> key, String value) throws WrongValueException {
		return key.type().text(key.type().parse(value));
	}

	@Override
	public String toString() {
		return settings.entrySet().stream().map(setting -> setting.getKey() + ' ' + setting.getValue())
				.collect(Collectors.joining(", "));
	}
}
