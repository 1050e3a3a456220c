/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules;

import java.util.regex.Pattern;

/** Classes that administrators or testers call, or that take old data over once, as their names tell: a few people now and then, so that what a call costs is no matter of load. */
public final class AdministrationNames {

	private static final Pattern NAME = Pattern.compile("(?:.*[a-z0-9])?(?:Admin(?:istration|istrative|istrator)?|Test(?:ing)?Support|Migration|Tenant(?:Manager|Management|Setup|Onboarding))(?:\\p{Lu}.*)?");

	private AdministrationNames() {
	}

	/** {@return whether the name of a class says that administrators call it} @param type its name, with or without packages */
	public static boolean isOf(String type) {
		return NAME.matcher(type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1)).matches();
	}
}
