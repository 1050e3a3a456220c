/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.request;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@code java.session.attribute}: a collection, a map or the result of a query that is put into the session of a
 * web client. The details name the attribute and the type.
 */
public final class SessionAttributes implements CodeFactFinder {

	static final String KIND = "java.session.attribute";

	private static final Set<String> LARGE = Set.of("List", "ArrayList", "LinkedList", "Vector", "Collection", "Set", "HashSet", "TreeSet", "LinkedHashSet", "Map", "HashMap",
			"TreeMap", "LinkedHashMap", "Hashtable", "ConcurrentHashMap", "byte[]", "CachedRowSet", "Document");

	@Override
	public List<String> words() {
		return List.of(".setAttribute(");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (node.getName().getIdentifier().equals("setAttribute") && node.arguments().size() == 2 && isSession(node.getExpression())) {
					String type = type((Expression) node.arguments().get(1));
					if (type != null) {
						CodeFact fact = CodeFacts.fact(KIND, file, node);
						Expression attribute = (Expression) node.arguments().get(0);
						String name = constants.string(attribute);
						fact.getDetails().add(JavaFile.setting("attribute", name == null ? file.text(attribute) : name, null, file.origin(attribute)));
						fact.getDetails().add(JavaFile.setting("type", type, null, file.origin((Expression) node.arguments().get(1))));
						facts.accept(fact);
					}
				}
				return true;
			}

			private boolean isSession(Expression receiver) {
				return receiver instanceof MethodInvocation call && call.getName().getIdentifier().equals("getSession") && call.arguments().size() < 2
						|| EnterpriseNames.isVariable(file, receiver, Set.of("HttpSession"));
			}

			private String type(Expression value) {
				if (value instanceof ClassInstanceCreation creation) {
					String name = JavaFile.simpleName(creation.getType());
					return LARGE.contains(name) ? name : null;
				}
				if (value instanceof MethodInvocation call) {
					return call.getName().getIdentifier().equals("getResultList") ? "List" : null;
				}
				String name = EnterpriseNames.variable(value);
				return name == null || file.typesOf(name).size() != 1 ? null : file.typesOf(name).stream().filter(LARGE::contains).findFirst().orElse(null);
			}
		};
	}
}
