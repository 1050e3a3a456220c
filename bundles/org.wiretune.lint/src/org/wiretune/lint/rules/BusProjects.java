/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.ModuleKind;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.assembly.Module;

/** The projects of service buses that rules speak of. */
public final class BusProjects {

	/** A folder of a branch above a project. */
	private static final Pattern BRANCH = Pattern.compile("(?i)(^|/)(?:dev|develop|development)/");

	private BusProjects() {
	}

	/** {@return the projects of buses that are no trials} @param reading what was read */
	public static Stream<Module> all(Reading reading) {
		return reading.solution().getModules().stream().filter(module -> module.getKind() == ModuleKind.SERVICE_BUS)
				.filter(module -> !TrialModules.is(reading, module.getPath()) && !isForDevelopment(reading, module));
	}

	/**
	 * A folder for development that holds whole projects is a copy of them where the same are read elsewhere, too; where it alone has
	 * them, it is where they are kept: repositories have a folder for each branch.
	 */
	private static boolean isForDevelopment(Reading reading, Module module) {
		String path = module.getPath();
		Matcher folder = BRANCH.matcher(path);
		if (!DevelopmentProfiles.isForDevelopment(reading, path) || !folder.find()) {
			return DevelopmentProfiles.isForDevelopment(reading, path);
		}
		String branch = path.substring(0, folder.end());
		return DevelopmentProfiles.isForDevelopment(reading, folder.replaceFirst("$1"))
				|| reading.solution().getModules().stream().anyMatch(other -> other.getKind() == ModuleKind.SERVICE_BUS && other.getName().equals(module.getName()) && !other.getPath().startsWith(branch));
	}
}
