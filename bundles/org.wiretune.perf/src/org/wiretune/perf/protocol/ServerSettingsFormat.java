/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.protocol;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ServerKey;
import org.wiretune.perf.base.ServerType;
import org.wiretune.perf.base.ThreadPoolSettings;
import org.wiretune.perf.internal.JsonFields;

/**
 * Server settings as JSON, the same in a run file and in the order to the server:
 * {@code maximumHeapMegabytes}, {@code initialHeapMegabytes} (absent when the JVM chooses), {@code threadPools} (array of
 * {@code name}, {@code minimum}, {@code maximum}, {@code inactivityTimeoutMillis}, {@code source}),
 * {@code scaThreadPool}, {@code jmsThreadPool}, {@code webThreadPool}, {@code scaMaximumConcurrency},
 * {@code jmsMaximumConcurrency}, {@code jvmArguments}, {@code httpPort}, {@code journalBufferTimeoutMicros} and
 * {@code sources} (an object: name of the setting, where it came from). Since schema 4 of run files there are
 * {@code serverKind} (see {@link ServerType#id()}) and what only some kinds of servers have (see {@link ServerKey#field()}),
 * whole numbers; absent when they are not set.
 */
public final class ServerSettingsFormat {

	/** Name of the field with the kind of server. */
	public static final String SERVER_KIND = "serverKind";

	private ServerSettingsFormat() {
	}

	/**
	 * Writes settings.
	 *
	 * @param settings the settings
	 * @return a JSON object
	 */
	public static JsonObject write(ServerSettings settings) {
		JsonObject json = new JsonObject();
		json.addProperty(SERVER_KIND, settings.type().id());
		settings.own().forEach((key, value) -> json.addProperty(key.field(), value));
		json.addProperty(ServerSettings.KEY_MAXIMUM_HEAP, settings.maximumHeapMegabytes());
		settings.initialHeapMegabytes()
				.ifPresent(megabytes -> json.addProperty(ServerSettings.KEY_INITIAL_HEAP, megabytes));
		JsonArray pools = new JsonArray();
		for (ThreadPoolSettings pool : settings.threadPools()) {
			JsonObject entry = new JsonObject();
			entry.addProperty("name", pool.name());
			entry.addProperty("minimum", pool.minimum());
			entry.addProperty("maximum", pool.maximum());
			entry.addProperty("inactivityTimeoutMillis", pool.inactivityTimeoutMillis());
			if (!pool.source().isEmpty()) {
				entry.addProperty("source", pool.source());
			}
			pools.add(entry);
		}
		json.add("threadPools", pools);
		json.addProperty(ServerSettings.KEY_SCA_THREAD_POOL, settings.scaThreadPool());
		json.addProperty(ServerSettings.KEY_JMS_THREAD_POOL, settings.jmsThreadPool());
		json.addProperty(ServerSettings.KEY_WEB_THREAD_POOL, settings.webThreadPool());
		json.addProperty(ServerSettings.KEY_SCA_MAXIMUM_CONCURRENCY, settings.scaMaximumConcurrency());
		json.addProperty(ServerSettings.KEY_JMS_MAXIMUM_CONCURRENCY, settings.jmsMaximumConcurrency());
		JsonArray arguments = new JsonArray();
		settings.jvmArguments().forEach(arguments::add);
		json.add(ServerSettings.KEY_JVM_ARGUMENTS, arguments);
		json.addProperty("httpPort", settings.httpPort());
		json.addProperty(ServerSettings.KEY_JOURNAL_BUFFER_TIMEOUT, settings.journalBufferTimeoutMicros());
		JsonObject sources = new JsonObject();
		settings.sources().forEach(sources::addProperty);
		json.add("sources", sources);
		return json;
	}

	/**
	 * Reads settings. What is absent is as in the lab.
	 *
	 * @param fields the JSON object
	 * @return the settings
	 * @throws JsonParseException when a field is of the wrong kind or names a kind of server that does not exist
	 * @throws IllegalArgumentException when a value is out of its range
	 */
	public static ServerSettings read(JsonFields fields) {
		ServerSettings lab = ServerSettings.lab();
		ServerSettings.Builder settings = lab.toBuilder();
		String kind = fields.text(SERVER_KIND, lab.type().id());
		settings.type(ServerType.find(kind).orElseThrow(
				() -> new JsonParseException(TEXTS.get("serverKind.unknown", kind, String.join(", ", ServerType.ids())))));
		for (ServerKey key : ServerKey.values()) {
			if (fields.has(key.field())) {
				settings.set(key, fields.integer(key.field(), key.least()));
			}
		}
		settings.maximumHeapMegabytes(fields.integer(ServerSettings.KEY_MAXIMUM_HEAP, lab.maximumHeapMegabytes()));
		settings.initialHeapMegabytes(fields.integer(ServerSettings.KEY_INITIAL_HEAP, 0));
		if (fields.has("threadPools")) {
			settings.withoutThreadPools();
			for (JsonFields pool : fields.objects("threadPools")) {
				settings.threadPool(new ThreadPoolSettings(pool.text("name", ""), pool.integer("minimum", 5),
						pool.integer("maximum", 20), pool.longInteger("inactivityTimeoutMillis", 5000),
						pool.text("source", "")));
			}
		}
		settings.scaThreadPool(fields.text(ServerSettings.KEY_SCA_THREAD_POOL, lab.scaThreadPool()));
		settings.jmsThreadPool(fields.text(ServerSettings.KEY_JMS_THREAD_POOL, lab.jmsThreadPool()));
		settings.webThreadPool(fields.text(ServerSettings.KEY_WEB_THREAD_POOL, lab.webThreadPool()));
		settings.scaMaximumConcurrency(
				fields.integer(ServerSettings.KEY_SCA_MAXIMUM_CONCURRENCY, lab.scaMaximumConcurrency()));
		settings.jmsMaximumConcurrency(
				fields.integer(ServerSettings.KEY_JMS_MAXIMUM_CONCURRENCY, lab.jmsMaximumConcurrency()));
		settings.jvmArguments(fields.texts(ServerSettings.KEY_JVM_ARGUMENTS));
		settings.httpPort(fields.integer("httpPort", 0));
		settings.journalBufferTimeoutMicros(
				fields.integer(ServerSettings.KEY_JOURNAL_BUFFER_TIMEOUT, lab.journalBufferTimeoutMicros()));
		fields.textMap("sources").forEach(settings::source);
		return settings.build();
	}
}
