/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.request;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/** Observes {@value #KIND}: a class that pages know by a name, which is the name of the observation: the one that its annotation states, or that of the class with a small letter. */
public final class NamedBeans implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "faces-bean";

	@Override
	public List<String> words() {
		return List.of("@ManagedBean", "@Named", "@Model");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration type) {
				Annotation named = Annotations.find(type.modifiers(), "Named");
				Annotation managed = named == null ? Annotations.find(type.modifiers(), "ManagedBean") : null;
				if (!type.isInterface() && (named != null || managed != null || Annotations.find(type.modifiers(), "Model") != null)) {
					Expression stated = named != null ? Annotations.member(named, "value") : managed != null ? Annotations.member(managed, "name") : null;
					String name = stated == null ? null : constants.string(stated);
					CodeFact fact = CodeFacts.fact(KIND, file, type.getName());
					fact.setTypeName(file.qualifiedName(type));
					fact.setName(name == null || name.isBlank() ? byClass(type.getName().getIdentifier()) : name);
					facts.accept(fact);
				}
				return true;
			}
		};
	}

	private static String byClass(String type) {
		return Character.toLowerCase(type.charAt(0)) + type.substring(1);
	}
}
