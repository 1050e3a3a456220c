/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.read.FileFormats;
import org.wiretune.lint.table.FileKind;
import org.wiretune.lint.table.SettingTables;

/** The formats and a path that each accepts. Without arguments prints their ids; with them copies files to begin with. */
final class Formats {

	private static final List<String> PATHS = List.of("m/sca.module", "m/sca.modulex", "m/a.component", "m/a.import", "m/a.export", "m/a.exportx", "m/sca.references",
			"m/sca.module.attributes", "m/sca.library", "m/a.composite", "m/composite.xml", "m/META-INF/switchyard.xml", "m/a.jca", "m/a_db.jca", "m/a.proxy", "m/a.biz", "m/a.pipeline", "m/a.flow", "m/a.bpel", "m/a.bpelex", "m/a.componentType",
			"m/server.xml", "m/resources.xml", "m/variables.xml", "m/a-ds.xml", "m/deploy/ejb3-interceptors-aop.xml", "m/META-INF/persistence.xml", "m/src/A.java",
			"m/jvm.options", "m/bootstrap.properties", "m/server.env", "m/configDropins/overrides/a.xml", "m/standalone/configuration/standalone.xml",
			"m/domain/configuration/domain.xml", "m/domain/configuration/host.xml", "m/bin/standalone.conf", "m/bin/standalone.conf.bat", "m/bin/run.conf",
			"m/bin/run.sh", "m/bin/run.bat", "m/bin/domain.conf", "m/cells/c/nodes/n/servers/s/server.xml", "m/cells/c/resources.xml", "m/cells/c/variables.xml",
			"m/cells/c/security.xml", "m/cells/c/applications/a.ear/deployments/a/deployment.xml",
			"m/application.yml", "m/application.properties", "m/my.cnf", "m/qm.ini", "m/etc/sysctl.conf", "m/etc/security/limits.conf", "m/etc/system",
			"m/wiretune.rules", "m/a.db2", "m/a.sql", "m/opmn.xml", "m/postgresql.conf", "m/log4j.properties", "m/logging.properties", "m/hibernate.properties", "m/a.properties", "m/a.xml", "m/deploy/jca-jboss-beans.xml", "m/deploy/jbossweb.sar/server.xml", "m/conf/jboss-service.xml", "m/deploy/remoting-jboss-beans.xml",
			"m/usr/servers/a/server.xml", "m/usr/servers/a/jvm.options", "m/usr/servers/a/bootstrap.properties", "m/usr/servers/a/server.env");

	private Formats() {
	}

	/** {@return a path that the format accepts} */
	static String path(FileFormat format) {
		for (String path : PATHS) {
			if (format.accepts(path)) {
				return path;
			}
		}
		for (FileKind kind : SettingTables.kinds()) {
			if (kind.id().equals(format.id())) {
				return "m/" + kind.names().getFirst().toString().replace("*", "x");
			}
		}
		throw new IllegalStateException("No path is known for " + format.id() + "; add one to Formats.");
	}

	/** {@return the format of an id} */
	static FileFormat format(String id) {
		return FileFormats.all().stream().filter(format -> format.id().equals(id)).findFirst().orElseThrow(() -> new IllegalArgumentException(id));
	}

	public static void main(String[] arguments) throws IOException {
		if (arguments.length == 0) {
			FileFormats.all().forEach(format -> {
				path(format);
				System.out.println(format.id());
			});
			GcLogSeeds.ids().forEach(System.out::println);
			return;
		}
		if (GcLogSeeds.ids().contains(arguments[0])) {
			GcLogSeeds.copy(arguments[0], Path.of(arguments[1]), GcLogSeeds.folders(arguments, 2));
			return;
		}
		FileFormat format = format(arguments[0]);
		Path seeds = Path.of(arguments[1]);
		int count = 0;
		for (int i = 2; i < arguments.length; i++) {
			List<Path> accepted = new ArrayList<>();
			try (Stream<Path> files = Files.walk(Path.of(arguments[i]))) {
				files.filter(Files::isRegularFile).filter(file -> format.accepts(file.toString().replace('\\', '/'))).forEach(accepted::add);
			}
			for (Path file : accepted) {
				if (Files.size(file) < 16_384 && count < 40) {
					Files.copy(file, seeds.resolve("seed" + count++), java.nio.file.StandardCopyOption.REPLACE_EXISTING);
				}
			}
		}
	}
}
