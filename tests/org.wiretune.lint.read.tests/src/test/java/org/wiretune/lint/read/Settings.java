/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.wiretune.lint.format.FileParts;
import org.wiretune.model.settings.Setting;

/** The settings of the parts of one file, each with the way that leads to it. */
final class Settings {

	private Settings() {
	}

	/** {@return the settings by their way: the number of the part, features and positions} */
	static Map<String, Setting> of(FileParts parts) {
		Map<String, Setting> settings = new LinkedHashMap<>();
		for (int i = 0; i < parts.elements().size(); i++) {
			collect(parts.elements().get(i), String.valueOf(i), settings);
		}
		return settings;
	}

	private static void collect(EObject object, String way, Map<String, Setting> settings) {
		if (object instanceof Setting setting) {
			settings.put(way, setting);
		}
		for (EReference reference : object.eClass().getEAllContainments()) {
			if (object.eGet(reference) instanceof List<?> list) {
				for (int i = 0; i < list.size(); i++) {
					collect((EObject) list.get(i), way + '/' + reference.getName() + '.' + i, settings);
				}
			} else if (object.eGet(reference) instanceof EObject child) {
				collect(child, way + '/' + reference.getName(), settings);
			}
		}
	}
}
