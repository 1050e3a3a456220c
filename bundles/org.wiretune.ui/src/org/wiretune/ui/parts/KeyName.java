/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.parts;

import org.eclipse.jface.bindings.keys.SWTKeySupport;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;

/** Names keys as the system does: Ctrl+F, and on macOS with the sign of its command key. Any thread. */
public final class KeyName {

	private KeyName() {
	}

	/**
	 * {@return a text with the name of a key that is pressed together with the first modifier key}
	 *
	 * @param text
	 *            the text, with {0} where the name stands
	 * @param key
	 *            the key, such as F
	 */
	public static String in(String text, char key) {
		return NLS.bind(text, SWTKeySupport.getKeyFormatterForPlatform().format(SWTKeySupport.convertAcceleratorToKeyStroke(SWT.MOD1 | key)));
	}
}
