/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rows;

import java.util.List;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Name;
import org.eclipse.jdt.core.dom.StringLiteral;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.EntityManagers;
import org.wiretune.lint.java.Loops;

/** The text of a statement that a loop sends in each turn: whether it is the same in each, and how it gets there. */
final class StatementTexts {

	/** It was prepared before the loop. */
	static final String PREPARED = "prepared";
	/** Each turn prepares it anew. */
	static final String PREPARED_ANEW = "anew";
	/** Each turn puts its values into the text. */
	static final String TEXT = "text";
	/** It is one of an entity manager for the rows of one key. */
	static final String BULK = "bulk";

	/** Up to the table, a text is the same in each turn. */
	private static final Pattern CHANGES = Pattern.compile("(?is)\\s*(insert\\s+into|update|delete\\s+from)\\s+\\w.*\\s.*");
	private static final Pattern BULK_CHANGES = Pattern.compile("(?is)\\s*(update|delete)\\s.*\\bwhere\\b.*");

	private StatementTexts() {
	}

	/** {@return how a statement of JDBC or of an entity manager is sent} @param call the call that sends it @param loop the loop around it */
	static String form(MethodInvocation call, RowLoop loop) {
		if (!call.arguments().isEmpty()) {
			return TEXT;
		}
		return call.getExpression() instanceof MethodInvocation ? BULK : prepared(call, loop) == null ? PREPARED : PREPARED_ANEW;
	}

	/** {@return whether each turn sends the same statement with other values} @param call the call that sends it @param loop the loop around it */
	static boolean isSame(MethodInvocation call, RowLoop loop) {
		return switch (form(call, loop)) {
		case TEXT -> call.arguments().get(0) instanceof InfixExpression text && text.getLeftOperand() instanceof StringLiteral first && CHANGES.matcher(first.getLiteralValue() + ' ').matches() && loop.vary(call.arguments());
		case BULK -> {
			Expression text = bulk(call);
			yield text instanceof StringLiteral literal && BULK_CHANGES.matcher(literal.getLiteralValue()).matches() && loop.vary(List.of(call.getExpression()));
		}
		case PREPARED_ANEW -> prepared(call, loop) instanceof MethodInvocation prepares && prepares.getName().getIdentifier().equals("prepareStatement") && !prepares.arguments().isEmpty() && !loop.vary(List.of(prepares.arguments().get(0)));
		default -> true;
		};
	}

	/** The text at the beginning of a chain of calls. */
	private static Expression bulk(MethodInvocation call) {
		Expression text = null;
		for (Expression each = call.getExpression(); each instanceof MethodInvocation step; each = step.getExpression()) {
			text = step.arguments().isEmpty() ? text : (Expression) step.arguments().get(0);
			if (step.getName().getIdentifier().startsWith("create")) {
				return text;
			}
		}
		return null;
	}

	/** What a turn makes the statement of before it sends it, or null where the loop found it made. */
	private static Expression prepared(MethodInvocation call, RowLoop loop) {
		String statement = EntityManagers.variable(call.getExpression());
		Expression[] made = new Expression[1];
		Loops.body(loop.node()).accept(new ASTVisitor() {
			@Override
			public boolean visit(VariableDeclarationFragment local) {
				if (local.getName().getIdentifier().equals(statement)) {
					keep(local.getInitializer(), local.getStartPosition());
				}
				return true;
			}

			@Override
			public boolean visit(Assignment assignment) {
				if (assignment.getLeftHandSide() instanceof Name name && name.getFullyQualifiedName().equals(statement)) {
					keep(assignment.getRightHandSide(), assignment.getStartPosition());
				}
				return true;
			}

			private void keep(Expression value, int position) {
				if (value != null && (made[0] == null || position < call.getStartPosition())) {
					made[0] = value;
				}
			}
		});
		return made[0];
	}
}
