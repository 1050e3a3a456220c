/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.connection;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.CatchClause;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.TryStatement;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.eclipse.jdt.core.dom.VariableDeclarationStatement;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@code java.connection.leak}: a local variable takes a connection from a data source and no path closes it, or
 * only the path without an exception. Silent as soon as the variable is returned, passed on, stored or used in a lambda or
 * an inner class, because others may close it then. The detail {@code closed} says never or normally.
 */
public final class ConnectionLeaks implements CodeFactFinder {

	static final String KIND = "java.connection.leak";

	/** Methods whose results are of no use once the connection is closed. */
	private static final Set<String> NEEDS_CONNECTION = Set.of("createStatement", "prepareStatement", "prepareCall", "executeQuery", "getResultSet", "getGeneratedKeys", "getMetaData", "createBlob",
			"createClob", "createNClob", "createSQLXML", "createArrayOf", "createStruct", "getBlob", "getClob", "getBinaryStream", "getCharacterStream", "unwrap", "getTables", "getColumns");

	@Override
	public List<String> words() {
		return List.of("getConnection(");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(VariableDeclarationStatement node) {
				if (node.fragments().size() != 1 || !(node.getParent() instanceof Block block)) {
					return true;
				}
				VariableDeclarationFragment fragment = (VariableDeclarationFragment) node.fragments().get(0);
				if (!JavaFile.simpleName(node.getType()).equals("Connection") || !EnterpriseNames.obtainsConnection(file, fragment.getInitializer())) {
					return true;
				}
				String closed = closed(block, fragment);
				if (closed != null) {
					CodeFact fact = CodeFacts.fact(KIND, file, node);
					fact.getDetails().add(JavaFile.setting("connection", fragment.getName().getIdentifier(), null, file.origin(fragment.getName())));
					fact.getDetails().add(JavaFile.setting("closed", closed, null, file.origin(fragment.getName())));
					facts.accept(fact);
				}
				return true;
			}
		};
	}

	/** The word never or normally; null where the connection is closed on all paths or leaves the method, or something does that needs it open. */
	private static String closed(Block block, VariableDeclarationFragment fragment) {
		int closes = 0;
		for (SimpleName use : EnterpriseNames.uses(block, fragment.getName().getIdentifier())) {
			if (use == fragment.getName()) {
				continue;
			}
			if (!(use.getParent() instanceof MethodInvocation call) || call.getExpression() != use || leavesMethod(use, block) || escapes(use, block, new HashSet<>())) {
				return null;
			}
			if (call.getName().getIdentifier().equals("close")) {
				if (isInFinally(use, block)) {
					return null;
				}
				closes++;
			}
		}
		// Several calls of close are for several paths; which ones nobody tells from here.
		return closes == 0 ? "never" : closes == 1 ? "normally" : null;
	}

	/** Whether a statement or a result that a variable gives is returned, passed on or stored: who has it needs the connection, and may close it by way of it. */
	private static boolean escapes(SimpleName use, Block block, Set<String> followed) {
		Expression chain = use;
		String last = null;
		while (chain.getParent() instanceof MethodInvocation call && call.getExpression() == chain || chain.getParent() instanceof ParenthesizedExpression
				|| chain.getParent() instanceof CastExpression) {
			chain = (Expression) chain.getParent();
			last = chain instanceof MethodInvocation call ? call.getName().getIdentifier() : last;
		}
		if (last != null && !NEEDS_CONNECTION.contains(last)) {
			return false;
		}
		if (chain.getParent() instanceof VariableDeclarationFragment fragment && fragment.getInitializer() == chain) {
			return escapesFrom(fragment.getName(), block, followed);
		}
		if (chain.getParent() instanceof Assignment assignment && assignment.getRightHandSide() == chain) {
			return !(assignment.getLeftHandSide() instanceof SimpleName name) || escapesFrom(name, block, followed);
		}
		return !(chain.getParent() instanceof ExpressionStatement) && !(chain.getParent() instanceof InfixExpression);
	}

	/** Follows a local variable; a field is declared outside of the block. */
	private static boolean escapesFrom(SimpleName variable, Block block, Set<String> followed) {
		if (!followed.add(variable.getIdentifier())) {
			return false;
		}
		List<SimpleName> uses = EnterpriseNames.uses(block, variable.getIdentifier());
		boolean local = uses.stream().anyMatch(SimpleName::isDeclaration);
		return !local || uses.stream().anyMatch(use -> !use.isDeclaration() && !(use.getParent() instanceof Assignment assignment && assignment.getLeftHandSide() == use)
				&& (leavesMethod(use, block) || escapes(use, block, followed)));
	}

	private static boolean leavesMethod(ASTNode use, Block block) {
		for (ASTNode node = use; node != block; node = node.getParent()) {
			if (node instanceof LambdaExpression || node instanceof AnonymousClassDeclaration) {
				return true;
			}
		}
		return false;
	}

	private static boolean isInFinally(ASTNode use, Block block) {
		for (ASTNode node = use; node != block; node = node.getParent()) {
			if (node.getLocationInParent() == TryStatement.FINALLY_PROPERTY || node instanceof CatchClause) {
				return true;
			}
		}
		return false;
	}
}
