/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.systems;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.core.Product;
import org.wiretune.lint.format.ApplicationKeysFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.text.TextEntry;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;

/**
 * Reads under which addresses an application reaches brokers and databases, from the properties of Spring Boot, Quarkus and Camel: a group
 * {@value #KIND} for each, with the key as its name, in a file for each profile.
 */
public final class ConnectionKeysFormat extends ApplicationKeysFormat {

	/** The kind of the groups. */
	static final String KIND = "systems.connection";
	/** The address as it is written. */
	static final String ADDRESS = "address";
	/** The port, where that stands under a key of its own. */
	static final String PORT = "port";
	/** The label of a group for a database; that of a broker is its product. */
	static final String DATABASE = "database";

	private static final Pattern FILES = Pattern.compile("(?:^|/)(?:(?:application|bootstrap)(?:-([\\w-]+))?\\.(?:properties|ya?ml)|microprofile-config\\.properties)$");
	/** Keys of addresses of brokers, without hyphens and in lower case, and whose they are. */
	private static final Map<Pattern, String> BROKERS = brokers();
	private static final Map<Pattern, String> BOUND = bound();
	private static final Pattern PORT_OF = Pattern.compile("(.*[.]|.*(?=host$))?host(?:name)?");
	private static final Set<String> ACTIVATION = Set.of("spring.config.activate.on-profile", "spring.profiles");

	private static Map<Pattern, String> bound() {
		Map<Pattern, String> keys = new LinkedHashMap<>();
		BROKERS.forEach((key, product) -> keys.put(Pattern.compile(key.pattern().replace("\\.", "").replace("\\w.", "\\w")), product));
		return keys;
	}

	private static Map<Pattern, String> brokers() {
		Map<Pattern, String> keys = new LinkedHashMap<>();
		keys.put(Pattern.compile("spring\\.activemq\\.brokerurl|camel\\.component\\.activemq6?\\.brokerurl"), "ActiveMQ");
		keys.put(Pattern.compile("spring\\.artemis\\.(?:brokerurl|host)|quarkus\\.artemis\\.(?:\\w+\\.)?url"), "Artemis");
		keys.put(Pattern.compile("quarkus\\.qpidjms\\.(?:\\w+\\.)?url|amqphost|mp\\.messaging\\.connector\\.smallryeamqp\\.host|camel\\.component\\.amqp\\.(?:host|brokerurl)|amqphub\\.amqp10jms\\.remoteurl"), "AMQP broker");
		keys.put(Pattern.compile("camel\\.component\\.s?jms2?\\.brokerurl"), "JMS broker");
		keys.put(Pattern.compile("spring\\.kafka\\.(?:\\w+\\.)?bootstrapservers|kafka\\.bootstrap\\.servers|mp\\.messaging\\.[\\w.]+\\.bootstrap\\.servers|spring\\.cloud\\.stream\\.kafka\\.(?:\\w+\\.)?binder\\.brokers|camel\\.component\\.kafka\\.brokers"), Systems.KAFKA);
		keys.put(Pattern.compile("spring\\.rabbitmq\\.(?:host|addresses)|rabbitmqhost|camel\\.component\\.(?:spring)?rabbitmq\\.(?:hostname|addresses)"), Systems.RABBIT);
		keys.put(Pattern.compile("ibm\\.mq\\.connname"), "IBM MQ");
		return keys;
	}

	/** Made by its world. */
	public ConnectionKeysFormat() {
		super("systems-connections", FILES);
	}

	@Override
	public void read(SourceText text, FileParts parts) {
		Matcher name = FILES.matcher(parts.path());
		String ofFile = name.find() ? name.group(1) : null;
		List<TextEntry> entries = entries(text);
		Map<Integer, String> profiles = new HashMap<>();
		Map<String, TextEntry> keys = new HashMap<>();
		entries.forEach(entry -> {
			if (ACTIVATION.contains(entry.key())) {
				profiles.put(entry.document(), entry.value());
			}
			keys.putIfAbsent(entry.document() + plain(entry.key()), entry);
		});
		Map<String, List<ConfigurationGroup>> groups = new LinkedHashMap<>();
		for (TextEntry entry : entries) {
			String key = plain(entry.key());
			String profile = key.startsWith("%") && key.indexOf('.') > 0 ? key.substring(1, key.indexOf('.')) : profiles.getOrDefault(entry.document(), ofFile);
			String own = key.startsWith("%") ? key.substring(key.indexOf('.') + 1) : key;
			String label = label(own, entry.value());
			if (label != null) {
				groups.computeIfAbsent(profile, any -> new ArrayList<>()).add(group(label, own, entry, port(key, entry, keys), text));
			}
		}
		groups.forEach((profile, each) -> {
			ConfigurationFile file = NewParts.file(parts.path(), id(), Product.SPRING_BOOT, text.origin(0, 0));
			file.setScope(profile);
			file.getGroups().addAll(each);
			parts.add(file);
		});
	}

	private static String plain(String key) {
		return key.replace("\"", "").replace("-", "").replaceFirst("\\[\\d{1,3}]$", "").toLowerCase(Locale.ROOT);
	}

	/** {@return the product whose brokers a variable of the environment names, by relaxed binding; null where it is none} @param variable the name */
	static String product(String variable) {
		String bound = bound(variable);
		return BOUND.entrySet().stream().filter(each -> each.getKey().matcher(bound).matches()).map(Map.Entry::getValue).findFirst().orElse(null);
	}

	/** {@return a key or variable as relaxed binding compares it} @param key the key */
	static String bound(String key) {
		return key.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
	}

	/** Whose address a key gives, or null where it gives none. */
	private static String label(String key, String value) {
		if (value.isBlank()) {
			return null;
		}
		return value.contains(":") && Addresses.database(value, null) != null ? DATABASE : BROKERS.entrySet().stream().filter(each -> each.getKey().matcher(key).matches()).map(Map.Entry::getValue).findFirst().orElse(null);
	}

	/** The entry with the port that belongs to a host, or null. */
	private static TextEntry port(String key, TextEntry entry, Map<String, TextEntry> keys) {
		return PORT_OF.matcher(key).matches() ? keys.get(entry.document() + key.replaceFirst("host(?:name)?$", key.startsWith("camel.component.") ? "portnumber" : "port")) : null;
	}

	private static ConfigurationGroup group(String label, String key, TextEntry entry, TextEntry port, SourceText text) {
		ConfigurationGroup group = NewParts.group(KIND, label, key, value(entry, text));
		group.getSettings().add(NewParts.stated(ADDRESS, entry.value(), group.getOrigin()));
		if (port != null && !port.value().isBlank()) {
			group.getSettings().add(NewParts.stated(PORT, port.value(), value(port, text)));
		}
		return group;
	}
}
