/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.logging;

import java.util.Locale;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.BooleanLiteral;
import org.eclipse.jdt.core.dom.CharacterLiteral;
import org.eclipse.jdt.core.dom.ConditionalExpression;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.NumberLiteral;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.StringLiteral;
import org.eclipse.jdt.core.dom.TextBlock;

/** What the messages of log statements are made of. */
final class LoggedMessages {

	/** A message about something that went wrong stands on a path that is taken seldom. */
	private static final Pattern FAILURE = Pattern.compile(
			"(?i)\\b(unable|cannot|can't|could not|couldn't|fail\\w*|errors?|ignor\\w*|invalid|unexpected|missing|not found|does not|doesn't|nonexistent|no longer|abort\\w*|retry\\w*|exception|refus\\w*|reject\\w*|denied|timed? ?out|corrupt\\w*|unknown)\\b");

	private LoggedMessages() {
	}

	/** {@return whether an argument is built by concatenation, formatting or toString} @param call a call that logs */
	static boolean isBuilt(MethodInvocation call) {
		boolean found = false;
		for (Object argument : call.arguments()) {
			found |= builds((Expression) argument);
		}
		return found;
	}

	private static boolean builds(Expression expression) {
		if (expression instanceof ParenthesizedExpression parenthesized) {
			return builds(parenthesized.getExpression());
		}
		if (expression instanceof ConditionalExpression conditional) {
			return builds(conditional.getThenExpression()) || builds(conditional.getElseExpression());
		}
		if (expression instanceof InfixExpression infix) {
			return infix.getOperator() == InfixExpression.Operator.PLUS && hasText(infix) && !isConstant(infix);
		}
		if (expression instanceof MethodInvocation call) {
			String name = call.getName().getIdentifier();
			return name.equals("toString") || name.equals("format") && isFormatter(call.getExpression())
					|| name.equals("formatted") && call.getExpression() instanceof StringLiteral;
		}
		return false;
	}

	private static boolean isFormatter(Expression receiver) {
		return receiver instanceof SimpleName name && (name.getIdentifier().equals("String") || name.getIdentifier().equals("MessageFormat"));
	}

	private static boolean hasText(Expression expression) {
		if (expression instanceof InfixExpression infix) {
			boolean found = hasText(infix.getLeftOperand()) || hasText(infix.getRightOperand());
			for (Object more : infix.extendedOperands()) {
				found |= hasText((Expression) more);
			}
			return found;
		}
		return expression instanceof StringLiteral || expression instanceof TextBlock;
	}

	/** Whether the compiler joins the parts: literals, and names in capitals, which are constants by convention. */
	private static boolean isConstant(Expression expression) {
		if (expression instanceof InfixExpression infix) {
			boolean constant = isConstant(infix.getLeftOperand()) && isConstant(infix.getRightOperand());
			for (Object more : infix.extendedOperands()) {
				constant &= isConstant((Expression) more);
			}
			return constant;
		}
		if (expression instanceof ParenthesizedExpression parenthesized) {
			return isConstant(parenthesized.getExpression());
		}
		String name = expression instanceof SimpleName simple ? simple.getIdentifier()
				: expression instanceof QualifiedName qualified ? qualified.getName().getIdentifier() : null;
		if (name != null) {
			return name.length() > 1 && name.equals(name.toUpperCase(Locale.ROOT));
		}
		return expression instanceof StringLiteral || expression instanceof TextBlock || expression instanceof NumberLiteral
				|| expression instanceof CharacterLiteral || expression instanceof BooleanLiteral;
	}

	/** {@return whether the message tells of something that went wrong} @param call a call that logs */
	static boolean tellsOfFailure(MethodInvocation call) {
		return FAILURE.matcher(literals(call)).find();
	}

	/** The words of the message. */
	private static String literals(MethodInvocation call) {
		StringBuilder words = new StringBuilder();
		call.accept(new ASTVisitor() {
			@Override
			public boolean visit(StringLiteral node) {
				words.append(node.getEscapedValue()).append(' ');
				return true;
			}
		});
		return words.toString();
	}
}
