/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.springbeans;

import java.util.List;
import java.util.Map;

import org.wiretune.core.ValueForm;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.secret.Secrets;

/** Reads the elements of a context into groups, wherever they stand in it: steps stand in jobs, containers in the context itself. */
final class BeansReader {

	private static final String SCHEMA = "http://www.springframework.org/schema/";
	private static final String BATCH = SCHEMA + "batch";
	/** The elements that are read, by the end of the namespace and their name. */
	private static final List<String> READ = List.of("jms/listener-container", "rabbit/listener-container", "batch/chunk", "batch/handler", "task/executor");
	/** The ends of the names of classes whose beans are read. */
	private static final List<String> BEANS = List.of("MessageListenerContainer", "ListenerContainerFactory", "JmsTemplate", "ConnectionFactory", "TransactionManager", "TaskExecutor", "DataSource", "StepFactoryBean");
	/** Attributes that a fix may add. */
	private static final Map<String, List<String>> ADDABLE = Map.of("jms.listener-container", List.of("cache"));
	/** Deeper than any context that somebody wrote. */
	private static final int DEEPEST = 40;

	private final XmlSettings settings;
	private final List<ConfigurationGroup> target;

	BeansReader(XmlSettings settings, List<ConfigurationGroup> target) {
		this.settings = settings;
		this.target = target;
	}

	/**
	 * Reads what stands in an element.
	 *
	 * @param parent the element
	 * @param profile the profile of the beans around it, or null
	 */
	void read(XmlElement parent, String profile) {
		read(parent, profile, 0);
	}

	private void read(XmlElement parent, String profile, int depth) {
		for (XmlElement element : parent.children()) {
			String namespace = String.valueOf(element.namespace());
			String kind = (namespace.startsWith(SCHEMA) ? namespace.substring(SCHEMA.length()) + '/' : "") + element.localName();
			if (READ.contains(kind)) {
				target.add(group(element, kind.replace('/', '.'), parent, profile));
			} else if (element.localName().equals("bean") && isRead(element)) {
				target.add(bean(element, profile));
			}
			if (depth < DEEPEST) {
				read(element, element.localName().equals("beans") && element.attribute("profile") != null ? element.attributeValue("profile") : profile, depth + 1);
			}
		}
	}

	private ConfigurationGroup group(XmlElement element, String kind, XmlElement parent, String profile) {
		ConfigurationGroup group = create(kind, element, profile);
		group.setName(BATCH.equals(element.namespace()) ? step(element) : element.attributeValue("id"));
		attributes(element, group.getSettings());
		// What runs the chunk is said of the tasklet around it.
		if (kind.equals("batch.chunk")) {
			attributes(parent, group.getSettings());
		}
		for (String name : ADDABLE.getOrDefault(kind, List.of())) {
			if (element.attribute(name) == null) {
				group.getSettings().add(settings.attribute(element, name));
			}
		}
		for (XmlElement inner : element.children()) {
			if (inner.localName().equals("listener")) {
				ConfigurationGroup listener = create(kind + ".listener", inner, profile);
				attributes(inner, listener.getSettings());
				group.getGroups().add(listener);
			}
		}
		return group;
	}

	private void attributes(XmlElement element, List<Setting> into) {
		for (XmlAttribute attribute : element.attributes()) {
			if (!attribute.declaresNamespace() && attribute.prefix() == null && !Secrets.isName(attribute.localName())) {
				into.add(settings.value(attribute.localName(), attribute, null));
			}
		}
	}

	/** {@return the name of the step around an element, or null} */
	private static String step(XmlElement element) {
		for (XmlElement each = element; each != null; each = each.parent()) {
			if (each.localName().equals("step")) {
				return each.attributeValue("id");
			}
		}
		return null;
	}

	private ConfigurationGroup create(String kind, XmlElement element, String profile) {
		ConfigurationGroup group = NewParts.group(SpringBeansFormat.PREFIX + kind, element.localName(), null, settings.origin(element));
		if (profile != null) {
			group.getSettings().add(settings.set("profile", profile, settings.origin(element), null, ValueForm.NONE));
		}
		return group;
	}

	private static boolean isRead(XmlElement bean) {
		String type = bean.attributeValue("class");
		return type != null && BEANS.stream().anyMatch(type::endsWith);
	}

	private ConfigurationGroup bean(XmlElement element, String profile) {
		ConfigurationGroup group = create("bean", element, profile);
		String type = element.attributeValue("class");
		group.setLabel(type.substring(type.lastIndexOf('.') + 1));
		String id = element.attributeValue("id");
		group.setName(id != null ? id : element.attributeValue("name"));
		group.getSettings().add(settings.attribute(element, "class"));
		BeanSettings.read(element, settings, group.getSettings());
		return group;
	}
}
