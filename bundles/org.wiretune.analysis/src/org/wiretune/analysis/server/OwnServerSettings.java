/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.core.Product;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.model.platform.ActivationSpecification;
import org.wiretune.model.platform.BeanPool;
import org.wiretune.model.platform.ConnectionPool;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.JvmOptions;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.solution.Solution;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ServerKey;
import org.wiretune.perf.base.ThreadPoolSettings;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.kit.ServerKind;

/**
 * What the user's own configuration of a WildFly or Liberty says, as settings of a run. Only what is written in a file is
 * taken; what has no counterpart in a run is said.
 *
 * @param settings the settings, with the kind of server
 * @param notes sentences: from which files, and what could not be taken over
 */
public record OwnServerSettings(ServerSettings settings, List<String> notes) {

	private static final Texts TEXTS = Texts.of(OwnServerSettings.class);
	private static final String WORKER = "io worker default";
	private static final String MESSAGE_DRIVEN = "Message Driven Bean";
	private static final String EXAMPLE = "ExampleDS";
	private static final int MILLIS = 1000;
	private static final Pattern DURATION = Pattern.compile("(\\d{1,9})\\s*(ms|s|m|h)?");

	/** Copies the list. */
	public OwnServerSettings {
		notes = List.copyOf(notes);
	}

	/**
	 * The kind of server that a configuration is for.
	 *
	 * @param server a server that was read
	 * @return the kind, empty for a product that no run can start
	 */
	public static Optional<ServerKind> kind(Server server) {
		if (server.getProduct() == Product.WILDFLY) {
			return Optional.of(ServerKind.WILDFLY);
		}
		return server.getProduct() == Product.LIBERTY ? Optional.of(ServerKind.LIBERTY) : Optional.empty();
	}

	/**
	 * The servers that were read and that a kind of server can be set to.
	 *
	 * @param solution what was read
	 * @param kind the kind
	 * @return the servers, in the order in which they were read
	 */
	public static List<Server> servers(Solution solution, ServerKind kind) {
		return solution.getServers().stream().filter(server -> kind(server).filter(kind::equals).isPresent()).toList();
	}

	/**
	 * The file of a server: WildFly has several servers in one folder.
	 *
	 * @param server a server that was read
	 * @return path of its main file; that of its folder where the file is not known
	 */
	public static String file(Server server) {
		return server.getOrigin() == null ? server.getPath() : server.getOrigin().path();
	}

	/**
	 * Reads the settings of a server.
	 *
	 * @param reading what was read
	 * @param server a WildFly or Liberty of it
	 * @return its settings
	 */
	public static OwnServerSettings of(Reading reading, Server server) {
		Collector collected = new Collector(reading, server);
		collected.jvm(server.getJvm());
		collected.threads();
		collected.beans();
		collected.sessions();
		collected.sources();
		collected.keepAlive();
		collected.leftOut();
		return new OwnServerSettings(collected.settings.build(), collected.notes);
	}

	/** File and line of a value. */
	static String place(Setting setting) {
		return setting.getOrigin() == null ? "" : setting.getOrigin().path() + ':' + setting.getOrigin().line();
	}

	private static final class Collector {

		private final Reading read;
		private final Server server;
		private final ServerSettings.Builder settings = ServerSettings.builder();
		private final List<String> notes = new ArrayList<>();
		private final List<String> leftOut = new ArrayList<>();

		Collector(Reading read, Server server) {
			this.read = read;
			this.server = server;
			kind(server).ifPresent(kind -> settings.type(kind.type()));
			notes.add(TEXTS.get("own.server", server.getName(), file(server)));
		}

		void jvm(JvmOptions jvm) {
			if (jvm == null) {
				notes.add(TEXTS.get("own.noHeap", ServerSettings.lab().maximumHeapMegabytes()));
				return;
			}
			if (take(jvm.getMaximumHeapSize(), ServerSettings.SMALLEST_HEAP_MEGABYTES, Integer.MAX_VALUE, settings::maximumHeapMegabytes)) {
				settings.source(ServerSettings.KEY_MAXIMUM_HEAP, place(jvm.getMaximumHeapSize()));
			}
			if (take(jvm.getInitialHeapSize(), 1, Integer.MAX_VALUE, settings::initialHeapMegabytes)) {
				settings.source(ServerSettings.KEY_INITIAL_HEAP, place(jvm.getInitialHeapSize()));
			}
			Setting arguments = jvm.getArguments();
			if (written(arguments)) {
				List<String> words = List.of(arguments.getValue().strip().split("\\s+")).stream()
						.filter(word -> !word.startsWith("-Xmx") && !word.startsWith("-Xms") && !word.isEmpty()).toList();
				settings.jvmArguments(words).source(ServerSettings.KEY_JVM_ARGUMENTS, place(arguments));
			}
		}

		/** WildFly has a worker for HTTP; Liberty has one pool for everything. */
		void threads() {
			boolean liberty = server.getProduct() == Product.LIBERTY;
			for (ThreadPool pool : server.getThreadPools()) {
				boolean web = liberty || WORKER.equals(pool.getName());
				if (!web) {
					if (written(pool.getMaximumSize())) {
						leftOut.add(TEXTS.get("own.pool", pool.getName(), place(pool.getMaximumSize())));
					}
					continue;
				}
				take(pool.getMaximumSize(), 1, ThreadPoolSettings.LARGEST_MAXIMUM, most -> {
					Long least = number(pool.getMinimumSize());
					settings.threadPool(new ThreadPoolSettings(pool.getName(), least == null ? 0 : (int) Math.max(0, Math.min(most, least)), most,
							60_000, place(pool.getMaximumSize()))).webThreadPool(pool.getName()).source(ServerSettings.KEY_WEB_THREAD_POOL, place(pool.getMaximumSize()));
					if (liberty) {
						settings.jmsThreadPool(pool.getName());
					} else {
						set(ServerKey.HTTP_THREADS, Math.min(most, ServerKey.HTTP_THREADS.most()), pool.getMaximumSize());
					}
				});
			}
		}

		void beans() {
			for (BeanPool pool : server.getBeanPools()) {
				if (MESSAGE_DRIVEN.equals(pool.getBeanKind())) {
					take(ServerKey.MDB_POOL, pool.getMaximumSize());
				} else if (written(pool.getMaximumSize())) {
					leftOut.add(TEXTS.get("own.beanPool", String.valueOf(pool.getName()), place(pool.getMaximumSize())));
				}
			}
		}

		void sessions() {
			List<ActivationSpecification> specifications = server.getResourceAdapters().stream()
					.flatMap(adapter -> adapter.getActivationSpecifications().stream()).toList();
			specifications.stream().findFirst().ifPresent(first -> take(ServerKey.MDB_SESSIONS, first.getMaximumConcurrency()));
			specifications.stream().skip(1).forEach(other -> leftOut.add(TEXTS.get("own.specification", String.valueOf(other.getName()), file(server))));
		}

		/** A run has one data source; it is set to that of the same name, or to the only one. */
		void sources() {
			List<DataSource> all = server.getDataSources();
			Optional<DataSource> taken = all.stream().filter(source -> EXAMPLE.equals(source.getName())).findFirst()
					.or(() -> all.size() == 1 ? Optional.of(all.get(0)) : Optional.empty());
			all.stream().filter(source -> taken.filter(source::equals).isEmpty())
					.forEach(source -> leftOut.add(TEXTS.get("own.source", String.valueOf(source.getName()), file(server))));
			if (taken.isEmpty()) {
				return;
			}
			take(ServerKey.STATEMENT_CACHE, taken.get().getStatementCacheSize());
			ConnectionPool pool = taken.get().getConnectionPool();
			if (pool == null || !written(pool.getMaximumConnections())) {
				return;
			}
			take(pool.getMaximumConnections(), ServerKey.DATA_SOURCE_MAXIMUM.least(), ServerKey.DATA_SOURCE_MAXIMUM.most(), most -> {
				Long least = number(pool.getMinimumConnections());
				set(ServerKey.DATA_SOURCE_MINIMUM, least == null ? 0 : (int) Math.max(0, Math.min(most, least)),
						least == null ? pool.getMaximumConnections() : pool.getMinimumConnections());
				set(ServerKey.DATA_SOURCE_MAXIMUM, most, pool.getMaximumConnections());
			});
		}

		void keepAlive() {
			ConfigurationIndex.groups(read, server, "wildfly.undertow.http-listener").findFirst().map(group -> group.setting("no-request-timeout"))
					.filter(Collector::written).ifPresent(setting -> seconds(setting, "ms"));
			ConfigurationIndex.groups(read, server, "liberty.httpOptions").findFirst().map(group -> group.setting("persistTimeout"))
					.filter(Collector::written).ifPresent(setting -> seconds(setting, "s"));
		}

		private void seconds(Setting setting, String unit) {
			Matcher matcher = DURATION.matcher(String.valueOf(setting.effective()).strip());
			if (!matcher.matches()) {
				return;
			}
			long number = Long.parseLong(matcher.group(1));
			long millis = switch (matcher.group(2) == null ? unit : matcher.group(2)) {
			case "ms" -> number;
			case "m" -> number * 60 * MILLIS;
			case "h" -> number * 3600 * MILLIS;
			default -> number * MILLIS;
			};
			long seconds = -Math.floorDiv(-millis, MILLIS);
			if (seconds >= ServerKey.KEEP_ALIVE.least() && seconds <= ServerKey.KEEP_ALIVE.most()) {
				set(ServerKey.KEEP_ALIVE, (int) seconds, setting);
			} else {
				notes.add(TEXTS.get("own.range", setting.getName(), setting.getValue(), place(setting), Integer.toString(ServerKey.KEEP_ALIVE.least()),
						Integer.toString(ServerKey.KEEP_ALIVE.most())));
			}
		}

		void leftOut() {
			if (!leftOut.isEmpty()) {
				notes.add(TEXTS.get("own.leftOut", String.join(", ", leftOut)));
			}
		}

		private void take(ServerKey key, Setting setting) {
			take(setting, key.least(), key.most(), value -> set(key, value, setting));
		}

		private void set(ServerKey key, int value, Setting setting) {
			settings.set(key, value).source(key.field(), place(setting));
		}

		private boolean take(Setting setting, long least, long most, IntConsumer target) {
			if (!written(setting) || setting.asNumber() == null) {
				return false;
			}
			long value = setting.asNumber();
			if (value < least || value > most) {
				notes.add(TEXTS.get("own.range", setting.getName(), Long.toString(value), place(setting), Long.toString(least), Long.toString(most)));
				return false;
			}
			target.accept((int) value);
			return true;
		}

		private static Long number(Setting setting) {
			return setting == null ? null : setting.asNumber();
		}

		private static boolean written(Setting setting) {
			return setting != null && setting.isSet() && setting.getValue() != null && !setting.getValue().isBlank();
		}
	}
}
