/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rows;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.EnhancedForStatement;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.EntityManagers;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@value #KIND}: a loop over what a query of the same method finds that does nothing but remove each row by an entity manager.
 * Details: {@code receiver} and {@code method}, what removes. A loop that looks at the rows, and rows that something else uses, are none.
 */
public final class RemovedRows implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "java.removed-rows";

	@Override
	public List<String> words() {
		return List.of(".getResultList()", ".list()");
	}

	@Override
	public List<String> beside() {
		return List.of(".remove(", ".delete(");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		EntityManagers managers = new EntityManagers(file);
		DatabaseCalls calls = DatabaseCalls.of(file);
		return new ASTVisitor() {
			@Override
			public boolean visit(EnhancedForStatement loop) {
				MethodInvocation removal = removal(loop.getBody());
				if (removal != null && managers.isManager(removal) && isOf(removal, loop.getParameter().getName().getIdentifier()) && JavaFile.member(loop) instanceof MethodDeclaration method && EachCall.isOften(file, method) && isFound(loop.getExpression(), method)) {
					CodeFact fact = CodeFacts.fact(KIND, file, removal.getName());
					CodeFacts.detail(fact, file, "receiver", EnterpriseNames.variable(removal.getExpression()) == null ? "em" : EnterpriseNames.variable(removal.getExpression()), removal);
					CodeFacts.detail(fact, file, "method", removal.getName().getIdentifier(), removal.getName());
					facts.accept(fact);
				}
				return true;
			}

			/** Whether rows come from a query of the method, and nothing but the loop uses them. */
			private boolean isFound(Expression rows, MethodDeclaration method) {
				if (!(rows instanceof SimpleName variable)) {
					return isQuery(rows);
				}
				List<SimpleName> uses = EnterpriseNames.uses(method.getBody(), variable.getIdentifier());
				return uses.size() == 2 && uses.stream().anyMatch(use -> use.getParent() instanceof VariableDeclarationFragment local && local.getName() == use && local.getInitializer() != null && isQuery(local.getInitializer()));
			}

			private boolean isQuery(Expression rows) {
				Expression each = rows instanceof CastExpression cast ? cast.getExpression() : rows;
				return each instanceof MethodInvocation query && query.getName().getIdentifier().matches("getResultList|list") && RowByRowFacts.QUERY.equals(calls.kind(query));
			}
		};
	}

	/** The one call of a body that removes something, or null. */
	private static MethodInvocation removal(Statement body) {
		Statement only = body instanceof Block block && block.statements().size() == 1 ? (Statement) block.statements().get(0) : body;
		return only instanceof ExpressionStatement statement && statement.getExpression() instanceof MethodInvocation call && call.arguments().size() == 1 && call.getName().getIdentifier().matches("remove|delete") ? call : null;
	}

	/** Whether a call removes the row of the turn, itself or as it is merged. */
	private static boolean isOf(MethodInvocation removal, String row) {
		Object removed = removal.arguments().get(0);
		return removed instanceof SimpleName name && name.getIdentifier().equals(row)
				|| removed instanceof MethodInvocation merged && merged.getName().getIdentifier().equals("merge") && merged.arguments().size() == 1 && merged.arguments().get(0) instanceof SimpleName same && same.getIdentifier().equals(row);
	}
}
