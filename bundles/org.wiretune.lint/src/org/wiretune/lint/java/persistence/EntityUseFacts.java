/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.NormalAnnotation;
import org.eclipse.jdt.core.dom.TypeLiteral;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EntityManagers;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Where code reads, inserts, changes and deletes entities: calls of entity managers and sessions, setters of an entity that
 * the same method has loaded by its key, and statements of the query language. Each fact has the details {@code entity}
 * (simple name) and {@code use}: read, insert, update or delete.
 */
public final class EntityUseFacts implements CodeFactFinder {

	/** The kind of the facts. */
	static final String KIND = "entity-use";

	private static final Set<String> LOADS = Set.of("find", "getReference", "get", "load");
	private static final Set<String> UPDATES = Set.of("merge", "update", "saveOrUpdate");
	private static final Set<String> QUERIES = Set.of("createQuery", "createNamedQuery");
	private static final Pattern STATEMENT = Pattern.compile("(?is)\\s*(?:(update)\\s+([\\w.$]+)|(delete)\\s+(?:from\\s+)?([\\w.$]+)|(?:select\\b.*?\\s)?(from)\\s+([\\w.$]+)).*");

	@Override
	public List<String> words() {
		return List.of("EntityManager", "org.hibernate.", "NamedQuery", "entityManager", "getEm()");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		EntityManagers managers = new EntityManagers(file);
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				call(node);
				return true;
			}

			@Override
			public boolean visit(NormalAnnotation node) {
				if (Annotations.simpleName(node).equals("NamedQuery")) {
					statement(constants.string(Annotations.member(node, "query")), node);
				}
				return true;
			}

			private void call(MethodInvocation call) {
				String name = call.getName().getIdentifier();
				if (call.arguments().isEmpty() || !LOADS.contains(name) && !UPDATES.contains(name) && !QUERIES.contains(name) && !Set.of("persist", "save", "remove", "delete").contains(name)
						|| !managers.isManager(call)) {
					return;
				}
				Expression first = (Expression) call.arguments().get(0);
				if (LOADS.contains(name)) {
					if (first instanceof TypeLiteral type) {
						String entity = JavaFile.simpleName(type.getType());
						use(entity, "read", call);
						setters(entity, call);
					}
				} else if (QUERIES.contains(name)) {
					statement(constants.string(first), call);
				} else {
					use(managers.type(first), UPDATES.contains(name) ? "update" : name.equals("persist") || name.equals("save") ? "insert" : "delete", call);
				}
			}

			/** Setters of the variable that a loaded entity was put into change the row when the transaction ends. */
			private void setters(String entity, MethodInvocation load) {
				ASTNode holder = load.getParent() instanceof CastExpression cast ? cast.getParent() : load.getParent();
				ASTNode member = JavaFile.member(load);
				if (!(holder instanceof VariableDeclarationFragment fragment) || !(member instanceof MethodDeclaration)) {
					return;
				}
				String variable = fragment.getName().getIdentifier();
				member.accept(new ASTVisitor() {
					@Override
					public boolean visit(MethodInvocation node) {
						if (node.getStartPosition() > load.getStartPosition() && variable.equals(EntityManagers.variable(node.getExpression()))
								&& node.getName().getIdentifier().matches("set[A-Z].*") && node.arguments().size() == 1) {
							use(entity, "update", node);
						}
						return true;
					}
				});
			}

			private void statement(String text, ASTNode place) {
				Matcher statement = text == null ? null : STATEMENT.matcher(text);
				if (statement == null || !statement.matches()) {
					return;
				}
				String entity = statement.group(1) != null ? statement.group(2) : statement.group(3) != null ? statement.group(4) : statement.group(6);
				use(entity.substring(entity.lastIndexOf('.') + 1), statement.group(1) != null ? "update" : statement.group(3) != null ? "delete" : "read", place);
			}

			private void use(String entity, String use, ASTNode place) {
				if (entity != null) {
					CodeFact fact = CodeFacts.fact(KIND, file, place);
					CodeFacts.detail(fact, file, "entity", entity, place);
					CodeFacts.detail(fact, file, "use", use, place);
					facts.accept(fact);
				}
			}
		};
	}
}
