/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;

/** What a turn of a loop does besides its look-up, and whether the look-up matters beside it. */
final class TurnWork {

	/** Work over a network, or on whole documents, as the names of methods tell. */
	private static final Pattern LONG = Pattern.compile("(re)?(index(?!Of)|export|ingest|transfer|heal|render|upload|download|send)(\\p{Lu}\\w*)?");
	private static final Pattern LATER = Pattern.compile("\\w*([Ff]uture|[Mm]ono|[Pp]romise)s?");

	private TurnWork() {
	}

	/** {@return whether a turn hands something to work that takes longer than a query for one row} @param loop the loop */
	static boolean isLong(RowLoop loop) {
		boolean[] found = new boolean[1];
		Loops.body(loop.node()).accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				found[0] |= !call.arguments().isEmpty() && LONG.matcher(call.getName().getIdentifier()).matches();
				return !found[0];
			}
		});
		return found[0];
	}

	/**
	 * {@return whether a turn goes on from what the turn before looked up, as along a path, or whether a method calls itself for what it
	 * finds, as in a tree} Neither knows its keys before.
	 *
	 * @param call the look-up
	 * @param loop the loop around it
	 */
	static boolean isNextStep(MethodInvocation call, RowLoop loop) {
		if ((call.getExpression() == null || call.getExpression() instanceof ThisExpression) && JavaFile.member(call) instanceof MethodDeclaration method && method.getName().getIdentifier().equals(call.getName().getIdentifier())
				&& method.parameters().size() == call.arguments().size()) {
			return true;
		}
		ASTNode value = call;
		while (value.getParent() instanceof CastExpression || value.getParent() instanceof ParenthesizedExpression || value.getParent() instanceof MethodInvocation outer && outer.getExpression() == value) {
			value = value.getParent();
		}
		return value.getParent() instanceof Assignment assignment && assignment.getRightHandSide() == value && assignment.getLeftHandSide() instanceof SimpleName kept && isReadBefore(kept, Loops.body(loop.node()));
	}

	/** Whether a body reads a variable of somewhere else before it assigns it. */
	private static boolean isReadBefore(SimpleName kept, ASTNode body) {
		boolean[] found = new boolean[2];
		body.accept(new ASTVisitor() {
			@Override
			public boolean visit(SimpleName name) {
				if (name.getIdentifier().equals(kept.getIdentifier()) && name.getStartPosition() < kept.getStartPosition()) {
					found[name.getParent() instanceof VariableDeclarationFragment local && local.getName() == name || name.getParent() instanceof Assignment assignment && assignment.getLeftHandSide() == name ? 1 : 0] = true;
				}
				return true;
			}
		});
		return found[0] && !found[1];
	}

	/** {@return whether the turns do not wait for the answers of a call, so that the look-ups run side by side} @param call the call */
	static boolean isAnsweredLater(MethodInvocation call) {
		ASTNode parent = call.getParent();
		return call.getName().getIdentifier().endsWith("Async") || parent instanceof VariableDeclarationFragment local && LATER.matcher(local.getName().getIdentifier()).matches();
	}
}
