/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.NormalAnnotation;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EntityManagers;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * Queries of the persistence API and of Hibernate. Kind {@code query-limit}: a call of {@code setMaxResults} with the
 * detail {@code maxResults} where the number can be seen, and {@code fetchSize} where the same query states one. Kind
 * {@code query-list}: a query of several rows, none that is limited to one. Kind {@code query-text}: a statement, with the detail {@code text}.
 */
public final class QueryFacts implements CodeFactFinder {

	/** A query that limits its rows. */
	static final String LIMIT = "query-limit";
	/** A query of several rows. */
	static final String LIST = "query-list";
	/** The text of a statement. */
	static final String TEXT = "query-text";

	private static final Set<String> LISTS = Set.of("getResultList", "getResultStream", "scroll");

	@Override
	public List<String> words() {
		return List.of(".setMaxResults(", ".getResultList(", ".getResultStream(", "NamedQuery", "NamedNativeQuery", ".createQuery(", ".createNativeQuery(");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				String name = node.getName().getIdentifier();
				if (name.equals("setMaxResults") && node.arguments().size() == 1) {
					limit(node);
				} else if (LISTS.contains(name) && node.arguments().isEmpty() && !asksForOne(node)) {
					facts.accept(CodeFacts.fact(LIST, file, node.getName()));
				} else if ((name.equals("createQuery") || name.equals("createNativeQuery")) && !node.arguments().isEmpty()) {
					text(constants.string((Expression) node.arguments().get(0)), node.getName());
				}
				return true;
			}

			@Override
			public boolean visit(NormalAnnotation node) {
				String name = Annotations.simpleName(node);
				if (name.equals("NamedQuery") || name.equals("NamedNativeQuery")) {
					text(constants.string(Annotations.member(node, "query")), node.getTypeName());
				}
				return true;
			}

			/** What is limited to one row is a look-up, in whatever it is handed out. */
			private boolean asksForOne(MethodInvocation call) {
				return sameQuery(call).stream().anyMatch(other -> other.getName().getIdentifier().equals("setMaxResults") && other.arguments().size() == 1 && Long.valueOf(1).equals(constants.number((Expression) other.arguments().get(0))));
			}

			private void limit(MethodInvocation call) {
				CodeFact fact = CodeFacts.fact(LIMIT, file, call.getName());
				number(fact, "maxResults", (Expression) call.arguments().get(0));
				for (MethodInvocation other : sameQuery(call)) {
					if (other.getName().getIdentifier().equals("setFetchSize") && other.arguments().size() == 1) {
						number(fact, "fetchSize", (Expression) other.arguments().get(0));
					} else if (other.getName().getIdentifier().equals("setHint") && other.arguments().size() == 2
							&& "org.hibernate.fetchSize".equals(constants.string((Expression) other.arguments().get(0)))) {
						number(fact, "fetchSize", (Expression) other.arguments().get(1));
					}
				}
				facts.accept(fact);
			}

			private void text(String statement, ASTNode place) {
				if (statement != null) {
					CodeFact fact = CodeFacts.fact(TEXT, file, place);
					CodeFacts.detail(fact, file, "text", statement.strip(), place);
					facts.accept(fact);
				}
			}

			private void number(CodeFact fact, String name, Expression value) {
				Long number = constants.number(value);
				Setting known = fact.getDetails().stream().filter(detail -> detail.getName().equals(name)).findFirst().orElse(null);
				if (number != null && known == null) {
					CodeFacts.detail(fact, file, name, number.toString(), constants.literal(value));
				}
			}
		};
	}

	/** The calls of the chain that a call belongs to, and those on the same variable in its method. */
	private static List<MethodInvocation> sameQuery(MethodInvocation call) {
		List<MethodInvocation> calls = new ArrayList<>();
		MethodInvocation top = call;
		while (top.getParent() instanceof MethodInvocation outer && outer.getExpression() == top) {
			top = outer;
		}
		Expression start = top;
		while (start instanceof MethodInvocation each) {
			calls.add(each);
			start = each.getExpression();
		}
		String variable = EntityManagers.variable(start);
		ASTNode member = JavaFile.member(call);
		// A chain that starts at an entity manager shares its variable with all other queries.
		boolean query = calls.stream().noneMatch(each -> each.getName().getIdentifier().startsWith("create"));
		if (variable != null && query && member != null) {
			member.accept(new ASTVisitor() {
				@Override
				public boolean visit(MethodInvocation node) {
					if (variable.equals(EntityManagers.variable(node.getExpression()))) {
						calls.add(node);
					}
					return true;
				}
			});
		}
		return calls;
	}
}
