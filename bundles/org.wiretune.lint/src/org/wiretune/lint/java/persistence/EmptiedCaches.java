/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@value #KIND}: code that empties the cache that all sessions of the provider of persistence share, whenever it runs, by the
 * standard or by Hibernate. What is there to empty it, by the name of its method or class, and what runs when something begins or
 * has failed, is none.
 */
public final class EmptiedCaches implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "java.emptied-cache";

	private static final Pattern MEANT = Pattern.compile("(?i)\\w*(clear|evict|flush|reset|invalidate|refresh|limpiar|purge|reload|empty|cache|admin|test|import|migrat)\\w*");

	@Override
	public List<String> words() {
		return List.of("getCache().evictAll", "getCache().evict(", "evictAllRegions(", "evictEntityRegions(", "evictQueryRegions(");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (emptiesAll(file, node) && JavaFile.member(node) instanceof MethodDeclaration method && method.getParent() instanceof TypeDeclaration type && !MEANT.matcher(method.getName().getIdentifier()).matches() && !MEANT.matcher(type.getName().getIdentifier()).matches()
						&& EachCall.runs(file, node)) {
					CodeFact fact = CodeFacts.fact(KIND, file, node.getName());
					CodeFacts.detail(fact, file, "method", node.getName().getIdentifier(), node.getName());
					facts.accept(fact);
				}
				return true;
			}
		};
	}

	private static boolean emptiesAll(JavaFile file, MethodInvocation node) {
		String name = node.getName().getIdentifier();
		boolean standard = name.equals("evictAll") && (file.importsFrom("javax.persistence") || file.importsFrom("jakarta.persistence"));
		return node.getExpression() instanceof MethodInvocation cache && cache.getName().getIdentifier().equals("getCache") && cache.getExpression() != null
				&& (standard && node.arguments().isEmpty() || name.matches("evictAllRegions|evict(Entity|Query)Regions") && file.importsFrom("org.hibernate"));
	}
}
