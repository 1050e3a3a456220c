/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.bean;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.TypeLiteral;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@code java.remote-view}: an interface by which enterprise beans are called from outside, annotated itself or
 * named by the bean. The type's name is that of the interface.
 */
public final class RemoteViews implements CodeFactFinder {

	static final String KIND = "java.remote-view";

	@Override
	public List<String> words() {
		return List.of("@Remote", "ejb.Remote");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration node) {
				Annotation remote = EnterpriseNames.annotation(file, node.modifiers(), "ejb.Remote");
				if (remote == null) {
					return true;
				}
				if (node.isInterface()) {
					add(file.qualifiedName(node), remote);
				} else if (Annotations.members(remote, "value").isEmpty()) {
					EnterpriseNames.interfaces(node).stream().filter(name -> !name.equals("Serializable")).forEach(name -> add(EnterpriseNames.qualified(file, name), remote));
				}
				for (Expression each : Annotations.members(remote, "value")) {
					if (each instanceof TypeLiteral literal) {
						add(EnterpriseNames.qualified(file, literal.getType()), remote);
					}
				}
				return true;
			}

			private void add(String type, ASTNode node) {
				CodeFact fact = CodeFacts.fact(KIND, file, node);
				fact.setTypeName(type);
				facts.accept(fact);
			}
		};
	}
}
