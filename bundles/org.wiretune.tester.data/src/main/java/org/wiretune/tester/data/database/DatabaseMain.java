/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.database;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.tester.process.ServiceMain;

/** The process of a database: H2 itself, or what starts and watches the program of another. */
public final class DatabaseMain {

	static final String KIND = "kind";
	static final String FOLDER = "folder";
	static final String PASSWORD = "password";
	static final String PORT = "port";
	static final String DESCRIPTION = "description";

	private DatabaseMain() {
	}

	/**
	 * Runs the process.
	 *
	 * @param arguments none
	 * @throws IOException when its input cannot be read
	 */
	public static void main(String[] arguments) throws IOException {
		ServiceMain.run(DatabaseMain::start);
	}

	private static AutoCloseable start(JsonFields order, JsonObject ready) throws Exception {
		Path folder = Path.of(order.text(FOLDER, ""));
		String password = order.text(PASSWORD, "");
		return switch (DatabaseKind.valueOf(order.text(KIND, ""))) {
			case H2 -> H2Server.start(folder, password, ready);
			case POSTGRESQL -> PostgresServer.start(password, ready);
			case MARIADB -> MariaDbServer.start(password, ready);
		};
	}
}
