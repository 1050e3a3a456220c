/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.wiretune.model.platform.CodeFact;

/** Code that makes a pool of connections of a library, of kind {@code connection-pool}. Detail: {@code class}, the pool. */
final class ConnectionPoolFacts implements CodeFactFinder {

	/** The pools by simple name, with packages that they come from. */
	private static final Map<String, List<String>> POOLS = Map.of(
			"BasicDataSource", List.of("org.apache.commons.dbcp", "org.apache.commons.dbcp2", "org.apache.tomcat.dbcp.dbcp", "org.apache.tomcat.dbcp.dbcp2"),
			"ComboPooledDataSource", List.of("com.mchange.v2.c3p0"),
			"HikariDataSource", List.of("com.zaxxer.hikari"));

	@Override
	public List<String> words() {
		return List.of("new BasicDataSource", "new ComboPooledDataSource", "new HikariDataSource", ".BasicDataSource(", ".ComboPooledDataSource(", ".HikariDataSource(");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(ClassInstanceCreation creation) {
				String simpleName = JavaFile.simpleName(creation.getType());
				String written = creation.getType().toString();
				if (!isInMain(creation) && POOLS.getOrDefault(simpleName, List.of()).stream().map(name -> name + '.' + simpleName).anyMatch(name -> written.equals(name) || file.imports(name))) {
					CodeFact fact = CodeFactFinders.fact("connection-pool", file, creation);
					fact.getDetails().add(JavaFile.setting("class", simpleName, null, file.origin(creation.getType())));
					facts.accept(fact);
				}
				return true;
			}
		};
	}

	/** Whether a program of its own makes the pool, which runs beside the server and not in it. */
	private static boolean isInMain(ASTNode node) {
		return JavaFile.member(node) instanceof MethodDeclaration method && method.getName().getIdentifier().equals("main") && Modifier.isStatic(method.getModifiers());
	}
}
