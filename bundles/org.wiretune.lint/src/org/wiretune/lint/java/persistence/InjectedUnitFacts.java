/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MarkerAnnotation;
import org.eclipse.jdt.core.dom.NormalAnnotation;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/** Entity managers that a container injects: kind {@code persistence-context}, with the detail {@code unitName} where it is stated. */
public final class InjectedUnitFacts implements CodeFactFinder {

	/** The kind of the facts. */
	static final String KIND = "persistence-context";

	@Override
	public List<String> words() {
		return List.of("PersistenceContext");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MarkerAnnotation node) {
				annotation(node);
				return true;
			}

			@Override
			public boolean visit(NormalAnnotation node) {
				annotation(node);
				return true;
			}

			private void annotation(Annotation annotation) {
				if (!Annotations.simpleName(annotation).equals("PersistenceContext") || !Annotations.isPersistence(file, annotation, "PersistenceContext")) {
					return;
				}
				CodeFact fact = CodeFacts.fact(KIND, file, annotation);
				Expression unit = Annotations.member(annotation, "unitName");
				String name = unit == null ? null : constants.string(unit);
				if (name != null) {
					CodeFacts.detail(fact, file, "unitName", name, unit);
				}
				facts.accept(fact);
			}
		};
	}
}
