/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.markers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.wiretune.ide.files.WorkspaceFile;
import org.wiretune.lint.finding.Finding;

/** The markers of alarms of running servers. They are no findings of rules: an analysis leaves them, and they are not kept. */
public final class AlarmMarkers {

	/** Type of the markers. */
	public static final String ALARM = "org.wiretune.ide.alarm";

	/** Which alarm it is, see {@link org.wiretune.ide.alarms.LiveAlarms#key}. */
	public static final String KEY = "org.wiretune.alarm";

	private AlarmMarkers() {
	}

	/**
	 * An alarm at a place.
	 *
	 * @param key which alarm it is
	 * @param message what the marker says
	 * @param finding where it stands, with its fixes
	 */
	public record MarkedAlarm(String key, String message, Finding finding) {
	}

	/**
	 * {@return which alarm a marker is about; empty for a marker of another type}
	 *
	 * @param marker any marker
	 */
	public static String alarm(IMarker marker) {
		try {
			return marker.exists() && marker.isSubtypeOf(ALARM) ? marker.getAttribute(KEY, "") : "";
		} catch (CoreException goneMeanwhile) {
			return "";
		}
	}

	/**
	 * Makes the markers of the workspace those that are wanted. Markers that are right already stay as they are.
	 *
	 * @param workspace the workspace
	 * @param wanted all of them
	 * @throws CoreException where a marker cannot be written
	 */
	public static void set(IWorkspace workspace, List<MarkedAlarm> wanted) throws CoreException {
		workspace.run(monitor -> {
			Map<IResource, List<MarkerSpecification>> missing = new HashMap<>();
			for (MarkedAlarm alarm : wanted) {
				IFile file = WorkspaceFile.file(alarm.finding().origin().path());
				if (file != null) {
					missing.computeIfAbsent(file, key -> new ArrayList<>()).add(specification(alarm));
				}
			}
			for (IMarker marker : workspace.getRoot().findMarkers(ALARM, true, IResource.DEPTH_INFINITE)) {
				List<MarkerSpecification> here = missing.getOrDefault(marker.getResource(), List.of());
				if (here.isEmpty() || !here.remove(MarkerSpecification.of(marker))) {
					marker.delete();
				}
			}
			for (Map.Entry<IResource, List<MarkerSpecification>> each : missing.entrySet()) {
				for (MarkerSpecification specification : each.getValue()) {
					each.getKey().createMarker(specification.type(), specification.attributes());
				}
			}
		}, null, IWorkspace.AVOID_UPDATE, new NullProgressMonitor());
	}

	private static MarkerSpecification specification(MarkedAlarm alarm) {
		Map<String, Object> attributes = new HashMap<>(FindingAttributes.ofAlarm(alarm.finding()));
		attributes.put(KEY, alarm.key());
		attributes.put(IMarker.MESSAGE, FindingAttributes.shortened(alarm.message()));
		return new MarkerSpecification(ALARM, attributes);
	}
}
