/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes queries in session beans: {@code java.query.page}, a stateless bean that starts a query at a row that the caller
 * passes; {@code java.query.unbounded}, a public method of a session bean that returns all rows of a query.
 */
public final class BeanQueries implements CodeFactFinder {

	static final String PAGE = "java.query.page";
	static final String UNBOUNDED = "java.query.unbounded";

	/** A condition on the key of what is asked for, which one row fulfils. */
	private static final Pattern BY_KEY = Pattern.compile("(?is)\\bwhere\\s+\\(?\\s*\\w+\\.(?:id|uuid|pk|primaryKey)\\s*=\\s*[:?\"]");

	private static final Set<String> LISTS = Set.of("List", "Collection", "Iterable");

	@Override
	public List<String> words() {
		return List.of("getResultList(", "setFirstResult(");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				String name = node.getName().getIdentifier();
				if (!name.equals("setFirstResult") && !name.equals("getResultList")) {
					return true;
				}
				if (!(JavaFile.member(node) instanceof MethodDeclaration method) || !(method.getParent() instanceof TypeDeclaration type)) {
					return true;
				}
				String bean = EnterpriseNames.sessionBean(file, type);
				if (name.equals("setFirstResult") && "Stateless".equals(bean) && node.arguments().size() == 1 && usesParameter((Expression) node.arguments().get(0), method)) {
					facts.accept(CodeFacts.fact(PAGE, file, node.getName()));
				} else if (name.equals("getResultList") && bean != null && node.arguments().isEmpty() && node.getExpression() != null && returnsAll(node, method)) {
					CodeFact fact = CodeFacts.fact(UNBOUNDED, file, node.getName());
					Expression query = node.getExpression();
					fact.getDetails().add(JavaFile.setting("query", file.text(query), null, file.origin(query)));
					facts.accept(fact);
				}
				return true;
			}

			/** The list goes out as it is; nothing in the method sets a number of rows. */
			private boolean returnsAll(MethodInvocation call, MethodDeclaration method) {
				return Modifier.isPublic(method.getModifiers()) && method.getReturnType2() != null && (method.getReturnType2().isArrayType() || LISTS.contains(JavaFile.simpleName(method.getReturnType2()))) && goesOut(call, method) && !file.text(method).contains("setMaxResults") && !BY_KEY.matcher(file.text(method)).find();
			}
		};
	}

	/** Whether what a call gives is returned, by itself or by the variable that keeps it, as a list or as the array that is made of it. */
	private static boolean goesOut(Expression call, MethodDeclaration method) {
		ASTNode value = call;
		while (value.getParent() instanceof CastExpression || value.getParent() instanceof ParenthesizedExpression) {
			value = value.getParent();
		}
		if (value.getParent() instanceof ReturnStatement) {
			return true;
		}
		String kept = value.getParent() instanceof VariableDeclarationFragment local && local.getInitializer() == value ? local.getName().getIdentifier()
				: value.getParent() instanceof Assignment assignment && assignment.getRightHandSide() == value && assignment.getLeftHandSide() instanceof SimpleName name ? name.getIdentifier() : null;
		return kept != null && EachCall.isLocal(method, kept) && isReturned(kept, method);
	}

	private static boolean isReturned(String kept, MethodDeclaration method) {
		boolean[] copied = new boolean[1];
		boolean[] returned = new boolean[2];
		method.getBody().accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				copied[0] |= call.getName().getIdentifier().equals("toArray") && call.getExpression() instanceof SimpleName list && list.getIdentifier().equals(kept);
				return true;
			}

			@Override
			public boolean visit(ReturnStatement node) {
				returned[node.getExpression() instanceof SimpleName name && name.getIdentifier().equals(kept) ? 0 : 1] = true;
				return true;
			}
		});
		return returned[0] || copied[0] && returned[1] && method.getReturnType2().isArrayType();
	}

	private static boolean usesParameter(Expression argument, MethodDeclaration method) {
		boolean[] found = new boolean[1];
		argument.accept(new ASTVisitor() {
			@Override
			public boolean visit(SimpleName node) {
				for (Object each : method.parameters()) {
					found[0] |= ((SingleVariableDeclaration) each).getName().getIdentifier().equals(node.getIdentifier()) && isRead(node);
				}
				return true;
			}
		});
		return found[0];
	}

	private static boolean isRead(ASTNode name) {
		return !(name.getParent() instanceof MethodInvocation call) || call.getName() != name;
	}
}
