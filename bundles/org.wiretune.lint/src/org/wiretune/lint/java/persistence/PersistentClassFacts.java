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
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.TypeLiteral;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * What entities and embeddable classes are made of, as far as rules ask for it: the role of the class, a version, large
 * objects, collections, a key class, and whether {@code hashCode} is declared. The name of the fact is the simple name.
 */
public final class PersistentClassFacts implements CodeFactFinder {

	/** The kind of the facts. */
	static final String KIND = "persistent-class";

	private static final Set<String> COLLECTIONS = Set.of("OneToMany", "ManyToMany", "ElementCollection");
	/** Annotations of Lombok that bring the methods. */
	private static final Set<String> GENERATE_EQUALITY = Set.of("Data", "EqualsAndHashCode", "Value");

	@Override
	public List<String> words() {
		return List.of("@Entity", "@Embeddable", "@MappedSuperclass", "persistence.Entity", "persistence.Embeddable", "persistence.MappedSuperclass");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration node) {
				for (String role : List.of("Entity", "Embeddable", "MappedSuperclass")) {
					Annotation marker = Annotations.find(node.modifiers(), role);
					if (marker != null && Annotations.isPersistence(file, marker, role)) {
						facts.accept(fact(file, node, role));
						break;
					}
				}
				return true;
			}
		};
	}

	private static CodeFact fact(JavaFile file, TypeDeclaration type, String role) {
		CodeFact fact = CodeFacts.fact(KIND, file, type.getName());
		detail(fact, file, "role", role, type.getName());
		if (type.getSuperclassType() != null) {
			detail(fact, file, "extends", JavaFile.simpleName(type.getSuperclassType()), type.getSuperclassType());
		}
		Annotation immutable = Annotations.find(type.modifiers(), "Immutable");
		if (immutable != null) {
			detail(fact, file, "immutable", "true", immutable);
		}
		Annotation idClass = Annotations.find(type.modifiers(), "IdClass");
		if (idClass != null && Annotations.member(idClass, "value") instanceof TypeLiteral literal) {
			detail(fact, file, "key-class", JavaFile.simpleName(literal.getType()), literal);
		}
		for (Object each : type.bodyDeclarations()) {
			member(fact, file, (BodyDeclaration) each);
		}
		if (GENERATE_EQUALITY.stream().anyMatch(name -> Annotations.find(type.modifiers(), name) != null)) {
			detail(fact, file, "hashCode", "true", type.getName());
		}
		return fact;
	}

	private static void member(CodeFact fact, JavaFile file, BodyDeclaration member) {
		if (member instanceof MethodDeclaration method && method.getName().getIdentifier().equals("hashCode") && method.parameters().isEmpty()) {
			detail(fact, file, "hashCode", "true", method.getName());
		}
		for (Object modifier : member.modifiers()) {
			if (!(modifier instanceof Annotation annotation)) {
				continue;
			}
			String name = Annotations.simpleName(annotation);
			if ((name.equals("Version") || name.equals("Lob") || name.equals("EmbeddedId") || COLLECTIONS.contains(name)) && !Annotations.isPersistence(file, annotation, name)) {
				continue;
			}
			switch (name) {
			case "Version" -> detail(fact, file, "version", "true", annotation);
			case "Lob" -> detail(fact, file, "lob", "true", annotation);
			case "EmbeddedId" -> detail(fact, file, "key-class", type(member), annotation);
			default -> {
				if (COLLECTIONS.contains(name)) {
					collection(fact, file, annotation);
				}
			}
			}
		}
	}

	private static void collection(CodeFact fact, JavaFile file, Annotation annotation) {
		Expression fetch = Annotations.member(annotation, "fetch");
		if (fetch == null || !file.text(fetch).endsWith("EAGER")) {
			detail(fact, file, "lazy-collection", "true", annotation);
		}
		if (Annotations.members(annotation, "cascade").stream().map(file::text).anyMatch(cascade -> cascade.endsWith("ALL") || cascade.endsWith("PERSIST"))) {
			detail(fact, file, "cascade", "true", annotation);
		}
	}

	private static String type(BodyDeclaration member) {
		Type type = member instanceof FieldDeclaration field ? field.getType() : member instanceof MethodDeclaration method ? method.getReturnType2() : null;
		return type == null ? "" : JavaFile.simpleName(type);
	}

	private static void detail(CodeFact fact, JavaFile file, String name, String value, ASTNode place) {
		CodeFacts.detail(fact, file, name, value, place);
	}
}
