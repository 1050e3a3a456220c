/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.launch;

import org.eclipse.debug.ui.ILaunchConfigurationTab;
import org.eclipse.jdt.debug.ui.launchConfigurations.JavaJRETab;

/** The JRE tab of the Java tools, which users know: {@link org.wiretune.ide.java.RunJava} takes what it stores. UI thread only. */
final class JavaTab {

	private JavaTab() {
	}

	/** {@return a new tab} */
	static ILaunchConfigurationTab create() {
		JavaJRETab tab = new JavaJRETab();
		// Arguments of the machine have fields of their own.
		tab.setVMSpecificArgumentsVisible(false);
		return tab;
	}
}
