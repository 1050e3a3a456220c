/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.request;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.PrefixExpression;
import org.eclipse.jdt.core.dom.PrimitiveType;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.bean.FacesBeans;
import org.wiretune.lint.java.rows.RowByRowFacts;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@value #KIND}: a getter of a bean of JavaServer Faces, which pages call as often as they like. Detail {@value #SIGNATURE}, its name
 * and the number of its parameters; what it does, {@link org.wiretune.lint.java.call.ClassCalls} tells. A getter that asks whether
 * its value is there, or which phase of the request it is, fills the field that it asks, or makes something for the container, is none. One that asks only whether
 * its own query gave rows is one.
 */
public final class FacesGetters implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "faces-getter";
	/** The detail with the name of the getter and the number of its parameters. */
	public static final String SIGNATURE = "signature";

	private static final Pattern NAME = Pattern.compile("(get|is)\\p{Lu}\\w*");
	/** Conditions by which something is kept, or is asked once in a request; those of a value that is missing are left out where the calls are followed. */
	private static final Pattern ASKED_ONCE = Pattern.compile("null\\s*[!=]=|isEmpty\\(|size\\(|[Pp]hase|[Pp]ostback|[Rr]ender[Rr]esponse|(?i:load|init|refresh|cache|dirty|change)");

	@Override
	public List<String> words() {
		return List.of("@ManagedBean", "@Named", "@Model");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration type) {
				if (FacesBeans.is(file, type)) {
					Stream.of(type.getMethods()).filter(method -> isGetter(file, method) && !asksOnce(file, method)).forEach(method -> {
						CodeFact fact = CodeFacts.fact(KIND, file, method.getName());
						CodeFacts.detail(fact, file, SIGNATURE, RowByRowFacts.signature(method.getName(), method.parameters()), method.getName());
						facts.accept(fact);
					});
				}
				return true;
			}
		};
	}

	private static boolean isGetter(JavaFile file, MethodDeclaration method) {
		return method.getBody() != null && method.parameters().isEmpty() && Modifier.isPublic(method.getModifiers()) && !Modifier.isStatic(method.getModifiers()) && NAME.matcher(method.getName().getIdentifier()).matches()
				&& !(method.getReturnType2() instanceof PrimitiveType primitive && primitive.getPrimitiveTypeCode() == PrimitiveType.VOID) && EnterpriseNames.annotation(file, method.modifiers(), "enterprise.inject.Produces") == null && EnterpriseNames.annotation(file, method.modifiers(), "annotation.PostConstruct") == null;
	}

	private static boolean asksOnce(JavaFile file, MethodDeclaration method) {
		boolean[] asks = new boolean[1];
		method.getBody().accept(new ASTVisitor() {
			@Override
			public boolean visit(IfStatement node) {
				asks[0] |= ASKED_ONCE.matcher(file.text(node.getExpression())).find() && !asksAnswer(node, method) || keepsAsked(node, method);
				return !asks[0];
			}
		});
		return asks[0];
	}

	/** Whether a condition only asks a variable of the getter whether it holds something, so that what filled it was called before. */
	private static boolean asksAnswer(IfStatement branch, MethodDeclaration method) {
		Set<String> asked = names(branch.getExpression());
		return !asked.isEmpty() && asked.stream().allMatch(name -> EachCall.isLocal(method, name)) && Collections.disjoint(asked, assigned(branch));
	}

	/** Whether a branch fills the field that its condition asks, so that it does so once. */
	private static boolean keepsAsked(IfStatement branch, MethodDeclaration method) {
		Set<String> asked = names(branch.getExpression());
		asked.removeIf(name -> EachCall.isLocal(method, name));
		return branch.getExpression() instanceof PrefixExpression && !Collections.disjoint(asked, assigned(branch.getThenStatement()));
	}

	/** The variables that an expression reads. */
	private static Set<String> names(Expression expression) {
		Set<String> names = new HashSet<>();
		expression.accept(new ASTVisitor() {
			@Override
			public boolean visit(SimpleName name) {
				if (!(name.getParent() instanceof MethodInvocation call && call.getName() == name)) {
					names.add(name.getIdentifier());
				}
				return true;
			}
		});
		return names;
	}

	private static Set<String> assigned(ASTNode node) {
		Set<String> assigned = new HashSet<>();
		node.accept(new ASTVisitor() {
			@Override
			public boolean visit(Assignment assignment) {
				String name = EnterpriseNames.variable(assignment.getLeftHandSide());
				if (name != null) {
					assigned.add(name);
				}
				return true;
			}
		});
		return assigned;
	}
}
