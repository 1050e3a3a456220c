/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import org.junit.jupiter.api.Test;

/** A file imports what it names, in code or in the references of its comments, and nothing else; javac does not look. */
class UnusedImportsTest {

	private static final Path ROOT = Path.of(System.getProperty("wiretune.root"));
	private static final int LEAST_FILES = 2_000;

	private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();

	@Test
	void noSourceOfThisHouseHasOne() throws IOException {
		List<Path> sources = new ArrayList<>();
		for (String room : List.of("bundles", "tests", "releng")) {
			SourceTree.files(ROOT.resolve(room)).stream().filter(file -> file.toString().endsWith(".java")).filter(UnusedImportsTest::isOurs).forEach(sources::add);
		}
		assertTrue(sources.size() > LEAST_FILES, () -> "only " + sources.size());
		try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
			assertEquals(List.of(), unused(files.getJavaFileObjectsFromPaths(sources)));
		}
	}

	/** Samples, inputs of tests and generated code are what they are. */
	private static boolean isOurs(Path file) {
		String path = ROOT.relativize(file).toString().replace('\\', '/');
		return !path.contains("/resources/") && !path.contains("/samples/") && !path.contains("/planted/") && !path.contains("/corpus/");
	}

	private List<String> unused(Iterable<? extends JavaFileObject> sources) throws IOException {
		JavacTask task = (JavacTask) compiler.getTask(null, null, null, List.of("-proc:none"), null, sources);
		DocTrees comments = DocTrees.instance(task);
		List<String> unused = new ArrayList<>();
		for (CompilationUnitTree unit : task.parse()) {
			for (String name : SourceNames.unusedImports(unit, comments)) {
				unused.add(unit.getSourceFile().getName() + ": " + name);
			}
		}
		return unused;
	}

	@Test
	void whatIsNamedAnywhereIsUsed() throws IOException {
		String source = """
				package a;
				import static b.All.named;
				import static b.All.not;
				import b.*;
				import b.Called;
				import b.Linked;
				import b.Mentioned;
				import b.Noted;
				import b.Of;
				import b.Of;
				import b.Thrown;
				import a.Near;
				/** Mentioned; {@link Linked#of(Noted)}. */
				class One {
					/** @throws Thrown never */
					Of<Near> one() {
						return Called.one(named());
					}
				}
				""";
		JavaFileObject file = new SimpleJavaFileObject(URI.create("string:///One.java"), JavaFileObject.Kind.SOURCE) {
			@Override
			public CharSequence getCharContent(boolean ignoreEncodingErrors) {
				return source;
			}
		};
		assertEquals(List.of("/One.java: a.Near", "/One.java: b.All.not", "/One.java: b.Mentioned", "/One.java: b.Of"), unused(List.of(file)));
	}
}
