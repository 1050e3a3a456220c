/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.markers;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;

/** The findings of the workspace from file to file, to go from one to the next. */
public final class FindingOrder {

	private static final Comparator<IMarker> ORDER = Comparator.comparing((IMarker marker) -> marker.getResource().getFullPath().toString())
			.thenComparingInt(FindingOrder::offset).thenComparingLong(IMarker::getId);

	private FindingOrder() {
	}

	/**
	 * {@return the finding behind or before a place, in the order of files and within a file; after the last one comes the first}
	 *
	 * @param markers all findings
	 * @param file the file one is in; null for before all files
	 * @param offset where in it, in characters; a finding that begins right there is not gone to again
	 * @param forward whether the next one is wanted, and not the one before
	 */
	public static Optional<IMarker> from(List<IMarker> markers, IFile file, int offset, boolean forward) {
		List<IMarker> all = markers.stream().sorted(forward ? ORDER : ORDER.reversed()).toList();
		return all.stream().filter(marker -> file != null && isBeyond(marker, file, offset, forward)).findFirst().or(() -> all.stream().findFirst());
	}

	private static boolean isBeyond(IMarker marker, IFile file, int offset, boolean forward) {
		int files = marker.getResource().getFullPath().toString().compareTo(file.getFullPath().toString());
		int places = files != 0 ? files : Integer.compare(offset(marker), offset);
		return forward ? places > 0 : places < 0;
	}

	private static int offset(IMarker marker) {
		return marker.getAttribute(IMarker.CHAR_START, 0);
	}

	/** {@return all findings of the workspace} @param root the root of the workspace @throws CoreException where markers cannot be read */
	public static List<IMarker> all(IResource root) throws CoreException {
		return Arrays.asList(root.findMarkers(FindingMarkers.FINDING, true, IResource.DEPTH_INFINITE));
	}
}
