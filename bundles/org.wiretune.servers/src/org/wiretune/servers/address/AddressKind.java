/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.address;

import org.wiretune.safety.text.Texts;

/** By which management interface a server is asked. */
public enum AddressKind {
	/** JMX over RMI, as any Java program offers it that is started with {@code com.sun.management.jmxremote.port}. */
	JAVA,
	/** JMX over the management interface of WildFly and JBoss EAP. */
	WILDFLY,
	/** The REST connector of Open Liberty and WebSphere Liberty. */
	LIBERTY,
	/** The meters of Micrometer over HTTP: the actuator of Spring Boot, the metrics of Quarkus. */
	ACTUATOR;

	private static final Texts TEXTS = Texts.of(AddressKind.class, "messages"); //$NON-NLS-1$

	/** {@return what a reader calls it} */
	public String label() {
		return TEXTS.get("kind." + name()); //$NON-NLS-1$
	}

	/** {@return what a reader calls a server of this kind, in a word or two} */
	public String shortLabel() {
		return TEXTS.get("kind.short." + name()); //$NON-NLS-1$
	}
}
