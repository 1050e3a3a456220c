/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.messaging;

import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Comment;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Activation properties with no comma between them: an observation of the kind {@value #KIND} for each place, its origin the
 * closing bracket that the comma belongs behind. Such a file does not compile, so its text is looked at, without comments.
 */
public final class MissingCommaFinder implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "activation-property-comma";

	private static final String NAME = "ActivationConfigProperty";
	private static final Pattern ANNOTATION = Pattern.compile("@\\s*(?:\\w{1,100}\\s*\\.\\s*){0,20}" + NAME + "\\b\\s*");

	@Override
	public List<String> words() {
		return List.of("ActivationConfigProperty");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(CompilationUnit node) {
				CharSequence text = withoutComments(file, node);
				Matcher annotations = ANNOTATION.matcher(text);
				while (annotations.find()) {
					int close = closing(text, annotations.end());
					int next = close < 0 ? text.length() : skipSpace(text, close + 1);
					if (next < text.length() && ANNOTATION.matcher(text).region(next, text.length()).lookingAt()) {
						CodeFact fact = CodeFacts.fact(KIND, file, node);
						fact.setOrigin(file.origin(close, 1));
						facts.accept(fact);
					}
				}
				return false;
			}
		};
	}

	/** The bracket that closes the one at an offset; -1 where there is none. */
	private static int closing(CharSequence text, int open) {
		if (open >= text.length() || text.charAt(open) != '(') {
			return -1;
		}
		boolean quoted = false;
		int depth = 0;
		for (int i = open; i < text.length(); i++) {
			char c = text.charAt(i);
			if (quoted) {
				if (c == '\\') {
					i++;
				} else if (c == '"' || c == '\n') {
					quoted = false;
				}
			} else if (c == '"') {
				quoted = true;
			} else if (c == '(') {
				depth++;
			} else if (c == ')' && --depth == 0) {
				return i;
			}
		}
		return -1;
	}

	private static int skipSpace(CharSequence text, int from) {
		int i = from;
		while (i < text.length() && Character.isWhitespace(text.charAt(i))) {
			i++;
		}
		return i;
	}

	/** Blanks in place of comments, so that every offset stays. */
	private static CharSequence withoutComments(JavaFile file, CompilationUnit unit) {
		StringBuilder text = new StringBuilder(file.source().text());
		for (Object each : unit.getCommentList()) {
			Comment comment = (Comment) each;
			int end = Math.min(text.length(), comment.getStartPosition() + comment.getLength());
			for (int i = comment.getStartPosition(); i < end; i++) {
				text.setCharAt(i, ' ');
			}
		}
		return text;
	}
}
