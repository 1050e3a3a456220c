/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.HashMap;
import java.util.Map;

import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.dom.AST;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTParser;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.NodeFinder;

/** Java source as a syntax tree, without bindings: no class path is needed, and a broken file still gives a tree. */
public final class JavaSyntax {

	/**
	 * What differs from the compiler's own defaults, and no more: JDT copies all it is given for each file. Without names of
	 * tasks no comment is searched for them.
	 */
	private static final Map<String, String> OPTIONS = createOptions();

	/** One for each thread that reads: a new one puts JDT's two hundred options together twice. */
	private static final ThreadLocal<ASTParser> PARSER = ThreadLocal.withInitial(() -> ASTParser.newParser(AST.getJLSLatest()));

	private JavaSyntax() {
	}

	/**
	 * Parses a file. Statements that are not well-formed are recovered or left out.
	 *
	 * @param text the file
	 * @return its tree; positions are offsets of the text
	 */
	public static CompilationUnit parse(String text) {
		ASTParser parser = PARSER.get();
		parser.setKind(ASTParser.K_COMPILATION_UNIT);
		parser.setStatementsRecovery(true);
		parser.setCompilerOptions(options());
		parser.setSource(text.toCharArray());
		return (CompilationUnit) parser.createAST(null);
	}

	/** {@return compiler options for the newest language that the parser knows} */
	static Map<String, String> options() {
		return OPTIONS;
	}

	private static Map<String, String> createOptions() {
		Map<String, String> options = new HashMap<>();
		JavaCore.setComplianceOptions(JavaCore.latestSupportedJavaVersion(), options);
		options.put(JavaCore.COMPILER_DOC_COMMENT_SUPPORT, JavaCore.DISABLED);
		return Map.copyOf(options);
	}

	/**
	 * Finds the innermost node of a kind that holds an offset.
	 *
	 * @param <N> the kind
	 * @param unit the tree
	 * @param offset the offset
	 * @param kind the kind
	 * @return the node, or null
	 */
	public static <N extends ASTNode> N enclosing(CompilationUnit unit, int offset, Class<N> kind) {
		ASTNode node = NodeFinder.perform(unit, offset, 0);
		while (node != null && !kind.isInstance(node)) {
			node = node.getParent();
		}
		return kind.cast(node);
	}
}
