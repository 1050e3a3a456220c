/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.Map;

/** The syntaxes that tables name. */
public final class TextSyntaxes {

	private static final Map<String, TextSyntax> SYNTAXES = Map.ofEntries(
			Map.entry("properties", new PropertiesSyntax(KeyForm.EXACT, false)),
			Map.entry("log4j-properties", new PropertiesSyntax(KeyForm.ANY_CASE, false)),
			Map.entry("spring-properties", new PropertiesSyntax(KeyForm.RELAXED, true)),
			Map.entry("spring-yaml", new YamlSyntax(KeyForm.RELAXED)),
			Map.entry("yaml", new YamlSyntax(KeyForm.EXACT)),
			Map.entry("log4j-yaml", new YamlSyntax(KeyForm.ANY_CASE)),
			Map.entry("mysql", new LineSyntax(new LineRules(KeyForm.UNDERSCORES, "#;!", '#', LineRules.Heads.BRACKETS, "", true, true, false, LineEscapes.MYSQL, "=", ""))),
			Map.entry("ini", new LineSyntax(new LineRules(KeyForm.EXACT, "#;", (char) 0, LineRules.Heads.BRACKETS, "", true, false, false, LineEscapes.NONE, "=", ""))),
			Map.entry("postgresql", new LineSyntax(new LineRules(KeyForm.ANY_CASE, "#", '#', LineRules.Heads.NONE, "", false, true, true, LineEscapes.POSTGRESQL, " = ", ""))),
			Map.entry("stanzas", new LineSyntax(new LineRules(KeyForm.ANY_CASE, "#;*", (char) 0, LineRules.Heads.COLON, "", true, false, false, LineEscapes.NONE, "=", "   "))),
			Map.entry("kernel-parameters", new LineSyntax(new LineRules(KeyForm.SLASHES, "#;", (char) 0, LineRules.Heads.NONE, "", true, false, false, LineEscapes.NONE, " = ", ""))),
			Map.entry("system", new LineSyntax(new LineRules(KeyForm.EXACT, "*#", (char) 0, LineRules.Heads.NONE, "set", true, false, false, LineEscapes.NONE, " = ", ""))),
			Map.entry("limits", new LimitsSyntax()),
			Map.entry("commands", new CommandSyntax()));

	private TextSyntaxes() {
	}

	/**
	 * {@return the syntax of a name}
	 *
	 * @param name the name, as tables give it
	 * @throws IllegalArgumentException where there is none
	 */
	public static TextSyntax of(String name) {
		TextSyntax syntax = SYNTAXES.get(name);
		if (syntax == null) {
			throw new IllegalArgumentException(name);
		}
		return syntax;
	}
}
