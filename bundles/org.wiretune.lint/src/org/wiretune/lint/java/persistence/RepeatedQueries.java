/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.CatchClause;
import org.eclipse.jdt.core.dom.ConditionalExpression;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Statement;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes queries of an entity manager that run again for what they have returned already: {@code getResultList} is called a second time
 * on the same variable, where nothing has set anything in between, and where the first call has run for certain. Details: {@code receiver}
 * and {@code method}.
 */
public final class RepeatedQueries implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "java.repeated-query";

	private static final String RESULTS = "getResultList";
	private static final Set<String> TYPES = Set.of("Query", "TypedQuery");

	@Override
	public List<String> words() {
		return List.of("." + RESULTS);
	}

	@Override
	public List<String> beside() {
		return List.of("getResultList().size()", "getResultList().isEmpty()", "getResultList().get(", "getResultList());");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodDeclaration method) {
				if (method.getBody() != null && EachCall.isOften(file, method)) {
					uses(method).forEach((query, uses) -> tell(query, uses));
				}
				return true;
			}

			/** One for each query, however often it runs again. */
			private void tell(String query, List<ASTNode> uses) {
				for (int i = 1; i < uses.size(); i++) {
					if (uses.get(i - 1) instanceof MethodInvocation first && uses.get(i) instanceof MethodInvocation again && isResult(first) && isResult(again) && runsBefore(first, again) && TYPES.containsAll(file.typesOf(query)) && !file.typesOf(query).isEmpty()) {
						CodeFact fact = CodeFacts.fact(KIND, file, again.getName());
						CodeFacts.detail(fact, file, "receiver", query, again);
						CodeFacts.detail(fact, file, "method", RESULTS, again);
						facts.accept(fact);
						return;
					}
				}
			}
		};
	}

	private static boolean isResult(MethodInvocation call) {
		return call.getName().getIdentifier().equals(RESULTS);
	}

	/** What a method does with each variable, in the order of the text: calls of it, assignments to it, and other places where it stands. */
	private static Map<String, List<ASTNode>> uses(MethodDeclaration method) {
		Map<String, List<ASTNode>> uses = new LinkedHashMap<>();
		method.getBody().accept(new ASTVisitor() {
			@Override
			public boolean visit(SimpleName name) {
				ASTNode parent = name.getParent();
				if (parent instanceof MethodInvocation call && call.getName() == name) {
					return false;
				}
				ASTNode use = parent instanceof MethodInvocation call && call.getExpression() == name ? call : parent instanceof Assignment assignment && assignment.getLeftHandSide() == name ? assignment : name;
				uses.computeIfAbsent(name.getIdentifier(), any -> new ArrayList<>()).add(use);
				return false;
			}
		});
		return uses;
	}

	/** Whether the first of two calls has run wherever the second does: in a condition around it, or in a statement of a block around it. */
	private static boolean runsBefore(MethodInvocation first, MethodInvocation again) {
		for (ASTNode child = first, parent = first.getParent(); !(parent instanceof MethodDeclaration); child = parent, parent = parent.getParent()) {
			boolean holds = isWithin(again, parent);
			if (holds && (parent instanceof IfStatement branch && child == branch.getExpression() || parent instanceof ConditionalExpression choice && child == choice.getExpression() || parent instanceof Block && child instanceof Statement)) {
				return true;
			}
			if (holds || parent instanceof IfStatement branch && child != branch.getExpression() || parent instanceof ConditionalExpression choice && child != choice.getExpression() || Loops.isLoop(parent) || parent instanceof LambdaExpression
					|| parent instanceof CatchClause) {
				return false;
			}
		}
		return false;
	}

	private static boolean isWithin(ASTNode node, ASTNode around) {
		ASTNode each = node;
		while (each != null && each != around) {
			each = each.getParent();
		}
		return each != null;
	}
}
