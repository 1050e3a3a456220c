/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.kafka;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.CatchClause;
import org.eclipse.jdt.core.dom.ConditionalExpression;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.SwitchStatement;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.TryStatement;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.model.platform.CodeFact;

/**
 * Pauses of consumers of Kafka: a thread that sleeps in each turn of the loop that polls, of kind {@value #POLL}, and a listener of Spring
 * that sleeps with each record, of kind {@value #LISTENER}, whose detail {@value #TIME} is how long, in milliseconds. What sleeps only
 * where nothing came, after a failure or under another condition is none of them.
 */
public final class KafkaPollFacts implements CodeFactFinder {

	/** The kind of pauses between polls. */
	public static final String POLL = "kafka-sleep-between-polls";
	/** The kind of pauses of listeners. */
	public static final String LISTENER = "kafka-listener-sleeps";
	/** The detail of how long a listener sleeps. */
	public static final String TIME = "milliseconds";

	private static final String CLIENTS = "org.apache.kafka.clients";
	private static final Set<String> CONSUMERS = Set.of("Consumer", "KafkaConsumer");
	private static final Set<String> SEVERAL = Set.of("List", "Collection", "ConsumerRecords");
	private static final Map<String, Long> UNITS = Map.of("MILLISECONDS", 1L, "SECONDS", 1_000L, "MINUTES", 60_000L);

	@Override
	public List<String> words() {
		return List.of(CLIENTS, "org.springframework.kafka");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (!(JavaFile.member(node) instanceof MethodDeclaration method) || method.getBody() == null || !sleeps(node)) {
					return true;
				}
				ASTNode loop = Loops.innermost(node);
				if (loop != null && polls(file, loop) && isInEachTurn(node, loop)) {
					facts.accept(CodeFacts.fact(POLL, file, node));
				} else if (loop == null && Annotations.find(method.modifiers(), "KafkaListener") != null && isForOne(method) && isInEachTurn(node, method)) {
					Long time = time(constants, node);
					if (time != null) {
						CodeFact fact = CodeFacts.fact(LISTENER, file, node);
						CodeFacts.detail(fact, file, TIME, time.toString(), node);
						facts.accept(fact);
					}
				}
				return true;
			}
		};
	}

	/** Whether a call is a pause, or calls a method of the class that does nothing else. */
	private static boolean sleeps(MethodInvocation call) {
		if (isSleep(call)) {
			return true;
		}
		if (call.getExpression() != null && !(call.getExpression() instanceof ThisExpression) || !(JavaFile.type(call) instanceof TypeDeclaration type)) {
			return false;
		}
		for (MethodDeclaration method : type.getMethods()) {
			if (method.getName().getIdentifier().equals(call.getName().getIdentifier()) && method.parameters().size() == call.arguments().size() && method.getBody() != null && method.getBody().statements().size() == 1) {
				Statement only = (Statement) method.getBody().statements().get(0);
				List<?> statements = only instanceof TryStatement guarded ? guarded.getBody().statements() : List.of(only);
				return statements.size() == 1 && statements.get(0) instanceof ExpressionStatement statement && statement.getExpression() instanceof MethodInvocation inner && isSleep(inner);
			}
		}
		return false;
	}

	private static boolean isSleep(MethodInvocation call) {
		String on = String.valueOf(call.getExpression());
		return call.getName().getIdentifier().equals("sleep") && (on.equals("Thread") || unit(on) != null);
	}

	/** The milliseconds of a unit of time by its constant; null for other things. */
	private static Long unit(String expression) {
		return expression.startsWith("TimeUnit.") ? UNITS.get(expression.substring("TimeUnit.".length())) : UNITS.get(expression);
	}

	private static Long time(Constants constants, MethodInvocation sleep) {
		if (!isSleep(sleep) || sleep.arguments().isEmpty()) {
			return null;
		}
		Long number = constants.number((Expression) sleep.arguments().get(0));
		Long unit = unit(String.valueOf(sleep.getExpression()));
		return number == null ? null : number * (unit == null ? 1 : unit);
	}

	/** Whether a loop polls a consumer of Kafka in its own turns. */
	private static boolean polls(JavaFile file, ASTNode loop) {
		boolean[] found = new boolean[1];
		Loops.body(loop).accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				found[0] |= node.getName().getIdentifier().equals("poll") && EnterpriseNames.isVariable(file, node.getExpression(), CONSUMERS) && Loops.innermost(node) == loop;
				return true;
			}
		});
		return found[0] && file.importsFrom(CLIENTS);
	}

	/** Whether nothing decides in which turns something is done, and no failure has to come first. */
	private static boolean isInEachTurn(ASTNode node, ASTNode around) {
		for (ASTNode each = node; each != null && each != around; each = each.getParent()) {
			if (each instanceof IfStatement || each instanceof CatchClause || each instanceof ConditionalExpression || each instanceof SwitchStatement || each instanceof LambdaExpression) {
				return false;
			}
		}
		return true;
	}

	/** Whether a listener gets one record at a time. */
	private static boolean isForOne(MethodDeclaration method) {
		return method.parameters().stream().noneMatch(parameter -> SEVERAL.contains(String.valueOf(JavaFile.simpleName(((SingleVariableDeclaration) parameter).getType()))));
	}
}
