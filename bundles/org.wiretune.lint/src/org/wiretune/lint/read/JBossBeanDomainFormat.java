/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.Map;

import org.wiretune.core.Product;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.ValueType;

/**
 * Reads {@code ejb3-interceptors-aop.xml} of JBoss AS 4.2 to 6 and EAP 4.2 to 5 as settings: a group for each domain, in it
 * one for each annotation that its beans get (pool, cache, cache configuration, persistence manager) and one for each place
 * where the interceptor of the cached connection manager stands.
 */
public final class JBossBeanDomainFormat extends JBossInterceptorsFormat {

	/** The kind of the file. */
	public static final String KIND = "jboss-5-ejb3";

	private static final String INTERCEPTOR = "CachedConnectionInterceptor";
	private static final Map<String, String> UNITS = Map.of("Pool.maxSize", "instances", "PoolClass.maxSize", "instances", "Pool.timeout", "milliseconds", "PoolClass.timeout",
			"milliseconds", "CacheConfig.maxSize", "beans", "CacheConfig.idleTimeoutSeconds", "seconds", "CacheConfig.removalTimeoutSeconds", "seconds");

	@Override
	public String id() {
		return KIND;
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		ConfigurationFile file = NewParts.file(parts.path(), KIND, Product.JBOSS_EAP_5, settings.origin(root));
		for (XmlElement child : root.children()) {
			if (child.localName().equals("interceptor")) {
				interceptor(child, "factory", "jboss-5.ejb3.interceptor", settings, file);
				interceptor(child, "class", "jboss-5.ejb3.interceptor", settings, file);
			} else if (child.localName().equals("domain")) {
				file.getGroups().add(domain(child, settings));
			}
		}
		if (!file.getGroups().isEmpty()) {
			parts.add(file);
		}
	}

	private static ConfigurationGroup domain(XmlElement element, XmlSettings settings) {
		ConfigurationGroup domain = group("jboss-5.ejb3.domain", "Domain");
		settings.name(domain, element);
		add(domain, settings.attribute(element, "extends"), ValueType.TEXT);
		for (XmlElement child : element.children()) {
			AnnotationMembers members = child.localName().equals("annotation") ? AnnotationMembers.of(child, settings) : null;
			if (members != null) {
				domain.getGroups().add(annotation(members));
			}
			for (XmlElement reference : child.children("interceptor-ref")) {
				interceptor(reference, "name", "jboss-5.ejb3.interceptor-ref", settings, domain);
			}
		}
		return domain;
	}

	private static ConfigurationGroup annotation(AnnotationMembers members) {
		String type = members.type();
		ConfigurationGroup group = group("jboss-5.ejb3.annotation", "Annotation");
		group.setName(type);
		group.setOrigin(members.origin());
		boolean pool = type.equals("Pool") || type.equals("PoolClass");
		for (String name : members.names()) {
			add(group, members.setting(name, UNITS.get(type + '.' + name)), null);
		}
		for (String name : pool ? new String[] { "value", "maxSize", "timeout" } : new String[0]) {
			if (!members.names().contains(name)) {
				add(group, members.setting(name, UNITS.get(type + '.' + name)), null);
			}
		}
		return group;
	}

	private static void interceptor(XmlElement element, String attribute, String kind, XmlSettings settings, ConfigurationGroup parent) {
		XmlAttribute found = element.attribute(attribute);
		if (found != null && found.value().contains(INTERCEPTOR)) {
			ConfigurationGroup group = group(kind, "Cached connection interceptor");
			group.setName(found.value().substring(found.value().lastIndexOf('.') + 1));
			group.setOrigin(settings.origin(found));
			add(group, settings.value(attribute, found, null), ValueType.TEXT);
			if (element.attribute("scope") != null) {
				add(group, settings.attribute(element, "scope"), ValueType.TEXT);
			}
			parent.getGroups().add(group);
		}
	}

	private static ConfigurationGroup group(String kind, String label) {
		ConfigurationGroup group = PlatformFactory.INSTANCE.createConfigurationGroup();
		group.setKind(kind);
		group.setLabel(label);
		return group;
	}

	/** Adds a setting; without a type that its unit tells. */
	private static void add(ConfigurationGroup group, Setting setting, ValueType type) {
		ValueType told = setting.getUnit() == null ? ValueType.TEXT : setting.getUnit().endsWith("seconds") ? ValueType.DURATION : ValueType.NUMBER;
		setting.setValueType(type == null ? told : type);
		group.getSettings().add(setting);
	}
}
