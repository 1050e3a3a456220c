/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.lint.source.FolderTree;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.lint.source.SourceTree;

class SourceLevelTest {

	private static final String CODE = "shop/core/src/main/java/shop/Orders.java";

	private final Map<String, String> files = new TreeMap<>();

	private SourceLevelTest with(String path, String text) {
		files.put(path, text);
		return this;
	}

	private void level(int expected) {
		files.keySet().forEach(path -> assertTrue(SourceLevel.isBuildFile(path), path));
		assertEquals(OptionalInt.of(expected), SourceLevel.of(CODE, SourceTexts.of(files)));
	}

	private void unknown() {
		assertEquals(OptionalInt.empty(), SourceLevel.of(CODE, SourceTexts.of(files)));
	}

	private static String pom(String content) {
		return "<?xml version=\"1.0\"?>\n<project xmlns=\"http://maven.apache.org/POM/4.0.0\">\n" + content + "</project>\n";
	}

	private static String plugin(String configuration) {
		return "<build><plugins><plugin>\n<artifactId>maven-compiler-plugin</artifactId>\n<configuration>" + configuration + "</configuration></plugin></plugins></build>\n";
	}

	@Test
	void nothingStated() {
		unknown();
		with("shop/core/pom.xml", pom("<artifactId>core</artifactId>\n")).unknown();
	}

	@Test
	void settingsOfEclipse() {
		with("shop/core/.settings/org.eclipse.jdt.core.prefs", "org.eclipse.jdt.core.compiler.compliance=17\norg.eclipse.jdt.core.compiler.source=1.4\n").level(4);
	}

	@Test
	void classPathOfEclipse() {
		with("shop/core/.classpath", "<classpath><classpathentry kind=\"con\" path=\"org.eclipse.jdt.launching.JRE_CONTAINER/org.eclipse.jdt.internal.debug.ui.launcher.StandardVMType/J2SE-1.5\"/></classpath>").level(5);
		with("shop/core/.classpath", "<classpath><classpathentry kind=\"con\" path=\"org.eclipse.jdt.launching.JRE_CONTAINER/org.eclipse.jdt.internal.debug.ui.launcher.StandardVMType/JavaSE-17\"/></classpath>").level(17);
		with("shop/core/.classpath", "<classpath><classpathentry kind=\"con\" path=\"org.eclipse.jdt.launching.JRE_CONTAINER\"/></classpath>");
		unknown();
	}

	@Test
	void maven() {
		with("shop/core/pom.xml", pom("<properties>\n<maven.compiler.source>1.6</maven.compiler.source>\n</properties>\n")).level(6);
		with("shop/core/pom.xml", pom("<properties>\n<java.version>11</java.version><maven.compiler.release>${java.version}</maven.compiler.release>\n</properties>\n")).level(11);
		with("shop/core/pom.xml", pom(plugin("<source>1.5</source><target>1.8</target>"))).level(5);
		with("shop/core/pom.xml", pom("<properties><jdk>1.4</jdk></properties>" + plugin("<source>${jdk}</source>"))).level(4);
		with("shop/core/pom.xml", pom("<!--" + plugin("<source>1.5</source>") + "-->" + plugin("<release>8</release>"))).level(8);
	}

	@Test
	void parentsOfMaven() {
		with("shop/core/pom.xml", pom("<parent>\n<artifactId>shop</artifactId>\n</parent>\n")).with("shop/pom.xml", pom(plugin("<source>1.5</source>"))).level(5);
		files.clear();
		with("shop/core/pom.xml", pom("<parent>\n<artifactId>shop</artifactId>\n<relativePath>../../parents/java</relativePath>\n</parent>\n")).with("parents/java/pom.xml",
				pom("<properties><maven.compiler.source>1.4</maven.compiler.source></properties>")).level(4);
		files.clear();
		with("shop/core/pom.xml", pom("<parent><artifactId>shop</artifactId></parent><properties><jdk>1.6</jdk></properties>")).with("shop/pom.xml",
				pom("<properties><jdk>17</jdk></properties>" + plugin("<source>${jdk}</source>"))).level(6);
		files.clear();
		with("shop/core/pom.xml", pom("<parent><relativePath>pom.xml</relativePath></parent>")).unknown();
	}

	@Test
	void gradle() {
		with("shop/core/build.gradle", "sourceCompatibility = 1.6\n").level(6);
		with("shop/core/build.gradle", "java {\n  sourceCompatibility = JavaVersion.VERSION_1_8\n}\n").level(8);
		with("shop/core/build.gradle", "sourceCompatibility = '11'\n").level(11);
		with("shop/core/build.gradle", "java { toolchain { languageVersion = JavaLanguageVersion.of(21) } }\n").level(21);
		with("shop/core/build.gradle", "// sourceCompatibility = 1.5\n");
		unknown();
		files.clear();
		with("shop/build.gradle.kts", "tasks.withType<JavaCompile> { options.release.set(17) }\n").level(17);
	}

	@Test
	void ant() {
		with("shop/core/build.xml", "<project><property name=\"level\" value=\"1.4\"/><target name=\"c\"><javac srcdir=\"src\" source=\"${level}\" target=\"1.8\"/></target></project>").level(4);
		with("shop/core/build.xml", "<project><target name=\"c\"><javac srcdir=\"src\" source='1.6'/></target></project>").level(6);
	}

	/** A profile may be off; where it is on, its level counts. */
	@Test
	void profilesOfMaven() {
		String profile = "<profiles><profile><id>new</id><properties><maven.compiler.source>17</maven.compiler.source></properties></profile></profiles>\n";
		String own = "<properties><maven.compiler.source>1.4</maven.compiler.source></properties>\n";
		with("shop/core/pom.xml", pom(profile + own)).level(4);
		with("shop/core/pom.xml", pom(own + profile)).level(4);
		with("shop/core/pom.xml", pom(profile.replace("17", "1.3") + own)).level(3);
		with("shop/core/pom.xml", pom(own + "<profiles><profile>" + plugin("<source>1.2</source>") + "</profile></profiles>")).level(2);
		with("shop/core/pom.xml", pom(own + "<profiles><profile><properties><other>1.2</other></properties></profile></profiles>")).level(4);
		with("shop/core/pom.xml", pom(profile)).unknown();
	}

	/** What a folder with a build of its own does not say, the folder around it does not either. */
	@Test
	void aBuildOfItsOwnThatStatesNothing() {
		with("pom.xml", pom(plugin("<source>17</source>"))).with("shop/core/pom.xml", pom("<parent><groupId>other</groupId><relativePath/></parent>")).unknown();
		with("shop/core/pom.xml", pom("<artifactId>core</artifactId>")).unknown();
		files.remove("shop/core/pom.xml");
		with("shop/core/build.xml", "<project><target name=\"c\"><javac srcdir=\"src\"/></target></project>").unknown();
		files.remove("shop/core/build.xml");
		level(17);
		files.clear();
		with("shop/build.gradle", "subprojects { sourceCompatibility = 1.6 }\n").with("shop/core/build.gradle", "dependencies { }\n").level(6);
	}

	@Test
	void facetsOfEclipse() {
		String facets = "<faceted-project><fixed facet=\"java\"/><installed facet=\"%s\" version=\"%s\"/><installed facet=\"jst.web\" version=\"2.5\"/></faceted-project>\n";
		with("shop/core/.settings/org.eclipse.wst.common.project.facet.core.xml", facets.formatted("java", "1.6")).level(6);
		with("shop/core/.settings/org.eclipse.wst.common.project.facet.core.xml", facets.formatted("jst.java", "5.0")).level(5);
		with("shop/core/.settings/org.eclipse.wst.common.project.facet.core.xml", "<faceted-project><installed version=\"1.4\" facet=\"java\"/></faceted-project>\n").level(4);
		with("shop/core/.settings/org.eclipse.wst.common.project.facet.core.xml", facets.formatted("jst.utility", "1.0"));
		unknown();
	}

	@Test
	void manifestOfABundle() {
		with("shop/core/META-INF/MANIFEST.MF", "Manifest-Version: 1.0\nBundle-RequiredExecutionEnvironment: JavaSE-1.7,\n J2SE-1.5\nBundle-Version: 8.0\n").level(5);
		with("shop/core/META-INF/MANIFEST.MF", "Manifest-Version: 1.0\nBuild-Jdk: 17\n");
		unknown();
	}

	/** What compiles the tests does not compile the program. */
	@Test
	void testsOfMaven() {
		String tests = "<build><plugins><plugin>\n<artifactId>maven-compiler-plugin</artifactId>\n<executions><execution><id>default-testCompile</id><configuration><source>1.3</source></configuration></execution></executions>"
				+ "<configuration><source>1.8</source></configuration></plugin></plugins></build>\n";
		with("shop/core/pom.xml", pom(tests)).level(8);
		with("shop/core/pom.xml", pom(tests.replace("default-testCompile", "default-compile"))).level(3);
	}

	@Test
	void scriptsOfGradle() {
		with("shop/core/build.gradle", "/* sourceCompatibility = 17 */\nsourceSets { main { java { exclude '**/*.tmp' } } }\nsourceCompatibility = 1.6\n").level(6);
		with("shop/core/build.gradle", "/* sourceCompatibility = 17\n*/\n").unknown();
		with("shop/core/build.gradle", "def site = 'http://example.org/'; sourceCompatibility = 1.7\n").level(7);
		with("shop/core/build.gradle", "ext.release = \"8.1\"\nversion = release\n").unknown();
		with("shop/core/build.gradle", "compileJava { options.release = 11 }\n").level(11);
		with("shop/core/build.gradle", "tasks.withType(JavaCompile) { options { release = 9 } }\n").level(9);
		with("shop/core/build.gradle", "def javaVersion = '1.5'\nsourceCompatibility = javaVersion\n").level(5);
		with("shop/core/build.gradle", "sourceCompatibility = project.level\n").unknown();
		with("shop/gradle.properties", "level = 1.4\n").level(4);
		with("shop/core/gradle.properties", "level=1.8\n").level(8);
		with("shop/core/build.gradle", "java { toolchain { languageVersion = JavaLanguageVersion.of(level) } }\n").level(8);
	}

	@Test
	void theInnermostFolderAndThereTheLowest() {
		with("pom.xml", pom(plugin("<source>1.4</source>"))).with("shop/core/pom.xml", pom(plugin("<source>1.8</source>"))).level(8);
		with("shop/core/.settings/org.eclipse.jdt.core.prefs", "org.eclipse.jdt.core.compiler.source=1.6\n").level(6);
	}

	/** The settings of the compiler stand in a hidden folder, of which nothing else is read. */
	@Test
	void inAFolder(@TempDir Path folder) throws IOException {
		Path settings = Files.createDirectories(folder.resolve("core/.settings"));
		Files.writeString(settings.resolve("org.eclipse.jdt.core.prefs"), "org.eclipse.jdt.core.compiler.source=1.4\n");
		Files.writeString(settings.resolve("org.eclipse.wst.common.project.facet.core.xml"), "<faceted-project/>\n");
		Files.writeString(settings.resolve("other.xml"), "<a/>");
		List<String> paths = new ArrayList<>();
		new FolderTree(folder).walk(path -> true, new SourceTree.Visitor() {
			@Override
			public boolean file(SourceFile file) {
				return paths.add(file.path());
			}

			@Override
			public void unreadable(String path, IOException reason) {
				throw new AssertionError(path, reason);
			}
		});
		assertEquals(List.of(folder.getFileName() + "/core/.settings/org.eclipse.jdt.core.prefs", folder.getFileName() + "/core/.settings/org.eclipse.wst.common.project.facet.core.xml"), paths);
		assertFalse(SourceLevel.isBuildFile("core/org.eclipse.jdt.core.prefs"));
	}
}
