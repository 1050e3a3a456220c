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
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.NumberLiteral;
import org.eclipse.jdt.core.dom.Type;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Steps of Spring Batch that code builds: of kind {@value #CHUNK} at a call of {@code chunk}, of kind {@value #PARTITION} at one of
 * {@code partitioner}. Details: {@value #INTERVAL}, the items of a transaction; {@value #ITEM}, the types between the angle brackets;
 * and, under their own names, what else is called on the builder with one argument, as it is written.
 */
public final class BatchStepFacts implements CodeFactFinder {

	/** The kind of steps that work on chunks of items. */
	public static final String CHUNK = "spring-batch-chunk";
	/** The kind of steps that hand parts to workers. */
	public static final String PARTITION = "spring-batch-partition";
	/** The detail of the items that one transaction takes. */
	public static final String INTERVAL = "commit-interval";
	/** The detail of the types of what is read and written. */
	public static final String ITEM = "item";

	private static final String PACKAGE = "org.springframework.batch";
	private static final Map<String, String> KINDS = Map.of("chunk", CHUNK, "partitioner", PARTITION);

	@Override
	public List<String> words() {
		return List.of("springframework.batch.");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				String kind = KINDS.get(call.getName().getIdentifier());
				if (kind != null && call.getExpression() != null && !call.arguments().isEmpty() && file.importsFrom(PACKAGE)) {
					facts.accept(step(kind, file, constants, call));
				}
				return true;
			}
		};
	}

	private static CodeFact step(String kind, JavaFile file, Constants constants, MethodInvocation call) {
		CodeFact fact = CodeFacts.fact(kind, file, call.getName());
		if (kind.equals(CHUNK)) {
			interval(fact, file, constants, (Expression) call.arguments().get(0));
			for (Object type : call.typeArguments()) {
				CodeFacts.detail(fact, file, ITEM, type.toString(), (Type) type);
			}
		}
		for (Expression before = call.getExpression(); before instanceof MethodInvocation earlier; before = earlier.getExpression()) {
			called(fact, file, constants, earlier);
		}
		for (ASTNode node = call; node.getParent() instanceof MethodInvocation next && next.getExpression() == node; node = next) {
			called(fact, file, constants, next);
		}
		return fact;
	}

	private static void interval(CodeFact fact, JavaFile file, Constants constants, Expression argument) {
		Long number = constants.number(argument);
		if (number != null) {
			fact.getDetails().add(argument instanceof NumberLiteral ? file.setting(INTERVAL, number.toString(), null, argument) : JavaFile.setting(INTERVAL, number.toString(), null, file.origin(argument)));
		}
	}

	private static void called(CodeFact fact, JavaFile file, Constants constants, MethodInvocation call) {
		if (call.arguments().size() == 1 && !(call.arguments().get(0) instanceof LambdaExpression)) {
			Expression argument = (Expression) call.arguments().get(0);
			Long number = constants.number(argument);
			CodeFacts.detail(fact, file, call.getName().getIdentifier(), number == null ? argument.toString() : number.toString(), argument);
		}
	}
}
