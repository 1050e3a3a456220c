/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.core.Product;
import org.wiretune.lint.format.Folders;
import org.wiretune.lint.format.Variables;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Setting;

/**
 * Puts the variables of {@code variables.xml} into the settings of a WebSphere server: {@code ${NAME}} and {@code $(NAME)}.
 * A variable of the server wins over one of its cluster, that over one of the node, that over one of the cell; one of an
 * application is seen by the files of the application only and wins there.
 */
final class WebSphereVariables {

	/** The kind of the files. */
	static final String FILE = "websphere-variables";

	private static final String VARIABLE = "websphere.variable";
	/** From the widest scope to the narrowest, each of which wins over those before it. */
	private static final List<String> SCOPES = List.of("cell", "node", "cluster", "server");
	private static final String APPLICATION = "application";

	private WebSphereVariables() {
	}

	/** Resolves the settings of a server; does nothing for one of another product. */
	static void resolve(Server server) {
		if (server.getProduct() != Product.WEBSPHERE) {
			return;
		}
		Map<String, String> variables = new HashMap<>();
		for (String scope : SCOPES) {
			for (ConfigurationFile file : server.getConfiguration()) {
				if (scope.equals(file.getScope())) {
					collect(file, variables);
				}
			}
		}
		Map<String, Map<String, String>> applications = new HashMap<>();
		for (ConfigurationFile file : server.getConfiguration()) {
			if (APPLICATION.equals(file.getScope())) {
				collect(file, applications.computeIfAbsent(Folders.of(file.getPath()), folder -> new HashMap<>(variables)));
			}
		}
		for (Iterator<EObject> contents = server.eAllContents(); contents.hasNext();) {
			if (contents.next() instanceof Setting setting && setting.isSet() && setting.getValue().indexOf('$') >= 0 && setting.getResolved() == null) {
				setting.setResolved(Variables.resolve(setting.getValue(), of(setting, variables, applications)::get));
			}
		}
	}

	private static Map<String, String> of(Setting setting, Map<String, String> variables, Map<String, Map<String, String>> applications) {
		String path = setting.getOrigin() == null ? "" : setting.getOrigin().path();
		return applications.getOrDefault(Folders.of(path), variables);
	}

	private static void collect(ConfigurationFile file, Map<String, String> variables) {
		for (ConfigurationGroup group : file.getGroups()) {
			if (VARIABLE.equals(group.getKind()) && group.getName() != null && !group.getSettings().isEmpty()) {
				Setting value = group.getSettings().get(0);
				if (value.isSet()) {
					variables.put(group.getName(), value.getValue());
				}
			}
		}
	}
}
