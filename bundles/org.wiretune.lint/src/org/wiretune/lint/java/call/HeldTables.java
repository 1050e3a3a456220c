/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.call;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.rows.RowByRowFacts;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@value #KIND}: what a call without arguments returns and a session of a user keeps, in a field of a bean of the session or as an attribute of the session of
 * a request. Details: {@value #KEEPER}, the field or attribute; {@link ClassCalls#TARGET}, whom the call goes to.
 */
public final class HeldTables implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "java.held-by-session";
	/** The detail with what keeps it. */
	public static final String KEEPER = "keeper";

	@Override
	public List<String> words() {
		return List.of("@SessionScoped", "setAttribute(");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		CallTargets targets = new CallTargets(file);
		return new ASTVisitor() {
			@Override
			public boolean visit(Assignment node) {
				String field = field(node.getLeftHandSide(), node);
				if (field != null && JavaFile.type(node) instanceof AbstractTypeDeclaration type && Annotations.find(type.modifiers(), "SessionScoped") != null) {
					tell(call(node.getRightHandSide()), field, node);
				}
				return true;
			}

			@Override
			public boolean visit(MethodInvocation node) {
				if (node.getName().getIdentifier().equals("setAttribute") && node.arguments().size() == 2 && isSession(node.getExpression())) {
					Expression kept = (Expression) node.arguments().get(1);
					tell(call(kept instanceof SimpleName name ? given(name) : kept), file.text((ASTNode) node.arguments().get(0)).replace("\"", ""), node);
				}
				return true;
			}

			private void tell(MethodInvocation call, String keeper, ASTNode place) {
				List<String> types = call == null || !call.arguments().isEmpty() || call.getExpression() == null ? List.of() : targets.of(call);
				if (!types.isEmpty()) {
					CodeFact fact = CodeFacts.fact(KIND, file, place);
					CodeFacts.detail(fact, file, KEEPER, keeper, place);
					CodeFacts.detail(fact, file, ClassCalls.TARGET, '>' + String.join("|", types) + '#' + RowByRowFacts.signature(call.getName(), call.arguments()), call);
					facts.accept(fact);
				}
			}

			private boolean isSession(Expression receiver) {
				return receiver instanceof MethodInvocation getter ? getter.getName().getIdentifier().equals("getSession") : receiver instanceof SimpleName name && file.typesOf(name.getIdentifier()).contains("HttpSession");
			}
		};
	}

	/** The name of a field that is assigned, or null for a variable of the method. */
	private static String field(Expression left, ASTNode node) {
		if (left instanceof FieldAccess access) {
			return access.getName().getIdentifier();
		}
		return left instanceof SimpleName name && JavaFile.member(node) instanceof MethodDeclaration method && !EachCall.isLocal(method, name.getIdentifier()) && ((List<?>) method.parameters()).stream().noneMatch(each -> each.toString().endsWith(' ' + name.getIdentifier())) ? name.getIdentifier() : null;
	}

	private static MethodInvocation call(Expression value) {
		return value instanceof MethodInvocation call ? call : value instanceof CastExpression cast ? call(cast.getExpression()) : null;
	}

	/** What a variable of the method is declared with, or null. */
	private static Expression given(SimpleName name) {
		Expression[] value = new Expression[1];
		if (JavaFile.member(name) instanceof MethodDeclaration method) {
			method.accept(new ASTVisitor() {
				@Override
				public boolean visit(VariableDeclarationFragment local) {
					if (local.getName().getIdentifier().equals(name.getIdentifier()) && local.getStartPosition() < name.getStartPosition()) {
						value[0] = local.getInitializer();
					}
					return true;
				}
			});
		}
		return value[0];
	}
}
