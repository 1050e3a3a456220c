/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.wiretune.core.Figure;

/** All figures that kinds of workloads declare, by their ids. */
public final class DeclaredFigures {

	private static final Map<String, Figure> BY_ID = WorkloadKind.all().stream().flatMap(kind -> kind.figures().stream()).distinct()
			.collect(Collectors.toUnmodifiableMap(Figure::id, Function.identity()));

	private DeclaredFigures() {
	}

	/**
	 * Finds a figure.
	 *
	 * @param id its id
	 * @return the figure; empty when no kind declares one of that id
	 */
	public static Optional<Figure> find(String id) {
		return Optional.ofNullable(BY_ID.get(id));
	}
}
