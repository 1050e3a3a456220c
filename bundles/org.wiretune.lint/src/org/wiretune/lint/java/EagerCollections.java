/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Name;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@code java.eager-collection}: a collection of an entity whose mapping asks for it with each entity. Details: {@code fetch},
 * the word EAGER; {@code collection}, its name; {@code values}, where it holds values and no entities; {@code few}, where Hibernate is told
 * to read the collections of many entities together.
 */
public final class EagerCollections implements CodeFactFinder {

	/** The kind of the facts. */
	public static final String KIND = "java.eager-collection";

	private static final List<String> COLLECTIONS = List.of("OneToMany", "ManyToMany", "ElementCollection");

	@Override
	public List<String> words() {
		return List.of("FetchType.EAGER", "= EAGER", "=EAGER");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(FieldDeclaration node) {
				look(node, ((VariableDeclarationFragment) node.fragments().get(0)).getName().getIdentifier());
				return true;
			}

			@Override
			public boolean visit(MethodDeclaration node) {
				look(node, node.getName().getIdentifier());
				return true;
			}

			private void look(BodyDeclaration member, String name) {
				for (String kind : COLLECTIONS) {
					Annotation annotation = Annotations.find(member.modifiers(), kind);
					Expression fetch = annotation == null || !Annotations.isPersistence(file, annotation, kind) ? null : Annotations.member(annotation, "fetch");
					Name word = fetch instanceof QualifiedName qualified ? qualified.getName() : fetch instanceof Name simple ? simple : null;
					// What may be missing is always asked for.
					if (word != null && word.getFullyQualifiedName().equals("EAGER") && Annotations.find(member.modifiers(), "NotFound") == null) {
						CodeFact fact = CodeFactFinders.fact(KIND, file, word);
						CodeFactFinders.detail(fact, file, "fetch", "EAGER", word);
						CodeFactFinders.detail(fact, file, "collection", name, member);
						if (kind.equals("ElementCollection")) {
							CodeFactFinders.detail(fact, file, "values", "true", annotation);
						}
						if (Annotations.find(member.modifiers(), "Fetch") != null || Annotations.find(member.modifiers(), "BatchSize") != null || Annotations.find(member.modifiers(), "Cache") != null) {
							CodeFactFinders.detail(fact, file, "few", "true", annotation);
						}
						facts.accept(fact);
					}
				}
			}
		};
	}
}
