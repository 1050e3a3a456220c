/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.servicebus;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.model.assembly.Primitive;

/**
 * Rule {@code osb-edits-in-loop}: loops of a pipeline that change a message node by node by actions, and do nothing else. The errors
 * that were found in a message are few, so a loop over them is none of these.
 */
final class EditsInLoops {

	private static final String LOOP = "foreach";
	private static final Set<String> EDITS = Set.of("insert", "replace", "delete", "rename");
	/** What a loop may hold besides; an action that is none of these makes it more than a transformation. */
	private static final Set<String> OTHERS = Set.of("assign", "ifThenElse", "case", "default", LOOP, "log");

	/** The last step of the path that a loop goes through. */
	private static final Pattern ERRORS = Pattern.compile("(?i)[/:$]\\w*(?:error|fault)s?\\s*</");
	private static final int LONGEST_BEGIN = 4000;

	private EditsInLoops() {
	}

	/**
	 * @param pipeline the pipeline
	 * @param loop the outermost loop
	 * @param edits the actions that change something, at least one
	 */
	private record Site(BusPipeline pipeline, Primitive loop, List<Primitive> edits) {
	}

	static Rule rule() {
		return RuleForm.rule("osb-edits-in-loop", Subject.WIRING, Severity.INFO, EditsInLoops::sites)
				.onSites(form -> form
						.at(site -> site.loop().getOrigin())
						.measured(site -> site.edits().size())
						.with("name", site -> site.pipeline().component().getName())
						.message(site -> site.edits().size() == 1 ? "one" : null)
						.related(site -> site.edits().stream().map(Primitive::getOrigin).toList()))
				.build();
	}

	/** Whether what a loop goes through, which stands before its actions, is named after errors. */
	private static boolean isOverErrors(Reading reading, Primitive loop) {
		Origin origin = loop.getOrigin();
		String text = origin == null ? null : reading.texts().text(origin.path());
		if (text == null || origin.offset() > text.length()) {
			return false;
		}
		String begin = text.substring(origin.offset(), Math.min(text.length(), origin.offset() + LONGEST_BEGIN));
		return ERRORS.matcher(begin.substring(0, Math.max(0, begin.indexOf("actions>")))).find();
	}

	private static Stream<Site> sites(Reading reading) {
		return BusPipeline.all(reading).flatMap(pipeline -> pipeline.everyday(LOOP).stream().filter(loop -> pipeline.around(loop, LOOP) == null && !isOverErrors(reading, loop)).map(loop -> {
			List<Primitive> actions = pipeline.inside(loop).filter(pipeline::isEveryday).toList();
			boolean onlyEdits = actions.stream().allMatch(action -> EDITS.contains(String.valueOf(action.getType())) || OTHERS.contains(String.valueOf(action.getType())));
			return new Site(pipeline, loop, onlyEdits ? actions.stream().filter(action -> EDITS.contains(action.getType())).toList() : List.of());
		}).filter(site -> !site.edits().isEmpty()));
	}
}
