/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.ArrayInitializer;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MemberValuePair;
import org.eclipse.jdt.core.dom.NormalAnnotation;
import org.eclipse.jdt.core.dom.SingleMemberAnnotation;

/** Annotations as they are written. */
public final class Annotations {

	private static final List<String> PERSISTENCE = List.of("javax.persistence.", "jakarta.persistence.");

	private Annotations() {
	}

	/** {@return the annotation with a simple name among modifiers, or null} */
	public static Annotation find(List<?> modifiers, String simpleName) {
		for (Object modifier : modifiers) {
			if (modifier instanceof Annotation annotation && simpleName(annotation).equals(simpleName)) {
				return annotation;
			}
		}
		return null;
	}

	/** {@return the simple name of an annotation} */
	public static String simpleName(Annotation annotation) {
		String name = annotation.getTypeName().getFullyQualifiedName();
		return name.substring(name.lastIndexOf('.') + 1);
	}

	/** {@return the value of a member, or null where the annotation does not state it} */
	public static Expression member(Annotation annotation, String name) {
		if (annotation instanceof SingleMemberAnnotation single) {
			return name.equals("value") ? single.getValue() : null;
		}
		if (annotation instanceof NormalAnnotation normal) {
			for (Object each : normal.values()) {
				MemberValuePair pair = (MemberValuePair) each;
				if (pair.getName().getIdentifier().equals(name)) {
					return pair.getValue();
				}
			}
		}
		return null;
	}

	/** {@return the values of a member that is an array; one value may stand without braces} */
	public static List<Expression> members(Annotation annotation, String name) {
		Expression value = member(annotation, name);
		List<Expression> values = new ArrayList<>();
		if (value instanceof ArrayInitializer array) {
			for (Object each : array.expressions()) {
				values.add((Expression) each);
			}
		} else if (value != null) {
			values.add(value);
		}
		return values;
	}

	/**
	 * {@return whether an annotation is that of the persistence API} Another library may have one of the same simple
	 * name; its import tells.
	 */
	public static boolean isPersistence(JavaFile file, Annotation annotation, String simpleName) {
		String written = annotation.getTypeName().getFullyQualifiedName();
		String name = written.indexOf('.') < 0 ? file.imported(simpleName) : written;
		if (name == null) {
			return file.imports("javax.persistence." + simpleName) || file.imports("jakarta.persistence." + simpleName);
		}
		return PERSISTENCE.stream().anyMatch(start -> name.equals(start + simpleName));
	}
}
