/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.composite;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Synchronous calls through the client interface of the Service Component Architecture, {@code service.invoke(…)} and
 * methods of the Java interface of a located service. The kind is {@code synchronous-service-call}; the detail {@code reference} is the name.
 */
public final class SynchronousCallFacts implements CodeFactFinder {

	private static final String PACKAGE = "com.ibm.websphere.sca";
	/** How the names of methods end that do not wait, or that fetch what another call asked for. */
	private static final List<String> LATER = List.of("Async", "AsyncWithCallback", "Response");

	@Override
	public List<String> words() {
		return List.of(PACKAGE);
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		LocatedServices services = new LocatedServices(file, constants);
		boolean client = file.importsFrom(PACKAGE);
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				if (client && waits(call)) {
					String reference = services.reference(call.getExpression());
					if (reference != null) {
						CodeFact fact = CodeFacts.fact("synchronous-service-call", file, call.getName());
						CodeFacts.detail(fact, file, "reference", reference, call.getName());
						facts.accept(fact);
					}
				}
				return true;
			}
		};
	}

	/** Whether a call may be one that waits: invoke with the name of an operation, or a method of the interface that was located. */
	private static boolean waits(MethodInvocation call) {
		String name = call.getName().getIdentifier();
		if (call.getExpression() == null) {
			return false;
		}
		return name.equals("invoke") ? !call.arguments().isEmpty() : isLocating(call.getExpression()) && LATER.stream().noneMatch(name::endsWith);
	}

	private static boolean isLocating(Expression receiver) {
		Expression value = receiver;
		while (value instanceof ParenthesizedExpression || value instanceof CastExpression) {
			value = value instanceof CastExpression cast ? cast.getExpression() : ((ParenthesizedExpression) value).getExpression();
		}
		return value instanceof MethodInvocation located && located.getName().getIdentifier().startsWith("locateService");
	}
}
