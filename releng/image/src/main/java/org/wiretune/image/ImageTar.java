/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;

import com.google.cloud.tools.jib.api.CacheDirectoryCreationException;
import com.google.cloud.tools.jib.api.Containerizer;
import com.google.cloud.tools.jib.api.InvalidImageReferenceException;
import com.google.cloud.tools.jib.api.Jib;
import com.google.cloud.tools.jib.api.JibContainerBuilder;
import com.google.cloud.tools.jib.api.RegistryException;
import com.google.cloud.tools.jib.api.TarImage;
import com.google.cloud.tools.jib.api.buildplan.AbsoluteUnixPath;
import com.google.cloud.tools.jib.api.buildplan.FileEntriesLayer;
import com.google.cloud.tools.jib.api.buildplan.FilePermissions;
import com.google.cloud.tools.jib.api.buildplan.ImageFormat;
import com.google.cloud.tools.jib.api.buildplan.Platform;

/**
 * Writes an image as the tar of an OCI layout, without a daemon and without a registry. The folders of its layers are laid out as in the
 * container; files have the permissions that they have there and one time, so that equal folders give equal bytes.
 */
public final class ImageTar {

	private static final String LABELS = "org.opencontainers.image.";

	private ImageTar() {
	}

	/**
	 * Writes it.
	 *
	 * @param arguments KEY=VALUE each: out, the file; name; base, a tar as docker save writes it, or nothing for an empty one;
	 *            architecture, amd64 or arm64; seconds, the time of creation since 1970; user; directory; and as often as there are some, in
	 *            order: layer, a folder; word, one of the entry point; variable, NAME=VALUE; label, NAME=VALUE without the common beginning
	 * @throws IOException where a file cannot be read or written, or the base is none
	 * @throws InterruptedException where it is interrupted
	 */
	public static void main(String[] arguments) throws IOException, InterruptedException {
		Map<String, List<String>> given = new HashMap<>();
		for (String each : arguments) {
			int equals = each.indexOf('=');
			given.computeIfAbsent(each.substring(0, equals), key -> new ArrayList<>()).add(each.substring(equals + 1));
		}
		Path cache = Files.createTempDirectory("image");
		try {
			String base = one(given, "base");
			JibContainerBuilder image = base.isEmpty() ? Jib.fromScratch() : Jib.from(TarImage.at(Path.of(base)));
			for (String each : given.getOrDefault("layer", List.of())) {
				image.addFileEntriesLayer(layer(Path.of(each)));
			}
			image.setFormat(ImageFormat.OCI).setCreationTime(Instant.ofEpochSecond(Long.parseLong(one(given, "seconds")))).setUser(one(given, "user"))
					.setWorkingDirectory(AbsoluteUnixPath.get(one(given, "directory"))).setEntrypoint(given.get("word")).setPlatforms(Set.of(new Platform(one(given, "architecture"), "linux")));
			given.getOrDefault("variable", List.of()).forEach(each -> image.addEnvironmentVariable(name(each), value(each)));
			given.getOrDefault("label", List.of()).forEach(each -> image.addLabel(LABELS + name(each), value(each)));
			image.containerize(Containerizer.to(TarImage.at(Path.of(one(given, "out"))).named(one(given, "name"))).setOfflineMode(true).setToolName("wiretune").setApplicationLayersCache(cache).setBaseImageLayersCache(cache));
		} catch (InvalidImageReferenceException | CacheDirectoryCreationException | RegistryException | ExecutionException reason) {
			throw new IOException("The image cannot be written: " + reason.getMessage(), reason);
		} finally {
			delete(cache);
		}
	}

	private static FileEntriesLayer layer(Path folder) throws IOException {
		FileEntriesLayer.Builder layer = FileEntriesLayer.builder().setName(folder.getFileName().toString());
		for (Path each : all(folder)) {
			if (!each.equals(folder)) {
				AbsoluteUnixPath place = AbsoluteUnixPath.get("/" + folder.relativize(each));
				layer.addEntry(each, place, FilePermissions.fromPosixFilePermissions(Files.getPosixFilePermissions(each)));
			}
		}
		return layer.build();
	}

	private static List<Path> all(Path folder) throws IOException {
		try (var files = Files.walk(folder)) {
			return files.sorted().toList();
		}
	}

	private static void delete(Path folder) throws IOException {
		List<Path> all = new ArrayList<>(all(folder));
		for (int each = all.size() - 1; each >= 0; each--) {
			Files.delete(all.get(each));
		}
	}

	private static String one(Map<String, List<String>> given, String key) {
		return given.getOrDefault(key, List.of("")).get(0);
	}

	private static String name(String text) {
		return text.substring(0, text.indexOf('='));
	}

	private static String value(String text) {
		return text.substring(text.indexOf('=') + 1);
	}
}
