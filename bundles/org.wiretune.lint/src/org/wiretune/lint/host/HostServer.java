/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.host;

import java.util.List;
import java.util.function.Predicate;

import org.wiretune.core.ModuleKind;
import org.wiretune.core.Product;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.platform.Server;

/**
 * On which server a module or an application runs: the one answer for rules, editor and binding map. No file tells; of
 * the servers that come into question, the only one in the same project is assumed to be the one, else the only one that
 * was read, otherwise none.
 *
 * @param server the server
 * @param sameProject whether the server's files stand in the project of the module or application
 */
public record HostServer(Server server, boolean sameProject) {

	/**
	 * Finds the server of a path.
	 *
	 * @param reading what was read; not to be changed any more
	 * @param path a path in the module or application
	 * @param suitable which servers come into question
	 * @return the server, or null where it cannot be told
	 */
	public static HostServer of(Reading reading, String path, Predicate<Server> suitable) {
		// Whether there are more than one is all that matters, and is asked for each of many paths.
		List<Server> near = near(reading, path).stream().filter(suitable).limit(2).toList();
		if (near.size() == 1) {
			return new HostServer(near.get(0), true);
		}
		// Two in the project leave it open, whatever stands around.
		FolderIndex folders = FolderIndex.of(reading);
		List<Server> around = near.isEmpty() ? folders.around(folders.project(path), suitable) : near;
		return around.size() == 1 ? new HostServer(around.get(0), false) : null;
	}

	/**
	 * Finds the server of a module, among those of a product that runs such modules.
	 *
	 * @param reading what was read; not to be changed any more
	 * @param module a module of it
	 * @return the server, or null where it cannot be told
	 */
	public static HostServer of(Reading reading, Module module) {
		return of(reading, module.getPath(), server -> mayRun(server, module));
	}

	/**
	 * {@return whether a server is of a product that runs modules of a kind}
	 *
	 * @param server the server
	 * @param module the module
	 */
	public static boolean mayRun(Server server, Module module) {
		ModuleKind kind = module.getKind();
		Product product = server.getProduct();
		if (kind == ModuleKind.MODULE || kind == ModuleKind.MEDIATION_MODULE || kind == ModuleKind.LIBRARY) {
			return product == Product.WEBSPHERE;
		}
		if (kind == ModuleKind.SWITCHYARD) {
			return product == Product.JBOSS_EAP_5 || product == Product.WILDFLY;
		}
		if (kind == ModuleKind.SOA_COMPOSITE) {
			return product == Product.ORACLE_SOA_SUITE || product == Product.ORACLE_APPLICATION_SERVER;
		}
		// What any server runs, as far as is known.
		return true;
	}

	/**
	 * {@return whether a module or application runs on a product} The servers in the same project tell; without any, all
	 * servers that were read must be of the product.
	 *
	 * @param reading what was read; not to be changed any more
	 * @param path a path in the module or application
	 * @param product asks a server for the product
	 */
	public static boolean runsOn(Reading reading, String path, Predicate<Server> product) {
		List<Server> all = reading.solution().getServers();
		List<Server> near = near(reading, path);
		return near.isEmpty() ? !all.isEmpty() && all.stream().allMatch(product) : near.stream().anyMatch(product);
	}

	/**
	 * {@return the folder of the innermost application or module that holds a path, or null}
	 *
	 * @param reading what was read; not to be changed any more
	 * @param path a path; may be null
	 */
	public static String project(Reading reading, String path) {
		return FolderIndex.of(reading).project(path);
	}

	/**
	 * {@return whether a path is a folder or stands below it} The empty folder holds everything.
	 *
	 * @param path a path; null stands nowhere
	 * @param folder the folder
	 */
	public static boolean isIn(String path, String folder) {
		return path != null && (folder.isEmpty() || path.equals(folder) || path.startsWith(folder + '/'));
	}

	/** {@return the name of the server; its path where no file names it} */
	public String name() {
		return name(server);
	}

	/**
	 * {@return the name of a server; its path where no file names it}
	 *
	 * @param server the server
	 */
	public static String name(Server server) {
		return server.getName() == null || server.getName().isEmpty() ? server.getPath() : server.getName();
	}

	/** The servers in the same project. */
	private static List<Server> near(Reading reading, String path) {
		FolderIndex folders = FolderIndex.of(reading);
		return folders.servers(folders.project(path));
	}
}
