/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.wiretune.perf.base.ServerKey;
import org.wiretune.perf.base.ServerType;
import org.wiretune.perf.base.ThreadPoolSettings;
import org.wiretune.safety.secret.Secrets;

/**
 * What the server of a run is and what it is set to. Immutable; {@link #builder()} and {@link #toBuilder()} make new ones.
 *
 * <p>
 * Each value may carry its source, a free text such as {@code LocalServer/server.xml:17}, that goes into the run file.
 * Sources of single values are kept under the names in the {@code KEY_} constants and {@link ServerKey#field()}, those of a
 * pool in the pool.
 */
public final class ServerSettings {

	/** Name of the source of {@link #maximumHeapMegabytes()}. */
	public static final String KEY_MAXIMUM_HEAP = "maximumHeapMegabytes";
	/** Name of the source of {@link #initialHeapMegabytes()}. */
	public static final String KEY_INITIAL_HEAP = "initialHeapMegabytes";
	/** Name of the source of {@link #scaThreadPool()}. */
	public static final String KEY_SCA_THREAD_POOL = "scaThreadPool";
	/** Name of the source of {@link #jmsThreadPool()}. */
	public static final String KEY_JMS_THREAD_POOL = "jmsThreadPool";
	/** Name of the source of {@link #webThreadPool()}. */
	public static final String KEY_WEB_THREAD_POOL = "webThreadPool";
	/** Name of the source of {@link #scaMaximumConcurrency()}. */
	public static final String KEY_SCA_MAXIMUM_CONCURRENCY = "scaMaximumConcurrency";
	/** Name of the source of {@link #jmsMaximumConcurrency()}. */
	public static final String KEY_JMS_MAXIMUM_CONCURRENCY = "jmsMaximumConcurrency";
	/** Name of the source of {@link #jvmArguments()}. */
	public static final String KEY_JVM_ARGUMENTS = "jvmArguments";
	/** Name of the source of {@link #journalBufferTimeoutMicros()}. */
	public static final String KEY_JOURNAL_BUFFER_TIMEOUT = "journalBufferTimeoutMicros";

	/** The name of the pool on which a server runs what has no pool of its own; the lab's sender runs there. */
	public static final String DEFAULT_POOL = "Default";
	/** The name of the pool for HTTP and SOAP requests. */
	public static final String WEB_CONTAINER_POOL = "WebContainer";
	/** The smallest maximum heap, in megabytes, with which the embedded server starts. */
	public static final int SMALLEST_HEAP_MEGABYTES = 32;

	private final Builder values;

	private ServerSettings(Builder values) {
		this.values = values;
	}

	/**
	 * The settings that the lab starts from (AVP-2933, exercise 1): heap 384 MB, pools Default and WebContainer at the
	 * defaults of WebSphere Application Server V7, everything asynchronous on the pool Default, 10 concurrent
	 * endpoints.
	 *
	 * @return the lab's settings
	 */
	public static ServerSettings lab() {
		return builder().build();
	}

	/** {@return a builder that holds the lab's settings} */
	public static Builder builder() {
		return new Builder();
	}

	/** {@return a builder that holds these settings} */
	public Builder toBuilder() {
		return new Builder(values);
	}

	/** {@return the kind of server} */
	public ServerType type() {
		return values.type;
	}

	/** {@return a setting that only some kinds of servers have; empty when it is not set} @param key the setting */
	public OptionalInt get(ServerKey key) {
		Integer value = values.own.get(key);
		return value == null ? OptionalInt.empty() : OptionalInt.of(value);
	}

	/** {@return the settings that only some kinds of servers have, in the order of their keys; none that is not set} */
	public Map<ServerKey, Integer> own() {
		return Collections.unmodifiableMap(values.own);
	}

	/** {@return what of these settings the kind of server does not have, a sentence each that names the kinds that have it} */
	public List<String> unknown() {
		return values.own.keySet().stream().flatMap(key -> key.unknownTo(values.type).stream()).toList();
	}

	/** {@return the largest heap of the server in megabytes, at least {@value #SMALLEST_HEAP_MEGABYTES}} */
	public int maximumHeapMegabytes() {
		return values.maximumHeapMegabytes;
	}

	/** {@return the heap the server starts with in megabytes, empty when the JVM chooses} */
	public OptionalInt initialHeapMegabytes() {
		return values.initialHeapMegabytes == 0 ? OptionalInt.empty() : OptionalInt.of(values.initialHeapMegabytes);
	}

	/** {@return the thread pools in the order they were given, each name once} */
	public List<ThreadPoolSettings> threadPools() {
		return List.copyOf(values.threadPools.values());
	}

	/**
	 * Finds a thread pool.
	 *
	 * @param name name of the pool
	 * @return the pool, empty when none is called so
	 */
	public Optional<ThreadPoolSettings> threadPool(String name) {
		return Optional.ofNullable(values.threadPools.get(name));
	}

	/** {@return name of the pool on which the SCA messaging adapter runs its work, its thread pool alias} */
	public String scaThreadPool() {
		return values.scaThreadPool;
	}

	/** {@return name of the pool on which the JMS adapter runs message-driven beans, its thread pool alias} */
	public String jmsThreadPool() {
		return values.jmsThreadPool;
	}

	/** {@return name of the pool for HTTP and SOAP requests} */
	public String webThreadPool() {
		return values.webThreadPool;
	}

	/** {@return most messages that the SCA adapter works on at once, 1 or more; WebSphere's default is 10} */
	public int scaMaximumConcurrency() {
		return values.scaMaximumConcurrency;
	}

	/** {@return most messages that the JMS activation specification works on at once, 1 or more; default 10} */
	public int jmsMaximumConcurrency() {
		return values.jmsMaximumConcurrency;
	}

	/**
	 * The same settings for somebody who reads them: secrets among the arguments of the virtual machine are hidden.
	 *
	 * @return a copy; this where they hold no secret
	 */
	public ServerSettings shown() {
		List<String> shown = values.jvmArguments.stream().map(Secrets::hidden).toList();
		return shown.equals(values.jvmArguments) ? this : toBuilder().jvmArguments(shown).build();
	}

	/**
	 * {@return further arguments for the server's JVM, in order, as they stand in the configuration; what of them is
	 * passed on decides {@link org.wiretune.perf.launch.JvmArguments}}
	 */
	public List<String> jvmArguments() {
		return List.copyOf(values.jvmArguments);
	}

	/** {@return the port for HTTP and SOAP on the loopback address, 0 for any free one} */
	public int httpPort() {
		return values.httpPort;
	}

	/**
	 * How long the message store gathers commits before it writes them.
	 *
	 * @return microseconds, 0 (the run's default) writes at once; the library's own default of 3333 adds 3.1 ms to each
	 *         durable commit of a single caller
	 */
	public int journalBufferTimeoutMicros() {
		return values.journalBufferTimeoutMicros;
	}

	/** {@return the sources of single values by their {@code KEY_} name, in the order they were given} */
	public Map<String, String> sources() {
		return Collections.unmodifiableMap(values.sources);
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof ServerSettings that && values.asList().equals(that.values.asList());
	}

	@Override
	public int hashCode() {
		return values.asList().hashCode();
	}

	@Override
	public String toString() {
		return "ServerSettings" + values.asList();
	}

	/** Collects settings; starts with those of the lab. Each setter checks its range. */
	public static final class Builder {

		private ServerType type = ServerType.EMBEDDED;
		private final Map<ServerKey, Integer> own = new EnumMap<>(ServerKey.class);
		private int maximumHeapMegabytes = 384;
		private int initialHeapMegabytes;
		private final Map<String, ThreadPoolSettings> threadPools = new LinkedHashMap<>();
		private String scaThreadPool = DEFAULT_POOL;
		private String jmsThreadPool = DEFAULT_POOL;
		private String webThreadPool = WEB_CONTAINER_POOL;
		private int scaMaximumConcurrency = 10;
		private int jmsMaximumConcurrency = 10;
		private List<String> jvmArguments = new ArrayList<>();
		private int httpPort;
		private int journalBufferTimeoutMicros;
		private final Map<String, String> sources = new LinkedHashMap<>();

		private Builder() {
			threadPool(new ThreadPoolSettings(DEFAULT_POOL, 20, 20, 5000));
			threadPool(new ThreadPoolSettings(WEB_CONTAINER_POOL, 50, 50, 60000));
		}

		private Builder(Builder other) {
			type = other.type;
			own.putAll(other.own);
			maximumHeapMegabytes = other.maximumHeapMegabytes;
			initialHeapMegabytes = other.initialHeapMegabytes;
			threadPools.putAll(other.threadPools);
			scaThreadPool = other.scaThreadPool;
			jmsThreadPool = other.jmsThreadPool;
			webThreadPool = other.webThreadPool;
			scaMaximumConcurrency = other.scaMaximumConcurrency;
			jmsMaximumConcurrency = other.jmsMaximumConcurrency;
			jvmArguments.addAll(other.jvmArguments);
			httpPort = other.httpPort;
			journalBufferTimeoutMicros = other.journalBufferTimeoutMicros;
			sources.putAll(other.sources);
		}

		/**
		 * Sets {@link ServerSettings#type()}.
		 *
		 * @param kind the kind of server
		 * @return this
		 */
		public Builder type(ServerType kind) {
			type = Objects.requireNonNull(kind);
			return this;
		}

		/**
		 * Sets a setting that only some kinds of servers have, whether or not this kind has it, see
		 * {@link ServerSettings#unknown()}.
		 *
		 * @param key the setting
		 * @param value its number
		 * @return this
		 * @throws IllegalArgumentException when the number is outside its range; the message is a sentence
		 */
		public Builder set(ServerKey key, int value) {
			own.put(key, key.checked(value));
			return this;
		}

		/**
		 * Lowers a setting that only some kinds of servers have where it is set to more.
		 *
		 * @param key the setting
		 * @param most its largest number
		 * @return this
		 */
		public Builder most(ServerKey key, int most) {
			own.computeIfPresent(key, (same, value) -> Math.min(value, most));
			return this;
		}

		/**
		 * Sets {@link ServerSettings#maximumHeapMegabytes()}.
		 *
		 * @param megabytes at least {@value ServerSettings#SMALLEST_HEAP_MEGABYTES}
		 * @return this
		 */
		public Builder maximumHeapMegabytes(int megabytes) {
			maximumHeapMegabytes = atLeast("maximum heap in MB", megabytes, SMALLEST_HEAP_MEGABYTES);
			return this;
		}

		/**
		 * Sets {@link ServerSettings#initialHeapMegabytes()}; a value above the maximum is lowered to it at the start.
		 *
		 * @param megabytes 1 or more, 0 lets the JVM choose
		 * @return this
		 */
		public Builder initialHeapMegabytes(int megabytes) {
			initialHeapMegabytes = atLeast("initial heap in MB", megabytes, 0);
			return this;
		}

		/**
		 * Adds a thread pool, or replaces the one of the same name.
		 *
		 * @param pool the pool
		 * @return this
		 */
		public Builder threadPool(ThreadPoolSettings pool) {
			threadPools.put(pool.name(), pool);
			return this;
		}

		/**
		 * Forgets all pools, those of the lab too. The server adds the pools that are used but not given.
		 *
		 * @return this
		 */
		public Builder withoutThreadPools() {
			threadPools.clear();
			return this;
		}

		/**
		 * Sets {@link ServerSettings#scaThreadPool()}.
		 *
		 * @param name name of a pool
		 * @return this
		 */
		public Builder scaThreadPool(String name) {
			scaThreadPool = named("SCA thread pool", name);
			return this;
		}

		/**
		 * Sets {@link ServerSettings#jmsThreadPool()}.
		 *
		 * @param name name of a pool
		 * @return this
		 */
		public Builder jmsThreadPool(String name) {
			jmsThreadPool = named("JMS thread pool", name);
			return this;
		}

		/**
		 * Sets {@link ServerSettings#webThreadPool()}.
		 *
		 * @param name name of a pool
		 * @return this
		 */
		public Builder webThreadPool(String name) {
			webThreadPool = named("web thread pool", name);
			return this;
		}

		/**
		 * Sets {@link ServerSettings#scaMaximumConcurrency()}.
		 *
		 * @param sessions 1 or more
		 * @return this
		 */
		public Builder scaMaximumConcurrency(int sessions) {
			scaMaximumConcurrency = atLeast("maximum concurrency of SCA", sessions, 1);
			return this;
		}

		/**
		 * Sets {@link ServerSettings#jmsMaximumConcurrency()}.
		 *
		 * @param sessions 1 or more
		 * @return this
		 */
		public Builder jmsMaximumConcurrency(int sessions) {
			jmsMaximumConcurrency = atLeast("maximum concurrency of JMS", sessions, 1);
			return this;
		}

		/**
		 * Sets {@link ServerSettings#jvmArguments()}.
		 *
		 * @param arguments arguments, each one a word of the command line
		 * @return this
		 */
		public Builder jvmArguments(List<String> arguments) {
			jvmArguments = new ArrayList<>(arguments);
			return this;
		}

		/**
		 * Sets {@link ServerSettings#httpPort()}.
		 *
		 * @param port 0 to 65535, 0 for any free port
		 * @return this
		 */
		public Builder httpPort(int port) {
			if (port < 0 || port > 65535) {
				throw new IllegalArgumentException("The HTTP port is " + port + "; it is 0 (any free port) to 65535.");
			}
			httpPort = port;
			return this;
		}

		/**
		 * Sets {@link ServerSettings#journalBufferTimeoutMicros()}.
		 *
		 * @param micros 0 or more
		 * @return this
		 */
		public Builder journalBufferTimeoutMicros(int micros) {
			journalBufferTimeoutMicros = atLeast("journal buffer timeout in microseconds", micros, 0);
			return this;
		}

		/**
		 * Says where a value came from.
		 *
		 * @param key one of the {@code KEY_} names
		 * @param source free text such as {@code server.xml:17}
		 * @return this
		 */
		public Builder source(String key, String source) {
			sources.put(Objects.requireNonNull(key), Objects.requireNonNull(source));
			return this;
		}

		/**
		 * Makes the settings.
		 *
		 * @return the settings
		 * @throws IllegalArgumentException when the data source has a minimum above its maximum; the message is a sentence
		 */
		public ServerSettings build() {
			Integer most = own.get(ServerKey.DATA_SOURCE_MAXIMUM);
			Integer least = own.get(ServerKey.DATA_SOURCE_MINIMUM);
			if (most != null && least != null && least > most) {
				throw new IllegalArgumentException(TEXTS.get("serverKey.dataSource", least, most));
			}
			return new ServerSettings(new Builder(this));
		}

		private List<Object> asList() {
			return List.of(type, own, maximumHeapMegabytes, initialHeapMegabytes, List.copyOf(threadPools.values()), scaThreadPool,
					jmsThreadPool, webThreadPool, scaMaximumConcurrency, jmsMaximumConcurrency, List.copyOf(jvmArguments),
					httpPort, journalBufferTimeoutMicros, sources);
		}

		private static int atLeast(String what, int value, int least) {
			if (value < least) {
				throw new IllegalArgumentException("The " + what + " is " + value + "; it is at least " + least + '.');
			}
			return value;
		}

		private static String named(String what, String name) {
			if (name == null || name.isBlank()) {
				throw new IllegalArgumentException("The " + what + " needs the name of a pool.");
			}
			return name;
		}
	}
}
