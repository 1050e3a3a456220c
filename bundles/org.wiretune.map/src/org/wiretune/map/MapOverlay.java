/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.List;
import java.util.Optional;

import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;

/**
 * What is laid over the wiring: findings and measured times. It is asked while the scene is built, on the thread that
 * builds it, and not later.
 */
public interface MapOverlay {

	/** Nothing is laid over. */
	MapOverlay NONE = new MapOverlay() {
		@Override
		public List<MapFinding> findings() {
			return List.of();
		}

		@Override
		public Optional<MeasuredCall> lastMeasured(Module module, Import caller) {
			return Optional.empty();
		}
	};

	/** {@return all findings, also those that belong to no element of the map} */
	List<MapFinding> findings();

	/**
	 * Tells what the last run measured for the calls that leave by an import.
	 *
	 * @param module the module of the import
	 * @param caller the import
	 * @return the measurement, or empty where that import was never measured
	 */
	Optional<MeasuredCall> lastMeasured(Module module, Import caller);
}
