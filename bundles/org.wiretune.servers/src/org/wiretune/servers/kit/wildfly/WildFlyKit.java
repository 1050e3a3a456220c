/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit.wildfly;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.servers.application.OwnConfiguration;
import org.wiretune.servers.kit.EffectiveSettings;
import org.wiretune.servers.kit.KitServer;
import org.wiretune.servers.kit.Ports;
import org.wiretune.servers.kit.ServerInstallation;
import org.wiretune.servers.kit.ServerKind;
import org.wiretune.servers.kit.ServerKit;
import org.wiretune.servers.kit.StartMessages;

/**
 * Runs WildFly in a base folder of the run with the configuration {@code standalone-full.xml}, by {@code java} and without
 * its scripts.
 */
public final class WildFlyKit implements ServerKit {

	private static final String CONFIGURATION = "standalone-full.xml";
	private static final String OVERLAY = "wiretune.yml";

	/** Message ids of WildFly: started; started with errors; deployed; boot failed. Levels stand behind the time. */
	private static final StartMessages MESSAGES = new StartMessages(List.of("WFLYSRV0025"), List.of("WFLYSRV0010"),
			List.of("WFLYSRV0026", "WFLYSRV0055", "WFLYSRV0056", "WFLYSRV0239"),
			Pattern.compile("^\\S*\\s*(ERROR|FATAL)\\s|OPVDX001|ParseError at"));

	/** What applications may need of the JDK (bin/common.sh of WildFly 39, setDefaultModularJvmOptions). */
	static final List<String> MODULE_OPTIONS = List.of("--add-exports=java.desktop/sun.awt=ALL-UNNAMED",
			"--add-exports=java.naming/com.sun.jndi.ldap=ALL-UNNAMED",
			"--add-exports=java.naming/com.sun.jndi.url.ldap=ALL-UNNAMED",
			"--add-exports=java.naming/com.sun.jndi.url.ldaps=ALL-UNNAMED",
			"--add-exports=jdk.naming.dns/com.sun.jndi.dns=ALL-UNNAMED", "--add-opens=java.base/java.lang=ALL-UNNAMED",
			"--add-opens=java.base/java.lang.invoke=ALL-UNNAMED", "--add-opens=java.base/java.lang.reflect=ALL-UNNAMED",
			"--add-opens=java.base/java.io=ALL-UNNAMED", "--add-opens=java.base/java.net=ALL-UNNAMED",
			"--add-opens=java.base/java.security=ALL-UNNAMED", "--add-opens=java.base/java.util=ALL-UNNAMED",
			"--add-opens=java.base/java.util.concurrent=ALL-UNNAMED", "--add-opens=java.management/javax.management=ALL-UNNAMED",
			"--add-opens=java.naming/javax.naming=ALL-UNNAMED");

	@Override
	public ServerKind kind() {
		return ServerKind.WILDFLY;
	}

	@Override
	public StartMessages messages() {
		return MESSAGES;
	}

	@Override
	public Prepared prepare(KitServer server, RunServer.Order order, List<String> jvmArguments) throws IOException {
		ServerInstallation installation = server.installation();
		Path base = base(order.dataDirectory());
		Path configuration = Files.createDirectories(base.resolve("configuration"));
		Files.createDirectories(base.resolve("lib").resolve("ext"));
		copyConfiguration(installation.home().resolve("standalone").resolve("configuration"), configuration);
		Path deployments = Files.createDirectories(base.resolve("deployments"));
		Files.copy(order.tester().application(), deployments.resolve("wiretune.war"));
		List<String> notes = new ArrayList<>(server.copyDeployment(deployments));
		List<Integer> ports = Ports.free(5);
		int httpPort = order.settings().httpPort() > 0 ? order.settings().httpPort() : ports.get(0);
		WildFlyOverlay.Result overlay = WildFlyOverlay.of(order.settings(), ports.subList(3, 5));
		Path yaml = configuration.resolve(OVERLAY);
		notes.addAll(overlay.notes());
		Files.writeString(yaml, overlay.text(), StandardCharsets.UTF_8);
		List<String> command = new ArrayList<>();
		command.add(order.java().executable().toString());
		command.addAll(jvmArguments);
		command.addAll(MODULE_OPTIONS);
		command.addAll(properties(installation, base, httpPort, ports));
		EffectiveSettings numbers = EffectiveSettings.of(order.settings());
		command.add("-Dwiretune.mdb.sessions=" + numbers.mdbSessions());
		command.add("-Dwiretune.sca.sessions=" + numbers.scaSessions());
		command.addAll(List.of("-jar", installation.home().resolve("jboss-modules.jar").toString(), "-mp",
				installation.home().resolve("modules").toString(), "org.jboss.as.standalone", "-c", CONFIGURATION,
				"-y=" + yaml));
		return new Prepared(command, Map.of("WIRETUNE_TOKEN", order.token()), base, httpPort, notes,
				server.applications(), overlay.settings());
	}

	@Override
	public Prepared prepare(ServerInstallation installation, OwnConfiguration own, RunServer.Order order, List<String> jvmArguments) throws IOException {
		return WildFlyApplication.prepare(installation, own, order, base(order.dataDirectory()), jvmArguments);
	}

	private static Path base(Path folder) {
		return folder.toAbsolutePath().resolve("standalone");
	}

	@Override
	public List<String> mapping(ServerSettings settings) {
		return WildFlyOverlay.of(settings, List.of(0, 0)).notes();
	}

	@Override
	public List<Path> configuration(Path folder) {
		Path configuration = base(folder).resolve("configuration");
		return List.of(configuration.resolve(OVERLAY), configuration.resolve(CONFIGURATION));
	}

	@Override
	public Path log(Path folder) {
		return base(folder).resolve("log").resolve("server.log");
	}

	private static List<String> properties(ServerInstallation installation, Path base, int httpPort, List<Integer> ports) {
		List<String> properties = places(installation, base);
		properties.add("-Djboss.http.port=" + httpPort);
		properties.add("-Djboss.https.port=" + ports.get(1));
		properties.add("-Djboss.management.http.port=" + ports.get(2));
		properties.add("-Dwildfly.statistics-enabled=true");
		return properties;
	}

	/** {@return where it finds and writes its files and that it listens on the loopback address only} @param installation the server @param base the base folder */
	static List<String> places(ServerInstallation installation, Path base) {
		String loopback = InetAddress.getLoopbackAddress().getHostAddress();
		List<String> properties = new ArrayList<>();
		properties.add("-Dorg.jboss.boot.log.file=" + base.resolve("log").resolve("server.log"));
		properties.add("-Dlogging.configuration=" + base.resolve("configuration").resolve("logging.properties").toUri());
		properties.add("-Dorg.jboss.logmanager.nocolor=true");
		properties.add("-Djboss.home.dir=" + installation.home());
		properties.add("-Djboss.server.base.dir=" + base);
		properties.add("-Djboss.bind.address=" + loopback);
		properties.add("-Djboss.bind.address.management=" + loopback);
		properties.add("-Djboss.bind.address.unsecure=" + loopback);
		properties.add("-Djboss.node.name=wiretune");
		properties.add("-Djboss.tx.node.id=wiretune");
		return properties;
	}

	/** Only files of the standard configuration; nothing of what an earlier run of the installation left. */
	private static void copyConfiguration(Path from, Path to) throws IOException {
		try (DirectoryStream<Path> files = Files.newDirectoryStream(from, "*.{xml,properties}")) {
			for (Path file : files) {
				Files.copy(file, to.resolve(file.getFileName()));
			}
		}
	}
}
