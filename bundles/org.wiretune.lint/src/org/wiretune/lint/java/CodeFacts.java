/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import org.eclipse.jdt.core.dom.ASTNode;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.PlatformFactory;

/** Makes observations of Java source, see {@link CodeFactFinder}. */
public final class CodeFacts {

	private CodeFacts() {
	}

	/**
	 * {@return a new observation without details}
	 *
	 * @param kind its kind
	 * @param file the file
	 * @param node the piece of code
	 */
	public static CodeFact fact(String kind, JavaFile file, ASTNode node) {
		CodeFact fact = PlatformFactory.INSTANCE.createCodeFact();
		fact.setKind(kind);
		fact.setName(file.place(node));
		ASTNode type = JavaFile.type(node);
		fact.setTypeName(type == null ? null : file.qualifiedName(type));
		fact.setOrigin(file.origin(node));
		return fact;
	}

	/**
	 * Adds a detail to an observation.
	 *
	 * @param fact the observation
	 * @param file the file
	 * @param name the name of the detail
	 * @param value its value
	 * @param place where it stands
	 */
	public static void detail(CodeFact fact, JavaFile file, String name, String value, ASTNode place) {
		fact.getDetails().add(JavaFile.setting(name, value, null, file.origin(place)));
	}
}
