/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.rows;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.model.platform.CodeFact;

/**
 * Entities and repositories of Panache, of kind {@value #KIND}: what they inherit goes to the database, and no line of their files says
 * so. Details: {@value #WAITS} where a call waits for its answer, which it does not where it gives {@code Uni}; {@value #RELATIONAL}. Their methods that look
 * something up, inherited ones and their own, are told as {@link RowByRowFacts#LOOKING}.
 */
public final class PanacheFacts implements CodeFactFinder {

	/** The kind of the types. */
	public static final String KIND = "panache-type";
	/** The detail of types whose calls wait. */
	public static final String WAITS = "waits";

	private static final Pattern TYPE = Pattern.compile("(?:Reactive)?Panache(?:Mongo)?(?:Entity|Repository)(?:Base)?");
	/** The detail of types of Hibernate ORM. */
	public static final String RELATIONAL = "relational";

	/** What is inherited and asks for rows, with the number of its arguments. */
	private static final List<String> INHERITED = List.of("findById/1", "findById/2", "findByIdOptional/1", "findByIdOptional/2", "find/1", "find/2", "find/3", "find/4", "list/1", "list/2", "list/3", "count/1", "count/2", "count/3");
	private static final Set<String> ASKS = Set.of("find", "findById", "findByIdOptional", "list", "count", "stream");

	@Override
	public List<String> words() {
		return List.of("extends Panache", "extends ReactivePanache", "implements Panache", "implements ReactivePanache");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration type) {
				String name = panache(type);
				if (name != null && file.importsFrom("io.quarkus")) {
					CodeFact fact = CodeFacts.fact(KIND, file, type.getName());
					fact.setName(type.getName().getIdentifier());
					if (!name.startsWith("Reactive") && !file.importsFrom("io.quarkus.hibernate.reactive") && !file.importsFrom("io.quarkus.mongodb.panache.reactive")) {
						CodeFacts.detail(fact, file, WAITS, "true", type.getName());
					}
					if (file.importsFrom("io.quarkus.hibernate.orm.panache")) {
						CodeFacts.detail(fact, file, RELATIONAL, "true", type.getName());
					}
					facts.accept(fact);
					INHERITED.forEach(signature -> looks(type.getName(), signature));
					Stream.of(type.getMethods()).filter(method -> method.getBody() != null && !method.parameters().isEmpty() && asks(method))
							.forEach(method -> looks(method.getName(), method.getName().getIdentifier() + '/' + method.parameters().size()));
				}
				return true;
			}

			private void looks(SimpleName place, String signature) {
				CodeFact fact = CodeFacts.fact(RowByRowFacts.LOOKING, file, place);
				CodeFacts.detail(fact, file, "method", signature, place);
				facts.accept(fact);
			}
		};
	}

	/** The type of Panache that a type is made of, or null. */
	private static String panache(TypeDeclaration type) {
		return Stream.concat(Stream.ofNullable(type.getSuperclassType()), ((List<?>) type.superInterfaceTypes()).stream()).map(each -> JavaFile.simpleName((Type) each)).filter(name -> TYPE.matcher(name).matches()).findFirst().orElse(null);
	}

	/** Whether a method asks by something that it inherits, outside of loops. */
	private static boolean asks(MethodDeclaration method) {
		boolean[] asks = new boolean[1];
		method.getBody().accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				asks[0] |= call.getExpression() == null && ASKS.contains(call.getName().getIdentifier()) && !call.arguments().isEmpty() && Loops.innermost(call) == null;
				return true;
			}
		});
		return asks[0];
	}
}
