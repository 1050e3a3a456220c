/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs are found where systems have them. */
class ProgramSearchTest {

	private static final List<String> WINDOWS = List.of(".exe", "");

	@TempDir
	private Path folder;

	private Path program(String name) throws IOException {
		Path program = folder.resolve(name);
		Files.createDirectories(program.getParent());
		Files.writeString(program, "x");
		assertTrue(program.toFile().setExecutable(true));
		return program;
	}

	@Test
	void windowsGivesNamesAnEnding() throws Exception {
		Path postgres = program("Program Files/PostgreSQL/17/bin/postgres.exe");
		program("Program Files/PostgreSQL/16/bin/postgres.exe");
		String pattern = folder + "/Program Files/PostgreSQL/*/bin";
		assertEquals(Optional.of(postgres), new ProgramSearch(null, WINDOWS).find("postgres", pattern));
		assertEquals(Optional.empty(), new ProgramSearch(null, List.of("")).find("postgres", pattern));
	}

	@Test
	void aStarMayBePartOfAName() throws Exception {
		Path server = program("MariaDB 11.4/bin/mariadbd.exe");
		program("MariaDB 10.6/bin/mariadbd.exe");
		assertEquals(Optional.of(server), new ProgramSearch("", WINDOWS).find("mariadbd", folder + "/MariaDB*/bin"));
	}

	@Test
	void thePathComesFirst() throws Exception {
		Path first = program("path/initdb");
		program("other/initdb");
		String path = folder.resolve("missing") + File.pathSeparator + "\u0000" + File.pathSeparator + folder.resolve("path");
		assertEquals(Optional.of(first), new ProgramSearch(path, List.of("")).find("initdb", folder.resolve("other").toString()));
	}

	@Test
	void aFolderOrATextIsNoProgram() throws Exception {
		Files.createDirectories(folder.resolve("bin/initdb"));
		Files.writeString(folder.resolve("bin/postgres"), "x");
		ProgramSearch search = new ProgramSearch(folder.resolve("bin").toString(), List.of(""));
		assertEquals(Optional.empty(), search.find("initdb"));
		assertEquals(Optional.empty(), search.find("postgres", folder + "/none/*/bin"));
	}
}
