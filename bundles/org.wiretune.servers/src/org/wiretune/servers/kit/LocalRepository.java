/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.perf.launch.CacheFolder;
import org.wiretune.safety.file.UserHome;

/**
 * The user's local Maven repository: the one that {@code MAVEN_OPTS} or {@code MAVEN_ARGS} name, or the user's
 * {@code settings.xml}, or else {@code .m2/repository} in the home folder.
 *
 * @param folder its folder, which need not exist
 */
public record LocalRepository(Path folder) {

	private static final Pattern PROPERTY = Pattern.compile("-Dmaven\\.repo\\.local=(\"[^\"]+\"|\\S+)");
	private static final Pattern SETTING = Pattern.compile("<localRepository>\\s*([^<]+?)\\s*</localRepository>");
	private static final Pattern COMMENT = Pattern.compile("<!--.*?-->", Pattern.DOTALL);
	private static final long LARGEST_SETTINGS_BYTES = 1 << 20;

	/** {@return the repository of this user, in the cache folder where the user has no home; empty where neither is there} */
	public static Optional<LocalRepository> ofUser() {
		return UserHome.path().or(CacheFolder::path).map(home -> of(System.getenv(), home));
	}

	/**
	 * The repository of a user.
	 *
	 * @param environment environment variables
	 * @param home home folder
	 * @return the repository
	 */
	static LocalRepository of(Map<String, String> environment, Path home) {
		for (String variable : List.of("MAVEN_ARGS", "MAVEN_OPTS")) {
			Matcher property = PROPERTY.matcher(environment.getOrDefault(variable, ""));
			if (property.find()) {
				Optional<Path> named = path(property.group(1).replace("\"", ""), home);
				if (named.isPresent()) {
					return new LocalRepository(named.get());
				}
			}
		}
		Path standard = home.resolve(".m2");
		return new LocalRepository(named(standard.resolve("settings.xml"), home).orElse(standard.resolve("repository")));
	}

	/**
	 * Where the archive of a server is once Maven has it.
	 *
	 * @param kind kind of server
	 * @return the file, which need not exist
	 */
	public Path archive(ServerKind kind) {
		return folder.resolve(kind.repositoryPath());
	}

	private static Optional<Path> named(Path settings, Path home) {
		try {
			if (!Files.isRegularFile(settings) || Files.size(settings) > LARGEST_SETTINGS_BYTES) {
				return Optional.empty();
			}
			String text = COMMENT.matcher(Files.readString(settings, StandardCharsets.UTF_8)).replaceAll("");
			Matcher setting = SETTING.matcher(text);
			return setting.find() ? path(setting.group(1), home) : Optional.empty();
		} catch (IOException e) {
			return Optional.empty();
		}
	}

	private static Optional<Path> path(String text, Path home) {
		try {
			return Optional.of(Path.of(text.replace("${user.home}", home.toString())));
		} catch (InvalidPathException e) {
			return Optional.empty();
		}
	}
}
