/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests.proof;

import com.sun.net.httpserver.HttpServer;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** An application whose calls cost more where a file in its jar says that statements are shown: a planted effect. */
public final class SmallShop {

	private static final String SETTINGS = "application.properties";
	private static final int STATEMENTS = 20_000;

	private SmallShop() {
	}

	/** Starts it on the port that it is told. @param arguments none @throws IOException where the port is in use */
	public static void main(String[] arguments) throws IOException {
		Properties settings = new Properties();
		try (InputStream file = SmallShop.class.getResourceAsStream("/" + SETTINGS)) {
			settings.load(file);
		}
		boolean shown = Boolean.parseBoolean(settings.getProperty("spring.jpa.show-sql"));
		HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), Integer.getInteger("server.port")), 0);
		server.createContext("/", exchange -> {
			byte[] answer = Integer.toString(shown ? statements() : 0).getBytes(StandardCharsets.UTF_8);
			exchange.sendResponseHeaders(200, answer.length);
			exchange.getResponseBody().write(answer);
			exchange.close();
		});
		server.start();
	}

	private static int statements() {
		int length = 0;
		for (int i = 0; i < STATEMENTS; i++) {
			length += ("select o.id, o.customer from orders o where o.id = " + i).hashCode() & 1;
		}
		return length;
	}

	/** Writes a runnable jar of it. @param jar the file @param settings the text of its settings */
	static void write(Path jar, String settings) throws IOException {
		Manifest manifest = new Manifest();
		manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
		manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, SmallShop.class.getName());
		Files.createDirectories(jar.getParent());
		try (OutputStream to = Files.newOutputStream(jar);
				JarOutputStream zip = new JarOutputStream(to, manifest);
				InputStream own = SmallShop.class.getResourceAsStream("SmallShop.class")) {
			zip.putNextEntry(new JarEntry(SmallShop.class.getName().replace('.', '/') + ".class"));
			own.transferTo(zip);
			zip.closeEntry();
			zip.putNextEntry(new JarEntry(SETTINGS));
			zip.write(settings.getBytes(StandardCharsets.UTF_8));
			zip.closeEntry();
		}
	}
}
