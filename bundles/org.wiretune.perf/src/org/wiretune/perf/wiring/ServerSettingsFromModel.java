/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.wiring;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

import org.wiretune.core.Product;
import org.wiretune.model.platform.ActivationSpecification;
import org.wiretune.model.platform.JvmOptions;
import org.wiretune.model.platform.ResourceAdapter;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.solution.Solution;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ThreadPoolSettings;

/**
 * Sets the embedded server to what the model read: heap, thread pools, the pools of the two messaging adapters and
 * their concurrency, each with file and line. What the files do not say, or what cannot be taken over, is told in
 * notes.
 */
public final class ServerSettingsFromModel {

	/** Work of asynchronous SCA calls runs on the pool of this adapter. */
	private static final String SCA_ADAPTER = "platform messaging component spi";
	/** Message-driven beans of JMS exports run on the pool of this adapter. */
	private static final String JMS_ADAPTER = "sib jms";

	private final ServerSettings.Builder settings = ServerSettings.builder();
	private final List<String> notes = new ArrayList<>();
	private final List<String> receivers;

	private ServerSettingsFromModel(List<String> receivers) {
		this.receivers = receivers;
	}

	/**
	 * What a run is set to.
	 *
	 * @param settings the settings
	 * @param notes sentences: where the settings come from, and what could not be taken over
	 */
	public record Result(ServerSettings settings, List<String> notes) {

		/** Copies the list. */
		public Result {
			notes = List.copyOf(notes);
		}
	}

	/**
	 * {@return the servers that a performance test can be set to, in path order}
	 *
	 * @param solution what was read
	 */
	public static List<Server> servers(Solution solution) {
		return solution.getServers().stream().filter(server -> server.getProduct() == Product.WEBSPHERE).toList();
	}

	/**
	 * {@return a server by its path or name}
	 *
	 * @param solution what was read
	 * @param wanted path or name; empty for the first
	 */
	public static Optional<Server> server(Solution solution, String wanted) {
		return servers(solution).stream()
				.filter(server -> wanted.isEmpty() || wanted.equals(server.getPath()) || wanted.equals(server.getName())).findFirst();
	}

	/**
	 * Reads the settings of a server.
	 *
	 * @param server the server
	 * @param receivers names of the modules that are called; where an adapter has several activation specifications,
	 *        that of the first of them counts
	 * @return settings and notes
	 */
	public static Result of(Server server, List<String> receivers) {
		ServerSettingsFromModel reading = new ServerSettingsFromModel(receivers);
		reading.notes.add(TEXTS.get("settings.server", server.getName(), server.getPath()));
		reading.readHeap(server.getJvm());
		reading.readPools(server);
		reading.readAdapters(server);
		return new Result(reading.settings.build(), reading.notes);
	}

	private void readHeap(JvmOptions jvm) {
		if (jvm == null) {
			notes.add(TEXTS.get("settings.noHeap", ServerSettings.lab().maximumHeapMegabytes()));
			return;
		}
		take(jvm.getMaximumHeapSize(), ServerSettings.SMALLEST_HEAP_MEGABYTES, ServerSettings.KEY_MAXIMUM_HEAP, settings::maximumHeapMegabytes);
		take(jvm.getInitialHeapSize(), 1, ServerSettings.KEY_INITIAL_HEAP, settings::initialHeapMegabytes);
		readArguments(jvm.getArguments());
	}

	/** The model's arguments are those of another make of JVM; only what every JVM understands is passed on. */
	private void readArguments(Setting arguments) {
		if (arguments == null || arguments.getValue() == null || arguments.getValue().isBlank()) {
			return;
		}
		List<String> taken = new ArrayList<>();
		List<String> left = new ArrayList<>();
		for (String argument : arguments.getValue().strip().split("\\s+")) {
			(argument.startsWith("-Xmn") || argument.startsWith("-Xss") ? taken : left).add(argument);
		}
		if (!taken.isEmpty()) {
			settings.jvmArguments(taken);
			source(ServerSettings.KEY_JVM_ARGUMENTS, arguments);
		}
		if (!left.isEmpty()) {
			notes.add(TEXTS.get("settings.arguments", String.join(" ", left), place(arguments)));
		}
	}

	private void readPools(Server server) {
		if (!server.getThreadPools().isEmpty()) {
			settings.withoutThreadPools();
		}
		for (ThreadPool pool : server.getThreadPools()) {
			Long maximum = number(pool.getMaximumSize());
			if (pool.getName() == null || pool.getName().isBlank() || maximum == null) {
				continue;
			}
			int most = (int) Math.max(1, Math.min(ThreadPoolSettings.LARGEST_MAXIMUM, maximum));
			if (most != maximum) {
				notes.add(TEXTS.get("settings.pool", pool.getName(), maximum.toString(), place(pool.getMaximumSize()), Integer.toString(most)));
			}
			Long minimum = number(pool.getMinimumSize());
			Long timeout = number(pool.getInactivityTimeout());
			settings.threadPool(new ThreadPoolSettings(pool.getName(), minimum == null ? 0 : (int) Math.max(0, Math.min(most, minimum)), most,
					timeout == null ? 60_000 : Math.max(1, timeout), place(pool.getMaximumSize())));
		}
	}

	private void readAdapters(Server server) {
		for (ResourceAdapter adapter : server.getResourceAdapters()) {
			String name = adapter.getName() == null ? "" : adapter.getName().toLowerCase(Locale.ROOT);
			if (name.contains(SCA_ADAPTER)) {
				alias(adapter, ServerSettings.KEY_SCA_THREAD_POOL, settings::scaThreadPool);
				concurrency(adapter, ServerSettings.KEY_SCA_MAXIMUM_CONCURRENCY, settings::scaMaximumConcurrency);
			} else if (name.contains(JMS_ADAPTER)) {
				alias(adapter, ServerSettings.KEY_JMS_THREAD_POOL, settings::jmsThreadPool);
				concurrency(adapter, ServerSettings.KEY_JMS_MAXIMUM_CONCURRENCY, settings::jmsMaximumConcurrency);
			}
		}
	}

	private void alias(ResourceAdapter adapter, String key, Consumer<String> target) {
		Setting alias = adapter.getThreadPoolAlias();
		if (alias == null || alias.getValue() == null || alias.getValue().isBlank()) {
			return;
		}
		if (adapter.getThreadPool() == null) {
			notes.add(TEXTS.get("settings.alias", alias.getValue(), place(alias), ServerSettings.DEFAULT_POOL));
			return;
		}
		target.accept(alias.getValue());
		source(key, alias);
	}

	private void concurrency(ResourceAdapter adapter, String key, IntConsumer target) {
		List<ActivationSpecification> specifications = adapter.getActivationSpecifications();
		Optional<ActivationSpecification> own = receivers.stream()
				.flatMap(receiver -> specifications.stream().filter(specification -> belongsTo(specification, receiver))).findFirst();
		own.or(() -> specifications.stream().findFirst()).ifPresent(specification -> take(specification.getMaximumConcurrency(), 1, key, target));
	}

	/** The product names the specifications of a module {@code Module_AS} and {@code sca/Module/ActivationSpec}. */
	private static boolean belongsTo(ActivationSpecification specification, String module) {
		String jndi = specification.getJndiName() == null ? null : specification.getJndiName().getValue();
		return specification.getName() != null && specification.getName().contains(module) || jndi != null && jndi.contains(module);
	}

	private void take(Setting setting, int least, String key, IntConsumer target) {
		Long value = number(setting);
		if (value == null) {
			return;
		}
		if (value < least || value > Integer.MAX_VALUE) {
			notes.add(TEXTS.get("settings.range", setting.getName(), value.toString(), place(setting), Integer.toString(least)));
			return;
		}
		target.accept(value.intValue());
		source(key, setting);
	}

	private void source(String key, Setting setting) {
		String place = place(setting);
		if (!place.isEmpty()) {
			settings.source(key, place);
		}
	}

	private static Long number(Setting setting) {
		return setting == null ? null : setting.asNumber();
	}

	/** File and line of a value; the document that states the default where the file is silent. */
	private static String place(Setting setting) {
		if (setting == null) {
			return "";
		}
		if (setting.getOrigin() != null) {
			return setting.getOrigin().path() + ':' + setting.getOrigin().line();
		}
		return setting.getDefaultSource() == null ? "" : setting.getDefaultSource();
	}
}
