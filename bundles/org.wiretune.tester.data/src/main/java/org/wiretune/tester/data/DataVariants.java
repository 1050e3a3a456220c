/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data;

import static org.wiretune.tester.data.base.DataTexts.TEXTS;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.wiretune.perf.workload.DataKeys;
import org.wiretune.perf.workload.DataVariant;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKey;
import org.wiretune.tester.data.base.DataSettings;

/** Makes the measurements of a data workload: each variant with each combination of the values of its lists. */
public final class DataVariants {

	/** More measurements than anybody waits for. */
	public static final int MOST = 500;

	/** What makes the work itself different. */
	private static final List<WorkloadKey<?>> WORK_ITSELF = List.of(DataKeys.DATABASE, DataKeys.LINES, DataKeys.UPDATES);

	private DataVariants() {
	}

	/**
	 * Lists the measurements in the order in which they are made; the number of lines varies last, so that the first of
	 * each comes early.
	 *
	 * @param workload a data workload
	 * @return the measurements, at least one
	 * @throws IllegalArgumentException when there are more than {@link #MOST}; the message is a sentence
	 */
	public static List<DataSettings> of(Workload workload) {
		List<DataVariant> variants = workload.value(DataKeys.VARIANT);
		List<Workload> all = new ArrayList<>();
		for (DataVariant variant : variants.isEmpty() ? List.of(new DataVariant(Map.of())) : variants) {
			expand(variant.over(workload), 0, all);
		}
		Set<String> varied = new HashSet<>();
		for (WorkloadKey<?> key : DataKeys.VARIED) {
			if (all.stream().map(one -> one.text(key)).distinct().count() > 1) {
				varied.add(key.name());
			}
		}
		boolean settings = varied.stream()
				.anyMatch(name -> WORK_ITSELF.stream().noneMatch(key -> key.name().equals(name)));
		return all.stream().map(one -> new DataSettings(one, parameters(one, varied),
				settings ? WORK_ITSELF.stream().map(one::text).collect(Collectors.joining(" ")) : "")).toList();
	}

	private static void expand(Workload workload, int from, List<Workload> all) {
		if (from == DataKeys.VARIED.size()) {
			if (all.size() == MOST) {
				throw new IllegalArgumentException(TEXTS.get("variants.tooMany", MOST));
			}
			all.add(workload);
			return;
		}
		expandKey(DataKeys.VARIED.get(from), workload, from, all);
	}

	@SuppressWarnings("unchecked")
	private static <T extends List<?>> void expandKey(WorkloadKey<T> key, Workload workload, int from,
			List<Workload> all) {
		for (Object value : workload.value(key)) {
			expand(workload.with(key, (T) List.of(value)), from + 1, all);
		}
	}

	/** What is varied; of a measurement of which nothing is, what it does. */
	private static Map<String, String> parameters(Workload workload, Set<String> varied) {
		Map<String, String> parameters = new LinkedHashMap<>();
		parameters.put(DataKeys.WORK.name(), workload.text(DataKeys.WORK));
		for (WorkloadKey<?> key : DataKeys.VARIED) {
			if (varied.contains(key.name())) {
				parameters.put(key.name(), workload.text(key));
			}
		}
		return parameters;
	}

	/**
	 * Puts parameters in words that tell one measurement from the others.
	 *
	 * @param settings a measurement
	 * @return such as {@code batch-size 500, lines 9}
	 */
	public static String words(DataSettings settings) {
		return settings.parameters().entrySet().stream().map(entry -> entry.getKey() + ' ' + entry.getValue())
				.collect(Collectors.joining(", "));
	}
}
