/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.connection;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Code that makes a pool of connections of a library, of kind {@code connection-pool}, or a data source that has none, of kind
 * {@value #UNPOOLED}, except for a database in the same process. Detail: {@code class}, what is made.
 */
public final class ConnectionPoolFacts implements CodeFactFinder {

	/** The pools by simple name, with packages that they come from. */
	private static final Map<String, List<String>> POOLS = Map.of(
			"BasicDataSource", List.of("org.apache.commons.dbcp", "org.apache.commons.dbcp2", "org.apache.tomcat.dbcp.dbcp", "org.apache.tomcat.dbcp.dbcp2"),
			"ComboPooledDataSource", List.of("com.mchange.v2.c3p0"),
			"HikariDataSource", List.of("com.zaxxer.hikari"));

	/** The kind of data sources without a pool. */
	public static final String UNPOOLED = "unpooled-data-source";

	private static final Map<String, List<String>> PLAIN = Map.of("DriverManagerDataSource", List.of("org.springframework.jdbc.datasource"), "SimpleDriverDataSource", List.of("org.springframework.jdbc.datasource"));
	private static final Pattern IN_PROCESS = Pattern.compile("jdbc:(?:h2|hsqldb|derby):(?!tcp|hsql:|//)|org\\.(?:h2|hsqldb)|EmbeddedDriver");

	@Override
	public List<String> words() {
		return List.of("DriverManagerDataSource", "SimpleDriverDataSource", "new BasicDataSource", "new ComboPooledDataSource", "new HikariDataSource", ".BasicDataSource(", ".ComboPooledDataSource(", ".HikariDataSource(");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(ClassInstanceCreation creation) {
				if (!isInMain(creation) && isOf(POOLS, file, creation)) {
					facts.accept(fact("connection-pool", file, creation));
				} else if (!isInMain(creation) && isOf(PLAIN, file, creation) && !IN_PROCESS.matcher(JavaFile.member(creation).toString()).find()) {
					facts.accept(fact(UNPOOLED, file, creation));
				}
				return true;
			}
		};
	}

	private static boolean isOf(Map<String, List<String>> types, JavaFile file, ClassInstanceCreation creation) {
		String simpleName = JavaFile.simpleName(creation.getType());
		String written = creation.getType().toString();
		return simpleName != null && types.getOrDefault(simpleName, List.of()).stream().map(name -> name + '.' + simpleName).anyMatch(name -> written.equals(name) || file.imports(name));
	}

	private static CodeFact fact(String kind, JavaFile file, ClassInstanceCreation creation) {
		CodeFact fact = CodeFacts.fact(kind, file, creation);
		fact.getDetails().add(JavaFile.setting("class", JavaFile.simpleName(creation.getType()), null, file.origin(creation.getType())));
		return fact;
	}

	/** Whether a program of its own makes the pool, which runs beside the server and not in it. */
	private static boolean isInMain(ASTNode node) {
		return JavaFile.member(node) instanceof MethodDeclaration method && method.getName().getIdentifier().equals("main") && Modifier.isStatic(method.getModifiers());
	}
}
