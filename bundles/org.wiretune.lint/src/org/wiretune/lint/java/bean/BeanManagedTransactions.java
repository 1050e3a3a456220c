/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.bean;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/** Observes {@code java.transaction.bean-managed}: code that begins its transactions itself, and beans that are declared so. */
public final class BeanManagedTransactions implements CodeFactFinder {

	static final String KIND = "java.transaction.bean-managed";

	@Override
	public List<String> words() {
		return List.of("UserTransaction", "TransactionManagement");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (EnterpriseNames.begins(file, node)) {
					facts.accept(CodeFacts.fact(KIND, file, node));
				}
				return true;
			}

			@Override
			public boolean visit(TypeDeclaration node) {
				Annotation found = EnterpriseNames.annotation(file, node.modifiers(), "ejb.TransactionManagement");
				if (found != null && file.text(found).contains("BEAN")) {
					facts.accept(CodeFacts.fact(KIND, file, found));
				}
				return true;
			}
		};
	}
}
