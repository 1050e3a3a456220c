/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.EObject;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.Folders;
import org.wiretune.lint.host.Containers;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.servicebus.ServiceBusRoots;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.platform.BeanPool;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.JvmOptions;
import org.wiretune.model.platform.ResourceAdapter;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.solution.Solution;
import org.wiretune.model.solution.SolutionFactory;

/**
 * Keeps what each file gave and joins it to a solution: files to modules, servers and applications by their folders,
 * names to what they lead to. The parts are never changed by a link: it copies them, so a solution that was given out stays
 * as it is; modules that no change reaches are shared by the solutions. The order of everything follows the paths, whatever
 * the order in which files came.
 * <p>
 * Not safe for use by several threads.
 */
public final class SolutionAssembler {

	static final String MODULE = "sca.module";
	static final String LIBRARY = "sca.library";
	static final String MODULE_ATTRIBUTES = "sca.module.attributes";
	static final String LIBRARY_ATTRIBUTES = "sca.library.attributes";

	static final Set<String> MODULE_FILES = Set.of(MODULE, LIBRARY, MODULE_ATTRIBUTES, LIBRARY_ATTRIBUTES);
	private static final Set<String> PROJECT_FILES = Set.of(".project", "pom.xml", "build.gradle", "build.gradle.kts");

	private final TreeMap<String, FileParts> parts = new TreeMap<>();
	private final TreeSet<String> markers = new TreeSet<>();
	private final TreeSet<String> containers = new TreeSet<>();
	/** What the last link made of the modules; null before the first. */
	private LinkedModules linked;
	/** What the files that changed since gave at that time; null for new ones. */
	private final Map<String, FileParts> changed = new HashMap<>();
	/** Whether a file came or went since that tells which folders are modules. */
	private boolean foldersChanged;

	/**
	 * {@return whether the mere existence of the file tells something: that its folder is a project or a module, or that
	 * what is around it goes into a container image}
	 *
	 * @param path the path with forward slashes
	 */
	public static boolean isMarker(String path) {
		String name = Folders.name(path);
		return PROJECT_FILES.contains(name) || MODULE_FILES.contains(name) || Containers.isMarker(path);
	}

	/** {@return an assembler that holds what this one holds; later changes of one do not reach the other} */
	public SolutionAssembler copy() {
		SolutionAssembler copy = new SolutionAssembler();
		copy.parts.putAll(parts);
		copy.markers.addAll(markers);
		copy.containers.addAll(containers);
		copy.linked = linked;
		copy.changed.putAll(changed);
		copy.foldersChanged = foldersChanged;
		return copy;
	}

	/**
	 * Notes that a marker file exists.
	 *
	 * @param path the path of a file that {@link #isMarker is a marker}
	 */
	public void mark(String path) {
		if (Containers.isMarker(path)) {
			containers.add(path);
		} else {
			foldersChanged |= markers.add(path);
		}
	}

	/**
	 * Puts what a file gave in place of what it gave before.
	 *
	 * @param file the parts
	 */
	public void put(FileParts file) {
		change(file.path(), parts.get(file.path()));
		if (file.isEmpty()) {
			parts.remove(file.path());
		} else {
			parts.put(file.path(), file);
		}
		if (isMarker(file.path())) {
			mark(file.path());
		}
	}

	/**
	 * Forgets a file, or a folder with all that is below it.
	 *
	 * @param path the path with forward slashes
	 */
	public void remove(String path) {
		if (path.isEmpty()) {
			parts.forEach(this::change);
			parts.clear();
			foldersChanged |= !markers.isEmpty();
			markers.clear();
			containers.clear();
			return;
		}
		FileParts file = parts.remove(path);
		if (file != null) {
			change(path, file);
		}
		// "0" is the character behind "/".
		SortedMap<String, FileParts> below = parts.subMap(path + '/', path + '0');
		below.forEach(this::change);
		below.clear();
		foldersChanged |= markers.remove(path) | clear(markers, path);
		containers.remove(path);
		clear(containers, path);
	}

	private static boolean clear(TreeSet<String> paths, String folder) {
		Set<String> below = paths.subSet(folder + '/', folder + '0');
		boolean any = !below.isEmpty();
		below.clear();
		return any;
	}

	/** Notes what a file gave at the last link, unless it changed since before. */
	private void change(String path, FileParts before) {
		if (!changed.containsKey(path)) {
			changed.put(path, before);
		}
	}

	/** {@return what the files gave, in path order} */
	public Collection<FileParts> files() {
		return parts.values();
	}

	/** {@return what a file gave, or null} @param path the path with forward slashes */
	public FileParts file(String path) {
		return parts.get(path);
	}

	/**
	 * Joins what was read.
	 *
	 * @param texts the texts of the files
	 * @param problems takes names that lead nowhere although what they name should have been read
	 * @return a new model with its texts
	 */
	public Reading read(SourceTexts texts, Consumer<ReadProblem> problems) {
		Solution solution = link(problems);
		return new Reading(solution, texts, containers, linked.memos());
	}

	/**
	 * Joins what was read, without the texts.
	 *
	 * @param problems takes names that lead nowhere although what they name should have been read
	 * @return a new solution
	 */
	public Solution link(Consumer<ReadProblem> problems) {
		Set<String> buses = ServiceBusRoots.of(markers.stream().map(Folders::of).collect(Collectors.toSet()), parts.values());
		Set<String> roots = new TreeSet<>(ApplicationRoots.of(markers, parts.values()));
		roots.addAll(buses);
		Folders folders = new Folders(markers, MODULE_FILES, roots, buses);
		Modules modules = modules(folders, roots, problems);
		Servers servers = new Servers(folders);
		Applications applications = new Applications(folders);
		List<FileParts> resources = new ArrayList<>();
		List<Map.Entry<String, DataSource>> deployed = new ArrayList<>();
		ConfigurationFiles places = new ConfigurationFiles(servers, applications);
		for (FileParts file : parts.values()) {
			for (EObject element : file.elements()) {
				if (element instanceof Server server) {
					servers.add(file.path(), server);
				} else if (element instanceof BeanPool pool) {
					servers.add(file.path(), pool);
				} else if (element instanceof ThreadPool pool) {
					servers.add(file.path(), pool);
				} else if (element instanceof JvmOptions machine) {
					servers.add(file.path(), machine);
				} else if (element instanceof ResourceAdapter) {
					addOnce(resources, file);
				} else if (element instanceof ConfigurationFile configuration) {
					places.add(configuration);
				} else if (element instanceof DataSource source) {
					if (WebSphereResourcesFormat.ID.equals(file.format())) {
						addOnce(resources, file);
					} else if (Servers.isDeployed(file.path())) {
						servers.add(file.path(), source);
					} else {
						deployed.add(Map.entry(file.path(), source));
					}
				} else {
					if (!ModuleLink.isOfModule(element)) {
						applications.add(file.path(), element);
					}
				}
			}
		}
		for (Map.Entry<String, DataSource> each : deployed) {
			if (!servers.wildFly().place(each.getKey(), each.getValue())) {
				applications.add(each.getKey(), each.getValue());
			}
		}
		servers.addResources(resources);
		places.place(problems);
		AsynchronousCallTargets targets = new AsynchronousCallTargets(modules);
		applications.all().forEach(targets::resolve);
		applications.all().forEach(ApplicationPlaceholders::resolve);
		PersistingHelpers.resolve(applications.all());
		servers.resolve(problems);
		Solution solution = SolutionFactory.INSTANCE.createSolution();
		solution.getModules().addAll(modules.all());
		solution.getServers().addAll(servers.all());
		solution.getApplications().addAll(applications.all());
		solution.getConfiguration().addAll(places.ownerless());
		return solution;
	}

	/** Links the modules, of which those that no file changed since the last link can reach stay as they are. */
	private Modules modules(Folders folders, Set<String> roots, Consumer<ReadProblem> problems) {
		KeptModules kept = linked == null || foldersChanged || !roots.equals(linked.roots()) ? KeptModules.NONE : KeptModules.of(linked, folders, changed, parts);
		ModuleLink link = new ModuleLink(markers, parts, folders, kept);
		if (!link.isSound()) {
			link = new ModuleLink(markers, parts, folders, KeptModules.NONE);
		}
		linked = link.linked(roots);
		changed.clear();
		foldersChanged = false;
		linked.problems().values().forEach(each -> each.forEach(problems));
		linked.compositeProblems().forEach(problems);
		return link.modules();
	}

	private static void addOnce(List<FileParts> files, FileParts file) {
		if (files.isEmpty() || files.get(files.size() - 1) != file) {
			files.add(file);
		}
	}
}
