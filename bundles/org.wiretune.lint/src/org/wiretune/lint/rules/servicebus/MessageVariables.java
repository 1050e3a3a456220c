/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.model.assembly.Primitive;
import org.wiretune.model.settings.Setting;

/** Which variables of a pipeline its actions read and write: what a callout was answered may go on by assignments. */
final class MessageVariables {

	private static final Pattern VARIABLE = Pattern.compile("\\$([\\w.-]+)");
	private static final String CALLOUT = "wsCallout";
	private static final String REQUEST = "request";
	private static final String RESPONSE = "response";
	/** What names the variable that an action writes. */
	private static final Set<String> WRITTEN = Set.of("varName", "variable");
	/** Names of variables, not expressions. */
	private static final Set<String> NAMES = Set.of("varName", "variable", REQUEST, RESPONSE);
	private static final Set<String> WRITING = Set.of("assign", "replace", "insert", "rename", "delete", "javaCallout", "mflTransform", "nxsdTranslation");
	/** Actions for the log, on which nothing depends. */
	private static final Set<String> TELLING = Set.of("log", "report", "alert");

	private MessageVariables() {
	}

	/** {@return the variables that take the answer of a callout; empty where it takes none} @param callout the callout */
	static Set<String> answers(Primitive callout) {
		return names(callout, RESPONSE);
	}

	/** {@return whether a variable holds what a callout is sent or answers} @param pipeline the pipeline @param variable the variable */
	static boolean isOfCallout(BusPipeline pipeline, String variable) {
		return pipeline.everyday(CALLOUT).stream().anyMatch(callout -> names(callout, REQUEST).contains(variable) || names(callout, RESPONSE).contains(variable));
	}

	private static Set<String> names(Primitive action, String property) {
		return action.getProperties().stream().filter(setting -> property.equals(setting.getName())).map(Setting::getValue).filter(Objects::nonNull).map(String::strip).collect(Collectors.toSet());
	}

	private static Stream<String> read(Primitive action) {
		return action.getProperties().stream().filter(setting -> !NAMES.contains(setting.getName())).map(Setting::getValue).filter(Objects::nonNull)
				.flatMap(text -> VARIABLE.matcher(text).results().map(variable -> variable.group(1)));
	}

	/** {@return whether an action reads one of some variables} @param action the action @param variables the variables */
	private static boolean reads(Primitive action, Set<String> variables) {
		return read(action).anyMatch(variables::contains) || CALLOUT.equals(action.getType()) && names(action, REQUEST).stream().anyMatch(variables::contains)
				|| !WRITING.contains(String.valueOf(action.getType())) && action.getProperties().stream().anyMatch(setting -> WRITTEN.contains(setting.getName()) && variables.contains(String.valueOf(setting.getValue())));
	}

	/** {@return whether anything but the log depends on the answer of a callout} @param pipeline the pipeline @param callout the callout */
	static boolean isAnswerUsed(BusPipeline pipeline, Primitive callout) {
		Set<String> answers = answers(callout);
		return answers.contains("body") || pipeline.flow().getPrimitives().stream().anyMatch(action -> action != callout && !TELLING.contains(String.valueOf(action.getType())) && reads(action, answers));
	}

	/**
	 * {@return whether a second callout can be made without the answer of a first one that stands before it}
	 *
	 * @param pipeline the pipeline
	 * @param first the first callout
	 * @param second the second one, behind the first and not in it
	 */
	static boolean isIndependent(BusPipeline pipeline, Primitive first, Primitive second) {
		Set<String> known = new HashSet<>(answers(first));
		List<Primitive> all = pipeline.flow().getPrimitives();
		List<Primitive> prepared = pipeline.inside(second).toList();
		Primitive end = prepared.isEmpty() ? second : prepared.get(prepared.size() - 1);
		for (int i = pipeline.numbers().get(first) + 1; i <= pipeline.numbers().get(end); i++) {
			Primitive action = all.get(i);
			if (TELLING.contains(String.valueOf(action.getType())) || !reads(action, known)) {
				continue;
			}
			boolean writes = WRITING.contains(String.valueOf(action.getType()));
			Setting variable = writes ? action.getProperties().stream().filter(setting -> WRITTEN.contains(setting.getName())).findFirst().orElse(null) : null;
			if (variable == null || variable.getValue() == null) {
				return false;
			}
			known.add(variable.getValue().strip());
		}
		return !reads(second, known);
	}
}
