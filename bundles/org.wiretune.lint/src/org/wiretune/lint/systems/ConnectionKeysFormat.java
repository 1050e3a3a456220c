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

import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.text.TextEntry;
import org.wiretune.lint.text.TextSyntaxes;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;
import org.wiretune.model.settings.SettingsFactory;

/**
 * Reads under which addresses an application reaches brokers and databases, from the properties of Spring Boot, Quarkus and Camel: a group
 * {@value #KIND} for each, with the product as its label. An address is kept without users, passwords and options.
 */
public final class ConnectionKeysFormat implements FileFormat {

	/** The kind of the groups. */
	static final String KIND = "systems.connection";
	/** The hosts with their ports, with commas between them. */
	static final String HOSTS = "hosts";
	/** The name of a database; a broker has none. */
	static final String DATABASE = "database";
	/** The profile that the address is for; not there for all profiles. */
	static final String PROFILE = "profile";
	/** The key that gives the address, without its last words. */
	static final String KEY = "key";

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

	@Override
	public String id() {
		return "systems-connections";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("properties", "yml", "yaml");
	}

	@Override
	public boolean accepts(String path) {
		return FILES.matcher(path).find();
	}

	@Override
	public void read(SourceText text, FileParts parts) {
		Matcher name = FILES.matcher(parts.path());
		String ofFile = name.find() ? name.group(1) : null;
		List<TextEntry> entries = TextSyntaxes.of(parts.path().endsWith(".properties") ? "properties" : "yaml").read(text).entries();
		Map<Integer, String> profiles = new HashMap<>();
		Map<String, String> values = new HashMap<>();
		entries.forEach(entry -> {
			if (ACTIVATION.contains(entry.key())) {
				profiles.put(entry.document(), entry.value());
			}
			values.putIfAbsent(entry.document() + plain(entry.key()), entry.value());
		});
		List<ConfigurationGroup> groups = new ArrayList<>();
		for (TextEntry entry : entries) {
			String key = plain(entry.key());
			String profile = key.startsWith("%") && key.indexOf('.') > 0 ? key.substring(1, key.indexOf('.')) : profiles.getOrDefault(entry.document(), ofFile);
			String own = key.startsWith("%") ? key.substring(key.indexOf('.') + 1) : key;
			Origin origin = text.origin(entry.valueStart(), entry.valueEnd() - entry.valueStart());
			SharedSystem system = system(own, entry, values, origin);
			if (system != null) {
				groups.add(group(system, own, profile, origin));
			}
		}
		if (!groups.isEmpty()) {
			ConfigurationFile file = PlatformFactory.INSTANCE.createConfigurationFile();
			file.setName(parts.path().substring(parts.path().lastIndexOf('/') + 1));
			file.setPath(parts.path());
			file.setKind(id());
			file.setProduct(Product.SPRING_BOOT);
			file.setOrigin(text.origin(0, 0));
			file.getGroups().addAll(groups);
			parts.add(file);
		}
	}

	private static String plain(String key) {
		return key.replace("\"", "").replace("-", "").toLowerCase(Locale.ROOT);
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

	private static SharedSystem system(String key, TextEntry entry, Map<String, String> values, Origin origin) {
		String value = entry.value();
		if (value.isBlank()) {
			return null;
		}
		SharedSystem database = value.contains(":") ? Addresses.database(value, origin) : null;
		if (database != null) {
			return database;
		}
		for (Map.Entry<Pattern, String> broker : BROKERS.entrySet()) {
			if (broker.getKey().matcher(key).matches()) {
				String port = PORT_OF.matcher(key).matches() ? values.get(entry.document() + key.replaceFirst("host(?:name)?$", key.startsWith("camel.component.") ? "portnumber" : "port")) : null;
				return Addresses.broker(broker.getValue(), port == null ? value : value + ':' + port, origin);
			}
		}
		return null;
	}

	private static ConfigurationGroup group(SharedSystem system, String key, String profile, Origin origin) {
		ConfigurationGroup group = PlatformFactory.INSTANCE.createConfigurationGroup();
		group.setKind(KIND);
		group.setLabel(system.product());
		group.setName(system.name());
		group.setOrigin(origin);
		group.getSettings().add(setting(HOSTS, system.address(), origin));
		if (system.kind() == SharedSystem.Kind.DATABASE) {
			group.getSettings().add(setting(DATABASE, system.database(), origin));
		}
		if (profile != null) {
			group.getSettings().add(setting(PROFILE, profile, origin));
		}
		group.getSettings().add(setting(KEY, key, origin));
		return group;
	}

	private static Setting setting(String name, String value, Origin origin) {
		Setting setting = SettingsFactory.INSTANCE.createSetting();
		setting.setName(name);
		setting.setValue(value);
		setting.setState(SettingState.SET);
		setting.setOrigin(origin);
		setting.setForm(ValueForm.NONE);
		return setting;
	}
}
