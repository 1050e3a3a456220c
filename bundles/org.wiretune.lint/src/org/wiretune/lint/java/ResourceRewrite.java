/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.List;

import org.eclipse.jdt.core.dom.AST;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.TryStatement;
import org.eclipse.jdt.core.dom.VariableDeclarationExpression;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.eclipse.jdt.core.dom.VariableDeclarationStatement;
import org.eclipse.jdt.core.dom.rewrite.ASTRewrite;
import org.eclipse.jdt.core.dom.rewrite.ListRewrite;
import org.wiretune.lint.finding.TextChange;

/** Makes a declared connection the resource of a try statement around the rest of its block. */
public final class ResourceRewrite {

	private ResourceRewrite() {
	}

	/**
	 * Makes the changes.
	 *
	 * @param path the file
	 * @param text its text
	 * @param offset where the declaration starts
	 * @return the changes; null where nothing follows the declaration in its block
	 */
	public static List<TextChange> changes(String path, String text, int offset) {
		return RewriteCache.changes(ResourceRewrite.class, path, text, offset, List.of(), () -> compute(path, text, offset));
	}

	@SuppressWarnings("unchecked")
	private static List<TextChange> compute(String path, String text, int offset) {
		CompilationUnit unit = JavaSyntax.parse(text);
		VariableDeclarationStatement declaration = JavaSyntax.enclosing(unit, offset, VariableDeclarationStatement.class);
		if (declaration == null || declaration.getStartPosition() != offset || declaration.fragments().size() != 1 || !(declaration.getParent() instanceof Block block)) {
			return null;
		}
		int index = block.statements().indexOf(declaration);
		List<Statement> rest = List.copyOf(block.statements().subList(index + 1, block.statements().size()));
		if (rest.isEmpty()) {
			return null;
		}
		VariableDeclarationFragment fragment = (VariableDeclarationFragment) declaration.fragments().get(0);
		AST ast = unit.getAST();
		ASTRewrite rewrite = ASTRewrite.create(ast);
		TryStatement attempt = ast.newTryStatement();
		VariableDeclarationExpression resource = ast.newVariableDeclarationExpression((VariableDeclarationFragment) rewrite.createCopyTarget(fragment));
		resource.setType((org.eclipse.jdt.core.dom.Type) rewrite.createCopyTarget(declaration.getType()));
		attempt.resources().add(resource);
		Block body = ast.newBlock();
		attempt.setBody(body);
		ListRewrite statements = rewrite.getListRewrite(body, Block.STATEMENTS_PROPERTY);
		for (Statement each : rest) {
			if (closes(each, fragment.getName())) {
				rewrite.remove(each, null);
			} else {
				statements.insertLast(rewrite.createMoveTarget(each), null);
			}
		}
		rewrite.replace(declaration, attempt, null);
		return Rewriting.changes(path, text, rewrite);
	}

	private static boolean closes(ASTNode statement, SimpleName variable) {
		return statement instanceof ExpressionStatement expression && expression.getExpression() instanceof MethodInvocation call
				&& call.getName().getIdentifier().equals("close") && call.getExpression() instanceof SimpleName name && name.getIdentifier().equals(variable.getIdentifier());
	}
}
