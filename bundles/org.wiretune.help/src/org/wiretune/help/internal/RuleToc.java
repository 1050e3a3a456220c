/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help.internal;

import static org.wiretune.help.PageTexts.TEXTS;

import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.expressions.IEvaluationContext;
import org.eclipse.help.IToc;
import org.eclipse.help.ITopic;
import org.eclipse.help.IUAElement;
import org.wiretune.help.HelpPlaces;

/**
 * The part of the table of contents that lists the rules.
 *
 * @param subjects a topic for each subject
 */
record RuleToc(List<HelpTopic> subjects) implements IToc {

	@Override
	public ITopic[] getTopics() {
		return subjects.toArray(ITopic[]::new);
	}

	/** {@return the topic of a page; for null that of the list itself, as the help system asks for it} */
	@Override
	public ITopic getTopic(String href) {
		if (href == null) {
			return new HelpTopic(getLabel(), getHref(), subjects);
		}
		return subjects.stream().flatMap(subject -> Stream.concat(Stream.of(subject), subject.topics().stream()))
				.filter(topic -> href.equals(topic.href())).findFirst().orElse(null);
	}

	@Override
	public IUAElement[] getChildren() {
		return getTopics();
	}

	@Override
	public String getHref() {
		return HelpPlaces.address(HelpPlaces.RULES_PAGE);
	}

	@Override
	public String getLabel() {
		return TEXTS.get("index.title");
	}

	@Override
	public boolean isEnabled(IEvaluationContext context) {
		return true;
	}
}
