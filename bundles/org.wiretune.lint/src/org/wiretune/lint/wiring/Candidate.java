/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wiring;

import org.wiretune.model.assembly.Reference;
import org.wiretune.safety.secret.Secrets;

/**
 * A reference that may be wired.
 *
 * @param reference the reference; null for one that is added, or where no reference is wired
 * @param name its name; empty where no reference is wired
 * @param instead the name that its only wire leads to today and would be written over; empty for nothing
 */
record Candidate(Reference reference, String name, String instead) {

	/** No reference is wired: the wire begins at an export or import, or there is only a new import. */
	static final Candidate NONE = new Candidate(null, "", "");

	/** {@return whether the reference is added} */
	boolean isNew() {
		return reference == null && !name.isEmpty();
	}

	/** {@return the reference with what it gives up, in a few words; empty where no reference is wired and nothing is given up} */
	String words() {
		if (name.isEmpty()) {
			return instead.isEmpty() ? "" : WiringTexts.text("start.instead", instead);
		}
		return isNew() ? WiringTexts.text("start.new", name) : instead.isEmpty() ? Secrets.hidden(name) : WiringTexts.text("start.reference.instead", name, instead);
	}
}
