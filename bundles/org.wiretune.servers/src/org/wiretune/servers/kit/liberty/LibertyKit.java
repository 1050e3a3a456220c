/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit.liberty;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.servers.application.OwnConfiguration;
import org.wiretune.servers.kit.KitServer;
import org.wiretune.servers.kit.Ports;
import org.wiretune.servers.kit.ServerInstallation;
import org.wiretune.servers.kit.ServerKind;
import org.wiretune.servers.kit.ServerKit;
import org.wiretune.servers.kit.StartMessages;

/**
 * Runs Open Liberty or WebSphere Liberty in a user folder of the run, by {@code java} and without its scripts. The scripts
 * would take the arguments for the JVM from {@code jvm.options}; they stand in the command line here.
 */
public final class LibertyKit implements ServerKit {

	private static final String SERVER = "wiretune";

	/** Java from which on Liberty has options of its own for the JVM (lib/platform/java). */
	private static final int FEATURE_WITH_OWN_OPTIONS = 24;

	/**
	 * Message ids of Liberty: server ready; application started. Failures: application not started, not found, port in use,
	 * feature not found, and a launch that failed.
	 */
	private static final StartMessages MESSAGES = new StartMessages(List.of("CWWKF0011I"), List.of("CWWKZ0001I"),
			List.of("CWWKZ0002E", "CWWKZ0004E", "CWWKZ0014W", "CWWKO0221E", "CWWKF0001E", "CWWKG0014E", "CWWKE0005E",
					"CWWKE0018E"),
			Pattern.compile("^\\[(ERROR|FATAL)\\s*\\]|^CWWK\\w\\d{4}E"));

	@Override
	public ServerKind kind() {
		return ServerKind.LIBERTY;
	}

	@Override
	public StartMessages messages() {
		return MESSAGES;
	}

	@Override
	public Prepared prepare(KitServer kit, RunServer.Order order, List<String> jvmArguments) throws IOException {
		ServerInstallation installation = kit.installation();
		Path user = user(order.dataDirectory());
		Path server = server(order.dataDirectory());
		Path overrides = Files.createDirectories(server.resolve("configDropins").resolve("overrides"));
		Path applications = Files.createDirectories(server.resolve("apps"));
		Files.copy(order.tester().application(), applications.resolve("wiretune.war"));
		Path driver = order.tester().databaseDriver();
		Files.copy(driver, Files.createDirectories(server.resolve(LibertyConfiguration.DRIVER_FOLDER)).resolve(driver.getFileName()));
		List<String> notes = new ArrayList<>(kit.copyDeployment(applications));
		int httpPort = order.settings().httpPort() > 0 ? order.settings().httpPort() : Ports.free(1).get(0);
		Files.writeString(server.resolve("server.xml"), LibertyConfiguration.server(httpPort, kit.deployment()), StandardCharsets.UTF_8);
		// No port for commands; the server is ended by a signal.
		Files.writeString(server.resolve("bootstrap.properties"), "command.port=-1\n", StandardCharsets.UTF_8);
		LibertyConfiguration.Overrides configured = LibertyConfiguration.overrides(order.settings());
		kit.deployment().ifPresent(own -> notes.add(TEXTS.get("deployment.features", own.name())));
		notes.addAll(configured.notes());
		Files.writeString(overrides.resolve("wiretune.xml"), configured.text(), StandardCharsets.UTF_8);
		List<String> command = new ArrayList<>();
		command.add(order.java().executable().toString());
		command.addAll(jvmArguments);
		command.addAll(launch(installation, order));
		return new Prepared(command, Map.of("WIRETUNE_TOKEN", order.token(), "WLP_USER_DIR", user.toString()), server, httpPort,
				notes, kit.applications(), configured.settings());
	}

	@Override
	public Prepared prepare(ServerInstallation installation, OwnConfiguration own, RunServer.Order order, List<String> jvmArguments) throws IOException {
		return LibertyApplication.prepare(installation, own, order, user(order.dataDirectory()), server(order.dataDirectory()), jvmArguments);
	}

	/** {@return the part of the command line that starts the server of the run} @param installation the server @param order what it is started with */
	static List<String> launch(ServerInstallation installation, RunServer.Order order) {
		Path tools = installation.home().resolve("bin").resolve("tools");
		return List.of("-javaagent:" + tools.resolve("ws-javaagent.jar"), "@" + options(installation.home(), order.java().feature()), "-jar", tools.resolve("ws-server.jar").toString(), SERVER);
	}

	private static Path user(Path folder) {
		return folder.toAbsolutePath().resolve("usr");
	}

	private static Path server(Path folder) {
		return user(folder).resolve("servers").resolve(SERVER);
	}

	@Override
	public List<String> mapping(ServerSettings settings) {
		return LibertyConfiguration.overrides(settings).notes();
	}

	@Override
	public List<Path> configuration(Path folder) {
		Path server = server(folder);
		return List.of(server.resolve("configDropins").resolve("overrides").resolve("wiretune.xml"), server.resolve("server.xml"));
	}

	@Override
	public Path log(Path folder) {
		return server(folder).resolve("logs").resolve("messages.log");
	}

	private static Path options(Path home, int feature) {
		Path folder = home.resolve("lib").resolve("platform").resolve("java");
		Path own = folder.resolve("java" + FEATURE_WITH_OWN_OPTIONS + ".options");
		return feature >= FEATURE_WITH_OWN_OPTIONS && Files.isRegularFile(own) ? own : folder.resolve("java9.options");
	}
}
