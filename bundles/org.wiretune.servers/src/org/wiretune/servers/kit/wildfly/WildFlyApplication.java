/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit.wildfly;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ThreadLocalRandom;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.servers.application.OwnConfiguration;
import org.wiretune.servers.kit.Ports;
import org.wiretune.servers.kit.ServerInstallation;
import org.wiretune.servers.kit.ServerKit;

/** The base folder of a run of the user's own application on the user's own configuration. All ports are moved by one offset. */
final class WildFlyApplication {

	private static final String STANDARD = "standalone.xml";
	private static final String DEPLOYMENTS = "deployments";
	private static final String CONFIGURATION = "configuration";
	private static final int HTTP = 8080;
	/** Ports of the standard configurations: HTTP, HTTPS, management, the object request broker, transactions. */
	private static final List<Integer> PORTS = List.of(HTTP, 8443, 9990, 9993, 3528, 3529, 4712, 4713);
	private static final int TRIES = 50;
	private static final int LEAST_OFFSET = 1_000;
	private static final int MOST_OFFSET = 50_000;
	/** What the scanner of deployments wrote about earlier ones. */
	private static final String MARKERS = "*.{deployed,failed,isdeploying,isundeploying,undeployed,pending}";

	private WildFlyApplication() {
	}

	/**
	 * Writes the folder.
	 *
	 * @param installation the server
	 * @param own the application with its configuration
	 * @param order what the run starts it with
	 * @param base the base folder, which is not there yet
	 * @param jvmArguments arguments for its JVM
	 * @return how it is started
	 * @throws IOException when a file cannot be copied, or nothing says which configuration counts
	 */
	static ServerKit.Prepared prepare(ServerInstallation installation, OwnConfiguration own, RunServer.Order order, Path base, List<String> jvmArguments) throws IOException {
		Path configuration = base.resolve(CONFIGURATION);
		boolean isBase = own.files().map(folder -> Files.isDirectory(folder.resolve(CONFIGURATION))).orElse(false);
		own.copyFiles(isBase ? base : configuration);
		Files.createDirectories(configuration);
		String name = own.files().isPresent() ? name(own.files().get(), configuration) : STANDARD;
		fill(installation.home().resolve("standalone").resolve(CONFIGURATION), configuration);
		Path deployments = Files.createDirectories(base.resolve(DEPLOYMENTS));
		Files.createDirectories(base.resolve("lib").resolve("ext"));
		remove(deployments, MARKERS);
		Files.deleteIfExists(deployments.resolve(own.name()));
		own.copyApplication(deployments);
		int offset = offset(installation);
		List<String> command = new ArrayList<>();
		command.add(order.java().executable().toString());
		command.addAll(jvmArguments);
		command.addAll(WildFlyKit.MODULE_OPTIONS);
		command.addAll(WildFlyKit.places(installation, base));
		command.add("-Djboss.socket.binding.port-offset=" + offset);
		command.addAll(List.of("-jar", installation.home().resolve("jboss-modules.jar").toString(), "-mp", installation.home().resolve("modules").toString(), "org.jboss.as.standalone", "-c", name));
		return new ServerKit.Prepared(command, Map.of(), base, HTTP + offset, List.of(), archives(deployments), List.of());
	}

	/** The only configuration of a folder; among several that of the standard name. */
	static String name(Path files, Path configuration) throws IOException {
		Set<String> names = new TreeSet<>();
		try (DirectoryStream<Path> all = Files.newDirectoryStream(configuration, "standalone*.xml")) {
			all.forEach(file -> names.add(file.getFileName().toString()));
		}
		if (names.isEmpty()) {
			throw new IOException(TEXTS.get("own.noConfiguration", files, STANDARD));
		}
		if (names.size() > 1 && !names.contains(STANDARD)) {
			throw new IOException(TEXTS.get("own.several", files, String.join(", ", names)));
		}
		return names.contains(STANDARD) ? STANDARD : names.iterator().next();
	}

	/** Files of the standard configuration that the user did not name, such as those of users and logging. */
	private static void fill(Path from, Path to) throws IOException {
		try (DirectoryStream<Path> files = Files.newDirectoryStream(from, "{*.properties,standalone.xml}")) {
			for (Path file : files) {
				if (!Files.exists(to.resolve(file.getFileName()))) {
					Files.copy(file, to.resolve(file.getFileName()));
				}
			}
		}
	}

	private static void remove(Path folder, String pattern) throws IOException {
		try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, pattern)) {
			for (Path file : files) {
				Files.delete(file);
			}
		}
	}

	private static int archives(Path deployments) throws IOException {
		int count = 0;
		try (DirectoryStream<Path> files = Files.newDirectoryStream(deployments, "*.{war,ear,jar,rar,sar}")) {
			for (Path file : files) {
				count += Files.isRegularFile(file) ? 1 : 0;
			}
		}
		return Math.max(1, count);
	}

	private static int offset(ServerInstallation installation) throws IOException {
		for (int i = 0; i < TRIES; i++) {
			int offset = ThreadLocalRandom.current().nextInt(LEAST_OFFSET, MOST_OFFSET);
			if (PORTS.stream().allMatch(port -> Ports.isFree(port + offset))) {
				return offset;
			}
		}
		throw new IOException(TEXTS.get("own.noPorts", installation.name()));
	}
}
