/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import org.wiretune.core.Product;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.liberty.LibertyJvmOptionsFormat;
import org.wiretune.lint.liberty.LibertyServers;
import org.wiretune.lint.wildfly.StartScriptFormat;
import org.wiretune.lint.wsadmin.WsadminScriptFormat;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.Server;

/** Gives files of settings to the server or the application that they speak for, once all of these are known. */
final class ConfigurationFiles {

	/** The scope of files that stand in an application although a server product reads them. */
	private static final String APPLICATION = "application";

	private final Servers servers;
	private final Applications applications;
	private final List<ConfigurationFile> files = new ArrayList<>();
	private final List<ConfigurationFile> ownerless = new ArrayList<>();

	ConfigurationFiles(Servers servers, Applications applications) {
		this.servers = servers;
		this.applications = applications;
	}

	/** Takes a file; the parts that were read stay as they are. */
	void add(ConfigurationFile file) {
		files.add(PartCopy.of(file));
	}

	/**
	 * Gives each file its place.
	 *
	 * @param problems takes names in the files that lead nowhere
	 */
	void place(Consumer<ReadProblem> problems) {
		List<ConfigurationFile> liberty = new ArrayList<>();
		List<ConfigurationFile> scripts = new ArrayList<>();
		for (ConfigurationFile file : files) {
			if (APPLICATION.equals(file.getScope())) {
				applications.of(file.getPath()).getConfiguration().add(file);
				continue;
			}
			Product product = file.getProduct();
			if (WsadminScriptFormat.ID.equals(file.getKind())) {
				// Which server a script is run against no file tells, so that nothing is known to run on it.
				ownerless.add(file);
			} else if (product == Product.WEBSPHERE) {
				WebSphereFiles.place(file, servers);
			} else if (product == Product.LIBERTY) {
				liberty.add(file);
			} else if (product == Product.WILDFLY) {
				if (!servers.wildFly().place(file)) {
					applications.of(file.getPath()).getConfiguration().add(file);
				}
			} else if (StartScriptFormat.JBOSS.equals(file.getKind())) {
				scripts.add(file);
			} else {
				switch (product.owner()) {
				case SERVER -> servers.of(file.getPath(), product).getConfiguration().add(file);
				case APPLICATION -> applications.of(file.getPath()).getConfiguration().add(file);
				case NONE -> ownerless.add(file);
				}
			}
		}
		scripts.forEach(servers::placeScript);
		servers.resolveExpressions();
		List<Server> made = LibertyServers.of(liberty, problems);
		made.forEach(servers::add);
		addOthersOptions(liberty, made);
		servers.all().forEach(WebSphereVariables::resolve);
	}

	/** Other products have files of options by the same name, which no server of Liberty takes. */
	private void addOthersOptions(List<ConfigurationFile> liberty, List<Server> made) {
		Set<String> taken = made.stream().flatMap(server -> server.getConfiguration().stream()).map(ConfigurationFile::getPath).collect(Collectors.toSet());
		for (ConfigurationFile file : liberty) {
			if (LibertyJvmOptionsFormat.KIND.equals(file.getKind()) && !taken.contains(file.getPath())) {
				file.setProduct(Product.JAVA);
				ownerless.add(file);
			}
		}
	}

	/** {@return the files that belong to no server and no application, in path order} */
	List<ConfigurationFile> ownerless() {
		return ownerless;
	}
}
