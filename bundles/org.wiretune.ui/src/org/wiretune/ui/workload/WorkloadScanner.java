/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.workload;

import org.eclipse.jface.text.rules.BufferedRuleBasedScanner;
import org.eclipse.jface.text.rules.ICharacterScanner;
import org.eclipse.jface.text.rules.IRule;
import org.eclipse.jface.text.rules.IToken;
import org.eclipse.jface.text.rules.Token;
import org.wiretune.ui.editor.XmlColors;

/** Colours a workload file: keys with their colon, comments, and the values between. */
final class WorkloadScanner extends BufferedRuleBasedScanner {

	WorkloadScanner(XmlColors colors) {
		super(1024);
		setDefaultReturnToken(colors.token(XmlColors.Kind.VALUE));
		setRules(new CommentRule(colors.token(XmlColors.Kind.COMMENT)), new KeyRule(colors.token(XmlColors.Kind.TAG)));
	}

	/** From a number sign at the start of a line or behind a space to the end of the line. */
	private static final class CommentRule implements IRule {

		private final IToken token;

		CommentRule(IToken token) {
			this.token = token;
		}

		@Override
		public IToken evaluate(ICharacterScanner scanner) {
			boolean start = scanner.getColumn() == 0;
			if (!start) {
				scanner.unread();
				start = Character.isWhitespace(scanner.read());
			}
			if (scanner.read() != '#' || !start) {
				scanner.unread();
				return Token.UNDEFINED;
			}
			int c = scanner.read();
			while (c != ICharacterScanner.EOF && c != '\n' && c != '\r') {
				c = scanner.read();
			}
			scanner.unread();
			return token;
		}
	}

	/** From the start of a line to its first colon. */
	private static final class KeyRule implements IRule {

		private final IToken token;

		KeyRule(IToken token) {
			this.token = token;
		}

		@Override
		public IToken evaluate(ICharacterScanner scanner) {
			if (scanner.getColumn() != 0) {
				return Token.UNDEFINED;
			}
			int read = 0;
			int c;
			do {
				c = scanner.read();
				read++;
			} while (c != ICharacterScanner.EOF && c != '\n' && c != '\r' && c != ':' && c != '#');
			if (c == ':') {
				return token;
			}
			for (int i = 0; i < read; i++) {
				scanner.unread();
			}
			return Token.UNDEFINED;
		}
	}
}
