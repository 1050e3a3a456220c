/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rows;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.StringLiteral;
import org.eclipse.jdt.core.dom.TextBlock;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@value #KIND}: patterns of a search that begin with a wildcard, in the text of a query, as a value that is given to one, or by a mode
 * of Hibernate's criteria; and conditions on a function of a column, with the detail {@value #OF_FUNCTION}. A text with a percent sign that goes anywhere
 * else is none.
 */
public final class LeadingWildcards implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "java.leading-wildcard";

	/** The detail of a function of a column that is compared. */
	public static final String OF_FUNCTION = "function";

	/** In the text of a query; a pattern that is nothing but a wildcard matches everything and is told by nobody. */
	private static final Pattern IN_QUERY = Pattern.compile("(?is).*(?<!\\bnot\\s)\\blike\\s+(?:(?:lower|upper|concat|unaccent)?\\s*\\(\\s*){0,3}'%(?:[^'].*|'\\s*(?:\\|\\||,|\\+).*)?");
	/** A function of a column that is compared, in which no index of the column is sorted. */
	private static final Pattern FUNCTION = Pattern.compile("(?is).*\\b(?:where|and|or)\\s+\\(?\\s*(?:function\\s*\\(\\s*'(?:month|year|day|date|dayofmonth|trunc)'\\s*,\\s*|(?:month|year|day|date|trunc|to_char|date_format)\\s*\\(\\s*)[a-z_]\\w*(?:\\.\\w+)*\\s*[,)].*");
	private static final Pattern FUNCTIONS = Pattern.compile("(?i)month|year|day|date|trunc|to_char");
	private static final String WILDCARD = "%";
	/** Those of Hibernate's criteria that begin with a wildcard. */
	private static final Set<String> MODES = Set.of("MatchMode.ANYWHERE", "MatchMode.END");
	/** What takes the value of a parameter, or makes a condition of it. */
	private static final Set<String> TAKES = Set.of("setParameter", "setString", "setObject", "like", "ilike", "likeIgnoreCase", "setNString");
	private static final Pattern FORMAT = Pattern.compile("%%%s(%%)?");

	@Override
	public List<String> words() {
		return List.of("\"%", "'%", "MatchMode.ANYWHERE", "MatchMode.END", "MONTH", "month(", "YEAR", "year(", "DATE(", "date(", "TRUNC(", "trunc(", "to_char(", "TO_CHAR(", "date_format(", "DATE_FORMAT(");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(StringLiteral node) {
				tell(node.getLiteralValue(), node);
				return true;
			}

			@Override
			public boolean visit(TextBlock node) {
				tell(node.getLiteralValue(), node);
				return true;
			}

			private void tell(String text, Expression node) {
				if (text.indexOf('(') > 0 && FUNCTIONS.matcher(text).find() && FUNCTION.matcher(text).matches()) {
					CodeFact fact = CodeFacts.fact(KIND, file, node);
					CodeFacts.detail(fact, file, OF_FUNCTION, "true", node);
					facts.accept(fact);
				} else if (text.contains("'%") && IN_QUERY.matcher(text).matches() || FORMAT.matcher(text).matches() && node.getParent() instanceof MethodInvocation call && call.getName().getIdentifier().equals("format")) {
					facts.accept(CodeFacts.fact(KIND, file, node));
				}
			}

			@Override
			public boolean visit(InfixExpression node) {
				if (node.getOperator() == InfixExpression.Operator.PLUS && isWildcard(node.getLeftOperand()) && !(node.getRightOperand() instanceof StringLiteral) && (isWildcard(last(node)) || isTaken(node))) {
					facts.accept(CodeFacts.fact(KIND, file, node));
				}
				return true;
			}

			@Override
			public boolean visit(MethodInvocation node) {
				if (file.importsFrom("org.hibernate")) {
					node.arguments().stream().filter(each -> each instanceof QualifiedName name && MODES.contains(name.getFullyQualifiedName())).forEach(each -> facts.accept(CodeFacts.fact(KIND, file, (ASTNode) each)));
				}
				return true;
			}
		};
	}

	private static boolean isWildcard(Expression expression) {
		return expression instanceof StringLiteral literal && literal.getLiteralValue().equals(WILDCARD);
	}

	private static Expression last(InfixExpression sum) {
		return sum.hasExtendedOperands() ? (Expression) sum.extendedOperands().get(sum.extendedOperands().size() - 1) : sum.getRightOperand();
	}

	private static boolean isTaken(ASTNode value) {
		return value.getParent() instanceof MethodInvocation call && call.arguments().contains(value) && TAKES.contains(call.getName().getIdentifier());
	}
}
