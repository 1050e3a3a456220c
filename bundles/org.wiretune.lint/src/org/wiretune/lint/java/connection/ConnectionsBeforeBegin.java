/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.connection;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.TryStatement;
import org.eclipse.jdt.core.dom.VariableDeclarationExpression;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.eclipse.jdt.core.dom.VariableDeclarationStatement;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@code java.connection.before-begin}: a connection that is taken before the transaction begins in which it is
 * used. Both must stand in the same method, the connection in an earlier statement of the same block or of a block around,
 * so that one always comes before the other; a transaction begun earlier, or the connection only closed afterwards, is no
 * observation. The origin is the statement that takes the connection; details name the variable and the place of begin.
 */
public final class ConnectionsBeforeBegin implements CodeFactFinder {

	static final String KIND = "java.connection.before-begin";

	@Override
	public List<String> words() {
		return List.of("UserTransaction");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(Block node) {
				for (int i = 0; i < node.statements().size(); i++) {
					Statement statement = (Statement) node.statements().get(i);
					String variable = obtained(file, statement);
					if (variable != null) {
						look(node, i + 1, statement, variable);
					}
				}
				return true;
			}

			/** A connection among the resources of a try statement is taken before anything in its body. */
			@Override
			public boolean visit(TryStatement node) {
				for (Object each : node.resources()) {
					String variable = each instanceof VariableDeclarationExpression declaration ? obtained(file, declaration.fragments()) : null;
					if (variable != null) {
						look(node.getBody(), 0, (ASTNode) each, variable);
					}
				}
				return true;
			}

			private void look(Block block, int first, ASTNode statement, String variable) {
				ASTNode member = JavaFile.member(block);
				if (member == null || begunBefore(member, statement)) {
					return;
				}
				for (int i = first; i < block.statements().size(); i++) {
					MethodInvocation begin = begin(file, (Statement) block.statements().get(i));
					if (begin != null) {
						if (isUsedAfter(member, variable, begin.getStartPosition())) {
							CodeFact fact = CodeFacts.fact(KIND, file, statement);
							fact.getDetails().add(JavaFile.setting("connection", variable, null, file.origin(statement)));
							fact.getDetails().add(JavaFile.setting("begin", file.text(begin), null, file.origin(begin)));
							facts.accept(fact);
						}
						return;
					}
				}
			}

			private boolean begunBefore(ASTNode member, ASTNode statement) {
				boolean[] found = new boolean[1];
				member.accept(new ASTVisitor() {
					@Override
					public boolean visit(MethodInvocation node) {
						found[0] |= node.getStartPosition() < statement.getStartPosition() && EnterpriseNames.begins(file, node);
						return true;
					}
				});
				return found[0];
			}
		};
	}

	/** The variable that a statement gives a connection, or null. */
	static String obtained(JavaFile file, Statement statement) {
		if (statement instanceof VariableDeclarationStatement declaration) {
			return obtained(file, declaration.fragments());
		}
		if (statement instanceof ExpressionStatement expression && expression.getExpression() instanceof Assignment assignment
				&& assignment.getLeftHandSide() instanceof SimpleName name) {
			return EnterpriseNames.obtainsConnection(file, assignment.getRightHandSide()) ? name.getIdentifier() : null;
		}
		return null;
	}

	private static String obtained(JavaFile file, List<?> fragments) {
		return fragments.size() == 1 && fragments.get(0) instanceof VariableDeclarationFragment fragment && EnterpriseNames.obtainsConnection(file, fragment.getInitializer()) ? fragment.getName().getIdentifier() : null;
	}

	/** The call of begin that a statement always makes first: itself, or directly in the body of a try statement. */
	static MethodInvocation begin(JavaFile file, Statement statement) {
		if (statement instanceof ExpressionStatement expression) {
			Expression call = expression.getExpression();
			return EnterpriseNames.begins(file, call) ? (MethodInvocation) call : null;
		}
		if (statement instanceof TryStatement attempt) {
			for (Object each : attempt.getBody().statements()) {
				MethodInvocation begin = each instanceof ExpressionStatement inner ? begin(file, inner) : null;
				if (begin != null) {
					return begin;
				}
			}
		}
		return null;
	}

	private static boolean isUsedAfter(ASTNode member, String variable, int position) {
		return EnterpriseNames.uses(member, variable).stream().anyMatch(use -> use.getStartPosition() > position && isWork(use));
	}

	/** Closing, committing and rolling back is no work in the transaction. */
	private static boolean isWork(SimpleName use) {
		for (ASTNode node = use; node != null && !(node instanceof Statement); node = node.getParent()) {
			if (node instanceof LambdaExpression) {
				return false;
			}
		}
		return !(use.getParent() instanceof MethodInvocation call && call.getExpression() == use
				&& List.of("close", "isClosed", "commit", "rollback").contains(call.getName().getIdentifier()));
	}
}
