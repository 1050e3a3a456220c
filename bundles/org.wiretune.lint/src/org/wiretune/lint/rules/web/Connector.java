/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.web;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;

import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/**
 * What accepts requests and has a thread pool behind it: a connector of JBoss Web or Tomcat, or Tomcat in Spring Boot, whose
 * settings have other names for the same things.
 *
 * @param in the group of settings
 */
record Connector(ConfiguredGroup in) {

	/** The connectors of JBoss Web in JBoss AS 4 to 6 and EAP 4 and 5. */
	static final String JBOSS = "jboss-5.web.connector";
	/** The connectors of Tomcat. */
	static final String TOMCAT = "tomcat.connector";
	/** Tomcat in Spring Boot. */
	static final String SPRING_BOOT = "spring-boot.server.tomcat";

	/** {@return all connectors} @param reading what was read */
	static Stream<Connector> all(Reading reading) {
		return ConfigurationIndex.groups(reading, JBOSS, TOMCAT, SPRING_BOOT).map(Connector::new);
	}

	/** {@return the connectors that answer HTTP} @param reading what was read */
	static Stream<Connector> http(Reading reading) {
		return all(reading).filter(connector -> !connector.isAjp());
	}

	/** {@return the connectors behind a web server} @param reading what was read */
	static Stream<Connector> ajp(Reading reading) {
		return all(reading).filter(Connector::isAjp);
	}

	/**
	 * Starts a rule on connectors; the placeholders name, owner and file are filled.
	 *
	 * @param id the id in the catalogue
	 * @param severity how much it usually matters
	 * @param sites the connectors
	 * @return the form
	 */
	static RuleForm<Connector> rule(String id, Severity severity, Function<Reading, Stream<Connector>> sites) {
		return RuleForm.rule(id, Subject.CONCURRENCY, severity, sites).with("name", Connector::name).with("owner", site -> site.in().owner())
				.with("file", site -> site.in().fileName());
	}

	boolean isJBoss() {
		return in.product() == Product.JBOSS_EAP_5;
	}

	/** Whether the connector is an element with attributes: of JBoss Web, or of Tomcat, from which that was made. */
	boolean isElement() {
		return !in.group().getKind().equals(SPRING_BOOT);
	}

	boolean isAjp() {
		String protocol = isElement() ? in.value("protocol") : null;
		return protocol != null && protocol.toLowerCase(Locale.ROOT).contains("ajp");
	}

	/** A connector with an executor takes its threads from there, and its own numbers mean nothing. */
	boolean hasThreads() {
		return isElement() ? !in.states("executor") : !hasVirtualThreads();
	}

	/** {@return the most threads, under the name that the file states} */
	Setting most() {
		return isElement() ? in.setting("maxThreads") : stated("threads.max", "max-threads (until 2.2)");
	}

	/** {@return the threads that are kept, under the name that the file states} */
	Setting spare() {
		return isElement() ? in.setting("minSpareThreads") : stated("threads.min-spare", "min-spare-threads (until 2.2)");
	}

	/** {@return the requests of one connection} */
	Setting requests() {
		return in.setting(isElement() ? "maxKeepAliveRequests" : "max-keep-alive-requests");
	}

	/** {@return the protocol and the port for messages} */
	String name() {
		if (!isElement()) {
			return "Tomcat";
		}
		String protocol = in.value("protocol") == null ? "HTTP/1.1" : in.value("protocol");
		return in.value("port") == null ? protocol : protocol + ' ' + in.value("port");
	}

	/** Version 2.3 of Spring Boot renamed the settings of the pool; a file uses one form or the other. */
	private Setting stated(String name, String before) {
		return Arrays.asList(in.setting(name), in.setting(before)).stream().filter(Values::isSet).findFirst().orElse(in.setting(name));
	}

	/** With a thread for each request the pool of Tomcat is not used. */
	private boolean hasVirtualThreads() {
		return ConfigurationIndex.groups(in.reading(), "spring-boot.threads").filter(group -> group.application() == in.application())
				.anyMatch(group -> Values.truth(group.setting("virtual.enabled")));
	}
}
