/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.wiretune.perf.launch.CacheFolder;
import org.wiretune.perf.launch.CacheRemains;
import org.wiretune.perf.launch.Folders;
import org.wiretune.perf.launch.MavenCommand;
import org.wiretune.safety.file.PrivateFiles;
import org.wiretune.safety.file.Unreadable;

/**
 * The servers of this user. One that is not there yet is fetched from Maven by the user's own Maven and unpacked, once,
 * into the cache folder.
 */
public final class ServerInstallations {

	private static final String PLUGIN = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:get";

	private static final Pattern WORK = Pattern.compile("\\.part-.*");

	/** An unpacked server takes less than this times its archive. */
	private static final int UNPACKED_FACTOR = 2;

	/** Empty for a user without a home folder, who then names installed servers. */
	private final Optional<Path> cache;
	private final LocalRepository repository;
	private final Function<ServerKind, String> checksums;

	/** The servers of the user who runs this program. */
	public ServerInstallations() {
		this(CacheFolder.path().map(folder -> folder.resolve("servers")), LocalRepository.ofUser().orElse(null), ServerKind::sha256);
	}

	/**
	 * Servers in folders of one's own.
	 *
	 * @param cache folder into which they are unpacked
	 * @param repository local Maven repository
	 */
	public ServerInstallations(Path cache, LocalRepository repository) {
		this(Optional.of(cache), repository, ServerKind::sha256);
	}

	/**
	 * Servers whose archives are others than those on Maven Central, as in tests.
	 *
	 * @param cache folder into which they are unpacked
	 * @param repository local Maven repository
	 * @param checksums the SHA-256 that the archive of a kind must have
	 */
	ServerInstallations(Path cache, LocalRepository repository, Function<ServerKind, String> checksums) {
		this(Optional.of(cache), repository, checksums);
	}

	private ServerInstallations(Optional<Path> cache, LocalRepository repository, Function<ServerKind, String> checksums) {
		this.cache = cache;
		this.repository = repository;
		this.checksums = checksums;
	}

	/**
	 * Finds a server that was unpacked before.
	 *
	 * @param kind kind of server
	 * @return the installation, empty when it has to be unpacked or fetched
	 * @throws IOException when its folder holds something else; the message says so in a sentence
	 */
	public Optional<ServerInstallation> cached(ServerKind kind) throws IOException {
		Path home = home(kind);
		return cache.isPresent() && Files.isDirectory(home) ? Optional.of(ServerInstallation.in(kind, home)) : Optional.empty();
	}

	/**
	 * Says whether a server can be had without the network.
	 *
	 * @param kind kind of server
	 * @return whether it is in the cache folder or its archive is in the local Maven repository
	 */
	public boolean isHere(ServerKind kind) {
		return cache.isPresent() && (Files.isDirectory(home(kind)) || Files.isRegularFile(repository.archive(kind)));
	}

	/**
	 * Finds a server, or fetches and unpacks it.
	 *
	 * @param kind kind of server
	 * @param progress takes sentences that say how far it is
	 * @param cancelled asked a few times a second; true ends it
	 * @return the installation
	 * @throws IOException when it cannot be had; the message says why and what to do
	 * @throws InterruptedException when the thread is interrupted
	 */
	public ServerInstallation get(ServerKind kind, Consumer<String> progress, BooleanSupplier cancelled)
			throws IOException, InterruptedException {
		Optional<ServerInstallation> cached = cached(kind);
		if (cached.isPresent()) {
			return cached.get();
		}
		PrivateFiles.folder(cache.orElseThrow(() -> new IOException(TEXTS.get("fetch.noHome", kind.label(), kind.id(), CacheFolder.PROPERTY))));
		Path archive = repository.archive(kind);
		if (!Files.isRegularFile(archive)) {
			fetch(kind, progress, cancelled);
		}
		return unpack(kind, new Archive(archive), progress, cancelled);
	}

	/**
	 * Where a server is or will be unpacked.
	 *
	 * @param kind kind of server
	 * @return the folder, which need not exist; only its name where there is no place for it
	 */
	public Path home(ServerKind kind) {
		Path name = Path.of(kind.folderName());
		return cache.map(folder -> folder.resolve(name)).orElse(name);
	}

	/**
	 * Removes a server that was unpacked. The archive stays in the local Maven repository.
	 *
	 * @param kind kind of server
	 * @throws IOException when a process runs from it, or something of it cannot be removed; the message says so in a sentence
	 */
	public void remove(ServerKind kind) throws IOException {
		if (cache.isEmpty()) {
			return;
		}
		Path home = home(kind);
		Optional<ProcessHandle> user = CacheRemains.user(home);
		if (user.isPresent()) {
			throw new IOException(TEXTS.get("installation.used", kind.label(), home, Long.toString(user.get().pid())));
		}
		try {
			Folders.removeWhole(home);
		} catch (IOException held) {
			throw new IOException(TEXTS.get("installation.notRemoved", kind.label(), home, Unreadable.because(held)), held);
		}
	}

	private void fetch(ServerKind kind, Consumer<String> progress, BooleanSupplier cancelled)
			throws IOException, InterruptedException {
		String name = kind.label() + ' ' + kind.version();
		MavenCommand maven = MavenCommand.find()
				.orElseThrow(() -> new IOException(TEXTS.get("fetch.noMaven", name, kind.id())));
		progress.accept(TEXTS.get("fetch.begins", name, kind.megabytes(), repository.folder()));
		Optional<String> problem = maven.run(List.of("--strict-checksums", PLUGIN, "-Dartifact=" + kind.coordinates(), "-Dtransitive=false",
				"-Dmaven.repo.local=" + repository.folder().toAbsolutePath()), cache.orElseThrow(), line -> {
					if (line.contains(".zip") && line.contains("Download")) {
						progress.accept(line.strip());
					}
				}, cancelled);
		if (problem.isPresent()) {
			throw new IOException(TEXTS.get("fetch.failed", name, problem.get(), kind.id()));
		}
		if (!Files.isRegularFile(repository.archive(kind))) {
			throw new IOException(TEXTS.get("fetch.notThere", name, repository.archive(kind), kind.id()));
		}
	}

	private ServerInstallation unpack(ServerKind kind, Archive archive, Consumer<String> progress,
			BooleanSupplier cancelled) throws IOException {
		Path folder = cache.orElseThrow();
		Path target = home(kind);
		progress.accept(TEXTS.get("unpack.begins", archive.file(), target));
		archive.verify(checksums.apply(kind));
		CacheRemains.removeAbandoned(folder, WORK);
		CacheRemains.removeOlder(folder, Pattern.compile(Pattern.quote(kind.id() + '-') + "\\d.*"), target);
		Path work = Files.createTempDirectory(folder, ".part-");
		try {
			try {
				archive.unpack(work, cancelled);
			} catch (FileSystemException e) {
				// The message of a full disk names a file of thousands and nothing to do.
				throw new IOException(TEXTS.get("unpack.failed", kind.label(), target,
						e.getReason() == null ? e.getMessage() : e.getReason(), UNPACKED_FACTOR * kind.megabytes()), e);
			}
			Path home = onlyFolder(work);
			ServerInstallation.in(kind, home);
			try {
				Files.move(home, target);
			} catch (IOException e) {
				// Another process was faster; the first is as good.
				if (!Files.isDirectory(target)) {
					throw e;
				}
			}
		} finally {
			Folders.delete(work);
		}
		return ServerInstallation.in(kind, target);
	}

	private static Path onlyFolder(Path work) throws IOException {
		try (DirectoryStream<Path> all = Files.newDirectoryStream(work, Files::isDirectory)) {
			for (Path folder : all) {
				return folder;
			}
		}
		return work;
	}
}
