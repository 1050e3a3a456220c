/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.format;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.ArrayCreation;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.CreationReference;
import org.eclipse.jdt.core.dom.EnhancedForStatement;
import org.eclipse.jdt.core.dom.ExpressionMethodReference;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.Initializer;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MarkerAnnotation;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.NormalAnnotation;
import org.eclipse.jdt.core.dom.PostfixExpression;
import org.eclipse.jdt.core.dom.PrefixExpression;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SingleMemberAnnotation;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.StringLiteral;
import org.eclipse.jdt.core.dom.SuperMethodInvocation;
import org.eclipse.jdt.core.dom.TextBlock;
import org.eclipse.jdt.core.dom.TryStatement;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.TypeLiteral;
import org.eclipse.jdt.core.dom.TypeMethodReference;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.eclipse.jdt.core.dom.VariableDeclarationStatement;

/**
 * Takes many visitors through a tree in one walk: each sees the nodes that it would see alone, in the same order, and none
 * below a node of which it wants no more. Most nodes concern none of them, so that a walk for each takes longer than the
 * looks themselves. A visitor that does not only look at nodes of the kinds that this one knows walks alone.
 */
final class SharedWalk {

	/** A look of one kind of visitor at one kind of node: whether it wants to see what is below. */
	private interface Look {

		boolean at(ASTVisitor visitor, ASTNode node);
	}

	private static final int KINDS = 128;
	private static final Look[] LOOKS = new Look[KINDS];
	private static final Map<Class<?>, Integer> NUMBERS = new HashMap<>();

	static {
		know(AnonymousClassDeclaration.class, ASTNode.ANONYMOUS_CLASS_DECLARATION, (visitor, node) -> visitor.visit((AnonymousClassDeclaration) node));
		know(ArrayCreation.class, ASTNode.ARRAY_CREATION, (visitor, node) -> visitor.visit((ArrayCreation) node));
		know(Assignment.class, ASTNode.ASSIGNMENT, (visitor, node) -> visitor.visit((Assignment) node));
		know(Block.class, ASTNode.BLOCK, (visitor, node) -> visitor.visit((Block) node));
		know(CastExpression.class, ASTNode.CAST_EXPRESSION, (visitor, node) -> visitor.visit((CastExpression) node));
		know(ClassInstanceCreation.class, ASTNode.CLASS_INSTANCE_CREATION, (visitor, node) -> visitor.visit((ClassInstanceCreation) node));
		know(CompilationUnit.class, ASTNode.COMPILATION_UNIT, (visitor, node) -> visitor.visit((CompilationUnit) node));
		know(CreationReference.class, ASTNode.CREATION_REFERENCE, (visitor, node) -> visitor.visit((CreationReference) node));
		know(EnhancedForStatement.class, ASTNode.ENHANCED_FOR_STATEMENT, (visitor, node) -> visitor.visit((EnhancedForStatement) node));
		know(ExpressionMethodReference.class, ASTNode.EXPRESSION_METHOD_REFERENCE, (visitor, node) -> visitor.visit((ExpressionMethodReference) node));
		know(ExpressionStatement.class, ASTNode.EXPRESSION_STATEMENT, (visitor, node) -> visitor.visit((ExpressionStatement) node));
		know(FieldDeclaration.class, ASTNode.FIELD_DECLARATION, (visitor, node) -> visitor.visit((FieldDeclaration) node));
		know(InfixExpression.class, ASTNode.INFIX_EXPRESSION, (visitor, node) -> visitor.visit((InfixExpression) node));
		know(Initializer.class, ASTNode.INITIALIZER, (visitor, node) -> visitor.visit((Initializer) node));
		know(LambdaExpression.class, ASTNode.LAMBDA_EXPRESSION, (visitor, node) -> visitor.visit((LambdaExpression) node));
		know(MarkerAnnotation.class, ASTNode.MARKER_ANNOTATION, (visitor, node) -> visitor.visit((MarkerAnnotation) node));
		know(MethodDeclaration.class, ASTNode.METHOD_DECLARATION, (visitor, node) -> visitor.visit((MethodDeclaration) node));
		know(MethodInvocation.class, ASTNode.METHOD_INVOCATION, (visitor, node) -> visitor.visit((MethodInvocation) node));
		know(NormalAnnotation.class, ASTNode.NORMAL_ANNOTATION, (visitor, node) -> visitor.visit((NormalAnnotation) node));
		know(PostfixExpression.class, ASTNode.POSTFIX_EXPRESSION, (visitor, node) -> visitor.visit((PostfixExpression) node));
		know(PrefixExpression.class, ASTNode.PREFIX_EXPRESSION, (visitor, node) -> visitor.visit((PrefixExpression) node));
		know(ReturnStatement.class, ASTNode.RETURN_STATEMENT, (visitor, node) -> visitor.visit((ReturnStatement) node));
		know(SimpleName.class, ASTNode.SIMPLE_NAME, (visitor, node) -> visitor.visit((SimpleName) node));
		know(SingleMemberAnnotation.class, ASTNode.SINGLE_MEMBER_ANNOTATION, (visitor, node) -> visitor.visit((SingleMemberAnnotation) node));
		know(SingleVariableDeclaration.class, ASTNode.SINGLE_VARIABLE_DECLARATION, (visitor, node) -> visitor.visit((SingleVariableDeclaration) node));
		know(StringLiteral.class, ASTNode.STRING_LITERAL, (visitor, node) -> visitor.visit((StringLiteral) node));
		know(SuperMethodInvocation.class, ASTNode.SUPER_METHOD_INVOCATION, (visitor, node) -> visitor.visit((SuperMethodInvocation) node));
		know(TextBlock.class, ASTNode.TEXT_BLOCK, (visitor, node) -> visitor.visit((TextBlock) node));
		know(TryStatement.class, ASTNode.TRY_STATEMENT, (visitor, node) -> visitor.visit((TryStatement) node));
		know(TypeDeclaration.class, ASTNode.TYPE_DECLARATION, (visitor, node) -> visitor.visit((TypeDeclaration) node));
		know(TypeLiteral.class, ASTNode.TYPE_LITERAL, (visitor, node) -> visitor.visit((TypeLiteral) node));
		know(TypeMethodReference.class, ASTNode.TYPE_METHOD_REFERENCE, (visitor, node) -> visitor.visit((TypeMethodReference) node));
		know(VariableDeclarationFragment.class, ASTNode.VARIABLE_DECLARATION_FRAGMENT, (visitor, node) -> visitor.visit((VariableDeclarationFragment) node));
		know(VariableDeclarationStatement.class, ASTNode.VARIABLE_DECLARATION_STATEMENT, (visitor, node) -> visitor.visit((VariableDeclarationStatement) node));
	}

	/** The kinds of nodes that a class of visitors looks at, and no more; null where it does something else too. */
	private static final ClassValue<BitSet> WANTED = new ClassValue<>() {
		@Override
		protected BitSet computeValue(Class<?> visitor) {
			BitSet kinds = new BitSet(KINDS);
			for (Class<?> type = visitor; type != ASTVisitor.class; type = type.getSuperclass()) {
				for (Method method : type.getDeclaredMethods()) {
					switch (method.getName()) {
					case "visit" -> {
						Integer number = method.getParameterCount() == 1 ? NUMBERS.get(method.getParameterTypes()[0]) : null;
						if (number == null) {
							return null;
						}
						kinds.set(number);
					}
					case "endVisit", "preVisit", "preVisit2", "postVisit" -> {
						return null;
					}
					default -> {
						// A method of its own.
					}
					}
				}
			}
			return kinds;
		}
	};

	/** A visitor on its way. */
	private static final class Companion {

		private final ASTVisitor visitor;
		/** The node below which it wants to see nothing; null where it sees all. */
		private ASTNode left;

		private Companion(ASTVisitor visitor) {
			this.visitor = visitor;
		}
	}

	private final List<Companion> companions = new ArrayList<>();
	private final Companion[][] interested = new Companion[KINDS][];
	private final List<ASTVisitor> alone = new ArrayList<>();
	private int away;

	/** @param visitors who walks */
	SharedWalk(List<ASTVisitor> visitors) {
		for (ASTVisitor visitor : visitors) {
			BitSet kinds = WANTED.get(visitor.getClass());
			if (kinds == null) {
				alone.add(visitor);
			} else {
				Companion companion = new Companion(visitor);
				companions.add(companion);
				kinds.stream().forEach(kind -> interested[kind] = with(interested[kind], companion));
			}
		}
	}

	private static void know(Class<? extends ASTNode> kind, int number, Look look) {
		LOOKS[number] = look;
		NUMBERS.put(kind, number);
	}

	private static Companion[] with(Companion[] before, Companion further) {
		if (before == null) {
			return new Companion[] { further };
		}
		Companion[] all = Arrays.copyOf(before, before.length + 1);
		all[before.length] = further;
		return all;
	}

	/** {@return whether a visitor can walk with others} @param visitor the class of the visitor */
	static boolean isShared(Class<? extends ASTVisitor> visitor) {
		return WANTED.get(visitor) != null;
	}

	/** Walks through a tree. @param root its root */
	void through(ASTNode root) {
		alone.forEach(root::accept);
		if (companions.isEmpty()) {
			return;
		}
		root.accept(new ASTVisitor() {

			@Override
			public boolean preVisit2(ASTNode node) {
				int kind = node.getNodeType();
				Companion[] looking = interested[kind];
				if (looking != null) {
					Look look = LOOKS[kind];
					for (Companion each : looking) {
						if (each.left == null && !look.at(each.visitor, node)) {
							each.left = node;
							away++;
						}
					}
				}
				return away < companions.size();
			}

			@Override
			public void postVisit(ASTNode node) {
				if (away > 0) {
					back(node);
				}
			}
		});
	}

	private void back(ASTNode node) {
		for (Companion each : companions) {
			if (each.left == node) {
				each.left = null;
				away--;
			}
		}
	}
}
