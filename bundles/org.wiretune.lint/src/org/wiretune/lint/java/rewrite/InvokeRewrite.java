/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rewrite;

import java.util.List;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.eclipse.jdt.core.dom.VariableDeclarationStatement;
import org.eclipse.jdt.core.dom.rewrite.ASTRewrite;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.JavaSyntax;
import org.wiretune.lint.java.composite.AsynchronousCallFacts;

/** Makes one synchronous call of an asynchronous one whose response the next statement collects. */
public final class InvokeRewrite {

	private InvokeRewrite() {
	}

	/**
	 * Makes the changes.
	 *
	 * @param path the file
	 * @param text its text
	 * @param offset an offset in the name invokeAsync
	 * @return the changes; null where the ticket has further uses or the two statements do not follow each other
	 */
	public static List<TextChange> changes(String path, String text, int offset) {
		return RewriteCache.changes(InvokeRewrite.class, path, text, offset, List.of(), (unit, part, at) -> compute(path, unit, part, at));
	}

	private static List<TextChange> compute(String path, CompilationUnit unit, String text, int offset) {
		MethodInvocation call = JavaSyntax.enclosing(unit, offset, MethodInvocation.class);
		if (call == null || !call.getName().getIdentifier().equals("invokeAsync") || call.getExpression() == null) {
			return null;
		}
		Statement statement = AsynchronousCallFacts.statement(call);
		if (!(statement instanceof VariableDeclarationStatement declaration) || declaration.fragments().size() != 1 || !(statement.getParent() instanceof Block block)) {
			return null;
		}
		String ticket = ((VariableDeclarationFragment) declaration.fragments().get(0)).getName().getIdentifier();
		int next = block.statements().indexOf(statement) + 1;
		MethodInvocation response = next < block.statements().size() ? AsynchronousCallFacts.response((ASTNode) block.statements().get(next), ticket) : null;
		if (response == null || !response.getName().getIdentifier().equals("invokeResponse") || uses(JavaFile.member(call), ticket) != 2) {
			return null;
		}
		ASTRewrite rewrite = ASTRewrite.create(unit.getAST());
		String synchronous = text.substring(call.getStartPosition(), call.getName().getStartPosition()) + "invoke"
				+ text.substring(call.getName().getStartPosition() + call.getName().getLength(), call.getStartPosition() + call.getLength());
		rewrite.replace(response, rewrite.createStringPlaceholder(synchronous, ASTNode.METHOD_INVOCATION), null);
		rewrite.remove(statement, null);
		return Rewriting.changes(path, text, rewrite);
	}

	private static int uses(ASTNode member, String variable) {
		int[] count = new int[1];
		member.accept(new ASTVisitor() {
			@Override
			public boolean visit(SimpleName node) {
				count[0] += node.getIdentifier().equals(variable) ? 1 : 0;
				return true;
			}
		});
		return count[0];
	}
}
