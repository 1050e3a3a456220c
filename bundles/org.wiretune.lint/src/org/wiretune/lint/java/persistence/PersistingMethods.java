/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.CatchClause;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EntityManagers;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@code java.persisting-method}: a method that persists what it is given, such as {@code create} of the base class
 * of facades, and those of repositories of Spring Data. The type's name is that of the class; the detail {@code method} names
 * the method, {@code own-transaction} is there where each call is a transaction of its own. {@code java.merging-method} is the same for
 * one that merges what it is given, which persists what is new, and {@code java.removing-method} for one that removes an entity
 * or sends a statement that changes rows.
 */
public final class PersistingMethods implements CodeFactFinder {

	/** The kind of those that persist. */
	public static final String KIND = "java.persisting-method";

	/** A merge of what is new persists it. */
	public static final String MERGING = "java.merging-method";

	/** One that removes what it is given, or what it finds by that, or sends a statement that changes rows. */
	public static final String REMOVING = "java.removing-method";

	private static final Set<String> PERSIST = Set.of("persist", "save");
	private static final Set<String> QUERIES = Set.of("createQuery", "createNamedQuery", "createNativeQuery");
	private static final Set<String> MERGE = Set.of("merge", "saveOrUpdate");
	private static final Set<String> SPRING_DATA = Set.of("CrudRepository", "ListCrudRepository", "PagingAndSortingRepository", "JpaRepository");
	private static final List<String> OF_SPRING_DATA = List.of("save", "saveAll", "saveAndFlush", "saveAllAndFlush");

	@Override
	public List<String> words() {
		return List.of(".persist(", ".save(", ".merge(", ".saveOrUpdate(", "em.remove(", "anager.remove(", "anager().remove(", ".executeUpdate()", "CrudRepository<", "PagingAndSortingRepository<", "JpaRepository<");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		EntityManagers managers = new EntityManagers(file);
		return new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration node) {
				if (node.isInterface() && node.superInterfaceTypes().stream().anyMatch(each -> SPRING_DATA.contains(JavaFile.simpleName((Type) each))) && file.importsFrom("org.springframework.data")) {
					for (String method : OF_SPRING_DATA) {
						CodeFact fact = CodeFacts.fact(KIND, file, node.getName());
						fact.setTypeName(file.qualifiedName(node));
						CodeFacts.detail(fact, file, "method", method, node.getName());
						facts.accept(fact);
					}
				}
				return true;
			}

			@Override
			public boolean visit(MethodInvocation node) {
				if (removes(managers, node) || sends(managers, node)) {
					CodeFact fact = CodeFacts.fact(REMOVING, file, node.getName());
					CodeFacts.detail(fact, file, "method", ((MethodDeclaration) JavaFile.member(node)).getName().getIdentifier(), node);
					facts.accept(fact);
					return true;
				}
				boolean merges = MERGE.contains(node.getName().getIdentifier());
				if (!merges && !PERSIST.contains(node.getName().getIdentifier()) || node.arguments().size() != 1 || !(node.arguments().get(0) instanceof SimpleName given) || !managers.isManager(node)
						|| Loops.innermost(node) != null || !(JavaFile.member(node) instanceof MethodDeclaration method) || isInCatch(node) || !isParameter(method, given)) {
					return true;
				}
				CodeFact fact = CodeFacts.fact(merges ? MERGING : KIND, file, node.getName());
				CodeFacts.detail(fact, file, "method", method.getName().getIdentifier(), method.getName());
				if (isOwnTransaction(file, method)) {
					CodeFacts.detail(fact, file, "own-transaction", "true", method.getName());
				}
				facts.accept(fact);
				return true;
			}
		};
	}

	/** Whether a call sends a statement of an entity manager that changes rows, once in each call of a method that is given something. */
	private static boolean sends(EntityManagers managers, MethodInvocation call) {
		if (!call.getName().getIdentifier().equals("executeUpdate") || !call.arguments().isEmpty() || Loops.innermost(call) != null || !(JavaFile.member(call) instanceof MethodDeclaration method) || method.parameters().isEmpty() || isInCatch(call)) {
			return false;
		}
		boolean[] asked = new boolean[1];
		method.accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation each) {
				asked[0] |= QUERIES.contains(each.getName().getIdentifier()) && managers.isManager(each);
				return !asked[0];
			}
		});
		return asked[0];
	}

	/** Whether a call removes an entity, once in each call of a method of one parameter. */
	private static boolean removes(EntityManagers managers, MethodInvocation call) {
		return call.getName().getIdentifier().equals("remove") && call.arguments().size() == 1 && managers.isManager(call) && Loops.innermost(call) == null
				&& JavaFile.member(call) instanceof MethodDeclaration method && method.parameters().size() == 1 && !isInCatch(call);
	}

	/** {@return whether a node of a method stands in a catch clause} @param node the node */
	static boolean isInCatch(ASTNode node) {
		for (ASTNode each = node; !(each instanceof MethodDeclaration); each = each.getParent()) {
			if (each instanceof CatchClause) {
				return true;
			}
		}
		return false;
	}

	/** {@return whether a name is that of the only parameter of a method} @param method the method @param name the name */
	static boolean isParameter(MethodDeclaration method, SimpleName name) {
		return method.parameters().size() == 1 && ((SingleVariableDeclaration) method.parameters().get(0)).getName().getIdentifier().equals(name.getIdentifier());
	}

	/** {@return whether each call of a method is a transaction of its own, as it or its class says} @param file the file @param method the method */
	static boolean isOwnTransaction(JavaFile file, MethodDeclaration method) {
		return saysOwnTransaction(file, method) || method.getParent() instanceof TypeDeclaration type && saysOwnTransaction(file, type);
	}

	private static boolean saysOwnTransaction(JavaFile file, BodyDeclaration declaration) {
		return declaration.modifiers().stream().anyMatch(each -> each instanceof Annotation annotation && file.text(annotation).contains("REQUIRES_NEW"));
	}
}
