/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.container;

import java.util.List;

import org.wiretune.lint.container.ImageFormat;
import org.wiretune.lint.container.WorkloadFormat;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rule.Technology;

/** What is known of Java in containers: options, limits, replicas and probes. Their texts stand in {@code texts/container.properties}. */
public final class ContainerCatalogue implements Technology {

	@Override
	public String id() {
		return "container";
	}

	@Override
	public List<FileFormat> formats() {
		return List.of(new WorkloadFormat(), new ImageFormat());
	}

	@Override
	public List<Recommendation> recommendations() {
		return List.of(
				DeadOptions.unread(),
				DeadOptions.conflicts(),
				DeadOptions.collectors(),
				HeapInContainer.quarter(),
				HeapInContainer.atLimit(),
				HeapInContainer.withoutLimit(),
				HeapInContainer.buildpack(),
				PoolsOfReplicas.rule(),
				Probes.liveness(),
				ProcessorLimits.crowds(),
				ProcessorLimits.serial(),
				ProcessorLimits.slowStart(),
				ShellForm.rule());
	}
}
