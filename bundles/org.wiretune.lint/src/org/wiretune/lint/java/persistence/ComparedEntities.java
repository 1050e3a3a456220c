/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@value #KIND}: entities whose equality Lombok makes of all attributes, collections that are read late among them. Detail {@value #COLLECTION}, for each
 * such collection. Silent where the annotation says which attributes count, and where the class has its own method.
 */
public final class ComparedEntities implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "java.compared-entity";
	/** The detail of a collection. */
	public static final String COLLECTION = "collection";

	private static final List<String> LINKS = List.of("OneToMany", "ManyToMany");
	private static final List<String> CHOOSES = List.of("onlyExplicitlyIncluded", "of", "exclude");

	@Override
	public List<String> words() {
		return List.of("@Data", "@EqualsAndHashCode");
	}

	@Override
	public List<String> beside() {
		return List.of("@OneToMany", "@ManyToMany");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration type) {
				Annotation compares = Annotations.find(type.modifiers(), "EqualsAndHashCode");
				Annotation marks = compares == null ? Annotations.find(type.modifiers(), "Data") : compares;
				if (marks == null || !file.importsFrom("lombok") || Annotations.find(type.modifiers(), "Entity") == null || compares != null && CHOOSES.stream().anyMatch(each -> Annotations.member(compares, each) != null) || hasOwn(type)) {
					return true;
				}
				CodeFact fact = CodeFacts.fact(KIND, file, type.getName());
				fact.setOrigin(file.origin(marks));
				fact.setName(type.getName().getIdentifier());
				for (FieldDeclaration field : type.getFields()) {
					if (isReadLate(field)) {
						CodeFacts.detail(fact, file, COLLECTION, ((VariableDeclarationFragment) field.fragments().get(0)).getName().getIdentifier(), field);
					}
				}
				if (!fact.getDetails().isEmpty()) {
					facts.accept(fact);
				}
				return true;
			}
		};
	}

	private static boolean hasOwn(TypeDeclaration type) {
		return List.of(type.getMethods()).stream().anyMatch(method -> method.getName().getIdentifier().equals("equals") || method.getName().getIdentifier().equals("hashCode"));
	}

	private static boolean isReadLate(FieldDeclaration field) {
		boolean left = field.modifiers().stream().anyMatch(each -> each instanceof Annotation annotation && annotation.getTypeName().getFullyQualifiedName().endsWith("Exclude") && !annotation.getTypeName().getFullyQualifiedName().contains("ToString"));
		return !left && !Modifier.isStatic(field.getModifiers()) && !Modifier.isTransient(field.getModifiers()) && LINKS.stream().map(link -> Annotations.find(field.modifiers(), link)).anyMatch(link -> link != null && !String.valueOf(Annotations.member(link, "fetch")).endsWith("EAGER"));
	}
}
