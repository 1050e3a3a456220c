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

/**
 * MariaDB from what is installed, in a new data folder; every commit is on disk before it returns
 * (innodb_flush_log_at_trx_commit 1).
 */
final class MariaDbServer {

	private static final String[] FOLDERS = { "/usr/sbin", "/usr/libexec", "/usr/local/bin", "/usr/local/mysql/bin",
			"/opt/homebrew/bin", "/opt/homebrew/opt/mariadb*/bin", "/usr/local/opt/mariadb*/bin", "C:\\Program Files\\MariaDB*\\bin" };
	private static final String DRIVER = "org.mariadb.jdbc.Driver";

	private MariaDbServer() {
	}

	static AutoCloseable start(String password, JsonObject ready) throws IOException, InterruptedException, SQLException {
		try {
			Class.forName(DRIVER);
		} catch (ClassNotFoundException e) {
			throw new CannotStartException(TEXTS.get("database.noMariaDbDriver"));
		}
		Optional<Path> program = NativeProgram.find("mariadbd", FOLDERS);
		Optional<Path> installer = NativeProgram.find("mariadb-install-db", "/usr/local/mysql/scripts", "/opt/homebrew/bin",
				"/opt/homebrew/opt/mariadb*/bin", "/usr/local/opt/mariadb*/bin", "C:\\Program Files\\MariaDB*\\bin");
		if (program.isEmpty() || installer.isEmpty()) {
			throw new CannotStartException(
					TEXTS.get("database.notInstalled", "MariaDB", "mariadbd, mariadb-install-db", "mariadb-server"));
		}
		NativeProgram programs = new NativeProgram("mysql", "nobody");
		Path folder = programs.folder("wiretune-mariadb-");
		Path log = folder.resolve("log");
		try {
			return start(installer.get(), program.get(), programs, folder, log, password, ready);
		} catch (IOException | SQLException | RuntimeException e) {
			Folders.delete(folder);
			throw e;
		}
	}

	private static AutoCloseable start(Path installer, Path program, NativeProgram programs, Path folder, Path log,
			String password, JsonObject ready) throws IOException, InterruptedException, SQLException {
		Path data = Files.createDirectory(folder.resolve("data"));
		Files.setOwner(data, Files.getOwner(folder));
		Path base = program.toRealPath().getParent().getParent();
		programs.run(folder, List.of(installer.toString(), "--no-defaults", "--datadir=" + data, "--basedir=" + base,
				"--skip-test-db", "--auth-root-authentication-method=normal"));
		// The one user and database are made at the first start.
		Path first = Files.writeString(folder.resolve("first.sql"), first(password));
		Files.setOwner(first, Files.getOwner(folder));
		int port = NativeServer.freePort();
		Process process = programs.start(folder, log,
				List.of(program.toString(), "--no-defaults", "--basedir=" + base, "--datadir=" + data, "--port=" + port,
						"--bind-address=127.0.0.1", "--socket=" + folder.resolve("socket"), "--pid-file=" + folder.resolve("pid"),
						"--init-file=" + first, "--innodb-flush-log-at-trx-commit=1", "--innodb-flush-method=O_DIRECT",
						"--skip-log-bin", "--character-set-server=utf8mb4", "--max-allowed-packet=64M",
						"--innodb-buffer-pool-size=256M", "--skip-name-resolve"));
		NativeServer server = new NativeServer(process, folder, log);
		try (Connection connection = server.up("MariaDB", DatabaseKind.MARIADB.address(port),
				DatabaseKind.login(password))) {
			ready.addProperty(DatabaseMain.PORT, port);
			ready.addProperty(DatabaseMain.FOLDER, folder.toString());
			ready.addProperty(DatabaseMain.DESCRIPTION,
					TEXTS.get("database.mariadb", connection.getMetaData().getDatabaseProductVersion()));
		}
		return server;
	}

	private static String first(String password) {
		return "CREATE DATABASE wiretune;\nCREATE USER wiretune@'127.0.0.1' IDENTIFIED BY '" + password
				+ "';\nGRANT ALL ON *.* TO wiretune@'127.0.0.1';\n";
	}
}
