/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A server on this machine. A run never writes into it.
 *
 * @param kind kind of server
 * @param home its folder
 * @param product what it calls itself, such as {@code WildFly} or {@code WebSphere Application Server}
 * @param version its version, as its own files tell it
 */
public record ServerInstallation(ServerKind kind, Path home, String product, String version) {

	/** Versions before these have no Jakarta EE 10, for which the application is compiled. */
	private static final int OLDEST_WILDFLY = 27;
	private static final int OLDEST_EAP = 8;
	private static final int OLDEST_LIBERTY = 23;

	private static final Pattern MAJOR = Pattern.compile("(\\d{1,4}).*");

	/**
	 * Recognises a server by its files.
	 *
	 * @param kind kind it should be
	 * @param folder its folder; of Liberty also the one above {@code wlp}
	 * @return the installation
	 * @throws IOException when there is none in the folder, or it is too old; the message says so in a sentence
	 */
	public static ServerInstallation in(ServerKind kind, Path folder) throws IOException {
		Path absolute = folder.toAbsolutePath().normalize();
		Optional<ServerInstallation> found = kind == ServerKind.WILDFLY ? wildFly(absolute)
				: liberty(absolute).or(() -> liberty(absolute.resolve("wlp")));
		ServerInstallation installation = found
				.orElseThrow(() -> new IOException(TEXTS.get("installation.none." + kind.id(), absolute)));
		int oldest = installation.oldest();
		Matcher major = MAJOR.matcher(installation.version());
		if (major.matches() && Integer.parseInt(major.group(1)) < oldest) {
			throw new IOException(TEXTS.get("installation.old", installation.name(), absolute, oldest));
		}
		return installation;
	}

	/** {@return product and version, such as {@code WildFly 39.0.1.Final}} */
	public String name() {
		return (product + ' ' + version).strip();
	}

	private int oldest() {
		if (kind == ServerKind.LIBERTY) {
			return OLDEST_LIBERTY;
		}
		return product.contains("EAP") ? OLDEST_EAP : OLDEST_WILDFLY;
	}

	private static Optional<ServerInstallation> wildFly(Path home) {
		Path layers = home.resolve("modules").resolve("system").resolve("layers").resolve("base");
		Path configuration = home.resolve("standalone").resolve("configuration").resolve("standalone-full.xml");
		if (!Files.isRegularFile(home.resolve("jboss-modules.jar")) || !Files.isDirectory(layers)
				|| !Files.isRegularFile(configuration)) {
			return Optional.empty();
		}
		for (Path product : children(layers.resolve("org").resolve("jboss").resolve("as").resolve("product"), "*")) {
			Attributes attributes = manifest(product);
			String version = attributes.getValue("JBoss-Product-Release-Version");
			if (version != null) {
				String name = attributes.getValue("JBoss-Product-Release-Name");
				return Optional.of(new ServerInstallation(ServerKind.WILDFLY, home,
						name == null || name.startsWith("WildFly") ? ServerKind.WILDFLY.label() : name, version));
			}
		}
		return Optional.of(new ServerInstallation(ServerKind.WILDFLY, home, ServerKind.WILDFLY.label(), ""));
	}

	/** The manifest of a product: in its jar, or in its folder as JBoss EAP has it. */
	private static Attributes manifest(Path product) {
		Path file = product.resolve("dir").resolve("META-INF").resolve("MANIFEST.MF");
		try {
			if (Files.isRegularFile(file)) {
				try (InputStream stream = Files.newInputStream(file)) {
					return new Manifest(stream).getMainAttributes();
				}
			}
			for (Path jar : children(product, "*.jar")) {
				try (JarFile archive = new JarFile(jar.toFile(), false)) {
					Manifest manifest = archive.getManifest();
					if (manifest != null) {
						return manifest.getMainAttributes();
					}
				}
			}
		} catch (IOException e) {
			System.getLogger(ServerInstallation.class.getName()).log(System.Logger.Level.DEBUG, "No product.", e);
		}
		return new Attributes();
	}

	private static Optional<ServerInstallation> liberty(Path home) {
		if (!Files.isRegularFile(home.resolve("bin").resolve("tools").resolve("ws-server.jar"))) {
			return Optional.empty();
		}
		ServerInstallation found = new ServerInstallation(ServerKind.LIBERTY, home, ServerKind.LIBERTY.label(), "");
		for (Path file : children(home.resolve("lib").resolve("versions"), "*.properties")) {
			Properties properties = new Properties();
			try (InputStream stream = Files.newInputStream(file)) {
				properties.load(stream);
			} catch (IOException | IllegalArgumentException e) {
				continue;
			}
			String name = properties.getProperty("com.ibm.websphere.productName", "").strip();
			String version = properties.getProperty("com.ibm.websphere.productVersion", "").strip();
			// WebSphere Liberty has the file of Open Liberty besides its own.
			if (!name.isEmpty() && !version.isEmpty()
					&& (found.version().isEmpty() || !name.equals(ServerKind.LIBERTY.label()))) {
				found = new ServerInstallation(ServerKind.LIBERTY, home, name, version);
			}
		}
		return Optional.of(found);
	}

	private static List<Path> children(Path folder, String pattern) {
		List<Path> found = new ArrayList<>();
		try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, pattern)) {
			all.forEach(found::add);
		} catch (IOException e) {
			return List.of();
		}
		found.sort(null);
		return found;
	}
}
