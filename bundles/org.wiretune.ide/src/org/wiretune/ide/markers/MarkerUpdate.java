/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.markers;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.Platform;
import org.wiretune.ide.files.WorkspacePath;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.LazyFixes;
import org.wiretune.lint.finding.ReadProblem;

/**
 * Brings the markers of projects in line with an analysis. A marker that is right already is left alone, one whose
 * place or text changed keeps its id: the Problems view keeps its selection and an open quick-fix stays valid.
 */
public final class MarkerUpdate {

	private final IWorkspace workspace;
	private final KeptMarkers kept;
	private final List<UncheckedFixes> unchecked = new ArrayList<>();
	private int created;
	private int changed;
	private int deleted;

	/**
	 * Prepares an update.
	 *
	 * @param workspace the workspace
	 * @param kept what the last update left; nobody else changes markers of its resources meanwhile
	 */
	public MarkerUpdate(IWorkspace workspace, KeptMarkers kept) {
		this.workspace = workspace;
		this.kept = kept;
	}

	/**
	 * Updates the markers in one workspace operation, so that listeners hear of it once. Resources of which the same is told
	 * as before are left alone; whether their fixes are still the same is for {@link #unchecked()} to find out.
	 *
	 * @param result what the analysis told
	 * @param projects the projects whose markers are ours to set
	 * @param files the paths of the files that changed since the last update; null where anything may have changed
	 * @throws CoreException where a marker cannot be written; what is kept is to be forgotten then
	 */
	public void apply(LintResult result, Collection<IProject> projects, Set<String> files) throws CoreException {
		Map<IResource, WantedMarkers> wanted = wanted(result, projects);
		boolean all = files == null || !kept.isOf(projects);
		Set<IResource> open = all ? wanted.keySet() : open(wanted, files);
		// Fixes are computed before the workspace is held.
		Map<IResource, List<MarkerSpecification>> specifications = new HashMap<>();
		open.forEach(resource -> specifications.put(resource, wanted.containsKey(resource) ? wanted.get(resource).specifications() : List.of()));
		if (all) {
			kept.begin(projects);
		}
		if (all || !open.isEmpty()) {
			// Markers need no scheduling rule (IResourceRuleFactory.markerRule is null for every resource).
			workspace.run(monitor -> applyAll(specifications, wanted, all ? present(projects) : present(open)), null, IWorkspace.AVOID_UPDATE, new NullProgressMonitor());
		}
	}

	/** {@return the findings whose markers were left alone without computing their fixes, with what the markers say of these} */
	public List<UncheckedFixes> unchecked() {
		return unchecked;
	}

	/** {@return the number of markers that the update created} */
	public int created() {
		return created;
	}

	/** {@return the number of markers whose attributes the update changed} */
	public int changed() {
		return changed;
	}

	/** {@return the number of markers that the update deleted} */
	public int deleted() {
		return deleted;
	}

	private Map<IResource, WantedMarkers> wanted(LintResult result, Collection<IProject> projects) {
		Map<IResource, WantedMarkers> wanted = new LinkedHashMap<>();
		// Many stand in one file.
		Map<String, IResource> found = new HashMap<>();
		for (Finding finding : result.findings()) {
			IResource resource = found.computeIfAbsent(finding.origin().path(), this::resource);
			if (resource != null) {
				wanted.computeIfAbsent(resource, key -> new WantedMarkers()).add(finding, result);
			}
		}
		for (ReadProblem problem : result.problems()) {
			IResource resource = found.computeIfAbsent(problem.origin().path(), this::resource);
			if (resource != null) {
				wanted.computeIfAbsent(resource, key -> new WantedMarkers()).add(problem);
			} else {
				// It belongs to no file, for example a rule that was stopped: what is missing is missing in each project.
				Platform.getLog(MarkerUpdate.class).warn(problem.message());
				projects.stream().filter(IProject::isAccessible).forEach(project -> wanted.computeIfAbsent(project, key -> new WantedMarkers()).add(problem));
			}
		}
		return wanted;
	}

	/** The resources whose markers may have to change. */
	private Set<IResource> open(Map<IResource, WantedMarkers> wanted, Set<String> files) {
		Set<IResource> open = new LinkedHashSet<>();
		wanted.forEach((resource, markers) -> {
			KeptMarkers.OfResource before = kept.of(resource);
			if (!markers.areToldBy(before, files) || !before.areThere(resource)) {
				open.add(resource);
				return;
			}
			for (int i = 0; i < markers.findings().size(); i++) {
				Finding finding = markers.findings().get(i);
				if (finding.fixes() instanceof LazyFixes) {
					unchecked.add(new UncheckedFixes(finding, before.findings().get(i).fixes()));
				}
			}
		});
		kept.resources().stream().filter(resource -> !wanted.containsKey(resource)).forEach(open::add);
		return open;
	}

	/** The resource itself, or the nearest folder that exists where it went meanwhile; null outside any project. */
	private IResource resource(String path) {
		IWorkspaceRoot root = workspace.getRoot();
		for (IPath at = WorkspacePath.portable(path); at.segmentCount() > 0; at = at.removeLastSegments(1)) {
			IResource member = root.findMember(at);
			if (member != null && member.isAccessible()) {
				return member;
			}
		}
		return null;
	}

	private static Map<IResource, List<IMarker>> present(Collection<IProject> projects) throws CoreException {
		Map<IResource, List<IMarker>> present = new HashMap<>();
		for (IProject project : projects) {
			present(project, IResource.DEPTH_INFINITE, present);
		}
		return present;
	}

	private static Map<IResource, List<IMarker>> present(Set<IResource> resources) throws CoreException {
		Map<IResource, List<IMarker>> present = new HashMap<>();
		for (IResource resource : resources) {
			present(resource, IResource.DEPTH_ZERO, present);
		}
		return present;
	}

	private static void present(IResource resource, int depth, Map<IResource, List<IMarker>> present) throws CoreException {
		if (resource.isAccessible()) {
			for (String type : List.of(FindingMarkers.FINDING, FindingMarkers.READ_PROBLEM)) {
				Arrays.stream(resource.findMarkers(type, true, depth)).forEach(marker -> present.computeIfAbsent(marker.getResource(), key -> new ArrayList<>()).add(marker));
			}
		}
	}

	private void applyAll(Map<IResource, List<MarkerSpecification>> specifications, Map<IResource, WantedMarkers> wanted, Map<IResource, List<IMarker>> present) throws CoreException {
		Set<IResource> resources = new LinkedHashSet<>(present.keySet());
		resources.addAll(specifications.keySet());
		for (IResource resource : resources) {
			List<Long> ids = applyTo(resource, specifications.getOrDefault(resource, List.of()), present.getOrDefault(resource, List.of()));
			kept.put(resource, wanted.getOrDefault(resource, new WantedMarkers()).kept(ids));
		}
	}

	/** {@return the ids of the markers that stand afterwards} */
	private List<Long> applyTo(IResource resource, List<MarkerSpecification> wanted, List<IMarker> present) throws CoreException {
		Map<IMarker, MarkerSpecification> left = new LinkedHashMap<>();
		for (IMarker marker : present) {
			left.put(marker, MarkerSpecification.of(marker));
		}
		List<MarkerSpecification> missing = new ArrayList<>(wanted);
		pair(left, missing, specification -> specification);
		changed += pair(left, missing, MarkerSpecification::withoutPlace);
		changed += pair(left, missing, MarkerSpecification::kind);
		for (IMarker marker : left.keySet()) {
			marker.delete();
			deleted++;
		}
		List<Long> ids = new ArrayList<>();
		present.stream().filter(marker -> !left.containsKey(marker)).forEach(marker -> ids.add(marker.getId()));
		for (MarkerSpecification specification : missing) {
			ids.add(resource.createMarker(specification.type(), specification.attributes()).getId());
			created++;
		}
		return ids;
	}

	/** Gives each marker the first missing specification of the same key, and takes both from their lists. */
	private static int pair(Map<IMarker, MarkerSpecification> left, List<MarkerSpecification> missing,
			Function<MarkerSpecification, Object> key) throws CoreException {
		Map<Object, Deque<MarkerSpecification>> offered = new HashMap<>();
		missing.forEach(specification -> offered.computeIfAbsent(key.apply(specification), k -> new ArrayDeque<>()).add(specification));
		Set<MarkerSpecification> taken = Collections.newSetFromMap(new IdentityHashMap<>());
		for (Iterator<Map.Entry<IMarker, MarkerSpecification>> markers = left.entrySet().iterator(); markers.hasNext();) {
			Map.Entry<IMarker, MarkerSpecification> marker = markers.next();
			Deque<MarkerSpecification> same = offered.get(key.apply(marker.getValue()));
			if (same != null && !same.isEmpty()) {
				MarkerSpecification specification = same.poll();
				taken.add(specification);
				markers.remove();
				if (!specification.equals(marker.getValue())) {
					marker.getKey().setAttributes(new HashMap<>(specification.attributes()));
				}
			}
		}
		missing.removeIf(taken::contains);
		return taken.size();
	}
}
