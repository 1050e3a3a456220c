/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format;

import java.util.List;
import java.util.Optional;

import org.wiretune.core.Insertion;
import org.wiretune.core.Origin;
import org.wiretune.core.Written;
import org.wiretune.core.XmlNode;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.settings.Setting;

/**
 * An element as the contract shows it.
 *
 * @param element the element
 * @param settings finds the places of its values
 */
record ContributedXml(XmlElement element, XmlSettings settings) implements XmlNode {

	@Override
	public String localName() {
		return element.localName();
	}

	@Override
	public Optional<String> namespaceName() {
		return Optional.ofNullable(element.namespace());
	}

	@Override
	public Origin origin() {
		return settings.origin(element);
	}

	@Override
	public Optional<Written> written(String name) {
		return written(settings.attribute(element, name));
	}

	@Override
	public Insertion insertion(String name) {
		return settings.style().attribute(element, name);
	}

	@Override
	public List<ContributedXml> elements(String name) {
		return (name == null ? element.children() : element.children(name)).stream().map(child -> new ContributedXml(child, settings)).toList();
	}

	@Override
	public Optional<Written> content() {
		return element.hasText() ? written(settings.content(element.localName(), element, null, null)) : Optional.empty();
	}

	private static Optional<Written> written(Setting setting) {
		return setting.isSet() && setting.getOrigin() != null ? Optional.of(new Written(setting.getValue(), setting.getOrigin(), setting.form())) : Optional.empty();
	}
}
