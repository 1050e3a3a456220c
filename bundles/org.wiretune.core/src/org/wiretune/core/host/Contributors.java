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

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import org.wiretune.core.Contribution;
import org.wiretune.safety.text.Texts;

/**
 * Finds who contributes: in an IDE by the extension point, elsewhere among the services of the class path. Safe for use by
 * several threads.
 */
public final class Contributors {

	private static final Texts TEXTS = Texts.of(Contributors.class, "host");

	/** A service file may be wrong more than once; after so many mistakes the rest of it is left. */
	private static final int MOST_MISTAKES = 20;

	private static Contributed current;
	private static List<Path> used = List.of();
	private static boolean asking;

	private Contributors() {
	}

	/** {@return what is contributed; found at the first call} */
	public static synchronized Contributed current() {
		if (current == null) {
			current = ask(isInPlatform() ? ExtensionContributors.find() : services(Contributors.class.getClassLoader()));
		}
		return current;
	}

	/** Whoever asks what is contributed while it is being found would start it all again. */
	private static Contributed ask(List<Contributor> found) {
		if (asking) {
			throw new IllegalStateException(TEXTS.get("early"));
		}
		asking = true;
		try {
			return new Contributed(found);
		} finally {
			asking = false;
		}
	}

	/**
	 * Uses jars besides what the class path has. What was derived before does not count any more, unless the jars are those
	 * of the last call.
	 *
	 * @param jars the jars; each is loaded by itself and sees the house, not the others
	 */
	public static synchronized void use(List<Path> jars) {
		if (!jars.equals(used)) {
			List<Contributor> found = services(Contributors.class.getClassLoader());
			jars.forEach(jar -> add(jar, found));
			current = ask(found);
			used = List.copyOf(jars);
		}
	}

	/** {@return what was not taken so far; none before anything was looked for} */
	public static synchronized List<Refusal> refusals() {
		return current == null ? List.of() : current.refusals();
	}

	private static List<Contributor> services(ClassLoader house) {
		List<Contributor> found = new ArrayList<>();
		add(house, found);
		return found;
	}

	private static void add(Path jar, List<Contributor> found) {
		int before = found.size();
		try {
			// Stays open as long as the program runs: its classes are loaded when they are used.
			add(new URLClassLoader(new URL[] { jar.toUri().toURL() }, Contributors.class.getClassLoader()), found);
		} catch (MalformedURLException noPlace) {
			throw new IllegalArgumentException(jar.toString(), noPlace);
		}
		if (found.size() == before) {
			found.add(new Contributor(jar.toString(), "", failing(new IllegalStateException(TEXTS.get("nothing")))));
		}
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
				found.add(new Contributor("META-INF/services", "", failing(mistake)));
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
		} catch (LinkageError | SecurityException noPlatform) {
			// Its jars may lie on a class path in part, or signed by several.
			return false;
		}
	}
}
