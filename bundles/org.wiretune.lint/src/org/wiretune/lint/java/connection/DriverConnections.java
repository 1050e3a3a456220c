/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.connection;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.model.platform.CodeFact;

/**
 * Classes that open a connection by the manager of drivers in each call of a method; one observation for a class, at the first of them.
 * Detail: {@code class}, the manager. A connection that goes into a pool or a collection, that is opened once, or that leads to a
 * database in the same process is none of them.
 */
public final class DriverConnections implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "driver-connection-per-call";

	private static final String MANAGER = "DriverManager";
	private static final Pattern IN_PROCESS = Pattern.compile("jdbc:(?:h2|hsqldb|derby):(?!tcp|hsql:|//)|jdbc:(?:sqlite|ucanaccess|odbc|calcite|duckdb)|org\\.(?:h2|hsqldb|sqlite)|EmbeddedDriver");
	/** Classes that keep connections themselves, or that work on a database as a whole. */
	private static final Pattern OTHERS = Pattern.compile("(?i).*(pool|datasource|driver|migrat|install|setup|backup|schema|liquibase|flyway|report|jasper).*");

	@Override
	public List<String> words() {
		return List.of("DriverManager.getConnection(");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		// The text of a class is looked at once, however many connections it opens.
		Map<ASTNode, Boolean> silent = new HashMap<>();
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (node.getName().getIdentifier().equals("getConnection") && String.valueOf(node.getExpression()).matches("(java\\.sql\\.)?DriverManager") && !isHandedOn(node) && Loops.innermost(node) == null && EachCall.runs(file, node)
						&& JavaFile.member(node) instanceof MethodDeclaration method && !EachCall.isKeptAndAsked(node, method) && method.getParent() instanceof TypeDeclaration type && !OTHERS.matcher(type.getName().getIdentifier()).matches() && !silent.computeIfAbsent(type, each -> keepsOrIsInProcess(file, type))) {
					silent.put(type, true);
					CodeFact fact = CodeFacts.fact(KIND, file, node);
					fact.setOrigin(file.origin(node.getName()));
					CodeFacts.detail(fact, file, "class", MANAGER, node.getExpression());
					facts.accept(fact);
				}
				return true;
			}
		};
	}

	/** Whether the connection goes to another object, which may keep it. */
	private static boolean isHandedOn(MethodInvocation call) {
		return call.getParent() instanceof MethodInvocation other && other.getExpression() != call || call.getParent() instanceof ClassInstanceCreation;
	}

	private static boolean keepsOrIsInProcess(JavaFile file, TypeDeclaration type) {
		String text = file.text(type);
		return IN_PROCESS.matcher(text).find() || text.matches("(?s).*(<Connection>|<String, ?Connection>|\\w[Pp]ool\\b).*");
	}
}
