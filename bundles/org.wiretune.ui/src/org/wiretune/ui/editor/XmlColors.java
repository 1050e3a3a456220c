/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.editor;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.jface.text.TextAttribute;
import org.eclipse.jface.text.rules.Token;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.themes.IThemeManager;

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
	private final IThemeManager manager = PlatformUI.getWorkbench().getThemeManager();
	private final IPropertyChangeListener changes;

	/**
	 * Reads the colours.
	 *
	 * @param changed told when they are others
	 */
	public XmlColors(Runnable changed) {
		for (Kind kind : Kind.values()) {
			tokens.put(kind, new Token(null));
		}
		read();
		changes = event -> {
			if (event.getProperty().startsWith(PREFIX) || event.getProperty().equals(IThemeManager.CHANGE_CURRENT_THEME)) {
				read();
				changed.run();
			}
		};
		manager.addPropertyChangeListener(changes);
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
		ColorRegistry registry = manager.getCurrentTheme().getColorRegistry();
		tokens.forEach((kind, token) -> {
			RGB rgb = registry.getRGB(PREFIX + kind.name().toLowerCase(Locale.ROOT));
			token.setData(new TextAttribute(rgb == null ? null : new Color(rgb)));
		});
	}

	/** Stops listening. */
	public void dispose() {
		manager.removePropertyChangeListener(changes);
	}
}
