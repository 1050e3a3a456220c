/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.call;

import java.util.List;

import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Module;

/** What the source of a Java component says about how it can be called. */
public final class ServiceImplementations {

	/** The interface of classes that answer later, by a callback. */
	private static final String LATER = "ServiceAsyncImpl";
	private static final List<String> SOURCES = List.of("", "src/", "gen/src/", "src/main/java/");

	private ServiceImplementations() {
	}

	/**
	 * {@return whether the class of a component answers later, so that only asynchronous calls reach it} False where its source is
	 * not at hand.
	 *
	 * @param reading what was read
	 * @param component a component
	 */
	public static boolean isAsynchronous(Reading reading, Component component) {
		String name = component.getImplementation() == null || component.getImplementation().getArtifact() == null ? null : component.getImplementation().getArtifact().getValue();
		if (name == null || !(component.eContainer() instanceof Module module)) {
			return false;
		}
		String folder = module.getPath().isEmpty() ? "" : module.getPath() + '/';
		SourceTexts texts = reading.texts();
		return SOURCES.stream().map(source -> texts.text(folder + source + name.replace('.', '/') + ".java")).anyMatch(text -> text != null && text.contains(LATER));
	}
}
