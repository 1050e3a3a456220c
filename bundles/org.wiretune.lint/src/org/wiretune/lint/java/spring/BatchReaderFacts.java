/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.spring;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Readers of Spring Batch that code makes which read a database page by page, of kind {@value #KIND}. Details: {@value #READER}, the
 * class; {@value #PAGE}, rows of a page where they are set, without a value where that is no constant.
 */
public final class BatchReaderFacts implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "spring-batch-paging-reader";
	/** The detail of the class of the reader. */
	public static final String READER = "reader";
	/** The detail of the rows of a page. */
	public static final String PAGE = "page-size";

	/** The classes, and what they are called in messages. */
	private static final Map<String, String> CLASSES = Map.of("JdbcPagingItemReader", "JdbcPagingItemReader", "JdbcPagingItemReaderBuilder", "JdbcPagingItemReader", "JpaPagingItemReader", "JpaPagingItemReader", "JpaPagingItemReaderBuilder", "JpaPagingItemReader",
			"HibernatePagingItemReader", "HibernatePagingItemReader", "HibernatePagingItemReaderBuilder", "HibernatePagingItemReader", "RepositoryItemReader", "RepositoryItemReader", "RepositoryItemReaderBuilder", "RepositoryItemReader");

	@Override
	public List<String> words() {
		return List.of("PagingItemReader", "RepositoryItemReader");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(ClassInstanceCreation made) {
				String reader = CLASSES.get(String.valueOf(JavaFile.simpleName(made.getType())));
				if (reader != null && made.getAnonymousClassDeclaration() == null && file.importsFrom("org.springframework.batch") && isWhole(made)) {
					CodeFact fact = CodeFacts.fact(KIND, file, made);
					CodeFacts.detail(fact, file, READER, reader, made.getType());
					size(fact, file, constants, made);
					facts.accept(fact);
				}
				return true;
			}
		};
	}

	/** Whether everything that is said of a reader stands here: in the chain of its builder, or in the method that makes it. */
	private static boolean isWhole(ClassInstanceCreation made) {
		return made.getParent() instanceof VariableDeclarationFragment && !(JavaFile.type(made) instanceof AnonymousClassDeclaration) && JavaFile.member(made) != null || made.getParent() instanceof MethodInvocation call && call.getExpression() == made;
	}

	private static void size(CodeFact fact, JavaFile file, Constants constants, ClassInstanceCreation made) {
		String variable = made.getParent() instanceof VariableDeclarationFragment fragment ? fragment.getName().getIdentifier() : null;
		ASTNode scope = variable == null ? outermost(made) : JavaFile.member(made);
		scope.accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				boolean own = variable == null || first(call) instanceof SimpleName name && name.getIdentifier().equals(variable);
				if (own && List.of("pageSize", "setPageSize").contains(call.getName().getIdentifier()) && call.arguments().size() == 1) {
					Long number = constants.number((Expression) call.arguments().get(0));
					CodeFacts.detail(fact, file, PAGE, number == null ? null : number.toString(), call);
				} else if (variable != null && call.arguments().stream().anyMatch(argument -> argument instanceof SimpleName name && name.getIdentifier().equals(variable))) {
					// Other code may set it.
					CodeFacts.detail(fact, file, PAGE, null, call);
				}
				return true;
			}
		});
	}

	private static Expression first(MethodInvocation call) {
		Expression on = call.getExpression();
		while (on instanceof MethodInvocation earlier) {
			on = earlier.getExpression();
		}
		return on;
	}

	private static ASTNode outermost(ASTNode made) {
		ASTNode node = made;
		while (node.getParent() instanceof MethodInvocation next && next.getExpression() == node) {
			node = next;
		}
		return node;
	}
}
