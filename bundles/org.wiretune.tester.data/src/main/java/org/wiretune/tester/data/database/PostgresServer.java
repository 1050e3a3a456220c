/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.database;

import static org.wiretune.tester.data.base.DataTexts.TEXTS;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.wiretune.perf.launch.Folders;
import org.wiretune.tester.process.CannotStartException;

/** PostgreSQL from what is installed, in a new cluster; every commit is on disk before it returns (fsync). */
final class PostgresServer {

	private static final String[] FOLDERS = { "/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/bin", "/opt/homebrew/opt/postgresql*/bin",
			"/usr/local/opt/postgresql*/bin", "/Library/PostgreSQL/*/bin", "C:\\Program Files\\PostgreSQL\\*\\bin" };

	private PostgresServer() {
	}

	static AutoCloseable start(String password, JsonObject ready) throws IOException, InterruptedException, SQLException {
		Optional<Path> initdb = NativeProgram.find("initdb", FOLDERS);
		Optional<Path> postgres = NativeProgram.find("postgres", FOLDERS);
		if (initdb.isEmpty() || postgres.isEmpty()) {
			throw new CannotStartException(TEXTS.get("database.notInstalled", "PostgreSQL", "initdb, postgres", "postgresql"));
		}
		NativeProgram programs = new NativeProgram("postgres", "nobody");
		Path folder = programs.folder("wiretune-postgresql-");
		Path log = folder.resolve("log");
		try {
			return start(initdb.get(), postgres.get(), programs, folder, log, password, ready);
		} catch (IOException | SQLException | RuntimeException e) {
			Folders.delete(folder);
			throw e;
		}
	}

	private static AutoCloseable start(Path initdb, Path postgres, NativeProgram programs, Path folder, Path log,
			String password, JsonObject ready) throws IOException, InterruptedException, SQLException {
		Path secret = Files.writeString(folder.resolve("password"), password);
		Files.setOwner(secret, Files.getOwner(folder));
		Path data = folder.resolve("data");
		programs.run(folder, List.of(initdb.toString(), "-D", data.toString(), "-U", DatabaseKind.USER, "-E", "UTF8",
				"--locale=C", "-A", "scram-sha-256", "--pwfile=" + secret, "--no-sync"));
		Files.delete(secret);
		int port = NativeServer.freePort();
		Process process = programs.start(folder, log,
				List.of(postgres.toString(), "-D", data.toString(), "-p", String.valueOf(port), "-c",
						"listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "fsync=on", "-c",
						"synchronous_commit=on", "-c", "max_connections=100"));
		NativeServer server = new NativeServer(process, folder, log);
		try (Connection connection = server.up("PostgreSQL", DatabaseKind.POSTGRESQL.address(port),
				DatabaseKind.login(password))) {
			ready.addProperty(DatabaseMain.PORT, port);
			ready.addProperty(DatabaseMain.FOLDER, folder.toString());
			ready.addProperty(DatabaseMain.DESCRIPTION,
					TEXTS.get("database.postgresql", connection.getMetaData().getDatabaseProductVersion()));
		}
		return server;
	}
}
