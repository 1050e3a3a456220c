/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.settings;

import java.util.Locale;

import org.eclipse.jface.resource.ImageDescriptor;
import org.wiretune.lint.settings.SettingNode;
import org.wiretune.ui.icon.Icons;

/** The icons of the settings view. */
final class SettingIcons {


	private SettingIcons() {
	}

	/** {@return the icon of a kind of line} */
	static ImageDescriptor of(SettingNode.Kind kind) {
		return descriptor("settings/" + kind.name().toLowerCase(Locale.ROOT)); //$NON-NLS-1$
	}

	/** {@return the icon of a file below the folder of icons, named without its ending} */
	static ImageDescriptor descriptor(String name) {
		return Icons.of("icons/" + name + ".svg"); //$NON-NLS-1$ //$NON-NLS-2$
	}
}
