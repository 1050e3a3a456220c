/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.call;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.CatchClause;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.SuperMethodInvocation;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.EntityManagers;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.rows.DatabaseCalls;
import org.wiretune.lint.java.rows.RowByRowFacts;
import org.wiretune.lint.java.rows.RowLoop;
import org.wiretune.lint.java.rows.WholeTables;

/** What a method does in each of its calls, and whom it calls, in their order. What happens only after a failure or where something is missing is left out. */
final class MethodSteps extends ASTVisitor {

	private static final Pattern ANSWERED = Pattern.compile("!=\\s*null|containsKey|isPresent");

	private final JavaFile file;
	private final CallTargets targets;
	private final EntityManagers managers;
	private final Set<String> does;

	/** Takes the steps of one method. @param file the file @param targets whom calls of the file go to @param managers its entity managers @param does what is added to: works by their words, and calls as {@code >Type|Type#name/1} */
	MethodSteps(JavaFile file, CallTargets targets, EntityManagers managers, Set<String> does) {
		this.file = file;
		this.targets = targets;
		this.managers = managers;
		this.does = does;
	}

	@Override
	public boolean visit(TypeDeclaration inner) {
		return false;
	}

	@Override
	public boolean visit(CatchClause node) {
		return false;
	}

	@Override
	public boolean visit(LambdaExpression node) {
		return node.getParent() instanceof MethodInvocation stage && stage.getName().getIdentifier().startsWith("forEach");
	}

	@Override
	public boolean visit(MethodInvocation node) {
		CallWork work = CallWork.of(file, DatabaseCalls.of(file), managers, node);
		if (work != null) {
			if (work.changes() || isInEachCall(node)) {
				does.add(work.word());
			}
			if (work == CallWork.QUERY && WholeTables.isReturned(file, node)) {
				does.add(CallWork.TABLE.word());
			}
		} else if (!ClassCalls.PLAIN.matcher(node.getName().getIdentifier()).matches()) {
			List<String> types = targets.of(node);
			if (!types.isEmpty() && isInEachCall(node)) {
				does.add('>' + String.join("|", types) + '#' + RowByRowFacts.signature(node.getName(), node.arguments()));
			}
		}
		return true;
	}

	@Override
	public boolean visit(SuperMethodInvocation node) {
		if (JavaFile.type(node) instanceof TypeDeclaration own && own.getSuperclassType() != null && isInEachCall(node)) {
			List<String> types = targets.named(JavaFile.writtenName(own.getSuperclassType()));
			if (!types.isEmpty()) {
				does.add('>' + String.join("|", types) + '#' + RowByRowFacts.signature(node.getName(), node.arguments()));
			}
		}
		return true;
	}

	@Override
	public boolean visit(ClassInstanceCreation node) {
		List<String> types = node.getAnonymousClassDeclaration() == null ? targets.named(JavaFile.writtenName(node.getType())) : List.of();
		if (!types.isEmpty() && isInEachCall(node)) {
			does.add('>' + String.join("|", types) + '#' + ClassCalls.MAKES + '/' + node.arguments().size());
		}
		return node.getAnonymousClassDeclaration() == null;
	}

	/** Whether no condition of something that is missing or kept stands before a step. */
	private boolean isInEachCall(ASTNode node) {
		if (RowByRowFacts.isKept(file, node)) {
			return false;
		}
		for (ASTNode each = node; !(each instanceof MethodDeclaration); each = each.getParent()) {
			if (each instanceof Statement && each.getParent() instanceof Block block) {
				for (Object before : block.statements()) {
					if (before == each) {
						break;
					}
					if (before instanceof IfStatement branch && branch.getElseStatement() == null && isAnswer(branch.getThenStatement(), branch.getExpression()) && ANSWERED.matcher(file.text(branch.getExpression())).find()) {
						return false;
					}
				}
			}
		}
		return true;
	}

	/** Whether a branch returns what its condition has found. */
	private boolean isAnswer(Statement branch, Expression condition) {
		Object last = branch instanceof Block block && !block.statements().isEmpty() ? block.statements().get(block.statements().size() - 1) : branch;
		return last instanceof ReturnStatement answer && answer.getExpression() != null && RowLoop.uses(answer.getExpression(), names(condition));
	}

	private Set<String> names(Expression condition) {
		Set<String> names = new HashSet<>();
		condition.accept(new ASTVisitor() {
			@Override
			public boolean visit(SimpleName name) {
				names.add(name.getIdentifier());
				return true;
			}
		});
		return names;
	}
}
