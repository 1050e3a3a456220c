/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.live;

import java.util.function.Consumer;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.jface.text.codemining.ICodeMiningProvider;
import org.eclipse.jface.text.codemining.LineEndCodeMining;
import org.eclipse.jface.text.codemining.LineHeaderCodeMining;
import org.eclipse.swt.events.MouseEvent;

/** What is said of a line: behind it where its end is in sight, above it where the line is long, as those of server files often are. */
final class BesideLine {

	/** With a headline behind it, such a line is as long as what an editor shows beside views. Tabs count as four characters. */
	private static final int LONGEST = 50;
	private static final int TAB = 4;
	private static final String SPACE = "  "; //$NON-NLS-1$

	private BesideLine() {
	}

	/**
	 * {@return what stands at a line}
	 *
	 * @param document the text
	 * @param line number of the line from 0
	 * @param text what is said of it
	 * @param provider who is asked for it
	 * @param chosen told when the user clicks on it
	 * @throws BadLocationException where there is no such line any more
	 */
	static ICodeMining of(IDocument document, int line, String text, ICodeMiningProvider provider, Consumer<MouseEvent> chosen) throws BadLocationException {
		String content = document.get(document.getLineOffset(line), document.getLineLength(line)).stripTrailing();
		long tabs = content.chars().filter(c -> c == '\t').count();
		if (content.length() + tabs * (TAB - 1) > LONGEST) {
			return new Above(document, line, text, provider, chosen);
		}
		return new Behind(document, line, SPACE + text, provider, chosen);
	}

	private static final class Above extends LineHeaderCodeMining {

		Above(IDocument document, int line, String text, ICodeMiningProvider provider, Consumer<MouseEvent> chosen) throws BadLocationException {
			super(line, document, provider, chosen);
			setLabel(text);
		}
	}

	private static final class Behind extends LineEndCodeMining {

		private final Consumer<MouseEvent> chosen;

		Behind(IDocument document, int line, String text, ICodeMiningProvider provider, Consumer<MouseEvent> chosen) throws BadLocationException {
			super(document, line, provider);
			this.chosen = chosen;
			setLabel(text);
		}

		@Override
		public Consumer<MouseEvent> getAction() {
			return chosen;
		}
	}
}
