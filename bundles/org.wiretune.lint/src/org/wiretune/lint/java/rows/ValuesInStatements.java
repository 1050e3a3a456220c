/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rows;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.ArrayAccess;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Name;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.StringLiteral;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.EntityManagers;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@value #KIND}: statements that code of an application sends often, into whose text it writes a value that differs from call to call, such as a
 * key. Detail {@value #VALUE}, the value as it is written. Names of tables and columns, conditions that are put together, constants, and places for
 * parameters are none.
 */
public final class ValuesInStatements implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "java.value-in-statement";
	/** The detail with the first value. */
	public static final String VALUE = "value";

	private static final Set<String> SENDS = Set.of("executeQuery", "executeUpdate", "execute", "addBatch");
	private static final Set<String> PREPARES = Set.of("prepareStatement", "prepareCall");
	private static final Set<String> QUERIES = Set.of("createQuery", "createNativeQuery", "createSQLQuery");
	/** A method of the own class or of one above it that takes the text of a statement, by its name. */
	private static final Pattern HELPER = Pattern.compile("\\w*(?:[qQ]uery|QUERY|[sS]ql|SQL)\\w*");
	private static final Pattern STATEMENT = Pattern.compile("(?is)\\s*(?:select|from|insert|update|delete|call|with|replace)\\s.*");
	/** What a value follows. */
	private static final Pattern OPEN = Pattern.compile("(?is).*(?:[=<>]|\\b(?:in|values)\\s*\\(|\\blike|\\bbetween)\\s*\\(?\\s*['\"]?\\s*%?");
	/** So many characters before a value tell what it follows. */
	private static final int LOOKED_AT = 40;
	/** What goes on with a name after it is no value. */
	private static final Pattern NAME_GOES_ON = Pattern.compile("(?s)[.\\w(].*");
	/** What is a part of the text of a statement by its name. */
	private static final Pattern PART = Pattern.compile("(?i).*(placeholder|param|mark|question|sql|quer(?:y|ies)|where|clause|condition|criteria|filter|table|column|field|alias|prefix|suffix|schema|subselect|expression|fragment|order|sort|join|entity(?:name|class)).*");
	private static final Pattern CONSTANT = Pattern.compile("(?:\\w+\\.)*[A-Z][A-Z0-9_]+(?:\\.\\w+\\(\\))*");

	@Override
	public List<String> words() {
		return List.of("executeQuery(", "executeUpdate(", ".execute(", "addBatch(", "prepareStatement(", "prepareCall(", "createQuery(", "createNativeQuery(", "createSQLQuery(", "Query(", "SQL(", "Sql(");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		EntityManagers managers = new EntityManagers(file);
		Map<MethodDeclaration, Map<String, List<Written>>> texts = new HashMap<>();
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (!node.arguments().isEmpty() && takesStatement(file, managers, node) && JavaFile.member(node) instanceof MethodDeclaration method && EachCall.isOften(file, method)) {
					Map<String, List<Written>> written = texts.computeIfAbsent(method, ValuesInStatements::written);
					Expression value = value(file, written, parts((Expression) node.arguments().get(0), node.getStartPosition(), written));
					if (value != null) {
						CodeFact fact = CodeFacts.fact(KIND, file, node.getName());
						CodeFacts.detail(fact, file, VALUE, file.text(value), value);
						facts.accept(fact);
					}
				}
				return true;
			}
		};
	}

	/**
	 * A text that a variable of a method gets.
	 *
	 * @param value the text
	 * @param isNew whether it takes the place of the one before
	 * @param at where it stands
	 */
	private record Written(Expression value, boolean isNew, int at) {
	}

	private static boolean takesStatement(JavaFile file, EntityManagers managers, MethodInvocation call) {
		String name = call.getName().getIdentifier();
		return SENDS.contains(name) && call.getExpression() != null && EnterpriseNames.isVariable(file, call.getExpression(), Set.of("Statement")) || PREPARES.contains(name) && file.importsFrom("java.sql")
				|| QUERIES.contains(name) && managers.isManager(call) || call.getExpression() == null && HELPER.matcher(name).matches();
	}

	/** All texts that variables of a method get, by their names, in their order. */
	private static Map<String, List<Written>> written(MethodDeclaration method) {
		Map<String, List<Written>> found = new HashMap<>();
		method.accept(new ASTVisitor() {
			@Override
			public boolean visit(VariableDeclarationFragment local) {
				if (local.getInitializer() != null) {
					keep(local.getName(), local.getInitializer(), true);
				}
				return true;
			}

			@Override
			public boolean visit(Assignment assignment) {
				if (assignment.getLeftHandSide() instanceof SimpleName name) {
					boolean further = assignment.getOperator() == Assignment.Operator.PLUS_ASSIGN;
					Expression value = assignment.getRightHandSide();
					keep(name, value, !further && !(value instanceof InfixExpression sum && sum.getLeftOperand() instanceof SimpleName same && same.getIdentifier().equals(name.getIdentifier())));
				}
				return true;
			}

			@Override
			public boolean visit(MethodInvocation call) {
				// A chain of appends is visited from its end; what comes first is kept first.
				if (call.getName().getIdentifier().equals("append") && call.arguments().size() == 1) {
					Expression first = call.getExpression();
					while (first instanceof MethodInvocation before && before.getName().getIdentifier().equals("append")) {
						first = before.getExpression();
					}
					if (first instanceof SimpleName builder) {
						keep(builder, (Expression) call.arguments().get(0), false);
					}
				}
				return true;
			}

			private void keep(SimpleName name, Expression value, boolean isNew) {
				found.computeIfAbsent(name.getIdentifier(), any -> new ArrayList<>()).add(new Written(value, isNew, value.getStartPosition()));
			}
		});
		found.values().forEach(each -> each.sort((one, other) -> Integer.compare(one.at(), other.at())));
		return found;
	}

	/** The parts that a text is put together of, up to a place; a variable of the method that holds texts is taken apart once. */
	private static List<Expression> parts(Expression text, int before, Map<String, List<Written>> written) {
		List<Expression> parts = new ArrayList<>();
		Expression whole = text;
		if (whole instanceof MethodInvocation call && call.getName().getIdentifier().equals("toString") && call.getExpression() != null) {
			whole = call.getExpression();
		}
		if (whole instanceof SimpleName variable) {
			for (Written each : written.getOrDefault(variable.getIdentifier(), List.of())) {
				if (each.at() < before) {
					if (each.isNew()) {
						parts.clear();
					}
					add(each.value(), parts);
				}
			}
		} else {
			add(whole, parts);
		}
		return parts;
	}

	private static void add(Expression expression, List<Expression> parts) {
		if (expression instanceof InfixExpression sum && sum.getOperator() == InfixExpression.Operator.PLUS) {
			add(sum.getLeftOperand(), parts);
			add(sum.getRightOperand(), parts);
			sum.extendedOperands().forEach(each -> add((Expression) each, parts));
		} else if (expression instanceof ParenthesizedExpression inner) {
			add(inner.getExpression(), parts);
		} else if (expression instanceof ClassInstanceCreation builder) {
			builder.arguments().forEach(each -> add((Expression) each, parts));
		} else {
			parts.add(expression);
		}
	}

	/** The first part that is a value, or null. */
	private static Expression value(JavaFile file, Map<String, List<Written>> written, List<Expression> parts) {
		StringBuilder text = new StringBuilder();
		for (int i = 0; i < parts.size(); i++) {
			if (parts.get(i) instanceof StringLiteral literal) {
				text.append(literal.getLiteralValue());
				continue;
			}
			String after = i + 1 < parts.size() && parts.get(i + 1) instanceof StringLiteral literal ? literal.getLiteralValue() : "";
			if (i > 0 && parts.get(i - 1) instanceof StringLiteral && OPEN.matcher(text.substring(Math.max(0, text.length() - LOOKED_AT))).matches() && STATEMENT.matcher(text).matches() && !NAME_GOES_ON.matcher(after).matches() && isValue(file, written, parts.get(i))) {
				return parts.get(i);
			}
			text.append('x');
		}
		return null;
	}

	private static boolean isValue(JavaFile file, Map<String, List<Written>> written, Expression part) {
		if (part instanceof CastExpression cast) {
			return isValue(file, written, cast.getExpression());
		}
		String text = file.text(part);
		if (CONSTANT.matcher(text).matches() || PART.matcher(text).matches() || text.contains("\"?") || text.contains(".class")) {
			return false;
		}
		if (part instanceof SimpleName name) {
			return Character.isLowerCase(name.getIdentifier().charAt(0)) && file.constant(name.getIdentifier()) == null && written.getOrDefault(name.getIdentifier(), List.of()).stream().noneMatch(each -> each.value() instanceof StringLiteral || each.value() instanceof InfixExpression);
		}
		return part instanceof MethodInvocation || part instanceof FieldAccess || part instanceof ArrayAccess || part instanceof Name;
	}
}
