/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.spring;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.Annotation;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.JavaFile;

/** Methods and classes that administrators alone may call, as an annotation says: one that an application made, or one of the usual with roles. */
final class AdministratorsOnly {

	private static final Pattern OWN = Pattern.compile("(?:Is|Requires?|Has|Only|For)?(?:\\w*[a-z])?(?:Admin|SuperUser)(?:istrators?|s)?(?:Only|Role|Access|Required)?");
	private static final List<String> WITH_ROLES = List.of("PreAuthorize", "Secured", "RolesAllowed");
	private static final Pattern TEXT = Pattern.compile("'([^']+)'|\"([^\"']+)\"");
	private static final Pattern ROLE = Pattern.compile("(?i)(?:role_)?(?:\\w*_)?(?:sys(?:tem)?_?|super_?)?(?:admin(?:istrator)?|super_?user)s?");

	private AdministratorsOnly() {
	}

	/** {@return whether an annotation among modifiers says it; of several roles each has to be one of administrators} @param file the file @param modifiers those of a method or a class */
	static boolean is(JavaFile file, List<?> modifiers) {
		return modifiers.stream().anyMatch(each -> each instanceof Annotation annotation && (OWN.matcher(Annotations.simpleName(annotation)).matches() || WITH_ROLES.contains(Annotations.simpleName(annotation)) && hasRoles(file.text(annotation))));
	}

	/** Whether texts of an annotation name roles of administrators and no others; an expression that asks a method of the application tells nothing. */
	private static boolean hasRoles(String annotation) {
		Matcher text = TEXT.matcher(annotation);
		boolean found = false;
		while (text.find()) {
			if (!ROLE.matcher(text.group(1) == null ? text.group(2) : text.group(1)).matches()) {
				return false;
			}
			found = true;
		}
		return found && !annotation.contains(" or ") && !annotation.contains("||") && annotation.indexOf('@', 1) < 0 && !annotation.contains("!");
	}
}
