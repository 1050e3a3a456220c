/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

import org.wiretune.core.Subject;

/** A recommendation of the catalogue, whatever shows it. Its texts mostly are resources keyed by its id, see {@link RuleTexts}. */
public interface Recommendation {

	/** {@return the id in the catalogue, for example sca-async-binding} */
	String id();

	/** {@return what it is about} */
	Subject subject();

	/** {@return where it is at home} */
	Home home();

	/** {@return its texts in the language of the user} */
	default RuleTexts texts() {
		return RuleTexts.of(id());
	}
}
