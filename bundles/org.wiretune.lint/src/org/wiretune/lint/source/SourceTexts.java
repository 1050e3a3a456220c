/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.source;

import java.util.Map;

import org.eclipse.emf.common.notify.Adapter;
import org.eclipse.emf.common.notify.impl.AdapterImpl;
import org.wiretune.model.solution.Solution;

/**
 * The texts of the files that were read. A fix needs them where the model does not tell the text that stands at a
 * range, for example when an element is replaced as a whole. Whoever reads a solution attaches its texts to it; where
 * none are attached, a rule still finds and offers the fixes that need no text.
 */
@FunctionalInterface
public interface SourceTexts {

	/** No texts. */
	SourceTexts NONE = path -> null;

	/**
	 * {@return the decoded text of a file without a byte order mark, or null where it is not at hand}
	 *
	 * @param path the file, relative to what was read, with forward slashes
	 */
	String text(String path);

	/**
	 * {@return texts from a map}
	 *
	 * @param texts decoded texts by path
	 */
	static SourceTexts of(Map<String, String> texts) {
		return texts::get;
	}

	/**
	 * Attaches texts to a solution, in place of those attached before.
	 *
	 * @param solution what was read
	 * @param texts its texts
	 */
	static void attach(Solution solution, SourceTexts texts) {
		solution.eAdapters().removeIf(Attachment.class::isInstance);
		solution.eAdapters().add(new Attachment(texts));
	}

	/**
	 * {@return the texts attached to a solution; {@link #NONE} where there are none}
	 *
	 * @param solution what was read
	 */
	static SourceTexts of(Solution solution) {
		for (Adapter adapter : solution.eAdapters()) {
			if (adapter instanceof Attachment attachment) {
				return attachment.texts;
			}
		}
		return NONE;
	}

	/** Carries the texts on the root of the model, so that rules see one argument. */
	final class Attachment extends AdapterImpl {

		private final SourceTexts texts;

		private Attachment(SourceTexts texts) {
			this.texts = texts;
		}
	}
}
