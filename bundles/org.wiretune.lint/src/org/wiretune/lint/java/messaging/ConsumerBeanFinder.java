/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.messaging;

import java.util.List;
import java.util.Set;
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

/**
 * Consumer beans of JBoss: an observation of the kind {@value #KIND} for each, its details the activation properties by name.
 */
public final class ConsumerBeanFinder implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "consumer-bean";

	private static final Set<String> TYPES = Set.of("org.jboss.ejb3.annotation.Consumer", "org.jboss.annotation.ejb.Consumer");

	@Override
	public List<String> words() {
		return List.of("org.jboss.ejb3.annotation", "org.jboss.annotation.ejb");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration node) {
				Annotation marker = Annotations.find(node.modifiers(), "Consumer");
				if (marker == null || !isOfJBoss(file, marker)) {
					return true;
				}
				CodeFact fact = CodeFacts.fact(KIND, file, node.getName());
				fact.setOrigin(file.origin(marker.getTypeName()));
				for (Expression each : Annotations.members(marker, "activationConfig")) {
					if (each instanceof Annotation property) {
						add(fact, file, constants, property);
					}
				}
				facts.accept(fact);
				return true;
			}
		};
	}

	private static boolean isOfJBoss(JavaFile file, Annotation marker) {
		String written = marker.getTypeName().getFullyQualifiedName();
		return TYPES.stream().anyMatch(type -> written.indexOf('.') > 0 ? type.equals(written) : file.imports(type));
	}

	private static void add(CodeFact fact, JavaFile file, Constants constants, Annotation property) {
		Expression nameExpression = Annotations.member(property, "propertyName");
		Expression valueExpression = Annotations.member(property, "propertyValue");
		String name = nameExpression == null ? null : constants.string(nameExpression);
		String value = valueExpression == null ? null : constants.string(valueExpression);
		if (name != null && value != null) {
			fact.getDetails().add(file.setting(name, value, null, valueExpression));
		}
	}
}
