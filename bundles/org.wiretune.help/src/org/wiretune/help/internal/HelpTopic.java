/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.help.internal;

import java.util.List;

import org.eclipse.core.expressions.IEvaluationContext;
import org.eclipse.help.ITopic;
import org.eclipse.help.IUAElement;

/**
 * A topic of the table of contents.
 *
 * @param label what is shown
 * @param href address of the page in the help system, or null for a heading alone
 * @param topics the topics below it
 */
record HelpTopic(String label, String href, List<HelpTopic> topics) implements ITopic {

	@Override
	public ITopic[] getSubtopics() {
		return topics.toArray(ITopic[]::new);
	}

	@Override
	public IUAElement[] getChildren() {
		return getSubtopics();
	}

	@Override
	public String getHref() {
		return href;
	}

	@Override
	public String getLabel() {
		return label;
	}

	@Override
	public boolean isEnabled(IEvaluationContext context) {
		return true;
	}
}
