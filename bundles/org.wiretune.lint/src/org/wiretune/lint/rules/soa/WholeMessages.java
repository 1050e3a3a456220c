/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.lint.rules.Wiring;
import org.wiretune.model.assembly.BusinessProcess;
import org.wiretune.model.assembly.Component;

/** Whether the process behind an adapter needs all records of a message at once, as for a sum, for the last of them, or to write the file again. */
final class WholeMessages {

	private static final Pattern RECEIVE = Pattern.compile("<(?:[\\w.-]+:)?receive\\b[^>]*>");
	private static final Pattern STARTS = Pattern.compile("\\bcreateInstance\\s*=\\s*[\"']yes");
	private static final Pattern VARIABLE = Pattern.compile("\\bvariable\\s*=\\s*[\"']([\\w.-]+)");

	private WholeMessages() {
	}

	/** {@return the processes that an adapter hands its messages to, by a mediator or not} @param service of the adapter */
	static Stream<BusinessProcess> processes(AdapterService service) {
		return Wiring.resolved(service.export().getWire()) instanceof Component first
				? Stream.concat(Stream.of(first), first.getReferences().stream().flatMap(reference -> reference.getWires().stream()).map(Wiring::resolved).filter(Component.class::isInstance).map(Component.class::cast))
						.map(component -> component.getImplementation() == null ? null : component.getImplementation().getProcess()).filter(Objects::nonNull)
				: Stream.empty();
	}

	/** {@return whether a process works something out of all that it was started with} @param text of the process, or null */
	static boolean isNeeded(String text) {
		Matcher receive = RECEIVE.matcher(text == null ? "" : text);
		while (receive.find()) {
			Matcher variable = VARIABLE.matcher(receive.group());
			if (STARTS.matcher(receive.group()).find() && variable.find() && ofAll(variable.group(1)).matcher(text).find()) {
				return true;
			}
		}
		return false;
	}

	private static Pattern ofAll(String variable) {
		String named = "(?:\\$" + Pattern.quote(variable) + "(?![\\w-])|bpws:getVariableData\\(\\s*'" + Pattern.quote(variable) + "')";
		return Pattern.compile("\\b(?:sum|avg|min|max|doTranslateToNative)\\s*\\(\\s*" + named + "|" + named + "[^<>]*\\blast\\s*\\(\\s*\\)");
	}
}
