/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.bean;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.Type;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@code java.bean-injection}: a reference to an enterprise bean that is injected or looked up. The type's name is
 * that of the interface by which the bean is called.
 */
public final class BeanInjections implements CodeFactFinder {

	static final String KIND = "java.bean-injection";

	@Override
	public List<String> words() {
		return List.of("@EJB", "ejb.EJB", ".lookup(");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(FieldDeclaration node) {
				if (EnterpriseNames.annotation(file, node.modifiers(), "ejb.EJB") != null) {
					add(node.getType(), node);
				}
				return true;
			}

			@Override
			public boolean visit(MethodDeclaration node) {
				if (node.parameters().size() == 1 && EnterpriseNames.annotation(file, node.modifiers(), "ejb.EJB") != null) {
					add(((SingleVariableDeclaration) node.parameters().get(0)).getType(), node.getName());
				}
				return true;
			}

			@Override
			public boolean visit(CastExpression node) {
				if (node.getExpression() instanceof MethodInvocation call && call.getName().getIdentifier().equals("lookup") && call.arguments().size() == 1) {
					add(node.getType(), node);
				}
				return true;
			}

			private void add(Type type, ASTNode node) {
				CodeFact fact = CodeFacts.fact(KIND, file, node);
				fact.setTypeName(EnterpriseNames.qualified(file, type));
				facts.accept(fact);
			}
		};
	}
}
