/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.CatchClause;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EntityManagers;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.model.platform.CodeFact;

/**
 * Loops that send each row by itself and persist nothing themselves: they call {@code saveAndFlush} of a repository of Spring Data,
 * or change or remove entities and flush behind each, without other work on the entity in the same turn. Details: {@code manager}, the repository or the entity manager;
 * {@code per-row}, the call or the statement that flushes; {@code given-rows}, where the loop runs over rows that its method is given, or inside another one; {@code asked}, where a turn
 * asks the same repository by a query.
 */
public final class FlushingSaves implements CodeFactFinder {

	private static final String SAVE_AND_FLUSH = "saveAndFlush";
	/** Queries that Spring Data makes of the names of methods. */
	private static final Pattern QUERIES = Pattern.compile("(?!(?:find|get|exists)By[Ii]d$)(?:find|get|read|query|search|stream|count|exists)\\w*By\\p{Lu}\\w*|findAll|count");
	private static final Set<String> CHANGES = Set.of("merge", "remove", "update", "delete", "saveOrUpdate");

	@Override
	public List<String> words() {
		return List.of("." + SAVE_AND_FLUSH + "(", ".flush(");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		EntityManagers managers = new EntityManagers(file);
		Set<Integer> told = new HashSet<>();
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				String name = node.getName().getIdentifier();
				if (node.getExpression() == null || node.arguments().size() != 1) {
					return true;
				}
				ASTNode loop = name.equals(SAVE_AND_FLUSH) || CHANGES.contains(name) && managers.isManager(node) ? Loops.innermost(node) : null;
				if (loop == null || PersistLoopFacts.isRare(node, loop) || isInCatch(node) || isHandedOn(node, loop)) {
					return true;
				}
				ASTNode flush = !name.equals(SAVE_AND_FLUSH) ? flushBehind(node, loop) : FlushPlace.isNeeded(file, node, node) ? null : node;
				if (flush != null && told.add(flush.getStartPosition())) {
					CodeFact fact = CodeFacts.fact(flush == node ? "flushing-save" : "flushing-change", file, node.getName());
					CodeFacts.detail(fact, file, "manager", file.text(node.getExpression()), node.getExpression());
					CodeFacts.detail(fact, file, "per-row", "true", flush);
					if (flush == node && isAsked(node, loop)) {
						CodeFacts.detail(fact, file, "asked", "true", loop);
					}
					if (Loops.isOverGivenRows(node)) {
						CodeFacts.detail(fact, file, "given-rows", "true", loop);
					}
					facts.accept(fact);
				}
				return true;
			}

			/** Whether a turn asks the same repository by a query, before which the provider flushes by itself; a look-up by the key is none. */
			private boolean isAsked(MethodInvocation save, ASTNode loop) {
				boolean[] found = new boolean[1];
				Loops.body(loop).accept(new ASTVisitor() {
					@Override
					public boolean visit(MethodInvocation node) {
						found[0] |= QUERIES.matcher(node.getName().getIdentifier()).matches() && node.getExpression() != null && file.text(node.getExpression()).equals(file.text(save.getExpression()));
						return true;
					}
				});
				return found[0];
			}

			private boolean isInCatch(ASTNode node) {
				ASTNode around = node;
				while (around != null && !(around instanceof CatchClause) && !(around instanceof BodyDeclaration)) {
					around = around.getParent();
				}
				return around instanceof CatchClause;
			}

			/** Whether the turn hands the entity to other work, such as a call of a service, beside which a flush is short. */
			private boolean isHandedOn(MethodInvocation change, ASTNode loop) {
				String entity = file.text((ASTNode) change.arguments().get(0));
				boolean[] found = new boolean[1];
				Loops.body(loop).accept(new ASTVisitor() {
					@Override
					public boolean visit(MethodInvocation node) {
						boolean ofManager = node.getExpression() != null && file.text(node.getExpression()).equals(file.text(change.getExpression()));
						found[0] |= !ofManager && !FlushPlace.keeps(node) && ((List<?>) node.arguments()).stream().anyMatch(each -> file.text((ASTNode) each).equals(entity));
						return true;
					}
				});
				return found[0];
			}

			/** The statement that flushes the same manager behind each change, in every turn; null where none does. */
			private ASTNode flushBehind(MethodInvocation change, ASTNode loop) {
				String manager = file.text(change.getExpression());
				ASTNode[] found = new ASTNode[1];
				loop.accept(new ASTVisitor() {
					@Override
					public boolean visit(MethodInvocation node) {
						if (found[0] == null && node.getName().getIdentifier().equals("flush") && node.getExpression() != null && file.text(node.getExpression()).equals(manager)
								&& node.getParent() instanceof ExpressionStatement statement && FlushPlace.isBehindEach(change, statement) && !FlushPlace.isNeeded(file, change, statement)) {
							found[0] = statement;
						}
						return true;
					}
				});
				return found[0];
			}
		};
	}
}
