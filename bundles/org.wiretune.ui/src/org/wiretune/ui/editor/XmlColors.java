/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

import org.eclipse.jface.text.TextAttribute;
import org.eclipse.jface.text.rules.Token;
import org.wiretune.ui.theme.NamedColors;

/** The colours of XML text in the current theme. Tells when they change. UI thread only. */
public final class XmlColors {

	private static final String PREFIX = "org.wiretune.ui.editor."; //$NON-NLS-1$

	/** A kind of text. */
	public enum Kind {
		/** Angle brackets and names of elements. */
		TAG,
		/** Names of attributes. */
		ATTRIBUTE,
		/** Values of attributes. */
		VALUE,
		/** Comments. */
		COMMENT,
		/** Declarations, processing instructions and CDATA sections. */
		INSTRUCTION
	}

	private final Map<Kind, Token> tokens = new EnumMap<>(Kind.class);
	private final NamedColors colors;

	/**
	 * Reads the colours.
	 *
	 * @param changed told when they are others
	 */
	public XmlColors(Runnable changed) {
		for (Kind kind : Kind.values()) {
			tokens.put(kind, new Token(null));
		}
		colors = new NamedColors(PREFIX, () -> {
			read();
			changed.run();
		});
		read();
	}

	/**
	 * {@return the token of a kind; it follows the theme}
	 *
	 * @param kind the kind
	 */
	public Token token(Kind kind) {
		return tokens.get(kind);
	}

	private void read() {
		tokens.forEach((kind, token) -> token.setData(new TextAttribute(colors.find(kind.name().toLowerCase(Locale.ROOT)).orElse(null))));
	}

	/** Stops listening. */
	public void dispose() {
		colors.dispose();
	}
}
