/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@code java.helper-type}: a class that other classes call to work with the database, with what it extends and
 * implements, so that its inherited methods are known. The type's name is that of the class; details {@code extends} and
 * {@code implements} are qualified names.
 */
public final class HelperTypes implements CodeFactFinder {

	static final String KIND = "java.helper-type";

	@Override
	public List<String> words() {
		return List.of("@Stateless", "@Stateful", "@Singleton", "ejb.Stateless", "@Repository", "@Service", "Service extends ", "Service implements ", "Bean implements ", "Manager implements ", "Facade extends ", "Dao extends ", "DAO extends ", "DaoImpl extends ", "DAOImpl extends ", "Impl implements ", " implements I");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration node) {
				if (node.isPackageMemberTypeDeclaration() && (node.getSuperclassType() != null || !node.superInterfaceTypes().isEmpty())) {
					CodeFact fact = CodeFacts.fact(KIND, file, node.getName());
					fact.setTypeName(file.qualifiedName(node));
					if (node.getSuperclassType() != null) {
						CodeFacts.detail(fact, file, "extends", EnterpriseNames.qualified(file, node.getSuperclassType()), node.getSuperclassType());
					}
					for (Object each : node.superInterfaceTypes()) {
						CodeFacts.detail(fact, file, node.isInterface() ? "extends" : "implements", EnterpriseNames.qualified(file, (Type) each), (Type) each);
					}
					facts.accept(fact);
				}
				return false;
			}
		};
	}
}
