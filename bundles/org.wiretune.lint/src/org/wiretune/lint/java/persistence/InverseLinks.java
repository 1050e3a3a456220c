/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@value #KIND}: the end without the key of a one-to-one link of entities, which may be null, so that a provider asks for it with
 * each entity. Details: {@value #ATTRIBUTE}; {@value #LAZY}, where the mapping says so in vain.
 */
public final class InverseLinks implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "java.inverse-one-to-one";
	/** The detail with the name of the attribute. */
	public static final String ATTRIBUTE = "attribute";
	/** The detail of one that is mapped to be read later. */
	public static final String LAZY = "lazy";

	/** No provider takes many for the end of such a link. */
	private static final Set<String> MANY = Set.of("List", "Set", "Collection", "Map");

	@Override
	public List<String> words() {
		return List.of("@OneToOne");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(FieldDeclaration node) {
				if (!MANY.contains(String.valueOf(JavaFile.simpleName(node.getType())))) {
					look(node, ((VariableDeclarationFragment) node.fragments().get(0)).getName().getIdentifier());
				}
				return false;
			}

			@Override
			public boolean visit(MethodDeclaration node) {
				String name = node.getName().getIdentifier();
				if (name.startsWith("get") && name.length() > 3) {
					look(node, Character.toLowerCase(name.charAt(3)) + name.substring(4));
				}
				return false;
			}

			private void look(BodyDeclaration member, String name) {
				Annotation link = Annotations.find(member.modifiers(), "OneToOne");
				if (link == null || !Annotations.isPersistence(file, link, "OneToOne") || Annotations.member(link, "mappedBy") == null || isKnownToBeThere(link) || Annotations.find(member.modifiers(), "LazyToOne") != null || Annotations.find(member.modifiers(), "Fetch") != null
						|| !(member.getParent() instanceof AbstractTypeDeclaration type) || Annotations.find(type.modifiers(), "Entity") == null) {
					return;
				}
				CodeFact fact = CodeFacts.fact(KIND, file, link);
				CodeFacts.detail(fact, file, ATTRIBUTE, name, member);
				if (String.valueOf(Annotations.member(link, "fetch")).endsWith("LAZY")) {
					CodeFacts.detail(fact, file, LAZY, "true", link);
				}
				facts.accept(fact);
			}

			/** A proxy may stand for what is always there. */
			private boolean isKnownToBeThere(Annotation link) {
				return "false".equals(String.valueOf(Annotations.member(link, "optional"))) && String.valueOf(Annotations.member(link, "fetch")).endsWith("LAZY");
			}
		};
	}
}
