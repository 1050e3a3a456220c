/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.format;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.Comment;
import org.eclipse.jdt.core.dom.PackageDeclaration;
import org.eclipse.jdt.core.dom.Statement;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.Suppression;
import org.wiretune.lint.java.JavaFile;

/** Comments that ask to leave out findings. */
final class SuppressionFacts {

	/** What a file must hold to have one. */
	static final String MARK = "wiretune:ignore";

	private static final Pattern REQUEST = Pattern.compile("wiretune:ignore\\s+([a-z0-9-]+(?:\\.[a-z0-9-]+)*)\\s*(?::\\s*(.*?))?\\s*(?:\\*/)?\\s*$", Pattern.MULTILINE);

	private SuppressionFacts() {
	}

	/** Reads the comments of a file. */
	static void read(JavaFile file, FileParts parts) {
		for (Object each : file.unit().getCommentList()) {
			Comment comment = (Comment) each;
			Matcher request = REQUEST.matcher(file.text(comment));
			while (request.find()) {
				int[] range = range(file, comment);
				String reason = request.group(2) == null ? "" : request.group(2).strip();
				parts.suppress(new Suppression(request.group(1), reason, file.origin(comment), range[0], range[1]));
			}
		}
	}

	/** The range that a comment holds for: the file, the statements of its line, or the statement or member behind it. */
	private static int[] range(JavaFile file, Comment comment) {
		int start = comment.getStartPosition();
		int end = start + comment.getLength();
		int declaration = firstDeclaration(file);
		if (declaration < 0 || start < declaration) {
			return new int[] {0, file.source().text().length()};
		}
		int lineStart = file.source().lineStart(file.source().line(start));
		boolean ownLine = file.source().text().substring(lineStart, start).isBlank();
		List<ASTNode> parts = parts(file);
		if (!ownLine) {
			return of(parts.stream().filter(node -> node.getStartPosition() >= lineStart && node.getStartPosition() < start).toList(), lineStart, end);
		}
		ASTNode next = null;
		for (ASTNode node : parts) {
			if (node.getStartPosition() >= end && (next == null || node.getStartPosition() < next.getStartPosition()
					|| node.getStartPosition() == next.getStartPosition() && node.getLength() > next.getLength())) {
				next = node;
			}
		}
		return next == null ? new int[] {end, end} : of(List.of(next), next.getStartPosition(), next.getStartPosition());
	}

	private static int[] of(List<ASTNode> nodes, int start, int end) {
		int last = end;
		for (ASTNode node : nodes) {
			last = Math.max(last, node.getStartPosition() + node.getLength());
		}
		return new int[] {start, last};
	}

	/** Where the package or, without one, the first type starts; a comment of that type belongs to it. */
	private static int firstDeclaration(JavaFile file) {
		PackageDeclaration declaration = file.unit().getPackage();
		int type = file.unit().types().isEmpty() ? -1 : startWithoutComment((BodyDeclaration) file.unit().types().get(0));
		// A comment between the package and the type is before the type declaration as well.
		return type >= 0 ? type : declaration == null ? -1 : declaration.getStartPosition();
	}

	private static int startWithoutComment(BodyDeclaration type) {
		if (!type.modifiers().isEmpty()) {
			return ((ASTNode) type.modifiers().get(0)).getStartPosition();
		}
		return type.getJavadoc() == null ? type.getStartPosition() : type.getJavadoc().getStartPosition() + type.getJavadoc().getLength();
	}

	/** All statements and members of the file. */
	private static List<ASTNode> parts(JavaFile file) {
		List<ASTNode> parts = new ArrayList<>();
		file.unit().accept(new ASTVisitor() {
			@Override
			public void preVisit(ASTNode node) {
				boolean part = node instanceof Statement && !(node instanceof Block) || node instanceof BodyDeclaration && !(isTopLevel(node));
				if (part) {
					parts.add(node);
				}
			}
		});
		return parts;
	}

	private static boolean isTopLevel(ASTNode node) {
		return node instanceof AbstractTypeDeclaration type && type.isPackageMemberTypeDeclaration();
	}
}
