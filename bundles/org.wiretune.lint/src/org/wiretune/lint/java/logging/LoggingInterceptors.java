/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.logging;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.CatchClause;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@value #KIND}: interceptors of beans that write a message of at least the level of information for each call that they let through. Detail
 * {@value #MESSAGE}, for each message. What is written in a catch clause or under a condition is none.
 */
public final class LoggingInterceptors implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "logging-interceptor";
	/** The detail of a message. */
	public static final String MESSAGE = "message";

	private static final Set<String> WRITES = Set.of("info", "warn", "warning");
	private static final Pattern LOGGER = Pattern.compile("(?i)(this\\.)?(\\w*log|\\w*logger)|Logger\\.(getGlobal|getLogger|getAnonymousLogger)\\(.*\\)");
	private static final Pattern LEVEL = Pattern.compile("(?:Level\\.)?(?:INFO|WARNING)");

	@Override
	public List<String> words() {
		return List.of("@AroundInvoke");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodDeclaration method) {
				if (method.getBody() != null && EnterpriseNames.annotation(file, method.modifiers(), "interceptor.AroundInvoke") != null) {
					CodeFact fact = CodeFacts.fact(KIND, file, method.getName());
					method.getBody().accept(new ASTVisitor() {
						@Override
						public boolean visit(MethodInvocation call) {
							if (isWritten(call) && !isUnderCondition(call, method)) {
								if (fact.getDetails().isEmpty()) {
									fact.setOrigin(file.origin(call));
								}
								CodeFacts.detail(fact, file, MESSAGE, call.getName().getIdentifier(), call);
							}
							return true;
						}
					});
					if (!fact.getDetails().isEmpty()) {
						facts.accept(fact);
					}
				}
				return true;
			}
		};
	}

	private static boolean isWritten(MethodInvocation call) {
		return call.getExpression() != null && LOGGER.matcher(call.getExpression().toString()).matches()
				&& (WRITES.contains(call.getName().getIdentifier()) || call.getName().getIdentifier().equals("log") && !call.arguments().isEmpty() && LEVEL.matcher(call.arguments().get(0).toString()).matches());
	}

	private static boolean isUnderCondition(ASTNode node, ASTNode method) {
		for (ASTNode each = node; each != method; each = each.getParent()) {
			if (each instanceof CatchClause || each.getParent() instanceof IfStatement branch && each != branch.getExpression()) {
				return true;
			}
		}
		return false;
	}
}
