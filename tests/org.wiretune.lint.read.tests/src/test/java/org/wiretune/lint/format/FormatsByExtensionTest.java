/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.read.FileFormats;
import org.wiretune.lint.table.PathPattern;
import org.wiretune.lint.table.SettingTables;

/** Formats that are not asked because of a file's extension would have denied it. */
class FormatsByExtensionTest {

	private static final int MOST_BYTES = 1_000_000;

	private static final List<String> FOLDERS = List.of("", "a/", "a.b/", "conf/", "wlp/usr/servers/one/", "server/default/deploy/jbossweb.sar/", "jboss/bin/", "etc/default/", "standalone/configuration/", "k8s/",
			"META-INF/", "src/main/java/");

	private static final List<String> NAMES = List.of("sca.module", "sca.library", "sca.module.attributes", "sca.library.attributes", "sca.references", "A.component", "A.import", "A.export", "A.bpel", "A.wsdl", "A.mfc",
			"A.medflow", "A.subflow", "A.composite", "composite.xml", "switchyard.xml", "A.componentType", "A.jca", "A.proxy", "A.ProxyService", "A.biz", "A.bix", "A.BusinessService", "A.pipeline", "A.ptx", "A.flow", "server.xml", "resources.xml", "mysql-ds.xml", "ejb3-interceptors-aop.xml", "persistence.xml", "jvm.options",
			"bootstrap.properties", "server.env", "jboss-service.xml", "standalone-full.xml", "setup.cli", "queues.mqsc", "queues.MQS", "admin.py", "admin.JACL", "run.conf", "standalone.conf.bat", "run.sh", "start.cmd",
			"app.service", "myserver", ".jvmopts", "idea.vmoptions", "jvm.config", "artemis.profile", "Dockerfile", "Dockerfile.dev", "web.Containerfile", "deployment.yml", "compose.yaml", "orders.camel.yaml", "wiretune.rules", "Orders.java", "orders.xhtml", "no.", ".", "x.PROPERTIES",
			"LOG4J.XML", "Spring.Xml");

	@Test
	void nothingIsMissed() {
		List<FileFormat> formats = FileFormats.all();
		FileReader reader = new FileReader(formats, MOST_BYTES);
		Set<String> silent = new TreeSet<>(formats.stream().map(FileFormat::id).toList());
		for (String path : paths()) {
			List<FileFormat> accepting = formats.stream().filter(format -> format.accepts(path)).toList();
			assertEquals(accepting.stream().map(FileFormat::id).toList(), reader.accepting(path).stream().map(FileFormat::id).toList(), path);
			accepting.forEach(format -> silent.remove(format.id()));
		}
		assertTrue(silent.isEmpty(), "No path of this test is of " + silent);
	}

	/** Whoever names files must not fill the memory by it. */
	@Test
	void countlessExtensionsAreAnswered() {
		FileReader reader = new FileReader(FileFormats.all(), MOST_BYTES);
		IntStream.range(0, 10_000).forEach(i -> assertTrue(reader.accepting("a/b.extension" + i).isEmpty()));
		assertEquals(List.of("wsdl"), reader.accepting("a/b.wsdl").stream().map(FileFormat::id).toList());
	}

	private static List<String> paths() {
		List<String> paths = new ArrayList<>();
		for (String folder : FOLDERS) {
			NAMES.forEach(name -> paths.add(folder + name));
		}
		SettingTables.kinds().forEach(kind -> kind.names().stream().map(PathPattern::toString).forEach(pattern -> {
			String plain = pattern.replace("!", "");
			for (String between : List.of("", "x", "x.y", ".xml")) {
				paths.add("a/" + plain.replace("*", between));
			}
			paths.add(plain.replace("*", "Z").toUpperCase(Locale.ROOT));
		}));
		return paths;
	}
}
