/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import java.util.List;
import java.util.Set;

import org.wiretune.core.Origin;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/** The address that a step of a route names. @param group the group of the address */
record Address(ConfiguredGroup group) {

	/** Components that send and take JMS messages with the options of the component jms. */
	private static final Set<String> JMS = Set.of("jms", "activemq", "activemq6", "amqp", "wmq", "amq");
	private static final Set<String> QUEUES = Set.of("seda", "vm");
	/** Components whose callers wait for an answer. */
	private static final Set<String> SERVERS = Set.of("rest", "platform-http", "jetty", "netty-http", "netty4-http", "undertow", "servlet", "restlet", "cxf", "cxfrs", "spring-ws", "rest-api");
	/** Components whose bodies are streams of any size. */
	private static final Set<String> STREAMS = Set.of("file", "ftp", "ftps", "sftp", "smb", "aws-s3", "aws2-s3", "azure-storage-blob", "google-storage", "minio", "platform-http", "jetty", "undertow", "servlet", "netty-http", "http", "https");
	/** Components that wait for another process. */
	private static final Set<String> REMOTE = Set.of("http", "https", "http4", "https4", "cxf", "cxfrs", "spring-ws", "jms", "activemq", "amqp", "sjms", "sjms2", "sql", "sql-stored", "jdbc", "jpa", "mybatis", "mongodb", "ftp", "ftps", "sftp", "netty-http", "vertx-http", "ejb", "elasticsearch", "elasticsearch-rest",
			"rest", "salesforce", "ldap", "smtp", "smtps", "aws2-s3", "hibernate");

	/** {@return the name of the component} */
	String scheme() {
		return group.group().getLabel();
	}

	/** {@return what stands between the scheme and the options} */
	String path() {
		return group.name();
	}

	/** {@return scheme and path, which together are one endpoint} */
	String name() {
		return path().isEmpty() ? scheme() : scheme() + ':' + path();
	}

	/** {@return where it stands} */
	Origin origin() {
		return group.group().getOrigin();
	}

	/** {@return an option that is stated, or null} @param name its name */
	Setting option(String name) {
		Setting setting = group.setting(name);
		return Values.isSet(setting) ? setting : null;
	}

	/** {@return whether one of some options is stated} @param names their names */
	boolean states(String... names) {
		return List.of(names).stream().anyMatch(group::states);
	}

	/** {@return the value of an option, or null} @param name its name */
	String value(String name) {
		return group.value(name);
	}

	/** {@return the number that an option states, the default of its placeholder included; null where it states none} @param name its name */
	Long number(String name) {
		String value = value(name);
		if (value == null) {
			return null;
		}
		String stated = value.matches("\\{\\{[^{}:]+:\\d+\\}\\}") ? value.substring(value.lastIndexOf(':') + 1, value.length() - 2) : value;
		// A range such as 5-10 is written where consumers may come and go.
		String last = stated.substring(stated.lastIndexOf('-') + 1).strip();
		return last.matches("\\d{1,9}") ? Long.valueOf(last) : null;
	}

	/** {@return whether it sends or takes JMS messages} */
	boolean isJms() {
		return JMS.contains(scheme());
	}

	/** {@return whether it is a queue in the memory of the process} */
	boolean isQueue() {
		return QUEUES.contains(scheme());
	}

	/** {@return whether it is a call of another route on the same thread} */
	boolean isDirect() {
		return scheme().equals("direct") || scheme().equals("direct-vm");
	}

	/** {@return whether whoever sends to it waits for an answer, as a source of a route} */
	boolean isServer() {
		return SERVERS.contains(scheme());
	}

	/** {@return whether its bodies are streams of any size, as a source of a route} */
	boolean isStream() {
		return STREAMS.contains(scheme());
	}

	/** {@return whether a call of it waits for another process} */
	boolean isRemote() {
		return REMOTE.contains(scheme());
	}
}
