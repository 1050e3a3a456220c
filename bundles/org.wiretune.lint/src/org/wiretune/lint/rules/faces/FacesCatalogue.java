/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.faces;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rule.Technology;

/** Switches of JavaServer Faces in the descriptor of a web application. The texts stand in {@code texts/faces.properties}. */
public final class FacesCatalogue implements Technology {

	@Override
	public String id() {
		return "faces";
	}

	@Override
	public List<Recommendation> recommendations() {
		return List.of(FacesSwitches.developmentStage(), FacesSwitches.fullState());
	}
}
