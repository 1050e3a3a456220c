/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.call;

import org.wiretune.core.Origin;
import org.wiretune.lint.fix.XmlMarkup;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.assembly.Invoke;

/** What an invocation of a process says of itself in its file, beyond the model. */
public final class Invocations {

	private Invocations() {
	}

	/**
	 * {@return whether an invocation takes a variable for the answer, and so waits for it}
	 *
	 * @param texts the texts of the files
	 * @param invoke the invocation
	 */
	public static boolean isTwoWay(SourceTexts texts, Invoke invoke) {
		Origin origin = invoke.getOrigin();
		String text = origin == null ? null : texts.text(origin.path());
		int start = text == null ? -1 : XmlMarkup.startOfTag(text, origin.offset());
		int end = start < 0 ? -1 : XmlMarkup.endOfTag(text, start);
		return end > 0 && text.substring(start, end).contains("outputVariable");
	}
}
