/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.servers.application.OwnConfiguration;

/** A jar that is started by itself, as Spring Boot and Quarkus make it. It is told its port in the words of both. */
final class JarApplication {

	/** Both say that they are ready in words that may be switched off; that they failed, they say. */
	static final StartMessages MESSAGES = new StartMessages(List.of(), List.of(), List.of("APPLICATION FAILED TO START"),
			Pattern.compile("\\bERROR\\b.*\\S{2}$|^Exception in thread |^Error: |cancelling refresh attempt"), Pattern.compile("^Description:\\s*$"));

	/** Otherwise Spring Boot tells nothing of its threads and connections, which gauges and the proof of a limit are about. */
	static final List<String> SHOWN = List.of("-Dserver.tomcat.mbeanregistry.enabled=true", "-Dspring.datasource.hikari.register-mbeans=true");

	private JarApplication() {
	}

	/**
	 * Copies the application and the folder that it is started in, and says how it is started.
	 *
	 * @param own the application
	 * @param order what the run starts it with
	 * @param jvmArguments arguments for its JVM
	 * @return how it is started
	 * @throws IOException when a file cannot be copied
	 */
	static ServerKit.Prepared prepare(OwnConfiguration own, RunServer.Order order, List<String> jvmArguments) throws IOException {
		Path folder = Files.createDirectories(order.dataDirectory().toAbsolutePath().resolve("work"));
		own.copyFiles(folder);
		Path jar = own.copyApplication(order.dataDirectory().toAbsolutePath().resolve("application"));
		int port = Ports.free(1).get(0);
		String loopback = InetAddress.getLoopbackAddress().getHostAddress();
		List<String> command = new ArrayList<>();
		command.add(order.java().executable().toString());
		command.addAll(jvmArguments);
		command.addAll(List.of("-Dserver.port=" + port, "-Dserver.address=" + loopback, "-Dquarkus.http.port=" + port, "-Dquarkus.http.host=" + loopback));
		command.addAll(SHOWN);
		command.addAll(List.of("-jar", jar.toString()));
		return new ServerKit.Prepared(command, Map.of(), folder, port, List.of(), 1, List.of());
	}
}
