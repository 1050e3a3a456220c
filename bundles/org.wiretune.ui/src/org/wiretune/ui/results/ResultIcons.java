/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.results;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.Image;
import org.wiretune.ide.results.TestCaseLogSnapshot;
import org.wiretune.ui.icon.Icons;

/** The icons of the test case log. */
final class ResultIcons {


	private ResultIcons() {
	}

	static ImageDescriptor descriptor(String name) {
		return Icons.of("icons/results/" + name + ".svg"); //$NON-NLS-1$ //$NON-NLS-2$
	}

	/** A sign for how the run ended, told by its shape. */
	static Image of(TestCaseLogSnapshot snapshot) {
		String name = snapshot.problem() ? "state_problem" //$NON-NLS-1$
				: snapshot.live() ? "state_running" : snapshot.run().isPresent() ? "state_completed" : "state_none"; //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
		return JFaceResources.getResources().get(descriptor(name));
	}
}
