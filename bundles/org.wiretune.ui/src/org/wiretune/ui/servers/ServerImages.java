/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.servers;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.Image;
import org.wiretune.servers.known.ServerState;
import org.wiretune.ui.icon.Icons;

/** The images of servers, told apart by their shapes; the platform keeps them. */
final class ServerImages {

	private ServerImages() {
	}

	/** {@return an icon of the folder of servers} @param name its name without the ending */
	static ImageDescriptor descriptor(String name) {
		return Icons.of("icons/servers/" + name + ".svg"); //$NON-NLS-1$ //$NON-NLS-2$
	}

	/** {@return the image of a state} @param state how a server is */
	static Image of(ServerState state) {
		return JFaceResources.getResources().get(descriptor(switch (state) {
		case NOT_INSTALLED -> "state_absent"; //$NON-NLS-1$
		case STOPPED -> "state_stopped"; //$NON-NLS-1$
		case RUNNING, USED -> "state_running"; //$NON-NLS-1$
		case INSTALLING, STARTING, STOPPING -> "state_busy"; //$NON-NLS-1$
		case PAUSED, SILENT -> "state_paused"; //$NON-NLS-1$
		case FAILED -> "state_failed"; //$NON-NLS-1$
		}));
	}
}
