/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.liberty;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.wiretune.core.Product;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.platform.Server;

/**
 * Puts Liberty servers together: a folder with a {@code server.xml} is a server; {@code configDropins}, {@code jvm.options},
 * {@code bootstrap.properties} and {@code server.env} in it belong to it, and so do the files that it includes. Each server
 * has its own copy of a file that several include.
 */
public final class LibertyServers {

	private static final String MAVEN = "/src/main/liberty/config";

	private LibertyServers() {
	}

	/**
	 * {@return the servers, each with its settings merged and its variables resolved}
	 *
	 * @param files what the files gave; they may be changed, and become part of the servers
	 * @param problems takes includes that lead nowhere although what they name should have been read
	 */
	public static List<Server> of(List<ConfigurationFile> files, Consumer<ReadProblem> problems) {
		TreeMap<String, ConfigurationFile> byPath = new TreeMap<>();
		for (ConfigurationFile file : files) {
			byPath.put(file.getPath(), file);
		}
		List<Server> servers = new ArrayList<>();
		Set<String> taken = new HashSet<>();
		for (ConfigurationFile file : byPath.values()) {
			if (isServer(file)) {
				servers.add(server(file, byPath, taken, problems));
			}
		}
		for (ConfigurationFile file : byPath.values()) {
			if (!taken.contains(file.getPath()) && file.getKind().equals(LibertyServerFormat.KIND)) {
				alone(file, servers);
			}
		}
		return servers;
	}

	private static boolean isServer(ConfigurationFile file) {
		return file.getKind().equals(LibertyServerFormat.KIND) && file.getName().equals("server.xml") && !file.getPath().contains("configDropins/");
	}

	private static Server create(String folder) {
		Server server = PlatformFactory.INSTANCE.createServer();
		String named = folder.endsWith(MAVEN) ? folder.substring(0, folder.length() - MAVEN.length()) : folder;
		server.setName(named.substring(named.lastIndexOf('/') + 1));
		server.setPath(folder);
		server.setProduct(Product.LIBERTY);
		return server;
	}

	private static Server server(ConfigurationFile main, TreeMap<String, ConfigurationFile> files, Set<String> taken, Consumer<ReadProblem> problems) {
		String folder = folder(main.getPath());
		Server server = create(folder);
		server.setOrigin(main.getOrigin());
		Includes includes = new Includes(folder, files, problems);
		for (ConfigurationFile file : below(files, folder, "configDropins/defaults/", LibertyServerFormat.KIND)) {
			includes.read(file, "defaults", false);
		}
		includes.read(main, "server", true);
		for (ConfigurationFile file : below(files, folder, "configDropins/overrides/", LibertyServerFormat.KIND)) {
			includes.read(file, "overrides", false);
		}
		List<ConfigurationFile> others = new ArrayList<>();
		for (String place : List.of("configDropins/defaults/", "", "configDropins/overrides/")) {
			others.addAll(below(files, folder, place, LibertyJvmOptionsFormat.KIND));
		}
		others.addAll(below(files, folder, "", LibertyPropertiesFormat.BOOTSTRAP));
		others.addAll(below(files, folder, "", LibertyPropertiesFormat.ENVIRONMENT));
		others.replaceAll(EcoreUtil::copy);
		List<ConfigurationFile> all = new ArrayList<>(includes.files());
		all.addAll(others);
		all.forEach(file -> taken.add(file.getPath()));
		all.sort(Comparator.comparing(ConfigurationFile::getPath));
		server.getConfiguration().addAll(all);
		new LibertyVariables(includes.merged(), others).resolve(all);
		includes.merged().tellWhatIsInEffect();
		new LibertyResources(includes.merged()).fill(server);
		LibertyResources.jvm(others.stream().filter(file -> file.getKind().equals(LibertyJvmOptionsFormat.KIND)).map(file -> file.getGroups().get(0)).toList(), server);
		return server;
	}

	/** The files of a kind that stand right in a folder of the server, by name in any case of letters as the server reads them. */
	private static List<ConfigurationFile> below(TreeMap<String, ConfigurationFile> files, String folder, String place, String kind) {
		String prefix = (folder.isEmpty() ? "" : folder + '/') + place;
		List<ConfigurationFile> found = new ArrayList<>();
		for (ConfigurationFile file : files.tailMap(prefix).values()) {
			if (!file.getPath().startsWith(prefix)) {
				break;
			}
			if (file.getKind().equals(kind) && file.getPath().indexOf('/', prefix.length()) < 0) {
				found.add(file);
			}
		}
		found.sort(Comparator.comparing(file -> file.getPath().toLowerCase(Locale.ROOT)));
		return found;
	}

	/** A file that no server includes: it belongs to the server around it; without one its folder stands for a server. */
	private static void alone(ConfigurationFile file, List<Server> servers) {
		file.setScope("not included");
		String folder = folder(file.getPath());
		for (Server server : servers) {
			if (folder.equals(server.getPath()) || folder.startsWith(server.getPath() + '/')) {
				server.getConfiguration().add(file);
				return;
			}
		}
		Server server = create(folder);
		server.getConfiguration().add(file);
		servers.add(server);
	}

	static String folder(String path) {
		int slash = path.lastIndexOf('/');
		return slash < 0 ? "" : path.substring(0, slash);
	}
}
