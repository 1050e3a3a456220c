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
import java.sql.DriverManager;
import java.sql.SQLException;
import org.h2.engine.Constants;
import org.h2.tools.Server;
import org.wiretune.tester.process.CannotStartException;

/** H2 with its TCP server in this process; its database is a file. */
final class H2Server {

	private H2Server() {
	}

	static AutoCloseable start(Path parent, String password, JsonObject ready) throws SQLException, IOException {
		Path folder = parent.resolve("h2");
		try {
			Files.createDirectories(folder);
			Files.deleteIfExists(Files.createTempFile(folder, "write", ""));
		} catch (IOException e) {
			throw new CannotStartException(TEXTS.get("database.notWritable", "H2", folder, e));
		}
		Connection open = DriverManager.getConnection("jdbc:h2:file:" + folder.resolve("wiretune") + ";DB_CLOSE_DELAY=-1",
				DatabaseKind.login(password));
		Server server = Server.createTcpServer("-tcpPort", "0", "-baseDir", folder.toString(), "-ifExists").start();
		ready.addProperty(DatabaseMain.PORT, server.getPort());
		ready.addProperty(DatabaseMain.DESCRIPTION, TEXTS.get("database.h2", Constants.VERSION));
		return () -> {
			server.stop();
			open.close();
		};
	}
}
