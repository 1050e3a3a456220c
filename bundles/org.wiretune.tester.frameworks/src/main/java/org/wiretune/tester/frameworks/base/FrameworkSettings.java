/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks.base;

import java.nio.file.Path;
import java.util.List;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKey;

/**
 * What one application is started with: a workload in which each list holds one value.
 *
 * @param workload the workload
 * @param folder a folder for its files, which goes with the run
 */
public record FrameworkSettings(Workload workload, Path folder) {

	/** {@return the value of a key} @param <T> what it is @param key the key */
	public <T> T value(WorkloadKey<T> key) {
		return workload.value(key);
	}

	/** {@return the value of a key that can be varied} @param <T> what it is @param key the key */
	public <T> T one(WorkloadKey<List<T>> key) {
		return workload.value(key).getFirst();
	}
}
