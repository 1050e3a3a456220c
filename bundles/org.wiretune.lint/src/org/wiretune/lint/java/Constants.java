/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.HashSet;
import java.util.Set;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.NumberLiteral;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.StringLiteral;

/** Values of expressions that are literals or static final fields of the same file. */
public final class Constants {

	private final JavaFile file;

	/** Reads the constants of a file. @param file the file */
	public Constants(JavaFile file) {
		this.file = file;
	}

	/** {@return the whole number that an expression stands for, or null} */
	public Long number(Expression expression) {
		return number(expression, new HashSet<>());
	}

	/** {@return the text that an expression stands for, or null} */
	public String string(Expression expression) {
		Expression value = literal(expression);
		if (value instanceof StringLiteral literal) {
			return stringValue(literal);
		}
		if (value instanceof InfixExpression infix && infix.getOperator() == InfixExpression.Operator.PLUS) {
			String left = string(infix.getLeftOperand());
			String right = string(infix.getRightOperand());
			if (left == null || right == null) {
				return null;
			}
			StringBuilder text = new StringBuilder(left).append(right);
			for (Object more : infix.extendedOperands()) {
				String next = string((Expression) more);
				if (next == null) {
					return null;
				}
				text.append(next);
			}
			return text.toString();
		}
		Long number = value instanceof NumberLiteral ? number(value) : null;
		return number == null ? null : number.toString();
	}

	/**
	 * {@return the expression behind names of constants: a literal or a computation; the expression itself where it is
	 * no constant}
	 */
	public Expression literal(Expression expression) {
		Expression value = expression;
		Set<String> seen = new HashSet<>();
		while (true) {
			if (value instanceof ParenthesizedExpression parenthesized) {
				value = parenthesized.getExpression();
				continue;
			}
			String name = constantName(value);
			Expression initial = name == null || !seen.add(name) ? null : file.constant(name);
			if (initial == null) {
				return value;
			}
			value = initial;
		}
	}

	/** A name that may be a constant of this file: its own, or qualified with a class of this file. */
	private String constantName(Expression expression) {
		if (expression instanceof SimpleName name) {
			return name.getIdentifier();
		}
		if (expression instanceof QualifiedName name && name.getQualifier() instanceof SimpleName qualifier) {
			for (ASTNode type = JavaFile.type(expression); type != null; type = JavaFile.type(type)) {
				if (type instanceof AbstractTypeDeclaration declaration
						&& declaration.getName().getIdentifier().equals(qualifier.getIdentifier())) {
					return name.getName().getIdentifier();
				}
			}
		}
		return null;
	}

	private Long number(Expression expression, Set<String> seen) {
		if (expression instanceof NumberLiteral literal) {
			return parse(literal.getToken());
		}
		if (expression instanceof ParenthesizedExpression parenthesized) {
			return number(parenthesized.getExpression(), seen);
		}
		if (expression instanceof CastExpression cast) {
			return number(cast.getExpression(), seen);
		}
		if (expression instanceof InfixExpression infix) {
			return computed(infix, seen);
		}
		String name = constantName(expression);
		Expression initial = name == null || !seen.add(name) ? null : file.constant(name);
		return initial == null ? null : number(initial, seen);
	}

	private Long computed(InfixExpression infix, Set<String> seen) {
		Long value = apply(infix.getOperator(), number(infix.getLeftOperand(), seen), number(infix.getRightOperand(), seen));
		for (Object more : infix.extendedOperands()) {
			value = apply(infix.getOperator(), value, number((Expression) more, seen));
		}
		return value;
	}

	private static Long apply(InfixExpression.Operator operator, Long left, Long right) {
		if (left == null || right == null) {
			return null;
		}
		try {
			if (operator == InfixExpression.Operator.TIMES) {
				return Math.multiplyExact(left, right);
			}
			if (operator == InfixExpression.Operator.PLUS) {
				return Math.addExact(left, right);
			}
			if (operator == InfixExpression.Operator.MINUS) {
				return Math.subtractExact(left, right);
			}
			if (operator == InfixExpression.Operator.LEFT_SHIFT && right >= 0 && right < 32 && left >= 0 && left <= Integer.MAX_VALUE) {
				return left << right;
			}
			return operator == InfixExpression.Operator.DIVIDE && right != 0 ? Long.valueOf(left / right) : null;
		} catch (ArithmeticException tooLarge) {
			return null;
		}
	}

	private static Long parse(String token) {
		String digits = token.replace("_", "");
		if (digits.endsWith("L") || digits.endsWith("l")) {
			digits = digits.substring(0, digits.length() - 1);
		}
		try {
			return digits.startsWith("0b") || digits.startsWith("0B") ? Long.valueOf(digits.substring(2), 2) : Long.decode(digits);
		} catch (NumberFormatException noWholeNumber) {
			return null;
		}
	}

	private static String stringValue(StringLiteral literal) {
		try {
			return literal.getLiteralValue();
		} catch (IllegalArgumentException malformed) {
			return null;
		}
	}
}
