/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.List;

import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.ServiceInterface;

/** The interaction style of several interfaces taken together. */
final class InteractionStyles {

	private InteractionStyles() {
	}

	/** {@return asynchronous if one interface is, else synchronous if one is, else any if one is, else unstated} */
	static InteractionStyle of(List<ServiceInterface> interfaces) {
		InteractionStyle result = InteractionStyle.UNSTATED;
		for (ServiceInterface each : interfaces) {
			InteractionStyle style = each.interactionStyle();
			if (rank(style) > rank(result)) {
				result = style;
			}
		}
		return result;
	}

	private static int rank(InteractionStyle style) {
		return switch (style) {
		case UNSTATED -> 0;
		case ANY -> 1;
		case SYNC -> 2;
		case ASYNC -> 3;
		};
	}
}
