/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.call;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.EntityManagers;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.rows.RowByRowFacts;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@value #KIND}: what another class of the application returns to a call without arguments, and of which only the size is asked. Details: {@code receiver},
 * {@code method}, {@link ClassCalls#TARGET}. What a bean asks for as it begins counts where each request makes one.
 */
public final class CountedCalls implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "java.counted-call";

	private static final List<String> OF_REQUESTS = List.of("RequestScoped", "ViewScoped", "Model", "ConversationScoped");
	private static final Set<String> BEGINS = Set.of("PostConstruct");

	@Override
	public List<String> words() {
		return List.of("().size()");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		CallTargets targets = new CallTargets(file);
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (node.getName().getIdentifier().equals("size") && node.getExpression() instanceof MethodInvocation rows && rows.arguments().isEmpty() && rows.getExpression() != null && isOften(file, node)) {
					List<String> types = targets.of(rows);
					String receiver = EntityManagers.variable(rows.getExpression());
					if (!types.isEmpty() && receiver != null) {
						CodeFact fact = CodeFacts.fact(KIND, file, rows.getName());
						CodeFacts.detail(fact, file, "receiver", receiver, rows);
						CodeFacts.detail(fact, file, "method", rows.getName().getIdentifier(), rows.getName());
						CodeFacts.detail(fact, file, ClassCalls.TARGET, '>' + String.join("|", types) + '#' + RowByRowFacts.signature(rows.getName(), rows.arguments()), rows.getName());
						facts.accept(fact);
					}
				}
				return true;
			}
		};
	}

	private static boolean isOften(JavaFile file, MethodInvocation call) {
		if (!(JavaFile.member(call) instanceof MethodDeclaration method) || method.isConstructor()) {
			return false;
		}
		boolean begins = BEGINS.stream().anyMatch(each -> Annotations.find(method.modifiers(), each) != null);
		return begins ? method.getParent() instanceof AbstractTypeDeclaration type && OF_REQUESTS.stream().anyMatch(each -> Annotations.find(type.modifiers(), each) != null) : EachCall.isOften(file, method);
	}
}
