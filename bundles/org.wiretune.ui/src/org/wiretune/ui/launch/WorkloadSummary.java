/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.launch;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.osgi.util.NLS;
import org.wiretune.ide.workload.WorkloadFiles;
import org.wiretune.perf.workload.Workload;

/** What a workload file says, in a line. */
final class WorkloadSummary {

	private WorkloadSummary() {
	}

	/** {@return kind and description; empty where the file cannot be run, which is said elsewhere} */
	static String of(String path) {
		IFile file = WorkloadFiles.file(path);
		if (file == null || !file.exists()) {
			return ""; //$NON-NLS-1$
		}
		try {
			Workload workload = WorkloadFiles.read(file);
			return NLS.bind(Messages.WorkloadSummary_text, workload.kind().label(), workload.kind().description());
		} catch (CoreException problem) {
			return ""; //$NON-NLS-1$
		}
	}
}
