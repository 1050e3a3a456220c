/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.springintegration;

import java.util.List;
import java.util.Map;
import java.util.Set;

import org.wiretune.core.ValueForm;
import org.wiretune.lint.springbeans.BeanSettings;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.safety.secret.Secrets;

/** Reads the elements of a file of Spring into groups: those of Spring Integration, and the beans that these lean on. */
final class ContextReader {

	/** What the namespaces of Spring Integration begin with. */
	static final String INTEGRATION = "http://www.springframework.org/schema/integration";
	private static final String TASK = "http://www.springframework.org/schema/task";
	/** The ends of the names of classes whose beans are read. */
	private static final List<String> BEANS = List.of("CachingConnectionFactory", "SingleConnectionFactory", "TaskExecutor", "TaskScheduler", "MessageStore", "MessageGroupStore", "MessageGroupStoreReaper", "QueueChannel", "PriorityChannel",
			"MessageHistoryConfigurer");
	/** Attributes that a fix may add, by the kind of the group. */
	private static final Map<String, List<String>> ADDABLE = Map.of("jms.outbound-gateway", List.of("correlation-key"), "poller", List.of("max-messages-per-poll"), "queue", List.of("capacity"),
			"aggregator", List.of("expire-groups-upon-completion"));
	/** Properties that a fix may add to a bean, by the end of its class. */
	private static final Map<String, String> PROPERTIES = Map.of("CachingConnectionFactory", "cacheConsumers", "ThreadPoolTaskExecutor", "queueCapacity");
	/** Elements with neither attributes nor children that matter, the content of which would be long. */
	private static final Set<String> SKIPPED = Set.of("documentation", "description");

	private final XmlSettings settings;

	ContextReader(XmlSettings settings) {
		this.settings = settings;
	}

	/**
	 * Reads what stands in an element.
	 *
	 * @param parent the element
	 * @param profile the profile of the beans around it, or null
	 * @param target takes the groups
	 */
	void read(XmlElement parent, String profile, List<ConfigurationGroup> target) {
		for (XmlElement element : parent.children()) {
			String namespace = String.valueOf(element.namespace());
			if (namespace.startsWith(INTEGRATION) && !SKIPPED.contains(element.localName())) {
				target.add(group(element, tail(namespace), profile));
			} else if (namespace.equals(TASK) && (element.localName().equals("executor") || element.localName().equals("scheduler"))) {
				target.add(group(element, "task-", profile));
			} else if (element.localName().equals("bean") && isRead(element)) {
				target.add(bean(element, profile));
			} else if (element.localName().equals("beans")) {
				read(element, element.attributeValue("profile"), target);
			}
		}
	}

	/** What a kind begins with: nothing for the core, else the end of the namespace and a dot. */
	private static String tail(String namespace) {
		String rest = namespace.substring(INTEGRATION.length());
		return rest.length() < 2 || rest.charAt(0) != '/' ? "" : rest.substring(1) + '.';
	}

	private ConfigurationGroup group(XmlElement element, String tail, String profile) {
		ConfigurationGroup group = PlatformFactory.INSTANCE.createConfigurationGroup();
		String kind = tail + element.localName();
		group.setKind(SpringIntegrationFormat.PREFIX + kind);
		group.setLabel(element.localName());
		String id = element.attributeValue("id");
		group.setName(id != null ? id : element.attributeValue("name"));
		group.setOrigin(settings.origin(element));
		for (XmlAttribute attribute : element.attributes()) {
			if (!attribute.declaresNamespace() && attribute.prefix() == null && !Secrets.isName(attribute.localName())) {
				group.getSettings().add(settings.value(attribute.localName(), attribute, null));
			}
		}
		for (String name : ADDABLE.getOrDefault(kind, List.of())) {
			if (element.attribute(name) == null) {
				group.getSettings().add(settings.attribute(element, name));
			}
		}
		if (kind.equals("jms.outbound-gateway") && element.child("reply-listener") == null) {
			group.getSettings().add(settings.missing("reply-listener", settings.style().child(element, List.of(), List.of(), '<' + XmlSettings.qualified(element, ""), "/>"), null, null));
		}
		profile(group, profile, element);
		read(element, profile, group.getGroups());
		return group;
	}

	private void profile(ConfigurationGroup group, String profile, XmlElement element) {
		if (profile != null) {
			group.getSettings().add(settings.set("profile", profile, settings.origin(element), null, ValueForm.NONE));
		}
	}

	private static boolean isRead(XmlElement bean) {
		String type = bean.attributeValue("class");
		return type != null && BEANS.stream().anyMatch(type::endsWith);
	}

	private ConfigurationGroup bean(XmlElement element, String profile) {
		ConfigurationGroup group = PlatformFactory.INSTANCE.createConfigurationGroup();
		group.setKind(SpringIntegrationFormat.PREFIX + "bean");
		String type = element.attributeValue("class");
		String simple = type.substring(type.lastIndexOf('.') + 1);
		group.setLabel(simple);
		String id = element.attributeValue("id");
		group.setName(id != null ? id : element.attributeValue("name"));
		group.setOrigin(settings.origin(element));
		group.getSettings().add(settings.attribute(element, "class"));
		BeanSettings.read(element, settings, group.getSettings());
		String addable = PROPERTIES.get(simple);
		if (addable != null && group.getSettings().stream().noneMatch(setting -> addable.equals(setting.getName()))) {
			group.getSettings().add(settings.missing(addable, settings.style().child(element, List.of(), List.of(), '<' + XmlSettings.qualified(element, "property") + " name=\"" + addable + "\" value=\"", "\"/>"), null, null));
		}
		profile(group, profile, element);
		return group;
	}
}
