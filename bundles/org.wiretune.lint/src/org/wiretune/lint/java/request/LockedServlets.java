/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.request;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.IExtendedModifier;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.SynchronizedStatement;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Servlets, filters and actions of Struts, of which there is one object for all requests, whose whole work stands behind one lock: the
 * method that each request calls is synchronized, or all of its body is. The observation is named by class and method; detail
 * {@code method} names it. One that locks a few of its statements is none of them.
 */
public final class LockedServlets implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "locked-servlet";

	/** The methods of a servlet that requests call. */
	static final Set<String> OF_SERVLET = Set.of("doGet", "doPost", "doPut", "doDelete", "service", "processRequest");
	/** What each request calls, by the simple names of superclasses and interfaces that end so. */
	private static final Map<String, Set<String>> PLACES = Map.of("Servlet", OF_SERVLET, "Filter", Set.of("doFilter", "doFilterInternal"), "Action", Set.of("execute"));

	@Override
	public List<String> words() {
		return List.of("synchronized void do", "synchronized void service", "synchronized void processRequest", "synchronized ActionForward execute", "synchronized public void do", "synchronized protected void do", "synchronized (this)", "synchronized(this)");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		boolean web = file.importsFrom("javax.servlet") || file.importsFrom("jakarta.servlet");
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodDeclaration method) {
				ASTNode lock = web && method.getBody() != null && isCalledByEach(method) ? lock(method) : null;
				if (lock != null) {
					CodeFact fact = CodeFacts.fact(KIND, file, method);
					fact.setOrigin(file.origin(method.getName()));
					CodeFacts.detail(fact, file, "method", method.getName().getIdentifier(), method.getName());
					facts.accept(fact);
				}
				return true;
			}
		};
	}

	private static boolean isCalledByEach(MethodDeclaration method) {
		if (!(method.getParent() instanceof TypeDeclaration type) || method.parameters().size() < 2) {
			return false;
		}
		Stream<?> types = Stream.concat(type.superInterfaceTypes().stream(), Stream.ofNullable(type.getSuperclassType()));
		List<String> names = types.map(each -> String.valueOf(JavaFile.simpleName((Type) each))).toList();
		return PLACES.entrySet().stream().anyMatch(place -> place.getValue().contains(method.getName().getIdentifier()) && names.stream().anyMatch(name -> name.endsWith(place.getKey())));
	}

	/** The modifier, or the only statement, that locks the object for all of a method; null where there is none. */
	private static ASTNode lock(MethodDeclaration method) {
		for (Object each : method.modifiers()) {
			if (((IExtendedModifier) each) instanceof Modifier modifier && modifier.isSynchronized()) {
				return modifier;
			}
		}
		List<?> statements = method.getBody().statements();
		return statements.size() == 1 && statements.get(0) instanceof SynchronizedStatement all && all.getExpression() instanceof ThisExpression ? all : null;
	}
}
