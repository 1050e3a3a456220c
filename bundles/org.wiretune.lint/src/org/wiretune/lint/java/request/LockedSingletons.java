/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.request;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Singleton beans whose calls wait for each other although they share nothing that changes: no lock is stated, so that each business
 * method takes that for writing; no field is assigned but in the beginning, and what fields hold is changed in none of them. A map that is
 * made for several threads counts as something that changes: what is read before it is written needs a lock all the same. Detail: {@code method} for each business method.
 */
public final class LockedSingletons implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "locked-singleton";

	/** Who states one of these has chosen a lock, or is there to begin something. */
	private static final List<String> STATED = List.of("ejb.Lock", "ejb.ConcurrencyManagement", "ejb.Startup");
	private static final List<String> NO_BUSINESS = List.of("annotation.PostConstruct", "annotation.PreDestroy", "ejb.Schedule", "ejb.Schedules", "ejb.Timeout", "interceptor.AroundInvoke", "interceptor.AroundConstruct",
			"enterprise.inject.Produces", "ejb.Asynchronous");

	@Override
	public List<String> words() {
		return List.of("javax.ejb.Singleton", "jakarta.ejb.Singleton", "javax.ejb.*", "jakarta.ejb.*");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration type) {
				Annotation singleton = EnterpriseNames.annotation(file, type.modifiers(), "ejb.Singleton");
				if (singleton != null && !states(file, type, STATED) && type.getSuperclassType() == null) {
					List<MethodDeclaration> business = Stream.of(type.getMethods()).filter(method -> isBusiness(file, method)).toList();
					if (!business.isEmpty() && sharesNothing(file, type)) {
						CodeFact fact = CodeFacts.fact(KIND, file, type);
						fact.setName(type.getName().getIdentifier());
						fact.setOrigin(file.origin(singleton));
						business.forEach(method -> CodeFacts.detail(fact, file, "method", method.getName().getIdentifier(), method.getName()));
						facts.accept(fact);
					}
				}
				return true;
			}
		};
	}

	/** {@return whether a class or one of its methods has one of some annotations} @param file the file @param type the class @param names the annotations, without the beginning of their packages */
	static boolean states(JavaFile file, TypeDeclaration type, List<String> names) {
		return names.stream().anyMatch(name -> EnterpriseNames.annotation(file, type.modifiers(), name) != null || Stream.of(type.getMethods()).anyMatch(method -> EnterpriseNames.annotation(file, method.modifiers(), name) != null));
	}

	/** {@return whether clients of a bean call a method} @param file the file @param method the method */
	static boolean isBusiness(JavaFile file, MethodDeclaration method) {
		return Modifier.isPublic(method.getModifiers()) && !Modifier.isStatic(method.getModifiers()) && !method.isConstructor() && !isBeginning(file, method)
				&& method.parameters().stream().noneMatch(parameter -> ((SingleVariableDeclaration) parameter).modifiers().stream().anyMatch(each -> each.toString().startsWith("@Observes")));
	}

	private static boolean isBeginning(JavaFile file, MethodDeclaration method) {
		return NO_BUSINESS.stream().anyMatch(name -> EnterpriseNames.annotation(file, method.modifiers(), name) != null);
	}

	private static boolean sharesNothing(JavaFile file, TypeDeclaration type) {
		SingletonFields fields = new SingletonFields(type);
		return Stream.of(type.getMethods()).noneMatch(method -> method.getBody() != null && !method.isConstructor() && EnterpriseNames.annotation(file, method.modifiers(), "annotation.PostConstruct") == null
				&& fields.areChangedBy(method.getBody()));
	}
}
