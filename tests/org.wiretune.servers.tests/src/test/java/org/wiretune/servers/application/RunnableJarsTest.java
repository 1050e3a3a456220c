/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.application;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.servers.application.RunnableJar.Kind;

/** What builds leave in their folders, and which of it can be run. */
class RunnableJarsTest {

	private static final Instant MORNING = Instant.parse("2026-01-02T08:00:00Z");
	private static final Map<String, String> BOOT = Map.of("Main-Class", "org.springframework.boot.loader.launch.JarLauncher", "Start-Class", "shop.Orders", "Spring-Boot-Version", "3.5.0");
	private static final Map<String, String> PLAIN_MAIN = Map.of("Main-Class", "shop.Routes", "Class-Path", "lib/camel-main.jar");

	@TempDir
	Path project;

	private Path jar(String path, Map<String, String> manifest, Instant built) throws IOException {
		Path jar = project.resolve(path);
		Files.createDirectories(jar.getParent());
		Manifest written = new Manifest();
		written.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
		manifest.forEach((key, value) -> written.getMainAttributes().putValue(key, value));
		try (OutputStream to = Files.newOutputStream(jar); JarOutputStream zip = new JarOutputStream(to, written)) {
			zip.finish();
		}
		Files.setLastModifiedTime(jar, FileTime.from(built));
		return jar;
	}

	private List<String> found() throws IOException {
		return RunnableJars.in(project).stream().map(each -> each.kind().label() + " " + each.name()).toList();
	}

	@Test
	void aBuildOfSpringBootIsFoundWithoutWhatLiesBesideIt() throws IOException {
		jar("target/orders-1.0.jar", BOOT, MORNING);
		jar("target/orders-1.0-sources.jar", PLAIN_MAIN, MORNING.plusSeconds(1));
		jar("target/original-orders-1.0.jar", PLAIN_MAIN, MORNING.plusSeconds(1));
		jar("target/orders-1.0-tests.jar", PLAIN_MAIN, MORNING.plusSeconds(1));
		jar("target/library.jar", Map.of(), MORNING.plusSeconds(1));
		assertEquals(List.of("Spring Boot orders-1.0.jar"), found());
	}

	@Test
	void gradleKeepsThePlainJarBesideTheOneThatRuns() throws IOException {
		jar("build/libs/orders.jar", BOOT, MORNING);
		jar("build/libs/orders-plain.jar", PLAIN_MAIN, MORNING);
		assertEquals(List.of("Spring Boot orders.jar"), found());
	}

	@Test
	void quarkusHasAFolderOrOneJar() throws IOException {
		jar("target/quarkus-app/quarkus-run.jar", PLAIN_MAIN, MORNING);
		jar("target/orders-runner.jar", PLAIN_MAIN, MORNING.minusSeconds(60));
		assertEquals(List.of("Quarkus quarkus-run.jar", "Quarkus orders-runner.jar"), found());
	}

	@Test
	void theNewestComesFirstAndOfOneMomentTheKnownKind() throws IOException {
		jar("target/old.jar", BOOT, MORNING.minusSeconds(3600));
		jar("target/a-main.jar", PLAIN_MAIN, MORNING);
		jar("target/orders.jar", BOOT, MORNING);
		assertEquals(List.of("Spring Boot orders.jar", "Java a-main.jar", "Spring Boot old.jar"), found());
		assertEquals(MORNING, RunnableJars.in(project).get(0).built());
	}

	@Test
	void whatIsNoJarIsNone() throws IOException {
		assertEquals(List.of(), found());
		Path broken = project.resolve("target/broken.jar");
		Files.createDirectories(broken.getParent());
		Files.writeString(broken, "half written");
		assertEquals(Optional.empty(), RunnableJars.of(broken));
		assertEquals(List.of(), found());
		assertEquals(Kind.JAVA, RunnableJars.of(jar("target/routes.jar", PLAIN_MAIN, MORNING)).orElseThrow().kind());
	}

	private void module(String path) throws IOException {
		Files.createDirectories(project.resolve(path));
		Files.writeString(project.resolve(path).resolve("pom.xml"), "<project/>");
	}

	private List<String> below() throws IOException {
		return RunnableJars.below(project).stream().map(each -> project.relativize(each.file()).toString().replace('\\', '/')).toList();
	}

	@Test
	void theModuleWithTheApplicationIsFound() throws IOException {
		assertEquals(List.of(), below());
		module("core");
		module("services/orders");
		jar("core/target/core-1.0.jar", Map.of(), MORNING.plusSeconds(5));
		jar("services/orders/target/orders-1.0.jar", BOOT, MORNING);
		jar("services/orders/target/orders-0.9.jar", BOOT, MORNING.minusSeconds(60));
		assertEquals(List.of("services/orders/target/orders-1.0.jar", "services/orders/target/orders-0.9.jar"), below());
	}

	@Test
	void aToolBesideTheApplicationIsNotMeant() throws IOException {
		module("orders");
		module("generator");
		jar("orders/target/orders.jar", BOOT, MORNING);
		jar("generator/target/generator.jar", PLAIN_MAIN, MORNING.plusSeconds(60));
		assertEquals(List.of("orders/target/orders.jar"), below());
	}

	@Test
	void whatTheProjectItselfHasComesBeforeModules() throws IOException {
		module("samples/shop");
		jar("target/orders.jar", BOOT, MORNING);
		jar("samples/shop/target/shop.jar", BOOT, MORNING.plusSeconds(60));
		assertEquals(List.of("target/orders.jar"), below());
	}

	@Test
	void ofSeveralApplicationsNoneIsGuessed() throws IOException {
		module("orders");
		module("stock");
		Path first = jar("orders/target/orders.jar", BOOT, MORNING);
		jar("stock/build/quarkus-app/quarkus-run.jar", PLAIN_MAIN, MORNING.plusSeconds(60));
		assertEquals("Several modules of " + project + " have a jar that can be run: orders, stock. Name the jar that is meant, such as " + first + ".",
				assertThrows(RunnableJars.SeveralModules.class, () -> RunnableJars.below(project)).getMessage());
	}

	@Test
	void whatABuildWroteIsNoModule() throws IOException {
		module("target/work/orders");
		jar("target/work/orders/target/orders.jar", BOOT, MORNING);
		module(".cache/orders");
		jar(".cache/orders/target/orders.jar", BOOT, MORNING);
		assertEquals(List.of(), below());
	}
}
