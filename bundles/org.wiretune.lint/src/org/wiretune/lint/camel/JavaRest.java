/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.camel;

import java.util.List;
import java.util.Set;

import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.ConfigurationGroup;

/** Reads one chain of calls of the Java DSL for what is asked by HTTP, as the groups that the element {@code rest} gives. */
final class JavaRest {

	private static final Set<String> VERBS = Set.of("get", "post", "put", "delete", "patch", "head", "verb");
	private static final String PATH = "path";

	private final JavaFile file;
	private final Constants constants;
	private final JavaAddress addresses;

	JavaRest(JavaFile file, Constants constants, JavaAddress addresses) {
		this.file = file;
		this.constants = constants;
		this.addresses = addresses;
	}

	/** {@return the group} @param calls the calls of the chain, the first is {@code rest} */
	ConfigurationGroup read(List<MethodInvocation> calls) {
		ConfigurationGroup rest = RouteGroups.group("rest", null, file.origin(calls.get(0).getName()));
		ConfigurationGroup verb = rest;
		path(rest, calls.get(0), 0);
		for (MethodInvocation call : calls.subList(1, calls.size())) {
			String name = call.getName().getIdentifier();
			if (VERBS.contains(name)) {
				verb = RouteGroups.group(name, null, file.origin(call.getName()));
				rest.getGroups().add(verb);
				path(verb, call, name.equals("verb") ? 1 : 0);
				if (name.equals("verb") && !call.arguments().isEmpty()) {
					verb.getSettings().add(file.setting("method", String.valueOf(constants.string((Expression) call.arguments().get(0))), null, (Expression) call.arguments().get(0)));
				}
			} else if (name.equals(PATH) && verb.getSettings().stream().noneMatch(setting -> PATH.equals(setting.getName()))) {
				path(verb, call, 0);
			} else if ((name.equals("to") || name.equals("toD")) && verb != rest && !call.arguments().isEmpty() && addresses.isOne((Expression) call.arguments().get(0))) {
				ConfigurationGroup step = RouteGroups.group(name, null, file.origin(call.getName()));
				verb.getGroups().add(step);
				addresses.add(step, (Expression) call.arguments().get(0), List.of());
			}
		}
		return rest;
	}

	private void path(ConfigurationGroup group, MethodInvocation call, int index) {
		String path = call.arguments().size() <= index ? null : constants.string((Expression) call.arguments().get(index));
		if (path != null) {
			group.getSettings().add(file.setting(PATH, path, null, (Expression) call.arguments().get(index)));
		}
	}
}
