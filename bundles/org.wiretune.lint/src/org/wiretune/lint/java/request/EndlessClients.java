/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.request;

import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@value #KIND}: a RestTemplate of Spring that is kept and made without anything that says how long to wait for an answer. One for
 * a class. Silent where the file names a timeout or a factory of requests, which may have one.
 */
public final class EndlessClients implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "spring-client-without-timeout";

	private static final String TEMPLATE = "org.springframework.web.client.RestTemplate";
	/** What may say how long to wait. */
	private static final Pattern LIMITED = Pattern.compile("(?i)timeout|RequestFactory|RestTemplateCustomizer");

	@Override
	public List<String> words() {
		return List.of("new RestTemplate()");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		boolean[] told = new boolean[1];
		return new ASTVisitor() {
			@Override
			public boolean visit(ClassInstanceCreation node) {
				if (!told[0] && node.arguments().isEmpty() && node.getAnonymousClassDeclaration() == null && "RestTemplate".equals(JavaFile.simpleName(node.getType())) && file.imports(TEMPLATE)
						&& isKept(node) && !LIMITED.matcher(file.text(node.getRoot())).find()) {
					told[0] = true;
					facts.accept(CodeFacts.fact(KIND, file, node));
				}
				return true;
			}
		};
	}

	/** Whether a field keeps it, or Spring does, as a bean. */
	private static boolean isKept(ClassInstanceCreation creation) {
		ASTNode parent = creation.getParent();
		if (JavaFile.member(creation) instanceof MethodDeclaration method) {
			boolean bean = Annotations.find(method.modifiers(), "Bean") != null;
			return parent instanceof Assignment assignment && assignment.getRightHandSide() == creation && !EachCall.isLocal(method, String.valueOf(EnterpriseNames.variable(assignment.getLeftHandSide())))
					|| bean && (parent instanceof ReturnStatement || parent instanceof VariableDeclarationFragment);
		}
		return parent instanceof VariableDeclarationFragment field && field.getParent() instanceof FieldDeclaration;
	}
}
