/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.messagedriven;

import java.util.List;

import org.wiretune.lint.rule.Recommendation;

/** The recommendations of group A.9 of the catalogue, in its order. Their texts stand in {@code texts/message-driven-beans.properties}. */
public final class MessageDrivenBeanCatalogue {

	private MessageDrivenBeanCatalogue() {
	}

	/** {@return the recommendations} */
	public static List<Recommendation> entries() {
		return List.of(
				BeanPoolBelowSessions.rule());
	}
}
