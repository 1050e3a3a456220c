/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.List;
import java.util.Set;

import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.XmlFormat;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.platform.PersistenceUnit;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.settings.Setting;

/** Reads {@code persistence.xml} of Java EE and Jakarta EE, any version: the persistence units with their properties. */
public final class PersistenceFormat extends XmlFormat {

	private static final String BATCH_SIZE = "hibernate.jdbc.batch_size";
	private static final List<String> BEFORE_PROVIDER = List.of("description");
	private static final List<String> BEFORE_DATA_SOURCE = List.of("description", "provider", "qualifier", "scope");

	@Override
	public String id() {
		return "persistence";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("xml");
	}

	@Override
	public boolean accepts(String path) {
		return fileName(path).equals("persistence.xml");
	}

	@Override
	protected boolean acceptsRoot(XmlElement root) {
		return root.localName().equals("persistence");
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		for (XmlElement element : root.children("persistence-unit")) {
			PersistenceUnit unit = PlatformFactory.INSTANCE.createPersistenceUnit();
			settings.name(unit, element);
			unit.setProvider(settings.child(element, "provider", null, null, BEFORE_PROVIDER));
			boolean notManaged = element.child("jta-data-source") == null && element.child("non-jta-data-source") != null;
			unit.setDataSource(settings.child(element, notManaged ? "non-jta-data-source" : "jta-data-source", null, null, BEFORE_DATA_SOURCE));
			XmlElement properties = element.child("properties");
			if (properties != null) {
				properties(properties, unit, settings);
			}
			if (unit.getBatchSize() == null) {
				unit.setBatchSize(missing(element, properties, settings));
			}
			parts.add(unit);
		}
	}

	private static void properties(XmlElement properties, PersistenceUnit unit, XmlSettings settings) {
		for (XmlElement property : properties.children("property")) {
			String name = property.attributeValue("name");
			if (name == null) {
				continue;
			}
			Setting setting = property(name, property, settings);
			unit.getProperties().add(setting);
			if (name.equals(BATCH_SIZE)) {
				unit.setBatchSize(property(name, property, settings));
			}
		}
	}

	private static Setting property(String name, XmlElement property, XmlSettings settings) {
		XmlAttribute value = property.attribute("value");
		String unit = name.equals(BATCH_SIZE) ? "statements" : null;
		return value != null ? settings.value(name, value, unit) : settings.missing(name, settings.style().attribute(property, "value"), unit, null);
	}

	private static Setting missing(XmlElement unit, XmlElement properties, XmlSettings settings) {
		XmlElement parent = properties != null ? properties : unit;
		String before = "<" + XmlSettings.qualified(parent, "property") + " name=\"" + BATCH_SIZE + "\" value=\"";
		List<String> wrappers = properties != null ? List.of() : List.of(XmlSettings.qualified(unit, "properties"));
		return settings.missing(BATCH_SIZE, settings.style().child(parent, List.of(), wrappers, before, "\"/>"), "statements", null);
	}
}
