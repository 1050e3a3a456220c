/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.wiretune.core.Memo;
import org.wiretune.core.Origin;
import org.wiretune.lint.java.messaging.MessageDrivenWorkFinder;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.MessageDrivenBean;
import org.wiretune.model.settings.Setting;

/**
 * The message-driven beans of all applications, whether annotations or a descriptor make them. Where both speak, the
 * descriptor wins, as in the specification of Enterprise JavaBeans.
 */
public final class MessageListeners {

	private static final Memo<List<Listener>> LISTENERS = Reading.memoOf(reading -> List.copyOf(read(reading)));

	private MessageListeners() {
	}

	/**
	 * A message-driven bean.
	 *
	 * @param reading everything that was read
	 * @param application the application
	 * @param bean the class with the annotation; null where only a descriptor was read
	 * @param descriptor its part of ejb-jar.xml; null where there is none
	 * @param work what its class works with, see {@link MessageDrivenWorkFinder}; null where the class was not read
	 */
	public record Listener(Reading reading, Application application, MessageDrivenBean bean, ConfiguredGroup descriptor, CodeFact work) {

		/** {@return the simple name of the bean} */
		public String name() {
			String name = bean != null ? bean.getName() : descriptor.name();
			return name == null ? "" : name.substring(name.lastIndexOf('.') + 1);
		}

		/** {@return the most sessions as stated, or null where nothing states them} */
		public Setting maximum() {
			Setting described = described("maxSession", "maxSessions");
			return described != null ? described : bean == null ? null : bean.getMaximumSessions();
		}

		/** {@return the sessions kept as stated, or null where nothing states them} */
		public Setting minimum() {
			Setting described = described("minSession", "minSessions");
			if (described != null || bean == null) {
				return described;
			}
			return property("minSession", "minSessions");
		}

		/** {@return an activation property of the class by one of its names, or null} @param names the names */
		public Setting property(String... names) {
			if (bean != null) {
				for (Setting setting : bean.getActivationProperties()) {
					if (List.of(names).contains(setting.getName())) {
						return setting;
					}
				}
			}
			return null;
		}

		/** {@return where the bean stands} */
		public Origin origin() {
			return bean != null ? bean.getOrigin() : Values.origin(descriptor.group());
		}

		/** {@return where the sessions stand, or the bean where they are not stated} */
		public Origin place() {
			Origin stated = Values.origin(maximum());
			return stated == null ? origin() : stated;
		}

		private Setting described(String... names) {
			if (descriptor != null) {
				for (String name : names) {
					if (descriptor.states(name)) {
						return descriptor.setting(name);
					}
				}
			}
			return null;
		}
	}

	/** {@return the beans of all applications} @param reading what was read */
	public static List<Listener> of(Reading reading) {
		return reading.memo(LISTENERS);
	}

	private static List<Listener> read(Reading reading) {
		List<Listener> listeners = new ArrayList<>();
		for (Application application : reading.solution().getApplications()) {
			Map<String, CodeFact> works = new HashMap<>();
			application.getCodeFacts().stream().filter(fact -> MessageDrivenWorkFinder.KIND.equals(fact.getKind())).forEach(fact -> works.putIfAbsent(fact.getTypeName(), fact));
			List<ConfiguredGroup> described = ConfigurationIndex.groups(reading, application, "ejb.message-driven").toList();
			Set<ConfigurationGroup> used = new HashSet<>();
			for (MessageDrivenBean bean : application.getMessageDrivenBeans()) {
				ConfiguredGroup descriptor = described.stream().filter(group -> describes(group, bean)).findFirst().orElse(null);
				if (descriptor != null) {
					used.add(descriptor.group());
				}
				listeners.add(new Listener(reading, application, bean, descriptor, works.get(bean.getName())));
			}
			described.stream().filter(group -> !used.contains(group.group()))
					.forEach(group -> listeners.add(new Listener(reading, application, null, group, works.get(group.value("ejb-class")))));
		}
		// No server runs what stands among the sources of tests.
		listeners.removeIf(listener -> listener.origin() != null && ('/' + listener.origin().path()).contains("/src/test/"));
		return listeners;
	}

	private static boolean describes(ConfiguredGroup group, MessageDrivenBean bean) {
		String type = group.value("ejb-class");
		String name = bean.getName() == null ? "" : bean.getName();
		return type != null ? type.equals(name) : group.name().equals(name.substring(name.lastIndexOf('.') + 1));
	}

	/** {@return a detail of an observation, or null} @param fact the observation, or null @param name the name of the detail */
	public static Setting detail(CodeFact fact, String name) {
		return fact == null ? null : fact.getDetails().stream().filter(detail -> name.equals(detail.getName())).findFirst().orElse(null);
	}
}
