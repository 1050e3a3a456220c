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

import org.eclipse.emf.ecore.EObject;
import org.wiretune.lint.composite.ComponentTypeFormat;
import org.wiretune.lint.composite.CompositeLinks;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.Folders;
import org.wiretune.lint.host.Containers;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.BusinessProcess;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.MediationFlow;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.PortType;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.platform.BeanPool;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.JvmOptions;
import org.wiretune.model.platform.ResourceAdapter;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.solution.Solution;
import org.wiretune.model.solution.SolutionFactory;

/**
 * Keeps what each file gave and joins it to a solution: files to modules, servers and applications by their folders,
 * names to what they lead to. The parts are never changed by a link: each link copies them, so a solution that was given
 * out stays as it is. The order of everything follows the paths, whatever the order in which files came.
 * <p>
 * Not safe for use by several threads.
 */
public final class SolutionAssembler {

	static final String MODULE = "sca.module";
	static final String LIBRARY = "sca.library";
	static final String MODULE_ATTRIBUTES = "sca.module.attributes";
	static final String LIBRARY_ATTRIBUTES = "sca.library.attributes";

	private static final Set<String> MODULE_FILES = Set.of(MODULE, LIBRARY, MODULE_ATTRIBUTES, LIBRARY_ATTRIBUTES);
	private static final Set<String> LIBRARY_FILES = Set.of(LIBRARY, LIBRARY_ATTRIBUTES);
	private static final Set<String> PROJECT_FILES = Set.of(".project", "pom.xml", "build.gradle", "build.gradle.kts");

	private final TreeMap<String, FileParts> parts = new TreeMap<>();
	private final TreeSet<String> markers = new TreeSet<>();
	private final TreeSet<String> containers = new TreeSet<>();

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
		return copy;
	}

	/**
	 * Notes that a marker file exists.
	 *
	 * @param path the path of a file that {@link #isMarker is a marker}
	 */
	public void mark(String path) {
		(Containers.isMarker(path) ? containers : markers).add(path);
	}

	/**
	 * Puts what a file gave in place of what it gave before.
	 *
	 * @param file the parts
	 */
	public void put(FileParts file) {
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
		parts.remove(path);
		markers.remove(path);
		containers.remove(path);
		if (path.isEmpty()) {
			parts.clear();
			markers.clear();
			containers.clear();
			return;
		}
		// "0" is the character behind "/".
		parts.subMap(path + '/', path + '0').clear();
		markers.subSet(path + '/', path + '0').clear();
		containers.subSet(path + '/', path + '0').clear();
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
		return new Reading(link(problems), texts, containers);
	}

	/**
	 * Joins what was read, without the texts.
	 *
	 * @param problems takes names that lead nowhere although what they name should have been read
	 * @return a new solution
	 */
	public Solution link(Consumer<ReadProblem> problems) {
		Folders folders = new Folders(markers, MODULE_FILES, ApplicationRoots.of(markers, parts.values()));
		Modules modules = new Modules(folders);
		Servers servers = new Servers(folders);
		Applications applications = new Applications(folders);
		List<FileParts> resources = new ArrayList<>();
		List<Map.Entry<String, EObject>> held = new ArrayList<>();
		Map<String, Binding> adapters = new HashMap<>();
		Map<String, Component> types = new HashMap<>();
		List<Map.Entry<String, DataSource>> deployed = new ArrayList<>();
		ConfigurationFiles places = new ConfigurationFiles(servers, applications);
		for (String path : markers) {
			if (MODULE_FILES.contains(Folders.name(path))) {
				modules.module(Folders.of(path), LIBRARY_FILES.contains(Folders.name(path)));
			}
		}
		for (FileParts file : parts.values()) {
			for (EObject element : file.elements()) {
				switch (element) {
				case Module module -> modules.add(file.path(), module);
				case Setting dependency -> modules.add(file.path(), dependency);
				case Component type when file.path().endsWith(ComponentTypeFormat.END) -> types.put(file.path(), type);
				case Component component -> modules.add(file.path(), component);
				case Import imported -> modules.add(file.path(), imported);
				case Export export -> modules.add(file.path(), export);
				case Reference reference -> modules.add(file.path(), reference);
				case BusinessProcess process -> held.add(Map.entry(file.path(), process));
				case PortType portType -> held.add(Map.entry(file.path(), portType));
				case MediationFlow flow -> held.add(Map.entry(file.path(), flow));
				case Binding adapter -> adapters.put(file.path(), adapter);
				case Server server -> servers.add(file.path(), server);
				case BeanPool pool -> servers.add(file.path(), pool);
				case ThreadPool pool -> servers.add(file.path(), pool);
				case JvmOptions machine -> servers.add(file.path(), machine);
				case ResourceAdapter adapter -> addOnce(resources, file);
				case ConfigurationFile configuration -> places.add(configuration);
				case DataSource source -> {
					if (WebSphereResourcesFormat.ID.equals(file.format())) {
						addOnce(resources, file);
					} else if (Servers.isDeployed(file.path())) {
						servers.add(file.path(), source);
					} else {
						deployed.add(Map.entry(file.path(), source));
					}
				}
				default -> applications.add(file.path(), element);
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
		// A process belongs to a module that another file may state later.
		held.forEach(part -> modules.add(part.getKey(), part.getValue()));
		modules.complete();
		new CompositeLinks(modules.composites(), path -> parts.containsKey(path) && !parts.get(path).problems().isEmpty(), problems).link(adapters, types);
		new Wires(modules, this).resolve(problems);
		new Processes(modules).resolve();
		new MediationFlows(modules).resolve();
		new PortTypes(modules).resolve();
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

	private static void addOnce(List<FileParts> files, FileParts file) {
		if (files.isEmpty() || files.getLast() != file) {
			files.add(file);
		}
	}

	/**
	 * {@return whether a file below the folder could not be read to its end and has the name, so that what is missing may
	 * be in it}
	 *
	 * @param folder the folder of a module
	 * @param name the name of a component, import or export, which also names its file
	 */
	boolean isBroken(String folder, String name) {
		SortedMap<String, FileParts> below = folder.isEmpty() ? parts : parts.subMap(folder + '/', folder + '0');
		for (FileParts file : below.values()) {
			if (!file.problems().isEmpty() && file.elements().isEmpty()) {
				String path = file.path();
				int dot = path.lastIndexOf('.');
				String simple = name.substring(name.lastIndexOf('/') + 1);
				if (dot > 0 && path.substring(0, dot).endsWith(simple)) {
					return true;
				}
			}
		}
		return false;
	}
}
