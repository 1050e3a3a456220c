/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit.liberty;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.safety.markup.MarkupText;
import org.wiretune.servers.application.OwnConfiguration;
import org.wiretune.servers.kit.Ports;
import org.wiretune.servers.kit.ServerInstallation;
import org.wiretune.servers.kit.ServerKit;

/**
 * The folder of a server for a run of the user's own application on the user's own configuration. What has to be otherwise,
 * ports and addresses, stands in a file of its own that counts more.
 */
final class LibertyApplication {

	private static final String SERVER = "server.xml";
	private static final String STANDARD_ENDPOINT = "defaultHttpEndpoint";
	private static final Pattern ENDPOINT = Pattern.compile("<httpEndpoint\\b[^>]*?\\bid\\s*=\\s*[\"']([^\"']+)[\"']");
	private static final Pattern APPLICATION = Pattern.compile("<(?:application|webApplication|enterpriseApplication|ejbApplication|springBootApplication)\\b");
	private static final Pattern VARIABLE = Pattern.compile("([A-Za-z_][A-Za-z0-9_.]*)=(.*)");
	/** Without a configuration of the user an application may need anything. */
	private static final String WITHOUT_FILES = """
			<?xml version="1.0" encoding="UTF-8"?>
			<server>
			  <featureManager>
			    <feature>jakartaee-10.0</feature>
			  </featureManager>
			</server>
			""";

	private LibertyApplication() {
	}

	/**
	 * Writes the folder.
	 *
	 * @param installation the server
	 * @param own the application with its configuration
	 * @param order what the run starts it with
	 * @param user the user folder of Liberty
	 * @param server the folder of the server below it
	 * @param jvmArguments arguments for its JVM
	 * @return how it is started
	 * @throws IOException when a file cannot be copied, or the folder of the user is none of a server
	 */
	static ServerKit.Prepared prepare(ServerInstallation installation, OwnConfiguration own, RunServer.Order order, Path user, Path server, List<String> jvmArguments) throws IOException {
		own.copyFiles(server);
		if (own.files().isEmpty()) {
			Files.writeString(server.resolve(SERVER), WITHOUT_FILES, StandardCharsets.UTF_8);
		} else if (!Files.isRegularFile(server.resolve(SERVER))) {
			throw new IOException(TEXTS.get("own.noConfiguration", own.files().get(), SERVER));
		}
		Path applications = Files.createDirectories(server.resolve("apps"));
		Files.deleteIfExists(applications.resolve(own.name()));
		own.copyApplication(applications);
		String configured = configured(server);
		boolean named = configured.contains(own.name());
		int port = Ports.free(1).get(0);
		Path overrides = Files.createDirectories(server.resolve("configDropins").resolve("overrides"));
		Files.writeString(overrides.resolve("wiretune.xml"), overrides(configured, named ? "" : own.name(), port), StandardCharsets.UTF_8);
		// No port for commands; the server is ended by a signal.
		Path bootstrap = server.resolve("bootstrap.properties");
		Files.writeString(bootstrap, (Files.exists(bootstrap) ? Files.readString(bootstrap) : "") + "\ncommand.port=-1\n", StandardCharsets.UTF_8);
		Map<String, String> environment = variables(server.resolve("server.env"));
		environment.put("WLP_USER_DIR", user.toString());
		List<String> command = new ArrayList<>();
		command.add(order.java().executable().toString());
		command.addAll(jvmArguments);
		command.addAll(LibertyKit.launch(installation, order));
		int count = (int) APPLICATION.matcher(configured).results().count();
		return new ServerKit.Prepared(command, environment, server, port, List.of(), named ? Math.max(1, count) : count + 1, List.of());
	}

	/** All that the XML files of the server say. */
	private static String configured(Path server) throws IOException {
		StringBuilder all = new StringBuilder();
		try (Stream<Path> files = Files.walk(server)) {
			for (Path file : files.filter(each -> each.getFileName().toString().endsWith(".xml")).sorted().toList()) {
				all.append(Files.readString(file, StandardCharsets.ISO_8859_1));
			}
		}
		return all.toString();
	}

	/**
	 * The file that counts more than the user's: ports on the loopback address for each endpoint.
	 *
	 * @param configured what the user's files say
	 * @param application an archive that these do not name; empty for none
	 * @param port the port of the first endpoint
	 * @return XML
	 * @throws IOException when no ports are free
	 */
	static String overrides(String configured, String application, int port) throws IOException {
		Set<String> endpoints = new LinkedHashSet<>();
		Matcher found = ENDPOINT.matcher(configured);
		while (found.find()) {
			endpoints.add(found.group(1));
		}
		if (endpoints.isEmpty()) {
			endpoints.add(STANDARD_ENDPOINT);
		}
		List<Integer> others = Ports.free(endpoints.size());
		StringBuilder text = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<server>\n");
		int number = 0;
		for (String endpoint : endpoints) {
			text.append("  <httpEndpoint id=\"%s\" host=\"%s\" httpPort=\"%s\" httpsPort=\"-1\"/>\n".formatted(endpoint, InetAddress.getLoopbackAddress().getHostAddress(),
					number == 0 ? port : others.get(number)));
			number++;
		}
		if (!application.isEmpty()) {
			text.append("  <%s location=\"%s\"/>\n".formatted(application.endsWith(".ear") ? "enterpriseApplication" : "webApplication", MarkupText.escapeValue(application)));
		}
		return text.append("  <applicationMonitor updateTrigger=\"disabled\"/>\n  <config updateTrigger=\"disabled\"/>\n</server>\n").toString();
	}

	/** The variables that the script of Liberty would set. */
	private static Map<String, String> variables(Path file) throws IOException {
		Map<String, String> variables = new HashMap<>();
		if (Files.isRegularFile(file)) {
			for (String line : Files.readAllLines(file)) {
				Matcher variable = VARIABLE.matcher(line.strip());
				if (variable.matches()) {
					variables.put(variable.group(1), variable.group(2));
				}
			}
		}
		return variables;
	}
}
