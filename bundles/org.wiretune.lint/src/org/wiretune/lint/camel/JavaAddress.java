/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.camel;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;

import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Name;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.StringLiteral;
import org.eclipse.jdt.core.dom.TypeLiteral;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.JavaForm;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;

/**
 * Addresses of endpoints in Java: a literal, whose options keep their places; a text that is put together, in which what is not known is
 * a placeholder of the name that stands there; a call of the endpoint DSL.
 */
final class JavaAddress {

	/** What callers of the endpoint DSL write without an argument in front of it. */
	private static final Set<String> NO_ADDRESS = Set.of("simple", "constant", "header", "body", "method", "xpath", "jsonpath", "exchangeProperty", "property", "language");

	private final JavaFile file;
	private final Constants constants;
	/** The variables whose values are being looked up. */
	private final Set<String> seen = new HashSet<>();

	JavaAddress(JavaFile file, Constants constants) {
		this.file = file;
		this.constants = constants;
	}

	/** {@return whether an expression can be an address} @param expression the expression */
	boolean isOne(Expression expression) {
		return text(expression) != null || call(expression) != null;
	}

	/** {@return whether an expression is a call of a method without arguments, such as of an enumeration, that gives an address} @param expression the expression */
	boolean isGiven(Expression expression) {
		return expression instanceof MethodInvocation call && call.arguments().isEmpty() && !NO_ADDRESS.contains(call.getName().getIdentifier());
	}

	/**
	 * Gives a step its address.
	 *
	 * @param step the step
	 * @param expression what the step is given
	 * @param format the arguments of a format such as {@code fromF} has, else empty
	 */
	void add(ConfigurationGroup step, Expression expression, List<?> format) {
		List<MethodInvocation> call = call(expression);
		if (call != null) {
			dsl(step, call);
			return;
		}
		String text = isGiven(expression) ? "{{" + name(expression) + "}}" : text(expression);
		if (text == null) {
			return;
		}
		String address = formatted(text, format);
		Setting uri = file.setting(RouteGroups.URI, EndpointUri.shown(address), null, expression);
		if (!(expression instanceof StringLiteral) || !address.equals(text)) {
			uri.setForm(ValueForm.NONE);
		}
		step.getSettings().add(uri);
		String raw = expression instanceof StringLiteral literal ? file.text(literal) : null;
		boolean placed = raw != null && address.equals(text) && raw.length() == text.length() + 2;
		RouteGroups.endpoint(step, address, (name, from, to) -> {
			Setting option = JavaFile.setting(name, address.substring(from, to), null, placed ? file.origin(expression.getStartPosition() + 1 + from, to - from) : file.origin(expression));
			option.setForm(placed ? JavaForm.STRING : ValueForm.NONE);
			return option;
		});
	}

	private static String formatted(String text, List<?> arguments) {
		String formatted = text;
		for (Object each : arguments) {
			formatted = formatted.replaceFirst("%[\\w.]+", Matcher.quoteReplacement("{{" + name((Expression) each) + "}}"));
		}
		return formatted;
	}

	/** {@return a text that is put together, with placeholders for what is not known; null where the expression is none} @param expression the expression */
	String together(Expression expression) {
		Expression value = constants.literal(expression);
		return value instanceof InfixExpression infix && infix.getOperator() == InfixExpression.Operator.PLUS ? text(expression) : null;
	}

	/** The text of an address, or null where the expression is none. */
	private String text(Expression expression) {
		String constant = constants.string(expression);
		if (constant != null) {
			return constant;
		}
		Expression value = constants.literal(expression);
		if (value instanceof SimpleName variable && !seen.contains(variable.getIdentifier())) {
			Expression only = OnlyValue.of(variable);
			seen.add(variable.getIdentifier());
			String given = only == null ? null : text(only);
			seen.remove(variable.getIdentifier());
			if (given != null) {
				return given;
			}
		}
		if (value instanceof ParenthesizedExpression parenthesized) {
			return text(parenthesized.getExpression());
		}
		if (value instanceof InfixExpression infix && infix.getOperator() == InfixExpression.Operator.PLUS) {
			StringBuilder text = new StringBuilder(piece(infix.getLeftOperand())).append(piece(infix.getRightOperand()));
			infix.extendedOperands().forEach(more -> text.append(piece((Expression) more)));
			return text.toString();
		}
		if (value instanceof MethodInvocation call && (call.getName().getIdentifier().equals("format") || call.getName().getIdentifier().equals("formatted"))) {
			boolean method = call.getName().getIdentifier().equals("formatted");
			Expression pattern = method ? call.getExpression() : call.arguments().isEmpty() ? null : (Expression) call.arguments().get(0);
			String text = pattern == null ? null : constants.string(pattern);
			return text == null ? null : formatted(text, method ? call.arguments() : call.arguments().subList(1, call.arguments().size()));
		}
		return value instanceof TypeLiteral || value instanceof MethodInvocation || !(value instanceof Name) ? null : "{{" + name(value) + "}}";
	}

	private String piece(Expression expression) {
		String text = text(expression);
		return text == null ? "{{" + name(expression) + "}}" : text;
	}

	private static String name(Expression expression) {
		String text = expression.toString().replaceAll("[^\\w.]", "");
		return text.length() > 60 ? text.substring(0, 60) : text;
	}

	/** The calls of the endpoint DSL in their order, or null where the expression is none. */
	private List<MethodInvocation> call(Expression expression) {
		List<MethodInvocation> calls = new ArrayList<>();
		Expression each = expression;
		while (each instanceof MethodInvocation call) {
			calls.add(0, call);
			each = call.getExpression();
		}
		// In a lambda of routes the builder is its parameter.
		boolean builder = each instanceof SimpleName && file.imports("org.apache.camel.builder.endpoint.LambdaEndpointRouteBuilder");
		if (each != null && !builder || calls.isEmpty() || !file.importsFrom("org.apache.camel")) {
			return null;
		}
		MethodInvocation first = calls.get(0);
		boolean known = first.arguments().size() == 1 && constants.string((Expression) first.arguments().get(0)) != null && !NO_ADDRESS.contains(first.getName().getIdentifier());
		return known && file.importsFrom("org.apache.camel.builder.endpoint") ? calls : null;
	}

	private void dsl(ConfigurationGroup step, List<MethodInvocation> calls) {
		MethodInvocation first = calls.get(0);
		String scheme = first.getName().getIdentifier().replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
		String path = constants.string((Expression) first.arguments().get(0));
		Setting uri = file.setting(RouteGroups.URI, scheme + ':' + path, null, first.getName());
		uri.setForm(ValueForm.NONE);
		step.getSettings().add(uri);
		ConfigurationGroup endpoint = RouteGroups.endpoint(step, scheme + ':' + path, (name, from, to) -> JavaFile.setting(name, "", null, file.origin(first)));
		for (MethodInvocation option : calls.subList(1, calls.size())) {
			if (option.arguments().size() == 1) {
				Expression argument = (Expression) option.arguments().get(0);
				String value = constants.string(argument);
				endpoint.getSettings().add(file.setting(option.getName().getIdentifier(), value == null ? file.text(argument) : value, null, argument));
			}
		}
	}
}
