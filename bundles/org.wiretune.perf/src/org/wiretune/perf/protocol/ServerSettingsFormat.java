/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.protocol;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ThreadPoolSettings;
import org.wiretune.perf.internal.JsonFields;

/**
 * Server settings as JSON, the same in a run file and in the order to the server:
 * {@code maximumHeapMegabytes}, {@code initialHeapMegabytes} (absent when the JVM chooses), {@code threadPools} (array of
 * {@code name}, {@code minimum}, {@code maximum}, {@code inactivityTimeoutMillis}, {@code source}),
 * {@code scaThreadPool}, {@code jmsThreadPool}, {@code webThreadPool}, {@code scaMaximumConcurrency},
 * {@code jmsMaximumConcurrency}, {@code jvmArguments}, {@code httpPort}, {@code journalBufferTimeoutMicros} and
 * {@code sources} (an object: name of the setting, where it came from).
 */
public final class ServerSettingsFormat {

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
	 * @throws com.google.gson.JsonParseException when a field is of the wrong kind
	 * @throws IllegalArgumentException when a value is out of its range
	 */
	public static ServerSettings read(JsonFields fields) {
		ServerSettings lab = ServerSettings.lab();
		ServerSettings.Builder settings = lab.toBuilder();
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
