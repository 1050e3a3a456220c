/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.CatchClause;
import org.eclipse.jdt.core.dom.ConditionalExpression;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.NumberLiteral;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.SwitchStatement;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;

/** Where a loop flushes, compared with where it persists. */
final class FlushPlace {

	/** Calls of an entity manager or a session that look into the database and not into the context. */
	private static final Set<String> READS = Set.of("refresh", "createQuery", "createNamedQuery", "createNativeQuery", "createSQLQuery", "createCriteria", "createStoredProcedureQuery");

	/** Calls that take an entity out, and calls that bring one in. */
	private static final Set<String> REMOVALS = Set.of("remove", "delete");
	private static final Set<String> ADDITIONS = Set.of("persist", "save", "saveOrUpdate", "merge");

	/** Calls that only keep, show or let go what they get. */
	private static final Set<String> KEEPS = Set.of("add", "put", "remove", "debug", "trace", "info", "warn", "error", "println", "append");

	private FlushPlace() {
	}

	/**
	 * {@return whether the flush follows each persist: both stand in the same turn of the same loop and in the same branches}
	 *
	 * @param persist the call that persists
	 * @param flush the statement that flushes
	 */
	static boolean isBehindEach(MethodInvocation persist, ASTNode flush) {
		ASTNode loop = Loops.innermost(flush);
		return loop == Loops.innermost(persist) && flush.getStartPosition() > persist.getStartPosition() && branches(persist, loop).equals(branches(flush, loop));
	}

	/** {@return whether a call only keeps, shows or lets go what it gets} @param call the call */
	static boolean keeps(MethodInvocation call) {
		return KEEPS.contains(call.getName().getIdentifier());
	}

	/**
	 * {@return whether what was flushed may be read behind the flush in the same turn, so that it has to stand in the database
	 * there: by the entity manager, or by a method that gets it or the entity; or whether an entity has to be gone before another one
	 * takes its place}
	 *
	 * @param file the file
	 * @param change the call that persists or changes the entity
	 * @param flush the statement or the call that flushes
	 */
	static boolean isNeeded(JavaFile file, MethodInvocation change, ASTNode flush) {
		String manager = file.text(change.getExpression());
		String entity = file.text((ASTNode) change.arguments().get(0));
		ASTNode loop = Loops.innermost(flush);
		boolean[] found = new boolean[1];
		if (loop != null) {
			Loops.body(loop).accept(new ASTVisitor() {
				@Override
				public boolean visit(MethodInvocation node) {
					boolean behind = node.getStartPosition() >= flush.getStartPosition() + flush.getLength();
					String name = node.getName().getIdentifier();
					boolean ofManager = node.getExpression() != null && file.text(node.getExpression()).equals(manager);
					found[0] |= behind && (ofManager ? READS.contains(name) || ADDITIONS.contains(name) && REMOVALS.contains(change.getName().getIdentifier()) : !keeps(node) && ((List<?>) node.arguments()).stream().map(each -> file.text((ASTNode) each)).anyMatch(each -> each.equals(entity) || each.equals(manager)));
					return true;
				}
			});
		}
		return found[0];
	}

	/**
	 * {@return whether a condition counts turns: it divides or compares a counter, maybe beside other conditions}
	 *
	 * @param condition the condition
	 */
	static boolean counts(Expression condition) {
		Expression plain = condition;
		while (plain instanceof ParenthesizedExpression parenthesized) {
			plain = parenthesized.getExpression();
		}
		if (!(plain instanceof InfixExpression infix)) {
			return false;
		}
		if (infix.getOperator() == InfixExpression.Operator.CONDITIONAL_AND) {
			return counts(infix.getLeftOperand()) || counts(infix.getRightOperand());
		}
		Expression left = infix.getLeftOperand() instanceof ParenthesizedExpression parenthesized ? parenthesized.getExpression() : infix.getLeftOperand();
		return left instanceof InfixExpression || infix.getOperator() == InfixExpression.Operator.GREATER_EQUALS || infix.getOperator() == InfixExpression.Operator.GREATER
				|| infix.getOperator() == InfixExpression.Operator.EQUALS && infix.getRightOperand() instanceof NumberLiteral;
	}

	/** {@return the nearest branch around a statement, or null} @param statement the statement */
	static IfStatement condition(ASTNode statement) {
		ASTNode node = statement;
		while (node != null && !(node instanceof IfStatement)) {
			node = node.getParent();
		}
		return (IfStatement) node;
	}

	/** The branches around a node within a loop, from the inside. */
	private static List<ASTNode> branches(ASTNode node, ASTNode loop) {
		List<ASTNode> branches = new ArrayList<>();
		for (ASTNode child = node, parent = node.getParent(); child != loop && parent != null; child = parent, parent = parent.getParent()) {
			if (parent instanceof IfStatement || parent instanceof CatchClause || parent instanceof ConditionalExpression || parent instanceof SwitchStatement) {
				branches.add(child);
			}
		}
		return branches;
	}
}
