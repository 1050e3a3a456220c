/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.composite;

import java.util.List;

import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.Qualifier;
import org.wiretune.model.settings.Setting;

/**
 * Reads intents ({@code requires}) and policy sets as qualifiers of the types intent and policySet, one for each name of
 * a list. SCA 1.1 has elements for them besides the attributes; Oracle's are policy references.
 */
final class CompositeQualifiers {

	static final String INTENT = "intent";
	static final String POLICY_SET = "policySet";

	private final XmlSettings settings;

	CompositeQualifiers(XmlSettings settings) {
		this.settings = settings;
	}

	void read(XmlElement element, List<Qualifier> target) {
		words(INTENT, element.attribute("requires"), target);
		words(POLICY_SET, element.attribute("policySets"), target);
		for (XmlElement child = element.firstChild(); child != null; child = child.next()) {
			switch (child.localName()) {
			case "requires" -> words(INTENT, child.attribute("intents"), target);
			case "policySetAttachment" -> words(POLICY_SET, child.attribute("name"), target);
			case "PolicyReference" -> words(POLICY_SET, child.attribute("URI"), target);
			default -> {
				// Other children are no policies.
			}
			}
		}
	}

	private void words(String type, XmlAttribute attribute, List<Qualifier> target) {
		if (attribute == null) {
			return;
		}
		for (Setting word : settings.words(type, attribute)) {
			Qualifier qualifier = AssemblyFactory.INSTANCE.createQualifier();
			qualifier.setType(type);
			qualifier.setValue(word);
			target.add(qualifier);
		}
	}
}
