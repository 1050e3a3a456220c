/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.util.List;

/**
 * A finding of the linter.
 *
 * @param place    where it stands
 * @param also     rules that tell the same cause, which the finding stands for
 * @param severity warning or info
 * @param message  what it says
 */
record Found(Place place, List<String> also, String severity, String message) {

	/** {@return whether it is what a rule tells} @param rule the rule */
	boolean tells(String rule) {
		return place.rule().equals(rule) || also.contains(rule);
	}
}
