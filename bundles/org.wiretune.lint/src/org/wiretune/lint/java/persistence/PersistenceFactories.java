/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.ConditionalExpression;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Factories of persistence that are made more often than once for an application: in a method that opens a session of them in the same
 * call, or for each instance of a bean of which there are many. Details: {@code factory}, its type, and {@code scope}, {@code call} or
 * {@code bean}. What is made in an initializer, a constructor, under a condition, or by a method that hands the factory out, is none of them.
 */
public final class PersistenceFactories implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "persistence-factory-made-often";

	private static final Set<String> OPENING = Set.of("createEntityManager", "openSession", "getCurrentSession", "openStatelessSession");
	/** What is made anew for requests, or is kept in a pool. */
	private static final List<String> MANY = List.of("ejb.Stateless", "ejb.Stateful", "ejb.MessageDriven", "enterprise.context.RequestScoped", "enterprise.context.Dependent", "enterprise.context.SessionScoped",
			"enterprise.context.ConversationScoped", "faces.bean.RequestScoped", "faces.bean.ViewScoped", "faces.bean.SessionScoped", "faces.view.ViewScoped");
	private static final List<String> ONCE = List.of("annotation.PostConstruct", "annotation.PreDestroy", "enterprise.inject.Produces");
	/** What a container or a framework calls once, by its name. */
	private static final Set<String> BEGINNING = Set.of("init", "main", "setUp", "setup", "start", "startup", "contextInitialized", "initialize", "afterPropertiesSet", "setUpBeforeClass", "run");

	/** What lives as long as the application. */
	private static final List<String> ONE_FOR_ALL = List.of("enterprise.context.ApplicationScoped", "inject.Singleton", "ejb.Singleton", "faces.bean.ApplicationScoped");
	private static final Set<String> ENDS = Set.of("destroy", "stop", "shutdown", "contextDestroyed", "finalize", "tearDown");
	private static final Function<String, Pattern> CLOSES = factory -> Pattern.compile("\\b" + factory + "\\s*\\.\\s*close\\(");

	@Override
	public List<String> words() {
		return List.of("createEntityManagerFactory", "buildSessionFactory");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				String factory = factory(call);
				String scope = factory == null ? null : scope(file, call);
				if (scope != null) {
					CodeFact fact = CodeFacts.fact(KIND, file, call);
					fact.setOrigin(file.origin(call.getName()));
					CodeFacts.detail(fact, file, "factory", factory, call.getName());
					CodeFacts.detail(fact, file, "scope", scope, call.getName());
					facts.accept(fact);
				}
				return true;
			}
		};
	}

	private static String factory(MethodInvocation call) {
		if (call.getName().getIdentifier().equals("createEntityManagerFactory")) {
			return String.valueOf(call.getExpression()).matches("(.*\\.)?Persistence") ? "EntityManagerFactory" : null;
		}
		return call.getName().getIdentifier().equals("buildSessionFactory") && call.getExpression() != null ? "SessionFactory" : null;
	}

	private static String scope(JavaFile file, MethodInvocation call) {
		ASTNode member = JavaFile.member(call);
		if (!(member.getParent() instanceof AbstractTypeDeclaration type)) {
			return null;
		}
		boolean many = MANY.stream().anyMatch(bean -> EnterpriseNames.annotation(file, type.modifiers(), bean) != null);
		if (member instanceof FieldDeclaration field) {
			return many && !Modifier.isStatic(field.getModifiers()) ? "bean" : null;
		}
		if (!(member instanceof MethodDeclaration method) || isConditional(call, method)) {
			return null;
		}
		String kept = kept(call);
		if (method.isConstructor() || EnterpriseNames.annotation(file, method.modifiers(), "annotation.PostConstruct") != null) {
			return kept != null && isInstanceField(type, kept) && (many || !method.isConstructor() && Modifier.isAbstract(type.getModifiers()) || method.isConstructor() && isOfOneUse(file, type, call, kept, method)) ? "bean" : null;
		}
		if (BEGINNING.contains(method.getName().getIdentifier()) || ONCE.stream().anyMatch(name -> EnterpriseNames.annotation(file, method.modifiers(), name) != null)
				|| method.modifiers().stream().anyMatch(each -> each.toString().matches("@(Bean|Before\\w*|After\\w*|Test)\\b.*"))) {
			return null;
		}
		return isOpenedHere(call, kept, method) ? "call" : null;
	}

	/** Whether the method that makes the factory opens a session of it, and does not hand it out. */
	private static boolean isOpenedHere(MethodInvocation call, String kept, MethodDeclaration method) {
		if (call.getParent() instanceof MethodInvocation outer && outer.getExpression() == call) {
			return OPENING.contains(outer.getName().getIdentifier());
		}
		boolean[] opened = new boolean[2];
		if (kept != null) {
			method.accept(new ASTVisitor() {
				@Override
				public boolean visit(MethodInvocation node) {
					opened[0] |= OPENING.contains(node.getName().getIdentifier()) && kept.equals(EnterpriseNames.variable(node.getExpression()));
					return true;
				}

				@Override
				public boolean visit(ReturnStatement node) {
					opened[1] |= node.getExpression() instanceof SimpleName name && name.getIdentifier().equals(kept);
					return true;
				}
			});
		}
		return opened[0] && !opened[1];
	}

	/** The name of the variable or field that takes what a call returns, or null. */
	private static String kept(MethodInvocation call) {
		if (call.getParent() instanceof Assignment assignment && assignment.getRightHandSide() == call) {
			return EnterpriseNames.variable(assignment.getLeftHandSide());
		}
		return call.getParent() instanceof VariableDeclarationFragment fragment ? fragment.getName().getIdentifier() : null;
	}

	/** Whether an object makes its factory and a session of it together, and closes the factory when its work is done, so that each piece of work makes one. */
	private static boolean isOfOneUse(JavaFile file, AbstractTypeDeclaration type, MethodInvocation call, String kept, MethodDeclaration constructor) {
		if (ONE_FOR_ALL.stream().anyMatch(name -> EnterpriseNames.annotation(file, type.modifiers(), name) != null) || type.bodyDeclarations().stream().anyMatch(each -> each instanceof FieldDeclaration field && Modifier.isStatic(field.getModifiers()) && JavaFile.simpleName(field.getType()).equals(type.getName().getIdentifier()))) {
			return false;
		}
		return isOpenedHere(call, kept, constructor) && type.bodyDeclarations().stream().anyMatch(each -> each instanceof MethodDeclaration method && method.getBody() != null && !method.isConstructor() && !Modifier.isStatic(method.getModifiers()) && !ENDS.contains(method.getName().getIdentifier())
				&& ONCE.stream().noneMatch(name -> EnterpriseNames.annotation(file, method.modifiers(), name) != null) && CLOSES.apply(kept).matcher(file.text(method.getBody())).find());
	}

	private static boolean isInstanceField(AbstractTypeDeclaration type, String name) {
		return type.bodyDeclarations().stream().anyMatch(each -> each instanceof FieldDeclaration field && !Modifier.isStatic(field.getModifiers())
				&& field.fragments().stream().anyMatch(fragment -> ((VariableDeclarationFragment) fragment).getName().getIdentifier().equals(name)));
	}

	/** Whether a condition around it may see to it that it runs once. */
	private static boolean isConditional(ASTNode node, MethodDeclaration method) {
		for (ASTNode each = node.getParent(); each != null && each != method; each = each.getParent()) {
			if (each instanceof IfStatement || each instanceof ConditionalExpression || each instanceof LambdaExpression) {
				return true;
			}
		}
		return false;
	}
}
