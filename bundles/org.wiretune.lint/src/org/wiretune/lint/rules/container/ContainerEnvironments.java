/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.container;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.core.Memo;
import org.wiretune.core.Origin;
import org.wiretune.lint.reading.Reading;

/** The variables that containers give to the applications in them, as far as files tell which application that is. */
public final class ContainerEnvironments {

	private static final Memo<List<Environment>> ALL = Reading.memoOf(ContainerEnvironments::read);

	private ContainerEnvironments() {
	}

	/**
	 * What one application is given.
	 *
	 * @param folder the folder of the application, with a slash behind it
	 * @param variables the variables by their names
	 */
	public record Environment(String folder, Map<String, Variable> variables) {

		/** {@return the value of a variable, or null} @param name its name */
		public String value(String name) {
			return variables.containsKey(name) ? variables.get(name).value() : null;
		}
	}

	/** A variable. @param value its value, never null @param origin where that stands */
	public record Variable(String value, Origin origin) {
	}

	/** {@return the environments; of several of one application the first} @param reading what was read */
	public static List<Environment> of(Reading reading) {
		return reading.memo(ALL);
	}

	private static List<Environment> read(Reading reading) {
		Map<String, Environment> found = new LinkedHashMap<>();
		RunningContainer.all(reading).forEach(container -> {
			String folder = new ApplicationValues(container).folder();
			if (folder != null && !folder.isEmpty() && !container.environment().isEmpty()) {
				Map<String, Variable> variables = new LinkedHashMap<>();
				container.environment().forEach((name, stated) -> {
					if (stated.value() != null) {
						variables.put(name, new Variable(stated.value(), stated.origin()));
					}
				});
				found.putIfAbsent(folder, new Environment(folder, variables));
			}
		});
		return new ArrayList<>(found.values());
	}
}
