/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rewrite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.ImportDeclaration;
import org.eclipse.jdt.core.dom.SimpleName;
import org.wiretune.lint.java.JavaSyntax;

/**
 * Where the members of a file's types stand, from one parse that serves all fixes of the file. It keeps ranges and counts
 * of names and not the tree, which takes many times the memory of the text.
 */
final class JavaOutline {

	/** The outlines of the texts that were asked for last; findings come file by file. */
	private static final int KEPT = 4;
	private static final List<JavaOutline> LAST = new ArrayList<>();

	/** A type or another member: its range, and the members of a type. */
	record Member(int start, int end, List<Member> members) {
	}

	private final String text;
	private final boolean wellFormed;
	private final List<Member> types = new ArrayList<>();
	private final Map<String, Integer> names = new HashMap<>();
	private final int indentation;
	private final boolean carriageReturns;
	private final boolean modern;
	private volatile JavaExcerpt lastExcerpt;

	private JavaOutline(String text) {
		this.text = text;
		CompilationUnit unit = JavaSyntax.parse(text);
		wellFormed = unit.getProblems().length == 0;
		unit.types().forEach(type -> types.add(member((ASTNode) type)));
		unit.accept(new ASTVisitor() {
			@Override
			public boolean visit(ImportDeclaration node) {
				return false;
			}

			@Override
			public boolean visit(SimpleName node) {
				names.merge(node.getIdentifier(), 1, Integer::sum);
				return true;
			}
		});
		indentation = Indentation.width(text);
		carriageReturns = text.contains("\r\n");
		modern = ModernSyntax.isUsed(unit);
	}

	/** {@return the outline of a text; texts are told apart by identity first, so that a long one is not compared again and again} */
	static JavaOutline of(String text) {
		synchronized (LAST) {
			for (int i = LAST.size() - 1; i >= 0; i--) {
				JavaOutline known = LAST.get(i);
				if (known.text == text || known.text.length() == text.length() && known.text.equals(text)) {
					LAST.add(LAST.remove(i));
					return known;
				}
			}
		}
		JavaOutline outline = new JavaOutline(text);
		synchronized (LAST) {
			LAST.add(outline);
			if (LAST.size() > KEPT) {
				LAST.remove(0);
			}
		}
		return outline;
	}

	private static Member member(ASTNode node) {
		List<Member> members = new ArrayList<>();
		if (node instanceof AbstractTypeDeclaration type) {
			type.bodyDeclarations().forEach(each -> members.add(member((ASTNode) each)));
		}
		return new Member(node.getStartPosition(), node.getStartPosition() + node.getLength(), members);
	}

	String text() {
		return text;
	}

	/** {@return whether the parser understood all of the file, so that a part of it means the same} */
	boolean isWellFormed() {
		return wellFormed;
	}

	/** {@return the types of the file, in the order of the text} */
	List<Member> types() {
		return types;
	}

	/** {@return how often a simple name stands in the file, without its imports} */
	int uses(String simpleName) {
		return names.getOrDefault(simpleName, 0);
	}

	/** {@return the number of blanks of one level, or 0 for tabs} */
	int indentation() {
		return indentation;
	}

	/** {@return whether a line ends with carriage return and line feed} */
	boolean hasCarriageReturns() {
		return carriageReturns;
	}

	/** {@return whether the file uses syntax of Java 7 or later} */
	boolean isModern() {
		return modern;
	}

	/** {@return the part of the file that was asked for last; null for none} */
	JavaExcerpt lastExcerpt() {
		return lastExcerpt;
	}

	void keep(JavaExcerpt excerpt) {
		lastExcerpt = excerpt;
	}
}
