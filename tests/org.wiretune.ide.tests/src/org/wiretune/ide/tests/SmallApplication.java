/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests;

import com.sun.net.httpserver.HttpServer;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** An application as a build leaves it: one jar that answers on a port. */
public final class SmallApplication {

	/** What it writes when it answers. */
	static final String STARTED = "The small application answers.";

	private SmallApplication() {
	}

	/** Starts it on the port that it is told, or on any. @param arguments none @throws IOException where the port is in use */
	public static void main(String[] arguments) throws IOException {
		HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), Integer.getInteger("server.port", 0)), 0);
		server.createContext("/", exchange -> {
			exchange.sendResponseHeaders(200, -1);
			exchange.close();
		});
		server.start();
		System.out.println(STARTED);
	}

	/** Writes a runnable jar of it. @param jar the file */
	static void write(Path jar) throws IOException {
		Manifest manifest = new Manifest();
		manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
		manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, SmallApplication.class.getName());
		Files.createDirectories(jar.getParent());
		try (OutputStream to = Files.newOutputStream(jar);
				JarOutputStream zip = new JarOutputStream(to, manifest);
				InputStream own = SmallApplication.class.getResourceAsStream("SmallApplication.class")) {
			zip.putNextEntry(new JarEntry(SmallApplication.class.getName().replace('.', '/') + ".class"));
			own.transferTo(zip);
			zip.closeEntry();
		}
	}
}
