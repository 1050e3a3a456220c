/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wildfly;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.wiretune.core.Product;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.XmlFormat;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.lint.xml.XmlSettings;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.platform.Server;

/**
 * Reads the configuration of WildFly, JBoss EAP 6 and later and AS 7 in any version of its schemas. A {@code standalone.xml}
 * is a server, a {@code domain.xml} one for each profile; a {@code host.xml} gives the options of the virtual machines that
 * the servers of its host run in. What rules relate is read here, all other settings by the table {@code wildfly.settings}.
 */
public final class WildFlyServerFormat extends XmlFormat {

	/** The id of the format. */
	public static final String ID = "wildfly-server";

	@Override
	public String id() {
		return ID;
	}

	@Override
	public Set<String> extensions() {
		return Set.of("xml");
	}

	@Override
	public boolean accepts(String path) {
		String name = fileName(path);
		if (!name.endsWith(".xml")) {
			return false;
		}
		int slash = path.lastIndexOf('/');
		return name.startsWith("standalone") || name.startsWith("domain") || name.startsWith("host") || slash > 0 && ("/" + path.substring(0, slash)).endsWith("/configuration");
	}

	@Override
	protected boolean ownsName() {
		return false;
	}

	@Override
	protected boolean acceptsRoot(XmlElement root) {
		String namespace = root.namespace();
		return namespace != null && namespace.startsWith("urn:jboss:domain:") && switch (root.localName()) {
		case "server", "domain", "host" -> true;
		default -> false;
		};
	}

	@Override
	protected void read(XmlElement root, XmlSettings settings, FileParts parts) {
		switch (root.localName()) {
		case "server" -> standalone(root, settings, parts);
		case "domain" -> domain(root, settings, parts);
		default -> host(root, settings, parts);
		}
	}

	private static void standalone(XmlElement root, XmlSettings settings, FileParts parts) {
		Server server = server(root, root.namespace(), settings);
		if (server.getName() == null || server.getName().isEmpty()) {
			String file = fileName(parts.path());
			server.setName(file.substring(0, file.length() - ".xml".length()));
		}
		for (XmlElement profile : root.children("profile")) {
			WildFlySubsystems.read(List.of(profile), settings, server);
		}
		parts.add(server);
	}

	private static void domain(XmlElement root, XmlSettings settings, FileParts parts) {
		for (XmlElement profiles : root.children("profiles")) {
			for (XmlElement profile : profiles.children("profile")) {
				Server server = server(profile, root.namespace(), settings);
				WildFlySubsystems.read(withIncluded(profile, profiles), settings, server);
				jvm(root, profile.attributeValue("name"), settings, server);
				parts.add(server);
			}
		}
	}

	/** A profile may include others, whose subsystems are its own then. */
	private static List<XmlElement> withIncluded(XmlElement profile, XmlElement profiles) {
		List<XmlElement> all = new ArrayList<>(List.of(profile));
		for (int i = 0; i < all.size(); i++) {
			for (XmlElement include : all.get(i).children("include")) {
				for (XmlElement other : profiles.children("profile")) {
					String name = other.attributeValue("name");
					if (name != null && name.equals(include.attributeValue("profile")) && !all.contains(other)) {
						all.add(other);
					}
				}
			}
		}
		return all;
	}

	/** The virtual machine that the first group of servers with the profile runs in. */
	private static void jvm(XmlElement root, String profile, XmlSettings settings, Server server) {
		for (XmlElement groups : root.children("server-groups")) {
			for (XmlElement group : groups.children("server-group")) {
				XmlElement jvm = profile != null && profile.equals(group.attributeValue("profile")) ? group.child("jvm") : null;
				if (jvm != null && server.getJvm() == null) {
					server.setJvm(WildFlyJvm.read(jvm, settings));
				}
			}
		}
	}

	private static void host(XmlElement root, XmlSettings settings, FileParts parts) {
		for (XmlElement jvms : root.children("jvms")) {
			for (XmlElement jvm : jvms.children("jvm")) {
				parts.add(WildFlyJvm.read(jvm, settings));
			}
		}
	}

	private static Server server(XmlElement element, String namespace, XmlSettings settings) {
		Server server = PlatformFactory.INSTANCE.createServer();
		settings.name(server, element);
		server.setProduct(Product.WILDFLY);
		server.setVersion(WildFlyVersions.of(namespace));
		return server;
	}
}
