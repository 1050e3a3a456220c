/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.wiretune.servers.kit.ServerInstallation;
import org.wiretune.servers.kit.ServerInstallations;
import org.wiretune.servers.kit.ServerKind;

/** A real server that runs with the files of a user and the sample application, in a folder of its own. */
final class ShopServer implements AutoCloseable {

	private static final long READY_SECONDS = 120;
	private static final int LINES = 30;

	private final ServerInstallation installation;
	private final Process process;
	private final int port;
	private final CountDownLatch ready = new CountDownLatch(2);
	private final Deque<String> last = new ArrayDeque<>();
	private final Thread hook;
	private volatile boolean ended;

	private ShopServer(ServerInstallation installation, ProcessBuilder builder, int port) throws IOException {
		this.installation = installation;
		this.port = port;
		process = builder.redirectErrorStream(true).start();
		hook = new Thread(process::destroyForcibly);
		Runtime.getRuntime().addShutdownHook(hook);
		Thread reader = new Thread(this::read, "server output");
		reader.setDaemon(true);
		reader.start();
	}

	/** Copies the samples of a user into a folder as a project has them. Returns the configuration of the server. */
	static Path configure(ServerKind kind, Path samples, Path solution) throws IOException {
		Path server = kind == ServerKind.WILDFLY ? solution.resolve("standalone/configuration/standalone.xml") : solution.resolve("servers/shop/server.xml");
		Files.createDirectories(server.getParent());
		Files.copy(samples.resolve(kind.id()).resolve(server.getFileName().toString()), server);
		if (kind == ServerKind.WILDFLY) {
			Path descriptors = Files.createDirectories(solution.resolve("shop.war/WEB-INF"));
			Path from = samples.resolveSibling("application").resolve("web/WEB-INF");
			for (String name : List.of("web.xml", "ejb-jar.xml", "jboss-web.xml")) {
				Files.copy(from.resolve(name), descriptors.resolve(name));
			}
		}
		return server;
	}

	static ShopServer start(ServerKind kind, Path file, Path application, Path driver, Path folder) throws Exception {
		ServerInstallation installation = new ServerInstallations().get(kind, System.out::println, () -> false);
		Files.createDirectories(folder);
		int[] ports = free(3);
		ShopServer server = new ShopServer(installation, kind == ServerKind.WILDFLY ? wildFly(installation, file, application, folder, ports)
				: liberty(installation, file, application, driver, folder, ports[0]), ports[0]);
		if (!server.ready.await(READY_SECONDS, TimeUnit.SECONDS) || server.ended) {
			server.close();
			throw new IOException(installation.name() + " did not start:\n" + String.join("\n", server.last));
		}
		return server;
	}

	private static ProcessBuilder wildFly(ServerInstallation installation, Path file, Path application, Path base, int[] ports) throws IOException {
		Path configuration = Files.createDirectories(base.resolve("configuration"));
		Files.createDirectories(base.resolve("lib/ext"));
		try (DirectoryStream<Path> files = Files.newDirectoryStream(installation.home().resolve("standalone/configuration"), "*.properties")) {
			for (Path each : files) {
				Files.copy(each, configuration.resolve(each.getFileName()));
			}
		}
		Files.copy(file, configuration.resolve("standalone.xml"));
		Files.copy(application, Files.createDirectories(base.resolve("deployments")).resolve("shop.war"));
		List<String> command = new ArrayList<>(List.of(java(), "-Xmx384m", "-Djava.net.preferIPv4Stack=true", "--add-exports=java.desktop/sun.awt=ALL-UNNAMED",
				"--add-opens=java.base/java.lang=ALL-UNNAMED", "--add-opens=java.base/java.util=ALL-UNNAMED", "--add-opens=java.base/java.util.concurrent=ALL-UNNAMED",
				"--add-opens=java.naming/javax.naming=ALL-UNNAMED", "-Dlogging.configuration=" + configuration.resolve("logging.properties").toUri(),
				"-Dorg.jboss.boot.log.file=" + base.resolve("log/server.log"), "-Djboss.home.dir=" + installation.home(), "-Djboss.server.base.dir=" + base,
				"-Djboss.bind.address=127.0.0.1", "-Djboss.bind.address.management=127.0.0.1", "-Djboss.http.port=" + ports[0], "-Djboss.https.port=" + ports[1],
				"-Djboss.management.http.port=" + ports[2], "-Djboss.node.name=shop", "-Djboss.tx.node.id=shop", "-Dwildfly.statistics-enabled=true",
				"-Dorg.jboss.logmanager.nocolor=true", "-jar", installation.home().resolve("jboss-modules.jar").toString(), "-mp",
				installation.home().resolve("modules").toString(), "org.jboss.as.standalone", "-c", "standalone.xml"));
		return new ProcessBuilder(command).directory(base.toFile());
	}

	private static ProcessBuilder liberty(ServerInstallation installation, Path file, Path application, Path driver, Path folder, int port) throws IOException {
		Path server = Files.createDirectories(folder.resolve("servers/shop"));
		Files.copy(file, server.resolve("server.xml"));
		Files.copy(application, Files.createDirectories(server.resolve("apps")).resolve("shop.war"));
		Files.writeString(server.resolve("bootstrap.properties"), "command.port=-1\nshop.http.port=" + port + "\nshop.driver=" + driver + "\n");
		Path options = installation.home().resolve("lib/platform/java");
		Path own = Runtime.version().feature() >= 24 ? options.resolve("java24.options") : options.resolve("java9.options");
		Path tools = installation.home().resolve("bin/tools");
		ProcessBuilder builder = new ProcessBuilder(java(), "-Xmx384m", "-javaagent:" + tools.resolve("ws-javaagent.jar"), "@" + own, "-jar",
				tools.resolve("ws-server.jar").toString(), "shop").directory(server.toFile());
		builder.environment().putAll(Map.of("WLP_USER_DIR", folder.toString()));
		return builder;
	}

	private static String java() {
		return Path.of(System.getProperty("java.home"), "bin", "java").toString();
	}

	private static int[] free(int count) throws IOException {
		List<ServerSocket> held = new ArrayList<>();
		int[] ports = new int[count];
		for (int i = 0; i < count; i++) {
			ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
			held.add(socket);
			ports[i] = socket.getLocalPort();
		}
		for (ServerSocket socket : held) {
			socket.close();
		}
		return ports;
	}

	/** Messages of WildFly and Liberty: server ready, application started. */
	private void read() {
		try (BufferedReader lines = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
			for (String line = lines.readLine(); line != null; line = lines.readLine()) {
				last.addLast(line);
				if (last.size() > LINES) {
					last.removeFirst();
				}
				if (line.contains("WFLYSRV0026") || line.contains("CWWKZ0002E")) {
					break;
				}
				if (line.contains("WFLYSRV0025") || line.contains("WFLYSRV0010") || line.contains("CWWKF0011I") || line.contains("CWWKZ0001I")) {
					ready.countDown();
				}
			}
		} catch (IOException ended) {
			last.addLast(String.valueOf(ended.getMessage()));
		}
		ended = true;
		while (ready.getCount() > 0) {
			ready.countDown();
		}
	}

	String name() {
		return installation.name();
	}

	long pid() {
		return process.pid();
	}

	String address() {
		return "http://127.0.0.1:" + port + "/shop/work";
	}

	@Override
	public void close() throws InterruptedException {
		process.destroy();
		if (!process.waitFor(15, TimeUnit.SECONDS)) {
			process.destroyForcibly().waitFor();
		}
		Runtime.getRuntime().removeShutdownHook(hook);
	}
}
