/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.bean;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@code java.session-bean}: a session bean by annotation. The details: {@code kind}; for stateful ones
 * {@code remove}, which is {@code none} where nothing in the class says that or when an instance ends, else {@code known}.
 */
public final class SessionBeans implements CodeFactFinder {

	static final String KIND = "java.session-bean";

	/** Scopes at whose end the container removes the instance, and what sets a time for it. */
	private static final Set<String> ENDS = Set.of("RequestScoped", "ConversationScoped", "SessionScoped", "ViewScoped", "FlowScoped", "ApplicationScoped", "TransactionScoped", "Scope",
			"StatefulTimeout", "CacheConfig", "Cache", "LocalHome", "RemoteHome", "Model", "Name", "Remove", "Destroy");

	@Override
	public List<String> words() {
		return List.of("@Stateless", "@Stateful", "@Singleton", "ejb.Stateless", "ejb.Stateful", "ejb.Singleton");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration node) {
				String kind = node.isInterface() ? null : EnterpriseNames.sessionBean(file, node);
				if (kind != null) {
					CodeFact fact = CodeFacts.fact(KIND, file, node.getName());
					fact.setTypeName(file.qualifiedName(node));
					fact.setName(node.getName().getIdentifier());
					fact.getDetails().add(JavaFile.setting("kind", kind, null, file.origin(node.getName())));
					if (kind.equals("Stateful")) {
						fact.getDetails().add(JavaFile.setting("remove", ends(node) ? "known" : "none", null, file.origin(node.getName())));
					}
					facts.accept(fact);
				}
				return true;
			}
		};
	}

	/** A class above may have the method, and it is not seen here. */
	private static boolean ends(TypeDeclaration type) {
		if (type.getSuperclassType() != null || Modifier.isAbstract(type.getModifiers()) || hasEnd(type.modifiers())) {
			return true;
		}
		for (MethodDeclaration method : type.getMethods()) {
			if (hasEnd(method.modifiers())) {
				return true;
			}
		}
		return false;
	}

	private static boolean hasEnd(List<?> modifiers) {
		return modifiers.stream().anyMatch(each -> each instanceof Annotation annotation && ENDS.contains(Annotations.simpleName(annotation)));
	}
}
