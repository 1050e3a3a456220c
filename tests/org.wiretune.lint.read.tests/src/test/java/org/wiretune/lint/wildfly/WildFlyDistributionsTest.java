/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wildfly;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.source.FolderTree;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.xml.XmlAttribute;
import org.wiretune.lint.xml.XmlDocument;
import org.wiretune.lint.xml.XmlElement;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Setting;

/**
 * Reads the configurations that distributions of WildFly and AS 7 ship with. They are no part of the repository: the folder
 * that they were unpacked to is given with {@code -Dwiretune.wildfly=...}; without it there is nothing to test.
 */
class WildFlyDistributionsTest {

	/** Subsystems of which every attribute shall be read; the others have few settings that matter. */
	private static final Set<String> COMPLETE = Set.of("ejb3", "io", "datasources", "jca", "batch-jberet", "messaging-activemq", "messaging", "threads", "deployment-scanner");
	/** Names, addresses, references and rights, which no rule of speed asks for. */
	private static final Set<String> NO_SETTINGS = Set.of("name", "type", "match", "key", "address", "password", "user-name", "connectors", "jgroups-channel", "jgroups-cluster", "connector-name",
			"discovery-group", "discovery-group-name", "http-listener", "socket-binding", "endpoint", "server-id", "roles", "consume", "send", "create-non-durable-queue",
			"delete-non-durable-queue", "elytron-domain", "security-domain", "enable-by-default", "use-qualified-name");
	private static final Set<String> NO_SETTING_ELEMENTS = Set.of("password", "user-name", "address", "broadcast-period", "cluster-password", "connector-ref", "group-address", "group-port",
			"refresh-timeout", "default-missing-method-permissions-deny-access", "default-security-domain", "log-system-exceptions");

	private static Path folder() {
		String given = System.getProperty("wiretune.wildfly");
		Assumptions.assumeTrue(given != null && Files.isDirectory(Path.of(given)), "no distributions of WildFly");
		return Path.of(given);
	}

	/** A tree begins with the name of its folder. */
	private static String path(Path file) {
		return folder().getFileName() + "/" + folder().relativize(file).toString().replace('\\', '/');
	}

	private static LintResult lint() throws IOException {
		return Linter.lint(new FolderTree(folder()), LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE);
	}

	private static Stream<Setting> settings(EObject object) {
		Stream.Builder<Setting> settings = Stream.builder();
		object.eAllContents().forEachRemaining(each -> {
			if (each instanceof Setting setting) {
				settings.add(setting);
			}
		});
		return settings.build();
	}

	@Test
	void eachConfigurationIsAServer() throws IOException {
		LintResult result = lint();
		assertEquals(List.of(), result.problems().stream().map(ReadProblem::message).toList());
		Map<String, Server> servers = new TreeMap<>();
		for (Server server : result.solution().getServers()) {
			servers.put(server.getPath() + '#' + server.getName(), server);
			System.out.println(server.getPath() + ' ' + server.getName() + ' ' + server.getVersion() + ": " + server.getThreadPools().size() + " thread pools, " + server.getBeanPools().size()
					+ " bean pools, " + server.getDataSources().size() + " data sources, " + server.getConfiguration().size() + " files, heap "
					+ (server.getJvm() == null ? "?" : server.getJvm().getMaximumHeapSize().getValue()) + ", " + settings(server).filter(Setting::isSet).count() + " settings set, "
					+ settings(server).filter(setting -> setting.getDefaultSource() != null).count() + " defaulted");
		}
		try (Stream<Path> files = Files.walk(folder())) {
			for (Path file : files.filter(each -> each.getFileName().toString().matches("standalone.*[.]xml")).toList()) {
				String path = path(file.getParent());
				Server server = servers.get(path + '#' + file.getFileName().toString().replace(".xml", ""));
				assertNotNull(server, file::toString);
				assertNotNull(server.getJvm(), file::toString);
				assertNotNull(server.getVersion(), file::toString);
				assertTrue(file.toString().contains("load-balancer") || file.toString().contains("microprofile") || !server.getBeanPools().isEmpty(), file::toString);
			}
		}
	}

	@Test
	void everyValueOfTheSubsystemsThatMatterIsRead() throws IOException {
		Set<String> read = new HashSet<>();
		lint().solution().getServers().forEach(server -> settings(server).filter(Setting::isSet).forEach(setting -> read.add(setting.getOrigin().path() + '@' + setting.getOrigin().offset())));
		Map<String, String> left = new TreeMap<>();
		try (Stream<Path> files = Files.walk(folder())) {
			for (Path file : files.filter(each -> each.getFileName().toString().matches("(standalone.*|domain)[.]xml")).toList()) {
				String path = path(file);
				XmlDocument document = XmlDocument.parse(SourceText.of(path, Files.readString(file)), root -> true, problem -> {
				});
				for (XmlElement element : document.root().withDescendants()) {
					String subsystem = WildFlyNames.subsystem(element.namespace());
					if (COMPLETE.contains(subsystem) && !NO_SETTING_ELEMENTS.contains(element.localName())) {
						for (XmlAttribute attribute : element.attributes()) {
							String name = attribute.localName();
							if (!attribute.declaresNamespace() && !NO_SETTINGS.contains(name) && !attribute.value().isEmpty() && !read.contains(path + '@' + attribute.valueStart())) {
								left.put(subsystem + ' ' + element.localName() + '@' + name, path + ' ' + attribute.value());
							}
						}
						if (element.hasText() && !NO_SETTINGS.contains(element.localName()) && !read.contains(path + '@' + element.textStart())) {
							left.put(subsystem + ' ' + element.localName(), path + ' ' + element.text());
						}
					}
				}
			}
		}
		assertEquals(Map.of(), left);
		assertTrue(read.size() > 1000, "only " + read.size());
	}
}
