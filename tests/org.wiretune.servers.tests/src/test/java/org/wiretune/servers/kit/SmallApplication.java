/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** An application that is started by itself on the port that it is told, or says in Spring Boot's words why it is not. */
public final class SmallApplication {

	static final String REASON = "Failed to configure a DataSource: 'url' attribute is not specified.";

	private SmallApplication() {
	}

	/** Starts it. @param arguments none @throws IOException where the port is in use */
	public static void main(String[] arguments) throws IOException {
		if (Boolean.getBoolean("small.fails")) {
			System.out.println("***************************\nAPPLICATION FAILED TO START\n***************************\n\nDescription:\n\n" + REASON + "\n\nAction:");
			System.exit(1);
		}
		String first = System.getProperty("small.taken");
		if (first != null && Path.of(first).toFile().createNewFile()) {
			throw new BindException("Address already in use");
		}
		if (Boolean.getBoolean("small.says")) {
			System.out.println(Path.of("").toAbsolutePath());
			System.out.println(System.getProperty("server.tomcat.mbeanregistry.enabled"));
			System.out.println(System.getProperty("spring.datasource.hikari.register-mbeans"));
		}
		HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), Integer.getInteger("server.port", 0)), 0);
		server.createContext("/", exchange -> {
			exchange.sendResponseHeaders(exchange.getRequestURI().getPath().equals("/hello") ? 200 : 404, -1);
			exchange.close();
		});
		server.start();
	}

	/** {@return a runnable jar of it} */
	static Path write(Path jar) throws IOException {
		Manifest manifest = new Manifest();
		manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
		manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, SmallApplication.class.getName());
		try (OutputStream to = Files.newOutputStream(jar); JarOutputStream zip = new JarOutputStream(to, manifest)) {
			zip.putNextEntry(new JarEntry(SmallApplication.class.getName().replace('.', '/') + ".class"));
			SmallApplication.class.getResourceAsStream("SmallApplication.class").transferTo(zip);
			zip.closeEntry();
		}
		return jar;
	}
}
