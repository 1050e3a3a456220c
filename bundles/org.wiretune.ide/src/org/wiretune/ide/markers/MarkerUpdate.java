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
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.ReadProblem;

/**
 * Brings the markers of projects in line with an analysis. A marker that is right already is left alone, one whose
 * place or text changed keeps its id: the Problems view keeps its selection and an open quick-fix stays valid.
 */
public final class MarkerUpdate {

	private final IWorkspace workspace;
	private int created;
	private int changed;
	private int deleted;

	/**
	 * Prepares an update.
	 *
	 * @param workspace the workspace
	 */
	public MarkerUpdate(IWorkspace workspace) {
		this.workspace = workspace;
	}

	/**
	 * Updates the markers in one workspace operation, so that listeners hear of it once.
	 *
	 * @param result what the analysis told
	 * @param projects the projects whose markers are ours to set
	 * @throws CoreException where a marker cannot be written
	 */
	public void apply(LintResult result, Collection<IProject> projects) throws CoreException {
		Map<IResource, List<MarkerSpecification>> wanted = specifications(result, projects);
		// Markers need no scheduling rule (IResourceRuleFactory.markerRule is null for every resource).
		workspace.run(monitor -> applyAll(wanted, projects), null, IWorkspace.AVOID_UPDATE, new NullProgressMonitor());
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

	private Map<IResource, List<MarkerSpecification>> specifications(LintResult result, Collection<IProject> projects) {
		Map<IResource, List<MarkerSpecification>> wanted = new HashMap<>();
		for (Finding finding : result.findings()) {
			IResource resource = resource(finding.origin().path());
			if (resource != null) {
				wanted.computeIfAbsent(resource, key -> new ArrayList<>()).add(FindingAttributes.of(finding, result));
			}
		}
		for (ReadProblem problem : result.problems()) {
			IResource resource = resource(problem.origin().path());
			if (resource != null) {
				wanted.computeIfAbsent(resource, key -> new ArrayList<>()).add(FindingAttributes.of(problem));
			} else {
				// It belongs to no file, for example a rule that was stopped: what is missing is missing in each project.
				ILog.get().warn(problem.message());
				projects.stream().filter(IProject::isAccessible).forEach(project -> wanted.computeIfAbsent(project, key -> new ArrayList<>()).add(FindingAttributes.of(problem)));
			}
		}
		return wanted;
	}

	/** The resource itself, or the nearest folder that exists where it went meanwhile; null outside any project. */
	private IResource resource(String path) {
		IWorkspaceRoot root = workspace.getRoot();
		for (IPath at = IPath.fromPortableString(path); at.segmentCount() > 0; at = at.removeLastSegments(1)) {
			IResource member = root.findMember(at);
			if (member != null && member.isAccessible()) {
				return member;
			}
		}
		return null;
	}

	private void applyAll(Map<IResource, List<MarkerSpecification>> wanted, Collection<IProject> projects) throws CoreException {
		Map<IResource, List<IMarker>> present = new HashMap<>();
		for (IProject project : projects) {
			if (project.isAccessible()) {
				for (String type : List.of(FindingMarkers.FINDING, FindingMarkers.READ_PROBLEM)) {
					Arrays.stream(project.findMarkers(type, true, IResource.DEPTH_INFINITE)).forEach(
							marker -> present.computeIfAbsent(marker.getResource(), key -> new ArrayList<>()).add(marker));
				}
			}
		}
		Set<IResource> resources = new LinkedHashSet<>(present.keySet());
		resources.addAll(wanted.keySet());
		for (IResource resource : resources) {
			applyTo(resource, wanted.getOrDefault(resource, List.of()), present.getOrDefault(resource, List.of()));
		}
	}

	private void applyTo(IResource resource, List<MarkerSpecification> wanted, List<IMarker> present) throws CoreException {
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
		for (MarkerSpecification specification : missing) {
			resource.createMarker(specification.type(), specification.attributes());
			created++;
		}
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
