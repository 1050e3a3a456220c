/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever adds to WireTune reads the comments of the contract: each type, method, parameter and result has one, and each is well-formed. */
class ContractCommentsTest {

	private static final Path CONTRACT = Path.of(System.getProperty("wiretune.root")).resolve("bundles/org.wiretune.core/src");
	private static final int LEAST_FILES = 8;

	@TempDir
	Path folder;

	@Test
	void everythingOthersMayUseIsExplained() throws IOException {
		try (Stream<Path> files = Files.walk(CONTRACT)) {
			List<Path> sources = files.filter(file -> file.toString().endsWith(".java")).toList();
			assertTrue(sources.size() >= LEAST_FILES, sources::toString);
			assertEquals(List.of(), complaints(sources));
		}
	}

	@Test
	void whatIsMissingIsFound() throws IOException {
		Path source = folder.resolve("One.java");
		Files.writeString(source, "/** One. */\npublic interface One {\n\t/** Two. @return it */\n\tint two(int three);\n\n\tint four();\n}\n");
		List<String> complaints = complaints(List.of(source));
		assertTrue(complaints.stream().anyMatch(each -> each.contains("no @param for three")), complaints::toString);
		assertTrue(complaints.stream().anyMatch(each -> each.startsWith("One.java:6 ") && each.contains("no comment")), complaints::toString);
	}

	private List<String> complaints(List<Path> sources) throws IOException {
		JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
		DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
		try (StandardJavaFileManager files = compiler.getStandardFileManager(said, Locale.ENGLISH, StandardCharsets.UTF_8)) {
			compiler.getTask(null, files, said, List.of("-proc:none", "-Xdoclint:all/protected", "-Xmaxwarns", "1000", "-d", folder.toString()), null, files.getJavaFileObjectsFromPaths(sources)).call();
		}
		// What a comment lacks is told like the messages of a processor; that one class needs the platform is not asked here.
		return said.getDiagnostics().stream().filter(each -> each.getSource() != null && each.getCode().endsWith("proc.messager")).map(ContractCommentsTest::told).toList();
	}

	private static String told(Diagnostic<? extends JavaFileObject> each) {
		return Path.of(each.getSource().getName()).getFileName() + ":" + each.getLineNumber() + ' ' + each.getMessage(Locale.ENGLISH);
	}
}
