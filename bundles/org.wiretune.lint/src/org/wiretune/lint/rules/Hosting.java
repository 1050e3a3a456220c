/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.function.Predicate;

import org.wiretune.lint.host.HostServer;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.model.platform.Server;

/**
 * On which server a module or an application runs, as {@link HostServer} tells it, with the words of findings for it.
 *
 * @param server the server
 * @param sameProject whether the server's files stand in the same project
 */
public record Hosting(Server server, boolean sameProject) {

	/**
	 * Finds the server of a path.
	 *
	 * @param reading what was read
	 * @param path a path in the module or application
	 * @param suitable which servers may be the one
	 * @return the server, or null where it cannot be told
	 */
	public static Hosting of(Reading reading, String path, Predicate<Server> suitable) {
		HostServer host = HostServer.of(reading, path, suitable);
		return host == null ? null : new Hosting(host.server(), host.sameProject());
	}

	/**
	 * {@return whether a module or application runs on a product} The servers in the same project tell; without any, all
	 * servers that were read must be of the product.
	 *
	 * @param reading what was read
	 * @param path a path in the module or application
	 * @param product asks a server for the product
	 */
	public static boolean runsOn(Reading reading, String path, Predicate<Server> product) {
		return HostServer.runsOn(reading, path, product);
	}

	/** {@return what a finding assumes that relies on this; files of one project speak for it} */
	public Assumption assumption() {
		return sameProject ? Assumption.aside("same-project") : new Assumption("only-server");
	}

	/** {@return the name of the server for messages} */
	public String serverName() {
		return serverName(server);
	}

	/** {@return the name of a server for messages} */
	public static String serverName(Server server) {
		return HostServer.name(server);
	}

	/** {@return the folder of the innermost application or module that holds a path, or null} */
	public static String project(Reading reading, String path) {
		return HostServer.project(reading, path);
	}

	/** {@return whether a path is a folder or stands below it; the empty folder holds everything} */
	public static boolean isIn(String path, String folder) {
		return HostServer.isIn(path, folder);
	}
}
