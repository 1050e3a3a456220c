/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.mq;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.messaging.MessageDrivenWorkFinder;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.MessageListeners;
import org.wiretune.lint.rules.MessageListeners.Listener;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * Two-phase commit of factories of WebSphere MQ: rules {@code mq-xa-enabled-single-resource}, {@code mq-xa-enabled-topic-cf}
 * and {@code mq-xa-disabled-multi-resource}. It is called needless only where that can be shown: every listener port of the
 * factory leads to beans whose classes were read and work with their message alone, and nothing else refers to the factory; or
 * the server has no other resource manager at all. It is called missing where such a bean works with a database.
 */
final class ExtendedTransactions {

	private static final String XA = "XAEnabled";
	private static final String TIMER = "jdbc/DefaultEJBTimerDataSource";
	private static final String[] FACTORIES = {"websphere.mqQueueConnectionFactory", "websphere.mqTopicConnectionFactory", "websphere.mqConnectionFactory",
			"websphere.embeddedQueueConnectionFactory", "websphere.embeddedTopicConnectionFactory", "websphere.jmsConnectionFactory", "websphere.j2cConnectionFactory"};

	private ExtendedTransactions() {
	}

	/**
	 * @param factory the factory
	 * @param ports the listener ports that name it
	 * @param works what the beans of these ports work with, as far as their classes were read
	 * @param allKnown whether that is every bean of the ports
	 * @param alone whether the server has no other resource manager
	 */
	private record Site(ConfiguredGroup factory, List<ListenerPort> ports, List<CodeFact> works, boolean allKnown, boolean alone) {

		Setting xa() {
			return factory.setting(XA);
		}

		/** Every bean works with its message alone. */
		boolean isProvenSingle() {
			return allKnown && !works.isEmpty() && works.stream().allMatch(ExtendedTransactions::isSimple);
		}

		/** A bean under a transaction of the container that works with a database. */
		CodeFact coordinating() {
			return works.stream().filter(work -> MessageListeners.detail(work, MessageDrivenWorkFinder.TRANSACTION) == null)
					.filter(work -> MessageListeners.detail(work, MessageDrivenWorkFinder.DATABASE) != null).findFirst().orElse(null);
		}

		CodeFact first() {
			return works.isEmpty() ? null : works.get(0);
		}
	}

	private static boolean isSimple(CodeFact work) {
		return work.getDetails().stream().allMatch(detail -> detail.getName().equals(MessageDrivenWorkFinder.TRANSACTION));
	}

	static Rule needless() {
		return needless("mq-xa-enabled-single-resource", "websphere.mqQueueConnectionFactory", "websphere.mqConnectionFactory");
	}

	static Rule needlessForTopics() {
		return needless("mq-xa-enabled-topic-cf", "websphere.mqTopicConnectionFactory");
	}

	private static Rule needless(String id, String... kinds) {
		return RuleForm.rule(id, Subject.MESSAGING, Severity.WARNING, reading -> sites(reading, kinds))
				.onSites(form -> form
						.when(site -> Values.truth(site.xa()) && !site.factory().isForDevelopment())
						.when(site -> site.isProvenSingle() || site.alone() && site.works().stream().allMatch(ExtendedTransactions::isSimple))
						.severity(site -> site.isProvenSingle() ? Severity.WARNING : Severity.INFO)
						.at(site -> site.factory().place(XA))
						.measured(site -> Values.shown(site.xa()))
						.limit(site -> "false")
						.with("name", site -> site.factory().name())
						.with("bean", site -> site.first() == null ? "" : site.first().getName())
						.message(site -> site.isProvenSingle() ? null : "alone")
						.assuming(site -> site.isProvenSingle() ? new Assumption(null) : new Assumption("alone"))
						.related(ExtendedTransactions::places)
						.fix("off", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.xa(), "false")))
				.build();
	}

	static Rule missing() {
		return RuleForm.rule("mq-xa-disabled-multi-resource", Subject.MESSAGING, Severity.WARNING,
				reading -> sites(reading, "websphere.mqQueueConnectionFactory", "websphere.mqTopicConnectionFactory", "websphere.mqConnectionFactory"))
				.onSites(form -> form
						.when(site -> Values.isSet(site.xa()) && "false".equalsIgnoreCase(site.xa().effective().strip()) && site.coordinating() != null)
						.at(site -> Values.origin(site.xa()))
						.measured(site -> Values.value(site.xa()))
						.limit(site -> "true")
						.with("name", site -> site.factory().name())
						.with("bean", site -> site.coordinating().getName())
						.assuming(site -> new Assumption(null))
						.related(site -> {
							List<Origin> places = new ArrayList<>();
							places.add(Values.origin(MessageListeners.detail(site.coordinating(), MessageDrivenWorkFinder.DATABASE)));
							places.addAll(places(site));
							return places;
						})
						.fix("on", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.xa(), "true")))
				.build();
	}

	private static List<Origin> places(Site site) {
		List<Origin> places = new ArrayList<>();
		site.ports().forEach(port -> places.add(port.port().place("connectionFactoryJNDIName")));
		site.works().forEach(work -> places.add(work.getOrigin()));
		return places;
	}

	private static Stream<Site> sites(Reading reading, String... kinds) {
		List<ListenerPort> ports = ListenerPort.of(reading).toList();
		return ConfigurationIndex.groups(reading, kinds).filter(factory -> factory.setting(XA) != null && factory.server() != null).map(factory -> {
			List<ListenerPort> own = ports.stream().filter(port -> port.factory() != null && port.factory().group() == factory.group()).toList();
			List<CodeFact> works = new ArrayList<>();
			boolean known = !isReferred(reading, factory.value("jndiName"));
			for (ListenerPort port : own) {
				known &= addWorks(reading, port.port().name(), works);
			}
			return new Site(factory, own, works, known, isAlone(reading, factory));
		});
	}

	/** Adds what the beans of a port work with; says false where there is none or one whose class was not read. */
	private static boolean addWorks(Reading reading, String port, List<CodeFact> works) {
		List<ConfiguredGroup> bindings = ConfigurationIndex.groups(reading, "websphere.message-driven")
				.filter(group -> port.equals(group.value("listener-port")) || port.equals(group.value("listenerInputPortName"))).toList();
		boolean known = !bindings.isEmpty();
		for (ConfiguredGroup binding : bindings) {
			List<Listener> beans = MessageListeners.of(reading).stream().filter(listener -> listener.application() == binding.application()).toList();
			// A binding in XMI names the bean by an identifier, which only tells it where there is one bean.
			List<Listener> named = binding.name().indexOf('#') >= 0 ? beans : beans.stream()
					.filter(bean -> bean.name().equals(binding.name()) || bean.descriptor() != null && bean.descriptor().name().equals(binding.name())).toList();
			CodeFact work = named.size() == 1 ? named.get(0).work() : null;
			if (work == null) {
				known = false;
			} else {
				works.add(work);
			}
		}
		return known;
	}

	private static boolean isReferred(Reading reading, String jndiName) {
		return jndiName != null && ConfigurationIndex.groups(reading, "websphere.resource-ref")
				.anyMatch(group -> jndiName.equals(group.value("binding-name")) || jndiName.equals(group.value("jndiName")));
	}

	/** The data source of the timer service takes part in no transaction of a message. */
	private static boolean isAlone(Reading reading, ConfiguredGroup factory) {
		return factory.server().getDataSources().stream().allMatch(source -> TIMER.equals(Values.value(source.getJndiName())))
				&& ConfigurationIndex.groups(reading, factory.server(), FACTORIES).allMatch(group -> group.group() == factory.group())
				&& ConfigurationIndex.groups(reading, "websphere.resource-ref").findAny().isEmpty();
	}
}
