/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.Folders;
import org.wiretune.lint.format.WebSpherePath;
import org.wiretune.lint.wildfly.JBossExpressions;
import org.wiretune.model.platform.BeanPool;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.JvmOptions;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.platform.ResourceAdapter;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.settings.Setting;

/**
 * Joins parts to servers: a WebSphere server has a folder of its own and the resources of every scope above it; a JBoss
 * profile is the folder above {@code deploy}, or the project.
 */
final class Servers {

	private static final List<String> DEPLOYMENT_FOLDERS = List.of("deploy", "deployers", "farm");
	private static final List<String> PROFILE_FOLDERS = List.of("deploy", "deployers", "farm", "conf");

	private final Folders folders;
	private final TreeMap<String, Server> byFolder = new TreeMap<>();
	private final Map<Server, WebSpherePath> places = new HashMap<>();
	private final JBossServers jboss = new JBossServers();
	private final WildFlyServers wildFly = new WildFlyServers();

	Servers(Folders folders) {
		this.folders = folders;
	}

	/** Whether the file stands in the deployment folder of a JBoss profile. */
	static boolean isDeployed(String path) {
		return profile(path, DEPLOYMENT_FOLDERS) != null;
	}

	private static String profile(String path, List<String> names) {
		for (String folder = Folders.of(path); !folder.isEmpty(); folder = Folders.of(folder)) {
			if (names.contains(Folders.name(folder))) {
				return Folders.of(folder);
			}
		}
		return null;
	}

	/** Adds a server that a file describes as a whole. */
	void add(String path, Server server) {
		if (server.getProduct() == Product.WILDFLY) {
			wildFly.add(path, server);
			return;
		}
		Server copy = PartCopy.of(server);
		String folder = Folders.of(path);
		copy.setPath(folder);
		if (copy.getName() == null || copy.getName().isEmpty()) {
			copy.setName(Folders.name(folder));
		}
		byFolder.put(key(folder, Product.WEBSPHERE), copy);
		places.put(copy, WebSpherePath.of(path));
	}

	/** Adds the options of a virtual machine that a host or a start script of JBoss or WildFly tells. */
	void add(String path, JvmOptions machine) {
		if (Folders.name(path).startsWith("run.")) {
			jboss.add(path, machine);
		} else {
			wildFly.add(path, machine);
		}
	}

	/** The servers of WildFly. */
	WildFlyServers wildFly() {
		return wildFly;
	}

	/** Gives a start script to the profiles of JBoss that it speaks for; where none was read, its home stands for one. */
	void placeScript(ConfigurationFile script) {
		if (!JBossServers.place(script, byFolder.values())) {
			of(script.getPath(), script.getProduct()).getConfiguration().add(script);
		}
	}

	/** Gives the servers of JBoss and WildFly their virtual machines and puts system properties in place of expressions. */
	void resolveExpressions() {
		jboss.joinMachines(byFolder.values());
		wildFly.joinMachines();
		for (Server server : all()) {
			if (server.getProduct() == Product.JBOSS_EAP_5 || server.getProduct() == Product.WILDFLY) {
				JBossExpressions.resolve(server);
			} else if (server.getProduct() == Product.TOMCAT) {
				ApplicationPlaceholders.resolve(server);
			}
		}
	}

	/** Adds a bean pool, thread pool or data source of a JBoss profile. */
	void add(String path, EObject part) {
		String profile = profile(path, PROFILE_FOLDERS);
		String folder = profile != null ? profile : folders.project(path);
		Server server = byFolder.computeIfAbsent(key(folder, Product.JBOSS_EAP_5), key -> create(folder, Product.JBOSS_EAP_5));
		put(server, part);
	}

	/** A folder may hold the files of two products. */
	private static String key(String folder, Product product) {
		return folder + "\0" + (char) Product.all().indexOf(product);
	}

	private static Server create(String folder, Product product) {
		Server server = PlatformFactory.INSTANCE.createServer();
		server.setName(Folders.name(folder));
		server.setPath(folder);
		server.setProduct(product);
		return server;
	}

	private static void put(Server server, EObject part) {
		EObject copy = PartCopy.of(part);
		if (copy instanceof BeanPool pool) {
			server.getBeanPools().add(pool);
		} else if (copy instanceof DataSource source) {
			server.getDataSources().add(source);
		} else if (copy instanceof ResourceAdapter adapter) {
			server.getResourceAdapters().add(adapter);
		} else if (copy instanceof ThreadPool pool) {
			server.getThreadPools().add(pool);
		} else {
			throw new IllegalArgumentException(String.valueOf(part));
		}
	}

	/**
	 * Adds the resources of WebSphere cells, once all servers are known: to each server that sees them.
	 *
	 * @param files what files of resources gave
	 */
	void addResources(List<FileParts> files) {
		for (FileParts file : files) {
			for (Server server : seeing(file.path(), true)) {
				for (EObject part : file.elements()) {
					if (part instanceof ResourceAdapter || part instanceof DataSource) {
						put(server, part);
					}
				}
			}
		}
	}

	/**
	 * {@return the servers that see a file of a WebSphere cell, once all servers are known} Where no server that was read does,
	 * the cell or the folder of the file stands for it.
	 *
	 * @param path the file
	 * @param made whether such a server is made where there is none yet
	 */
	List<Server> seeing(String path, boolean made) {
		WebSpherePath place = WebSpherePath.of(path);
		List<Server> seeing = new ArrayList<>();
		for (Server server : byFolder.values()) {
			if (places.containsKey(server) && sees(server, place, Folders.of(path))) {
				seeing.add(server);
			}
		}
		if (seeing.isEmpty()) {
			String folder = place.cell() != null ? place.cell() : Folders.of(path);
			String key = key(folder, Product.WEBSPHERE);
			if (made || byFolder.containsKey(key)) {
				seeing.add(byFolder.computeIfAbsent(key, absent -> create(folder, Product.WEBSPHERE)));
			}
		}
		return seeing;
	}

	private boolean sees(Server server, WebSpherePath resources, String folder) {
		WebSpherePath place = places.get(server);
		if (resources.cell() == null || place.cell() == null) {
			return resources.cell() == null && place.cell() == null && isBelow(server.getPath(), folder);
		}
		if (!place.cell().equals(resources.cell())) {
			return false;
		}
		return switch (resources.scope()) {
		case "server" -> resources.server().equals(place.server()) && (resources.node() == null || resources.node().equals(place.node()));
		case "node" -> resources.node().equals(place.node());
		case "cluster" -> resources.cluster().equals(server.getCluster());
		default -> true;
		};
	}

	private static boolean isBelow(String path, String folder) {
		return folder.isEmpty() || path.equals(folder) || path.startsWith(folder + '/');
	}

	/** Adds a server that was put together from files; its folder is its path. */
	void add(Server server) {
		byFolder.put(key(server.getPath(), server.getProduct()), server);
	}

	Collection<Server> all() {
		List<Server> all = new ArrayList<>(byFolder.values());
		all.addAll(wildFly.all());
		return all;
	}

	/**
	 * {@return the server that a file of settings speaks for; made where none was read}
	 *
	 * @param path the file
	 * @param product the product that reads it
	 */
	Server of(String path, Product product) {
		for (String folder = Folders.of(path); !folder.isEmpty(); folder = Folders.of(folder)) {
			Server server = byFolder.get(key(folder, product));
			if (server != null) {
				return server;
			}
		}
		String profile = profile(path, PROFILE_FOLDERS);
		String home = profile != null ? profile : folders.project(path);
		return byFolder.computeIfAbsent(key(home, product), key -> create(home, product));
	}

	/**
	 * Leads the aliases of resource adapters to thread pools. An alias is unresolved only if no server that sees the
	 * adapter has the pool, because the resources of a cell are meant for some of its servers.
	 */
	void resolve(Consumer<ReadProblem> problems) {
		Map<Origin, ReadProblem> unresolved = new LinkedHashMap<>();
		Set<Origin> resolved = new HashSet<>();
		for (Server server : all()) {
			for (ResourceAdapter adapter : server.getResourceAdapters()) {
				Setting alias = adapter.getThreadPoolAlias();
				adapter.setThreadPool(pool(server, alias.effective()));
				if (!alias.isSet()) {
					continue;
				}
				if (adapter.getThreadPool() != null) {
					resolved.add(alias.getOrigin());
				} else if (!server.getThreadPools().isEmpty() && !alias.getValue().isEmpty() && !alias.effective().contains("${")) {
					unresolved.putIfAbsent(alias.getOrigin(), new ReadProblem(ReadProblem.Kind.UNRESOLVED, alias.getOrigin(),
							TEXTS.get("poolAlias", alias.getValue(), server.getName())));
				}
			}
		}
		unresolved.keySet().removeAll(resolved);
		unresolved.values().forEach(problems);
	}

	/** The pool of a name. The request broker's own pool stands before the one of the thread pool manager, which counts. */
	private static ThreadPool pool(Server server, String name) {
		ThreadPool found = null;
		for (ThreadPool pool : server.getThreadPools()) {
			if (pool.getName() != null && pool.getName().equals(name)) {
				found = pool;
			}
		}
		return found;
	}
}
