/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.releng.model;

import java.util.List;

import org.eclipse.emf.mwe.utils.StandaloneSetup;
import org.eclipse.emf.mwe2.ecore.EcoreGenerator;

/** Writes the Java code of the models; the only argument is the folder that holds org.wiretune.model. */
public final class GenerateModel {

	/** Each uses those before it alone, so the packages stand in no circle. */
	private static final List<String> MODELS = List.of("settings", "assembly", "platform", "solution");

	private GenerateModel() {
	}

	/**
	 * Generates the code.
	 *
	 * @param arguments the folder of the bundles
	 */
	public static void main(String[] arguments) {
		new StandaloneSetup().setPlatformUri(arguments[0]);
		for (String model : MODELS) {
			EcoreGenerator generator = new EcoreGenerator();
			generator.setGenModel("platform:/resource/org.wiretune.model/model/" + model + ".genmodel");
			generator.addSrcPath("platform:/resource/org.wiretune.model/src");
			generator.setGenerateCustomClasses(false);
			generator.invoke(null);
		}
	}
}
