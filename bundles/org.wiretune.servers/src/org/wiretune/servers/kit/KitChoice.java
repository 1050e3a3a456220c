/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.launch.ServerChoice;

/** Chooses the server of a run on the command line: {@code --server}, {@code --server-home} and the settings of servers. */
public final class KitChoice implements ServerChoice {

	private static final String EMBEDDED_NAME = "embedded";
	private static final List<String> OPTIONS = List.of("--server", "--server-home", "--mdb-sessions", "--mdb-pool",
			"--http-threads", "--data-source", "--statement-cache", "--keep-alive", "--deploy");
	private static final Pattern RANGE = Pattern.compile("(\\d{1,6}):(\\d{1,6})");
	private static final Pattern NUMBER = Pattern.compile("\\d{1,6}");

	private final ServerInstallations installations;
	private Optional<ServerKind> kind = Optional.empty();
	private Optional<Path> home = Optional.empty();
	private Optional<Path> archive = Optional.empty();
	private Optional<String> setting = Optional.empty();
	private KitSettings settings = KitSettings.NONE;

	/**
	 * A choice.
	 *
	 * @param installations finds servers
	 */
	public KitChoice(ServerInstallations installations) {
		this.installations = installations;
	}

	@Override
	public boolean takes(String option) {
		return OPTIONS.contains(option);
	}

	@Override
	public void take(String option, String value) {
		switch (option) {
		case "--server" -> kind = kind(value);
		case "--server-home" -> home = Optional.of(path(option, value));
		case "--mdb-sessions" -> settings = settings.withMdbSessions(number(option, value));
		case "--mdb-pool" -> settings = settings.withMdbInstances(number(option, value));
		case "--http-threads" -> settings = settings.withHttpThreads(number(option, value));
		case "--statement-cache" -> settings = settings.withStatementCache(number(option, value));
		case "--keep-alive" -> settings = settings.withKeepAlive(number(option, value));
		case "--deploy" -> archive = Optional.of(path(option, value));
		case "--data-source" -> {
			Matcher range = RANGE.matcher(value.strip());
			if (!range.matches()) {
				throw new IllegalArgumentException(KitTexts.get("choice.range", option, value));
			}
			settings = settings.withDataSource(Integer.parseInt(range.group(1)), Integer.parseInt(range.group(2)));
		}
		default -> throw new IllegalArgumentException(option);
		}
		if (!option.equals("--server")) {
			setting = Optional.of(option);
		}
	}

	@Override
	public Optional<String> chosen() {
		return kind.map(ServerKind::id);
	}

	@Override
	public RunServer find(Consumer<String> progress) throws IOException, InterruptedException {
		if (kind.isEmpty()) {
			if (setting.isPresent()) {
				throw new IOException(KitTexts.get("choice.noServer", setting.get(), String.join(", ", ServerKind.ids())));
			}
			return RunServer.embedded();
		}
		Optional<Deployment> deployment = archive.isPresent() ? Optional.of(Deployment.of(archive.get())) : Optional.empty();
		ServerInstallation installation = home.isPresent() ? ServerInstallation.in(kind.get(), home.get())
				: installations.get(kind.get(), progress, () -> false);
		return new KitServer(installation, settings, deployment);
	}

	private static Optional<ServerKind> kind(String value) {
		if (value.strip().equalsIgnoreCase(EMBEDDED_NAME)) {
			return Optional.empty();
		}
		return Optional.of(ServerKind.find(value).orElseThrow(() -> new IllegalArgumentException(
				KitTexts.get("choice.unknown", value, EMBEDDED_NAME + ", " + String.join(", ", ServerKind.ids())))));
	}

	private static Path path(String option, String value) {
		try {
			return Path.of(value);
		} catch (InvalidPathException e) {
			throw new IllegalArgumentException(KitTexts.get("choice.path", option, value), e);
		}
	}

	private static int number(String option, String value) {
		if (!NUMBER.matcher(value.strip()).matches()) {
			throw new IllegalArgumentException(KitTexts.get("choice.number", option, value));
		}
		return Integer.parseInt(value.strip());
	}
}
