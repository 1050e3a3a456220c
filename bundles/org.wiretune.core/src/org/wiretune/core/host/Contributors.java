/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core.host;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

import org.wiretune.core.Contribution;

/**
 * Finds who contributes: in an IDE by the extension point, elsewhere among the services of the class path. Safe for use by
 * several threads.
 */
public final class Contributors {

	/** A service file may be wrong more than once; after so many mistakes the rest of it is left. */
	private static final int MOST_MISTAKES = 20;

	private static Contributed current;

	private Contributors() {
	}

	/** {@return what is contributed; found at the first call} */
	public static synchronized Contributed current() {
		if (current == null) {
			current = isInPlatform() ? new Contributed(ExtensionContributors.find()) : new Contributed(services(Contributors.class.getClassLoader(), List.of()));
		}
		return current;
	}

	/**
	 * Adds the services of further class loaders. What was derived before does not count any more.
	 *
	 * @param loaders the loaders, each with a jar that somebody wants to use
	 */
	public static synchronized void use(List<ClassLoader> loaders) {
		current = new Contributed(services(Contributors.class.getClassLoader(), loaders));
	}

	/**
	 * {@return the contributors that class loaders know}
	 *
	 * @param house the loader of the house
	 * @param others further loaders; what they share with that of the house is found once
	 */
	static List<Contributor> services(ClassLoader house, List<ClassLoader> others) {
		List<Contributor> found = new ArrayList<>();
		add(house, found);
		others.forEach(loader -> add(loader, found));
		return found;
	}

	private static void add(ClassLoader loader, List<Contributor> found) {
		Iterator<Contribution> services = ServiceLoader.load(Contribution.class, loader).iterator();
		int mistakes = 0;
		while (mistakes < MOST_MISTAKES) {
			try {
				if (!services.hasNext()) {
					return;
				}
				Contribution service = services.next();
				if (found.stream().noneMatch(each -> each.contribution().getClass() == service.getClass())) {
					found.add(Contributor.of(service));
				}
			} catch (ServiceConfigurationError | LinkageError mistake) {
				mistakes++;
				found.add(new Contributor("META-INF/services", failing(mistake)));
			}
		}
	}

	/** Stands for a service that cannot be made, so that it is refused and named like all others. */
	static Contribution failing(Throwable mistake) {
		return to -> {
			throw new IllegalStateException(mistake.getMessage(), mistake);
		};
	}

	private static boolean isInPlatform() {
		try {
			return ExtensionContributors.isThere();
		} catch (NoClassDefFoundError noPlatform) {
			return false;
		}
	}
}
