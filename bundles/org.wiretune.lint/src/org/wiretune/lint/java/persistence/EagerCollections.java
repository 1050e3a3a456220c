/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Name;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@code java.eager-collection}: a collection of entities whose mapping asks for it with each owner. Details: {@code fetch},
 * the word EAGER, or FALSE of the older annotation of Hibernate; {@code collection}, its name. Collections of values, which are mostly short, are left alone, those that Hibernate keeps or
 * reads for many owners together, and those of owners of which an application has a handful, as their names tell.
 */
public final class EagerCollections implements CodeFactFinder {

	/** The kind of the facts. */
	public static final String KIND = "java.eager-collection";

	/** Entities that describe others, with a handful of rows. */
	private static final Pattern FEW = Pattern.compile("\\w*(Type|Kind|Status|Format|Template|Realm|Language|Country|Currency)(Entity|DAO)?");
	private static final Pattern GETTER = Pattern.compile("(?:get|is)\\p{Lu}\\w*");
	private static final List<String> COLLECTIONS = List.of("OneToMany", "ManyToMany");

	@Override
	public List<String> words() {
		return List.of("FetchType.EAGER", "= EAGER", "=EAGER", "@LazyCollection");
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
				// What stands before another method, whose field is gone, maps nothing.
				if (GETTER.matcher(node.getName().getIdentifier()).matches() && node.parameters().isEmpty()) {
					look(node, node.getName().getIdentifier());
				}
				return true;
			}

			private boolean isReadTogether(BodyDeclaration member) {
				Annotation fetch = Annotations.find(member.modifiers(), "Fetch");
				return fetch != null && file.text(fetch).contains("SUBSELECT") || Annotations.find(member.modifiers(), "BatchSize") != null || Annotations.find(member.modifiers(), "Cache") != null;
			}

			private boolean isOfFew(BodyDeclaration member) {
				return member.getParent() instanceof AbstractTypeDeclaration type && FEW.matcher(type.getName().getIdentifier()).matches();
			}

			/** The last word of a value, where it is the one that is looked for. */
			private Name word(Expression value, String wanted) {
				Name word = value instanceof QualifiedName qualified ? qualified.getName() : value instanceof Name simple ? simple : null;
				return word != null && word.getFullyQualifiedName().equals(wanted) ? word : null;
			}

			private void look(BodyDeclaration member, String name) {
				for (String kind : COLLECTIONS) {
					Annotation annotation = Annotations.find(member.modifiers(), kind);
					Name word = annotation == null || !Annotations.isPersistence(file, annotation, kind) ? null : word(Annotations.member(annotation, "fetch"), "EAGER");
					if (annotation != null && word == null && Annotations.isPersistence(file, annotation, kind)) {
						// The older annotation of Hibernate counts more than what the standard's says or does not say.
						Annotation hibernate = Annotations.find(member.modifiers(), "LazyCollection");
						word = hibernate == null ? null : word(Annotations.member(hibernate, "value"), "FALSE");
					}
					// What may be missing is always asked for.
					if (word != null && Annotations.find(member.modifiers(), "NotFound") == null && !isReadTogether(member) && !isOfFew(member)) {
						CodeFact fact = CodeFacts.fact(KIND, file, word);
						CodeFacts.detail(fact, file, "fetch", word.getFullyQualifiedName(), word);
						CodeFacts.detail(fact, file, "collection", name, member);
						facts.accept(fact);
					}
				}
			}
		};
	}
}
