/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.markers;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;

/**
 * What the markers of each resource said after the last update, so that the next looks only at resources of which something
 * else is told. Touched with the workspace's scheduling rule only. Holds nothing of a model: it outlives results.
 */
public final class KeptMarkers {

	/**
	 * A finding whose marker stands.
	 *
	 * @param told what the marker says
	 * @param fixes what it says of the fixes
	 * @param files the files that the fixes change, all of which they look into
	 */
	record KeptFinding(ToldFinding told, String fixes, Set<String> files) {

		/** {@return whether a file changed that the finding or its fixes are about} @param changed the paths of changed files */
		boolean isAbout(Set<String> changed) {
			return changed.contains(told.origin().path()) || told.related().stream().anyMatch(place -> changed.contains(place.path())) || files.stream().anyMatch(changed::contains);
		}
	}

	/**
	 * The markers of one resource.
	 *
	 * @param findings findings in their order
	 * @param problems what could not be read, in its order; {@link org.wiretune.lint.finding.ReadProblem}s
	 * @param markers the ids of the markers
	 */
	record OfResource(List<KeptFinding> findings, List<?> problems, List<Long> markers) {

		/** {@return whether nobody took a marker away} @param resource the resource that they stand at */
		boolean areThere(IResource resource) {
			return markers.stream().allMatch(id -> resource.getMarker(id).exists());
		}
	}

	private final Map<IResource, OfResource> resources = new HashMap<>();
	private final Set<IProject> projects = new HashSet<>();

	/** Lets the next update look at all markers. */
	public void forget() {
		resources.clear();
		projects.clear();
	}

	/** {@return whether the last update was one of these projects} @param others projects */
	boolean isOf(Collection<IProject> others) {
		return !projects.isEmpty() && projects.equals(Set.copyOf(others));
	}

	/** Begins anew. @param others the projects whose markers are updated */
	void begin(Collection<IProject> others) {
		forget();
		projects.addAll(others);
	}

	/** {@return the resources with markers} */
	List<IResource> resources() {
		return new ArrayList<>(resources.keySet());
	}

	/** {@return the markers of a resource; null where none are known} @param resource the resource */
	OfResource of(IResource resource) {
		return resources.get(resource);
	}

	/** Notes the markers of a resource. @param resource the resource @param markers what stands there */
	void put(IResource resource, OfResource markers) {
		if (markers.markers().isEmpty()) {
			resources.remove(resource);
		} else {
			resources.put(resource, markers);
		}
	}
}
