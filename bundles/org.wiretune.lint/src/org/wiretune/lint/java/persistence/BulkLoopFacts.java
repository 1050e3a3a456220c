/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.ForStatement;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.NumberLiteral;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.VariableDeclarationExpression;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EntityManagers;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.model.platform.CodeFact;

/**
 * How loops that persist entities flush. Details: {@code manager}; {@code flush-size}, the rows between two flushes where a
 * number of the file tells them; {@code flush-literal}, where that number stands in the loop itself; {@code per-row}, a flush
 * behind every single persist, or {@code per-row-needed} where the turn reads what was flushed; {@code given-rows}, where it does so with rows that the method is given, or in a loop inside another one; {@code rows}, how often loops with a fixed number of rounds persist; {@code bean}, where the
 * class is an enterprise bean whose transactions the container manages; {@code timeout}, where class or method state one.
 */
public final class BulkLoopFacts implements CodeFactFinder {

	/** The kind of the facts. */
	static final String KIND = "bulk-loop";

	private static final Set<String> PERSIST = Set.of("persist", "save");
	private static final Set<String> BEANS = Set.of("Stateless", "Stateful", "Singleton", "MessageDriven");

	@Override
	public List<String> words() {
		return List.of(".persist(", ".save(");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		EntityManagers managers = new EntityManagers(file);
		Map<String, CodeFact> found = new LinkedHashMap<>();
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (PERSIST.contains(node.getName().getIdentifier()) && node.arguments().size() == 1 && managers.isManager(node)) {
					ASTNode loop = Loops.outermost(node);
					String manager = file.text(node.getExpression());
					if (loop != null && !PersistLoopFacts.isRare(node, loop) && !found.containsKey(loop.getStartPosition() + manager)) {
						CodeFact fact = fact(node, loop, manager);
						found.put(loop.getStartPosition() + manager, fact);
						facts.accept(fact);
					}
				}
				return true;
			}

			private CodeFact fact(MethodInvocation persist, ASTNode loop, String manager) {
				CodeFact fact = CodeFacts.fact(KIND, file, persist.getName());
				CodeFacts.detail(fact, file, "manager", manager, persist.getExpression());
				String entity = managers.type((Expression) persist.arguments().get(0));
				if (entity != null) {
					CodeFacts.detail(fact, file, "entity", entity, persist);
				}
				Long rows = rows(persist);
				if (rows != null) {
					CodeFacts.detail(fact, file, "rows", rows.toString(), persist);
				}
				surroundings(fact, persist);
				loop.accept(new ASTVisitor() {
					@Override
					public boolean visit(MethodInvocation node) {
						if (node.getName().getIdentifier().equals("flush") && node.getExpression() != null && file.text(node.getExpression()).equals(manager)
								&& node.getParent() instanceof ExpressionStatement statement) {
							flush(fact, persist, loop, statement);
						}
						return true;
					}
				});
				return fact;
			}

			private void flush(CodeFact fact, MethodInvocation persist, ASTNode loop, ExpressionStatement flush) {
				IfStatement condition = PersistLoopFacts.isConditional(flush, loop) ? FlushPlace.condition(flush) : null;
				Expression size = condition == null ? null : size(condition.getExpression());
				if ((condition == null || !FlushPlace.counts(condition.getExpression())) && FlushPlace.isBehindEach(persist, flush) && fact.detail("per-row") == null && fact.detail("per-row-needed") == null) {
					CodeFacts.detail(fact, file, FlushPlace.isNeeded(file, persist, flush) ? "per-row-needed" : "per-row", "true", flush);
					if (Loops.isOverGivenRows(persist)) {
						CodeFacts.detail(fact, file, "given-rows", "true", persist);
					}
				}
				if (condition == null) {
					return;
				}
				Long number = size == null ? null : constants.number(size);
				if (number != null && number > 0 && fact.getDetails().stream().noneMatch(detail -> detail.getName().equals("flush-size"))) {
					CodeFacts.detail(fact, file, "flush-size", number.toString(), constants.literal(size));
					if (size instanceof NumberLiteral) {
						CodeFacts.detail(fact, file, "flush-literal", "true", size);
					}
				}
			}

			/** What a counter is divided by or compared with. */
			private Expression size(Expression condition) {
				Expression plain = condition instanceof ParenthesizedExpression parenthesized ? parenthesized.getExpression() : condition;
				if (!(plain instanceof InfixExpression infix)) {
					return null;
				}
				if (infix.getOperator() == InfixExpression.Operator.CONDITIONAL_AND) {
					// As in i > 0 && i % 50 == 0.
					return FlushPlace.counts(infix.getRightOperand()) ? size(infix.getRightOperand()) : size(infix.getLeftOperand());
				}
				Expression left = infix.getLeftOperand() instanceof ParenthesizedExpression parenthesized ? parenthesized.getExpression() : infix.getLeftOperand();
				if (left instanceof InfixExpression remainder && remainder.getOperator() == InfixExpression.Operator.REMAINDER && infix.getOperator() == InfixExpression.Operator.EQUALS) {
					return remainder.getRightOperand();
				}
				boolean compares = infix.getOperator() == InfixExpression.Operator.EQUALS || infix.getOperator() == InfixExpression.Operator.GREATER_EQUALS;
				return compares && !(left instanceof InfixExpression) ? infix.getRightOperand() : null;
			}

			/** Rounds of all loops around, where each has a fixed number. */
			private Long rows(ASTNode persist) {
				long rows = 1;
				for (ASTNode loop = Loops.innermost(persist); loop != null; loop = Loops.innermost(loop)) {
					Long rounds = loop instanceof ForStatement statement ? rounds(statement) : null;
					if (rounds == null || rounds <= 0 || rounds > Integer.MAX_VALUE || rows > Integer.MAX_VALUE / rounds) {
						return null;
					}
					rows *= rounds;
				}
				return rows;
			}

			private Long rounds(ForStatement loop) {
				if (loop.initializers().size() != 1 || loop.updaters().size() != 1 || !(loop.initializers().get(0) instanceof VariableDeclarationExpression start)
						|| !(loop.getExpression() instanceof InfixExpression end) || start.fragments().size() != 1) {
					return null;
				}
				String update = file.text((ASTNode) loop.updaters().get(0)).replace(" ", "");
				VariableDeclarationFragment counter = (VariableDeclarationFragment) start.fragments().get(0);
				String name = counter.getName().getIdentifier();
				Long from = counter.getInitializer() == null ? null : constants.number(counter.getInitializer());
				Long to = constants.number(end.getRightOperand());
				boolean up = update.equals(name + "++") || update.equals("++" + name);
				if (!up || from == null || to == null || !file.text(end.getLeftOperand()).equals(name)) {
					return null;
				}
				return end.getOperator() == InfixExpression.Operator.LESS ? Long.valueOf(to - from)
						: end.getOperator() == InfixExpression.Operator.LESS_EQUALS ? Long.valueOf(to - from + 1) : null;
			}

			private void surroundings(CodeFact fact, MethodInvocation persist) {
				if (!(JavaFile.member(persist) instanceof MethodDeclaration method) || !(method.getParent() instanceof AbstractTypeDeclaration type)) {
					return;
				}
				CodeFacts.detail(fact, file, "method", method.getName().getIdentifier(), method.getName());
				boolean own = Annotations.find(type.modifiers(), "TransactionManagement") != null;
				if (!own && BEANS.stream().anyMatch(bean -> Annotations.find(type.modifiers(), bean) != null) && (file.importsFrom("javax.ejb") || file.importsFrom("jakarta.ejb"))) {
					CodeFacts.detail(fact, file, "bean", "true", type.getName());
				}
				if (Annotations.find(type.modifiers(), "TransactionTimeout") != null || Annotations.find(method.modifiers(), "TransactionTimeout") != null) {
					CodeFacts.detail(fact, file, "timeout", "true", method.getName());
				}
			}
		};
	}
}
