/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rows;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.ParameterizedType;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@value #KIND}: methods of repositories of Spring Data that delete all rows of a range, such as those before a time, and whose
 * statement Spring makes of their name: it reads the rows and removes each of them. Details: {@code receiver}, {@code method} and
 * {@value #ENTITY}. A method with a query of its own is none, and one that deletes by a key or a name, of which there may be one row.
 */
public final class DerivedDeletes implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "java.derived-delete";
	/** The detail of the class whose rows are deleted. */
	public static final String ENTITY = "entity";

	private static final Set<String> REPOSITORIES = Set.of("CrudRepository", "ListCrudRepository", "PagingAndSortingRepository", "ListPagingAndSortingRepository", "JpaRepository", "Repository");
	private static final Pattern RANGE = Pattern.compile("(?:delete|remove)\\w*?By\\w+?(?:Before|After|LessThan|LessThanEqual|GreaterThan|GreaterThanEqual|Between)(?:(?:And|Or)[A-Z]\\w*)?");
	private static final List<String> OWN = List.of("Query", "Modifying", "NativeQuery");

	@Override
	public List<String> words() {
		return List.of("CrudRepository<", "PagingAndSortingRepository<", "JpaRepository<", "extends Repository<");
	}

	@Override
	public List<String> beside() {
		return List.of("Before(", "After(", "LessThan", "GreaterThan", "Between");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration type) {
				String entity = type.isInterface() && file.importsFrom("org.springframework.data") ? entity(type) : null;
				if (entity != null) {
					for (MethodDeclaration method : type.getMethods()) {
						if (RANGE.matcher(method.getName().getIdentifier()).matches() && OWN.stream().allMatch(name -> Annotations.find(method.modifiers(), name) == null)) {
							facts.accept(fact(file, type, method, entity));
						}
					}
				}
				return true;
			}
		};
	}

	private static CodeFact fact(JavaFile file, TypeDeclaration type, MethodDeclaration method, String entity) {
		CodeFact fact = CodeFacts.fact(KIND, file, method.getName());
		CodeFacts.detail(fact, file, "receiver", type.getName().getIdentifier(), method.getName());
		CodeFacts.detail(fact, file, "method", method.getName().getIdentifier(), method.getName());
		CodeFacts.detail(fact, file, ENTITY, entity, method.getName());
		return fact;
	}

	/** The class of the rows of a repository, or null. */
	private static String entity(TypeDeclaration type) {
		for (Object each : type.superInterfaceTypes()) {
			if (each instanceof ParameterizedType parameterized && REPOSITORIES.contains(JavaFile.simpleName(parameterized)) && parameterized.typeArguments().size() == 2) {
				return JavaFile.simpleName((Type) parameterized.typeArguments().get(0));
			}
		}
		return null;
	}
}
