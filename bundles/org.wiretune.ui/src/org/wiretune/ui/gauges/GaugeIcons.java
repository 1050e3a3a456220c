/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.wiretune.servers.metrics.ConnectionStatus;
import org.wiretune.ui.icon.Icons;

/** The icons of the gauges view. */
final class GaugeIcons {


	private GaugeIcons() {
	}

	static ImageDescriptor descriptor(String name) {
		return Icons.of("icons/gauges/" + name + ".svg"); //$NON-NLS-1$ //$NON-NLS-2$
	}

	/** An image that lives as long as the display. */
	private static Image image(String name) {
		return JFaceResources.getResources().get(descriptor(name));
	}

	static Image warning() {
		return PlatformUI.getWorkbench().getSharedImages().getImage(ISharedImages.IMG_OBJS_WARN_TSK);
	}

	/** A sign for each state, told by its shape. */
	static Image of(ConnectionStatus status) {
		if (status.ended()) {
			// The end of a run is no fault.
			return none();
		}
		return image(switch (status.state()) {
		case CONNECTING -> "connection_connecting"; //$NON-NLS-1$
		case CONNECTED -> "connection_connected"; //$NON-NLS-1$
		case RESTARTED -> "connection_restarted"; //$NON-NLS-1$
		case LOST -> "connection_lost"; //$NON-NLS-1$
		case FAILED, CLOSED -> "connection_none"; //$NON-NLS-1$
		});
	}

	static Image alarm() {
		return image("alarm"); //$NON-NLS-1$
	}

	static Image alarmOver() {
		return image("alarm_over"); //$NON-NLS-1$
	}

	static Image none() {
		return image("connection_none"); //$NON-NLS-1$
	}
}
