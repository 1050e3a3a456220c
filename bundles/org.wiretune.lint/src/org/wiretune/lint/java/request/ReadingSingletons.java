/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.request;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SuperMethodInvocation;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@value #KIND}: singleton beans without a stated lock, some of whose business methods change what the bean keeps while others only
 * read it and work with it, so that readers wait for readers. Details: {@value #READER} for each that only reads, at its first modifier;
 * {@value #PACKAGE}, the package of the annotation. Left out are methods that use what the container gives, as what they ask may need the
 * lock, that call methods of a class above, and that do too little to be waited for.
 */
public final class ReadingSingletons implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "java.reading-singleton";
	/** The detail of a method that only reads. */
	public static final String READER = "reader";
	/** The detail with the package of the annotation of singletons. */
	public static final String PACKAGE = "package";

	private static final List<String> STATED = List.of("ejb.Lock", "ejb.ConcurrencyManagement");
	/** So many calls of other methods are something to wait for. */
	private static final int LEAST_CALLS = 2;

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
				if (singleton == null || LockedSingletons.states(file, type, STATED)) {
					return true;
				}
				Bean bean = new Bean(type);
				List<MethodDeclaration> business = Stream.of(type.getMethods()).filter(method -> method.getBody() != null && LockedSingletons.isBusiness(file, method)).toList();
				List<MethodDeclaration> readers = business.stream().filter(bean::onlyReads).toList();
				if (!readers.isEmpty() && business.stream().anyMatch(bean::changes)) {
					CodeFact fact = CodeFacts.fact(KIND, file, type);
					fact.setName(type.getName().getIdentifier());
					fact.setOrigin(file.origin(singleton));
					CodeFacts.detail(fact, file, PACKAGE, file.importsFrom("jakarta.ejb") ? "jakarta.ejb" : "javax.ejb", singleton);
					readers.forEach(method -> CodeFacts.detail(fact, file, READER, method.getName().getIdentifier(), (ASTNode) method.modifiers().get(0)));
					facts.accept(fact);
				}
				return true;
			}
		};
	}

	/** What the methods of a bean do with its fields. */
	private static final class Bean {

		private final SingletonFields fields;
		private final Map<String, List<MethodDeclaration>> methods = new HashMap<>();
		private final boolean hasParent;

		Bean(TypeDeclaration type) {
			hasParent = type.getSuperclassType() != null;
			fields = new SingletonFields(type);
			Stream.of(type.getMethods()).filter(method -> method.getBody() != null).forEach(method -> methods.computeIfAbsent(method.getName().getIdentifier(), key -> new ArrayList<>()).add(method));
		}

		/** Whether a method, or one of the class that it calls, changes a field or what it holds. */
		boolean changes(MethodDeclaration method) {
			return reached(method, new HashSet<>()).stream().anyMatch(each -> fields.areChangedBy(each.getBody()));
		}

		boolean onlyReads(MethodDeclaration method) {
			if (changes(method) || method.modifiers().isEmpty()) {
				return false;
			}
			Work work = new Work();
			reached(method, new HashSet<>()).forEach(each -> each.getBody().accept(work));
			return work.reads && !work.leaves && work.calls >= LEAST_CALLS;
		}

		private Set<MethodDeclaration> reached(MethodDeclaration method, Set<MethodDeclaration> reached) {
			if (reached.add(method)) {
				method.getBody().accept(new ASTVisitor() {
					@Override
					public boolean visit(MethodInvocation node) {
						if (isOwn(node)) {
							methods.getOrDefault(node.getName().getIdentifier(), List.of()).forEach(each -> reached(each, reached));
						}
						return true;
					}
				});
			}
			return reached;
		}

		private static boolean isOwn(MethodInvocation node) {
			return node.getExpression() == null || node.getExpression() instanceof ThisExpression;
		}

		/** What a method reads, calls and asks of others. */
		private final class Work extends ASTVisitor {

			private boolean reads;
			private boolean leaves;
			private int calls;

			@Override
			public boolean visit(SimpleName node) {
				reads |= fields.isKept(node.getIdentifier());
				leaves |= fields.isFilled(node.getIdentifier());
				return true;
			}

			@Override
			public boolean visit(MethodInvocation node) {
				leaves |= hasParent && isOwn(node) && !methods.containsKey(node.getName().getIdentifier());
				calls++;
				return true;
			}

			@Override
			public boolean visit(SuperMethodInvocation node) {
				leaves = true;
				return true;
			}
		}
	}
}
