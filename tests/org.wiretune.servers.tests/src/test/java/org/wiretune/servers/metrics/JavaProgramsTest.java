/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is Java among the processes of a system that tells no arguments. */
class JavaProgramsTest {

	@ParameterizedTest
	@ValueSource(strings = {"/usr/lib/jvm/jdk-21/bin/java", "C:\\Program Files\\Java\\jdk-21\\bin\\java.exe", "C:\\jdk\\bin\\JAVAW.EXE", "D:\\eclipse\\eclipse.exe", "D:\\eclipse\\eclipsec.exe", "java"})
	void isJava(String command) {
		assertTrue(JavaPrograms.isJava(command));
	}

	/** On Linux the launcher of an Eclipse starts a process of its own for the virtual machine. */
	@ParameterizedTest
	@ValueSource(strings = {"", "/usr/bin/javac", "/opt/eclipse/eclipse", "C:\\tools\\notjava.exe", "C:\\java.exe\\notepad.exe", "/opt/java/bin/python3"})
	void isNoJava(String command) {
		assertFalse(JavaPrograms.isJava(command));
	}

	@ParameterizedTest
	@CsvSource({"C:\\Program Files\\Java\\jdk-21.0.5\\bin\\java.exe,Java program of jdk-21.0.5", "D:\\eclipse\\eclipse.exe,Eclipse", "/opt/server/jre/bin/java,Java program of jre", "java.exe,Java program"})
	void theNameSaysWhatIsKnown(String command, String expected) {
		assertEquals(expected, JavaPrograms.name(command));
	}

	@Test
	void nothingKnownIsAJavaProgram() {
		assertEquals("Java program", JavaPrograms.name(""));
	}
}
