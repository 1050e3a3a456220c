/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.model.platform.CodeFact;

/**
 * Classes that read and write the database for others, and print in each call of one of their methods: data access objects, repositories
 * of Spring and stateless beans. One observation for a class; detail {@code print} for each statement. What is printed under a condition,
 * in a catch clause or when something begins is none of them.
 */
public final class PrintingDataAccess implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "printing-data-access";

	private static final Pattern NAME = Pattern.compile("\\w*(Dao|DAO|Repository)(Impl|Bean|Jpa|JPA|Jdbc|JDBC|Hibernate|Oracle|MySql|MySQL)?");
	private static final List<String> DATABASE = List.of("java.sql", "javax.persistence", "jakarta.persistence", "org.hibernate", "org.springframework.jdbc", "org.springframework.orm");

	@Override
	public List<String> words() {
		return List.of("System.out.print", "System.err.print", "System.out.format");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		boolean database = DATABASE.stream().anyMatch(file::importsFrom);
		return new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration type) {
				List<MethodInvocation> prints = database && isDataAccess(file, type) ? prints(file, type) : List.of();
				if (!prints.isEmpty()) {
					CodeFact fact = CodeFactFinders.fact(KIND, file, prints.getFirst());
					fact.setName(type.getName().getIdentifier());
					fact.setOrigin(file.origin(prints.getFirst()));
					prints.forEach(print -> CodeFactFinders.detail(fact, file, "print", print.getName().getIdentifier(), print));
					facts.accept(fact);
				}
				return true;
			}
		};
	}

	private static boolean isDataAccess(JavaFile file, TypeDeclaration type) {
		return NAME.matcher(type.getName().getIdentifier()).matches() || EnterpriseNames.annotation(file, type.modifiers(), "ejb.Stateless") != null || Annotations.find(type.modifiers(), "Repository") != null && file.importsFrom("org.springframework");
	}

	private static List<MethodInvocation> prints(JavaFile file, TypeDeclaration type) {
		List<MethodInvocation> found = new ArrayList<>();
		Stream.of(type.getMethods()).filter(method -> method.getBody() != null && !method.getName().getIdentifier().matches("print\\w*|dump\\w*")).forEach(method -> method.getBody().accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (PrintingInterceptors.isPrint(node) && JavaFile.member(node) instanceof MethodDeclaration around && around == method && !PrintingInterceptors.isSeldom(node, method) && EachCall.runs(file, node)) {
					found.add(node);
				}
				return true;
			}
		}));
		return found;
	}
}
