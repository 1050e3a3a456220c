/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.wiretune.lint.settings.ShownValue;
import org.wiretune.model.assembly.Qualifier;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.secret.Secrets;

/** The settings of an element in the order of the model. */
final class ElementSettings {

	private ElementSettings() {
	}

	/** {@return every setting of the element that has a value} */
	static List<MapSetting> of(Element element) {
		List<MapSetting> settings = new ArrayList<>();
		TreeIterator<EObject> contents = element.eAllContents();
		while (contents.hasNext()) {
			if (contents.next() instanceof Setting setting && setting.getValue() != null) {
				settings.add(new MapSetting(Secrets.hidden(name(setting)), ShownValue.of(setting), setting.getOrigin()));
			}
		}
		return List.copyOf(settings);
	}

	/** A qualifier is known by its type: its setting only is called value. */
	private static String name(Setting setting) {
		if (setting.eContainer() instanceof Qualifier qualifier && qualifier.getType() != null) {
			return qualifier.getType();
		}
		return setting.getName() == null ? "" : setting.getName();
	}
}
