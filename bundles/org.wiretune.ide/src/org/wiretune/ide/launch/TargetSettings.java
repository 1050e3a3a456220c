/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import static org.wiretune.ide.servers.ServerTexts.TEXTS;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ServerKey;
import org.wiretune.perf.base.ServerType;
import org.wiretune.perf.launch.JvmArguments;
import org.wiretune.servers.kit.KitServer;
import org.wiretune.servers.kit.ServerInstallation;
import org.wiretune.servers.kit.ServerKind;

/**
 * On which server a performance test runs, and what is laid over its settings. Texts are as the user typed them;
 * {@link #problem()} tells whether they can be used.
 *
 * @param server word for the kind of server, see {@link ServerKind#id()}; empty for the embedded one
 * @param home folder of an installed server; empty for the one that is fetched from Maven once
 * @param kept whether the server of the Servers view is used, and goes on after the run
 * @param deployment WAR or EAR of the user: a path in the workspace or of the file system; empty for none
 * @param values the settings by their {@link Value}; what is not there follows from the user's files or the server
 */
public record TargetSettings(String server, String home, boolean kept, String deployment, Map<Value, String> values) {

	/** The embedded server with nothing laid over. */
	public static final TargetSettings EMBEDDED = new TargetSettings("", "", false, "", Map.of());

	private static final String PREFIX = "org.wiretune.ide.target.";
	private static final String SERVER = PREFIX + "server";
	private static final String HOME = PREFIX + "home";
	private static final String KEPT = PREFIX + "kept";
	private static final String DEPLOYMENT = PREFIX + "deployment";
	private static final int HIGHEST_PORT = 65_535;
	private static final int LOWEST_PORT = 1;

	/** A setting that can be laid over those of a server. */
	public enum Value {
		/** Worker threads for HTTP. */
		HTTP_THREADS(ServerKey.HTTP_THREADS),
		/** Sessions of the message-driven bean. */
		MDB_SESSIONS(ServerKey.MDB_SESSIONS),
		/** Instances of the message-driven bean. */
		MDB_POOL(ServerKey.MDB_POOL),
		/** Bytes of messages that a session of it fetches ahead. */
		MDB_PREFETCH(ServerKey.MDB_PREFETCH),
		/** Threads of the messaging client. */
		CLIENT_THREADS(ServerKey.CLIENT_THREADS),
		/** Instances of the stateless session bean. */
		BEAN_POOL(ServerKey.BEAN_POOL),
		/** Connections that the data source keeps. */
		DATA_SOURCE_MINIMUM(ServerKey.DATA_SOURCE_MINIMUM),
		/** Most connections of the data source. */
		DATA_SOURCE_MAXIMUM(ServerKey.DATA_SOURCE_MAXIMUM),
		/** Milliseconds for which a thread waits for a connection of the data source. */
		DATA_SOURCE_WAIT(ServerKey.DATA_SOURCE_WAIT),
		/** Prepared statements that each connection keeps. */
		STATEMENT_CACHE(ServerKey.STATEMENT_CACHE),
		/** Seconds for which an idle connection for HTTP stays open. */
		KEEP_ALIVE(ServerKey.KEEP_ALIVE),
		/** Requests after which a connection for HTTP is closed. */
		KEEP_ALIVE_REQUESTS(ServerKey.KEEP_ALIVE_REQUESTS),
		/** Port for HTTP. */
		HTTP_PORT(LOWEST_PORT, HIGHEST_PORT),
		/** Seconds that the server may take until it is ready. */
		START_LIMIT(KitServer.SHORTEST_START_SECONDS, KitServer.LONGEST_START_SECONDS),
		/** Arguments for the JVM. */
		JVM_ARGUMENTS(0, 0);

		private final ServerKey key;
		private final int least;
		private final int most;

		Value(ServerKey key) {
			this.key = key;
			least = key.least();
			most = key.most();
		}

		Value(int least, int most) {
			key = null;
			this.least = least;
			this.most = most;
		}

		/** {@return what people call it} */
		public String label() {
			return TEXTS.get("value." + id());
		}

		/** {@return what it is for, a sentence or two} */
		public String description() {
			return TEXTS.get("value." + id() + ".description");
		}

		/** {@return the word for it in launch configurations} */
		String id() {
			return name().toLowerCase(Locale.ROOT);
		}

		/** {@return the setting of the server; empty for what every server has} */
		public Optional<ServerKey> key() {
			return Optional.ofNullable(key);
		}

		/** {@return whether a kind of server has it} @param server the kind */
		public boolean isKnownTo(ServerKind server) {
			return key == null || key.servers().contains(server.type());
		}

		/** {@return the smallest number} */
		int least() {
			return least;
		}

		/** {@return the largest number} */
		int most() {
			return most;
		}
	}

	/** Trims the texts and drops empty values. */
	public TargetSettings {
		server = server.strip();
		home = home.strip();
		deployment = deployment.strip();
		Map<Value, String> set = new LinkedHashMap<>();
		for (Value value : Value.values()) {
			String text = values.getOrDefault(value, "").strip();
			if (!text.isEmpty()) {
				set.put(value, text);
			}
		}
		values = Map.copyOf(set);
	}

	/**
	 * {@return the same settings for another kind of server}
	 *
	 * @param kind word for the kind; empty for the embedded one
	 */
	public TargetSettings on(String kind) {
		return new TargetSettings(kind, home, kept, deployment, values);
	}

	/**
	 * {@return the same settings with one more}
	 *
	 * @param value what is set
	 * @param text to what
	 */
	public TargetSettings with(Value value, String text) {
		Map<Value, String> all = new LinkedHashMap<>(values);
		all.put(value, text);
		return new TargetSettings(server, home, kept, deployment, all);
	}

	/**
	 * {@return the same settings with an application of the user}
	 *
	 * @param archive path in the workspace or of the file system
	 */
	public TargetSettings deploying(String archive) {
		return new TargetSettings(server, home, kept, archive, values);
	}

	/** {@return what was typed for a setting; empty for nothing} @param value the setting */
	public String text(Value value) {
		return values.getOrDefault(value, "");
	}

	/** {@return the kind of server; empty for the embedded one} */
	public Optional<ServerKind> kind() {
		return ServerKind.find(server);
	}

	/** {@return the kind of server as runs know it} */
	public ServerType type() {
		return kind().map(ServerKind::type).orElse(ServerType.EMBEDDED);
	}

	/** {@return how many seconds the server may take until it is ready; to be called only where {@link #problem()} is null} */
	public int startSeconds() {
		String text = text(Value.START_LIMIT);
		return text.isEmpty() ? KitServer.START_SECONDS : Integer.parseInt(text);
	}

	/** {@return whether the run is on the embedded server} */
	public boolean isEmbedded() {
		return server.isEmpty();
	}

	/**
	 * Reads a configuration.
	 *
	 * @param configuration the configuration
	 * @return its settings
	 * @throws CoreException where it cannot be read
	 */
	static TargetSettings read(ILaunchConfiguration configuration) throws CoreException {
		Map<Value, String> values = new LinkedHashMap<>();
		for (Value value : Value.values()) {
			values.put(value, configuration.getAttribute(PREFIX + value.id(), ""));
		}
		return new TargetSettings(configuration.getAttribute(SERVER, ""), configuration.getAttribute(HOME, ""),
				configuration.getAttribute(KEPT, false), configuration.getAttribute(DEPLOYMENT, ""), values);
	}

	/** Writes the settings; what is empty leaves no attribute, so that older configurations stay as they are. */
	void write(ILaunchConfigurationWorkingCopy configuration) {
		write(configuration, SERVER, server);
		write(configuration, HOME, home);
		write(configuration, DEPLOYMENT, deployment);
		for (Value value : Value.values()) {
			write(configuration, PREFIX + value.id(), text(value));
		}
		if (kept) {
			configuration.setAttribute(KEPT, true);
		} else {
			configuration.removeAttribute(KEPT);
		}
	}

	private static void write(ILaunchConfigurationWorkingCopy configuration, String key, String text) {
		if (text.isEmpty()) {
			configuration.removeAttribute(key);
		} else {
			configuration.setAttribute(key, text);
		}
	}

	/** {@return what keeps these settings from being used, as a sentence; null where nothing does} */
	public String problem() {
		if (isEmbedded()) {
			return null;
		}
		if (kind().isEmpty()) {
			return TEXTS.get("target.unknown", server, String.join(", ", ServerKind.ids()));
		}
		String place = placeProblem();
		return place != null ? place : valueProblem();
	}

	private String placeProblem() {
		if (!home.isEmpty()) {
			try {
				ServerInstallation.in(kind().orElseThrow(), Path.of(home));
			} catch (InvalidPathException e) {
				return TEXTS.get("target.home", home);
			} catch (java.io.IOException e) {
				return e.getMessage();
			}
		}
		if (deployment.isEmpty()) {
			return null;
		}
		String name = deployment.toLowerCase(Locale.ROOT);
		if (!name.endsWith(".war") && !name.endsWith(".ear")) {
			return TEXTS.get("target.archiveName", deployment);
		}
		Optional<Path> archive = archive();
		if (archive.isEmpty() || !archive.get().toFile().isFile()) {
			return TEXTS.get("target.archiveMissing", deployment);
		}
		return kept ? TEXTS.get("target.keptArchive") : null;
	}

	private String valueProblem() {
		for (Value value : Value.values()) {
			String text = text(value);
			if (value == Value.JVM_ARGUMENTS || text.isEmpty()) {
				continue;
			}
			Optional<String> unknown = value.key().flatMap(key -> key.unknownTo(type()));
			if (unknown.isPresent()) {
				return unknown.get();
			}
			if (PerformanceTestSettings.number(text, value.least(), value.most()).isEmpty()) {
				return TEXTS.get("target.number", value.label(), text, String.valueOf(value.least()), String.valueOf(value.most()));
			}
		}
		String least = text(Value.DATA_SOURCE_MINIMUM);
		String most = text(Value.DATA_SOURCE_MAXIMUM);
		if (!least.isEmpty() && most.isEmpty()) {
			return TEXTS.get("target.dataSource", least);
		}
		if (!least.isEmpty() && Integer.parseInt(least) > Integer.parseInt(most)) {
			return TEXTS.get("target.dataSourceRange", least, most);
		}
		List<String> refused = JvmArguments.of(jvmArguments()).notes();
		return refused.isEmpty() ? null : refused.get(0);
	}

	/** {@return the file of the user's application; empty where there is none or its path is no path} */
	public Optional<Path> archive() {
		return LocalFile.of(deployment);
	}

	/** {@return the arguments for the JVM, each one a word} */
	List<String> jvmArguments() {
		return List.of(text(Value.JVM_ARGUMENTS).split("\\s+")).stream().filter(word -> !word.isEmpty()).toList();
	}

	/**
	 * Lays what is typed here over other settings; to be called only where {@link #problem()} is null.
	 *
	 * @param below the other settings
	 */
	void over(ServerSettings.Builder below) {
		if (isEmbedded()) {
			return;
		}
		values.forEach((value, text) -> value.key().ifPresent(key -> below.set(key, Integer.parseInt(text))));
		if (!text(Value.DATA_SOURCE_MAXIMUM).isEmpty() && text(Value.DATA_SOURCE_MINIMUM).isEmpty()) {
			below.most(ServerKey.DATA_SOURCE_MINIMUM, Integer.parseInt(text(Value.DATA_SOURCE_MAXIMUM)));
		}
	}
}
