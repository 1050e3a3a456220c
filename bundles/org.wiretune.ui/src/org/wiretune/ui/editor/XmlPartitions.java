/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentExtension3;
import org.eclipse.jface.text.rules.FastPartitioner;
import org.eclipse.jface.text.rules.ICharacterScanner;
import org.eclipse.jface.text.rules.IPredicateRule;
import org.eclipse.jface.text.rules.IToken;
import org.eclipse.jface.text.rules.MultiLineRule;
import org.eclipse.jface.text.rules.RuleBasedPartitionScanner;
import org.eclipse.jface.text.rules.Token;

/** Divides XML text into tags, comments and the rest, for colouring. */
final class XmlPartitions {

	/** The partitioning, which other editors of the same document do not see. */
	static final String PARTITIONING = "org.wiretune.ui.xml"; //$NON-NLS-1$
	/** Comments. */
	static final String COMMENT = "org.wiretune.ui.xml.comment"; //$NON-NLS-1$
	/** Declarations, processing instructions and CDATA sections. */
	static final String INSTRUCTION = "org.wiretune.ui.xml.instruction"; //$NON-NLS-1$
	/** Start tags and end tags. */
	static final String TAG = "org.wiretune.ui.xml.tag"; //$NON-NLS-1$
	/** All of them. */
	static final String[] TYPES = { COMMENT, INSTRUCTION, TAG };

	private XmlPartitions() {
	}

	/** Divides a document, unless that was done. */
	static void connect(IDocument document) {
		if (document instanceof IDocumentExtension3 divided && divided.getDocumentPartitioner(PARTITIONING) == null) {
			FastPartitioner partitioner = new FastPartitioner(new Scanner(), TYPES);
			partitioner.connect(document);
			divided.setDocumentPartitioner(PARTITIONING, partitioner);
		}
	}

	private static final class Scanner extends RuleBasedPartitionScanner {

		Scanner() {
			setPredicateRules(new IPredicateRule[] { new MultiLineRule("<!--", "-->", new Token(COMMENT), (char) 0, true), //$NON-NLS-1$ //$NON-NLS-2$
					new MultiLineRule("<![CDATA[", "]]>", new Token(INSTRUCTION), (char) 0, true), //$NON-NLS-1$ //$NON-NLS-2$
					new MultiLineRule("<?", "?>", new Token(INSTRUCTION), (char) 0, true), //$NON-NLS-1$ //$NON-NLS-2$
					new MultiLineRule("<!", ">", new Token(INSTRUCTION), (char) 0, true), new TagRule() }); //$NON-NLS-1$ //$NON-NLS-2$
		}
	}

	/** A tag ends at the first angle bracket outside quotes, or where the next tag starts. */
	private static final class TagRule implements IPredicateRule {

		private final IToken token = new Token(TAG);

		@Override
		public IToken getSuccessToken() {
			return token;
		}

		@Override
		public IToken evaluate(ICharacterScanner scanner) {
			return evaluate(scanner, false);
		}

		@Override
		public IToken evaluate(ICharacterScanner scanner, boolean resume) {
			if (!resume) {
				if (scanner.read() != '<') {
					scanner.unread();
					return Token.UNDEFINED;
				}
			}
			int quote = 0;
			for (int c = scanner.read(); c != ICharacterScanner.EOF; c = scanner.read()) {
				if (quote != 0) {
					quote = c == quote ? 0 : quote;
				} else if (c == '"' || c == '\'') {
					quote = c;
				} else if (c == '>') {
					return token;
				}
				if (c == '<') {
					scanner.unread();
					return token;
				}
			}
			scanner.unread();
			return token;
		}
	}
}
