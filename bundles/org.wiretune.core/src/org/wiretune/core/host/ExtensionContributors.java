/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core.host;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExtensionRegistry;
import org.eclipse.core.runtime.RegistryFactory;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.wiretune.core.Contribution;

/** Finds contributions by the extension point. The only class that knows the platform, which need not be there. */
final class ExtensionContributors {

	private static final String POINT = "org.wiretune.core.contributions";

	private ExtensionContributors() {
	}

	/** {@return whether the platform runs} */
	static boolean isThere() {
		return RegistryFactory.getRegistry() != null;
	}

	/** {@return the contributors, each made by the loader of its own plug-in} */
	static List<Contributor> find() {
		IExtensionRegistry registry = RegistryFactory.getRegistry();
		List<Contributor> found = new ArrayList<>();
		for (IConfigurationElement element : registry.getConfigurationElementsFor(POINT)) {
			Contribution contribution = contribution(element);
			Bundle bundle = FrameworkUtil.getBundle(contribution.getClass());
			found.add(new Contributor(element.getContributor().getName(), bundle == null ? "" : bundle.getVersion().toString(), contribution));
		}
		return found;
	}

	private static Contribution contribution(IConfigurationElement element) {
		try {
			return (Contribution) element.createExecutableExtension("class");
		} catch (CoreException | ClassCastException | LinkageError mistake) {
			return Contributors.failing(mistake);
		}
	}
}
