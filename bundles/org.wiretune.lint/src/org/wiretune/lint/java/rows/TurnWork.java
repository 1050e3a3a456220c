/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rows;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.BreakStatement;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.CatchClause;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.ThrowStatement;
import org.eclipse.jdt.core.dom.TryStatement;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;

/** What a turn of a loop does besides its look-up, and whether the look-up matters beside it. */
public final class TurnWork {

	/** Work over a network, or on whole documents, as the names of methods tell. */
	private static final Pattern LONG = Pattern.compile("(re)?(index(?!Of)|export|ingest|transfer|heal|render|upload|download|send)(\\p{Lu}\\w*)?|(generate|create|build|write|make)\\w*(Report|Pdf|PDF|Excel|Xlsx|Zip)");
	private static final Pattern LATER = Pattern.compile("\\w*([Ff]uture|[Mm]ono|[Pp]romise)s?");

	private TurnWork() {
	}

	/** {@return whether a turn hands something to work that takes longer than a query for one row} @param loop the loop */
	public static boolean isLong(RowLoop loop) {
		return isLongBeside(loop, null);
	}

	/** {@return the same, but for one call} @param loop the loop @param one the call, or null */
	public static boolean isLongBeside(RowLoop loop, MethodInvocation one) {
		boolean[] found = new boolean[1];
		Loops.body(loop.node()).accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				found[0] |= call != one && !call.arguments().isEmpty() && LONG.matcher(call.getName().getIdentifier()).matches();
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
	 * @param looks whether a call, which may be null, looks something up
	 */
	public static boolean isNextStep(MethodInvocation call, RowLoop loop, Predicate<MethodInvocation> looks) {
		if ((call.getExpression() == null || call.getExpression() instanceof ThisExpression) && JavaFile.member(call) instanceof MethodDeclaration method && method.getName().getIdentifier().equals(call.getName().getIdentifier())
				&& method.parameters().size() == call.arguments().size()) {
			return true;
		}
		ASTNode body = Loops.body(loop.node());
		Set<String> answers = new HashSet<>();
		body.accept(new ASTVisitor() {
			@Override
			public boolean visit(Assignment node) {
				if (node.getLeftHandSide() instanceof SimpleName kept && looks.test(call(node.getRightHandSide())) && isReadBefore(kept, body)) {
					answers.add(kept.getIdentifier());
				}
				return true;
			}
		});
		if (answers.isEmpty()) {
			return false;
		}
		body.accept(new ASTVisitor() {
			@Override
			public boolean visit(VariableDeclarationFragment local) {
				if (local.getInitializer() != null && RowLoop.uses(local.getInitializer(), answers)) {
					answers.add(local.getName().getIdentifier());
				}
				return true;
			}
		});
		return RowLoop.uses(call, answers);
	}

	/** What an expression calls last that may ask, or null. */
	private static MethodInvocation call(Expression expression) {
		Expression each = expression;
		while (each instanceof CastExpression || each instanceof ParenthesizedExpression) {
			each = each instanceof CastExpression cast ? cast.getExpression() : ((ParenthesizedExpression) each).getExpression();
		}
		return each instanceof MethodInvocation call ? call : null;
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

	/** {@return whether a turn only tries whether a look-up fails: nothing uses the answer, and the turn goes on after an error} @param call the look-up @param loop the loop around it */
	public static boolean isTried(MethodInvocation call, RowLoop loop) {
		if (!(call.getParent() instanceof ExpressionStatement)) {
			return false;
		}
		for (ASTNode each = call.getParent(); each != null && each != loop.node(); each = each.getParent()) {
			if (each instanceof TryStatement attempt && !attempt.catchClauses().isEmpty()) {
				return true;
			}
		}
		return false;
	}

	/** {@return whether turns leave a node out where a condition does not hold of what they are given, and do nothing else instead} @param node the node @param loop the loop around it */
	public static boolean isLeftOut(ASTNode node, RowLoop loop) {
		return isChosen(node, loop, condition -> condition.getElseStatement() == null);
	}

	/** {@return whether what the turn gives decides if a node is reached; a condition that is the same in all turns does not} @param node the node @param loop the loop around it */
	static boolean isChosen(ASTNode node, RowLoop loop) {
		return isChosen(node, loop, condition -> true);
	}

	private static boolean isChosen(ASTNode node, RowLoop loop, Predicate<IfStatement> conditions) {
		for (ASTNode each = node.getParent(); each != null && each != loop.node(); each = each.getParent()) {
			if (each instanceof IfStatement condition && conditions.test(condition) && loop.vary(List.of(condition.getExpression()))) {
				return true;
			}
		}
		return false;
	}

	/** {@return whether the turns after it go on when a call has failed, so that what it has done must not be undone with theirs} @param call the call @param loop the loop around it */
	public static boolean isByItself(ASTNode call, RowLoop loop) {
		for (ASTNode each = call, parent = call.getParent(); parent != null && each != loop.node(); each = parent, parent = parent.getParent()) {
			if (parent instanceof TryStatement attempt && each == attempt.getBody() && attempt.catchClauses().stream().anyMatch(clause -> !endsLoop(((CatchClause) clause).getBody()))) {
				return true;
			}
		}
		return false;
	}

	private static boolean endsLoop(Block handling) {
		Object last = handling.statements().isEmpty() ? null : handling.statements().get(handling.statements().size() - 1);
		return last instanceof ThrowStatement || last instanceof ReturnStatement || last instanceof BreakStatement;
	}

	/** {@return whether the turns do not wait for the answers of a call, so that the look-ups run side by side} @param call the call */
	public static boolean isAnsweredLater(MethodInvocation call) {
		ASTNode parent = call.getParent();
		return call.getName().getIdentifier().endsWith("Async") || parent instanceof VariableDeclarationFragment local && LATER.matcher(local.getName().getIdentifier()).matches();
	}
}
