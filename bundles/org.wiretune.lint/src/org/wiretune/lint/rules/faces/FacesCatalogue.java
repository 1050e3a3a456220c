/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.faces;

import java.util.List;

import org.wiretune.lint.faces.PageFormat;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.request.FacesGetters;
import org.wiretune.lint.java.request.NamedBeans;
import org.wiretune.lint.rule.Recommendation;
import org.wiretune.lint.rule.Technology;

/** JavaServer Faces: switches in the descriptor of a web application, and beans of pages. The texts stand in {@code texts/faces.properties}. */
public final class FacesCatalogue implements Technology {

	@Override
	public String id() {
		return "faces";
	}

	@Override
	public List<Recommendation> recommendations() {
		return List.of(FacesSwitches.developmentStage(), FacesSwitches.fullState(), FacesSwitches.refreshPeriod(), AskingGetters.rule(), PageCalls.rule());
	}

	@Override
	public List<FileFormat> formats() {
		return List.of(new PageFormat());
	}

	@Override
	public List<CodeFactFinder> finders() {
		return List.of(new FacesGetters(), new NamedBeans());
	}
}
