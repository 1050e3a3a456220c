/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.request;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.persistence.HelperCalls;
import org.wiretune.lint.java.rows.DatabaseCalls;
import org.wiretune.model.platform.CodeFact;

/**
 * Methods of Quarkus that run on a thread of the event loop and block it: a resource that returns {@code Uni}, {@code Multi} or a stage,
 * or is marked as not blocking, and a method that receives messages of a channel, without an annotation that moves them to another
 * thread. Details: {@code call}, what blocks; {@code entry}, {@code resource} or {@code channel}. What stands in a lambda may run
 * elsewhere and is none of them. For methods that block in what they call, beans tell which of their methods block
 * ({@value #METHOD}: {@code method}, {@code parameters}, {@code call}), and methods on the event loop what they call
 * ({@value #CALLED}: {@code type}, {@code method}, {@code parameters}, {@code entry}). Methods of beans that call what may be inherited
 * from Panache are told with it ({@value #STORES}: {@code method}, {@code parameters}, {@code type}, {@code call}).
 */
public final class EventLoopFacts implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "blocked-event-loop";
	/** The kind of methods of beans that block their thread, whichever that is. */
	public static final String METHOD = "blocking-bean-method";
	/** The kind of methods of beans that store or look up something by a bean or entity, of which other files tell whether it waits. */
	public static final String STORES = "storing-bean-method";
	/** The kind of calls from a thread of the event loop. */
	public static final String CALLED = "call-on-event-loop";

	private static final List<String> RESOURCE = List.of("ws.rs.GET", "ws.rs.POST", "ws.rs.PUT", "ws.rs.DELETE", "ws.rs.PATCH");
	private static final Set<String> REACTIVE = Set.of("Uni", "Multi", "CompletionStage", "CompletableFuture");
	private static final List<String> MOVED = List.of("Blocking", "Transactional", "RunOnVirtualThread");
	private static final List<String> SCOPES = List.of("ApplicationScoped", "RequestScoped", "Dependent", "Singleton", "Path");
	private static final Set<String> MANAGER_CALLS = Set.of("persist", "merge", "find", "remove", "flush", "createQuery", "createNativeQuery", "createNamedQuery");
	/** What is inherited from Panache, except for what only makes a query. */
	public static final Pattern STORED = Pattern.compile("(?:persist|persistAndFlush|persistOrUpdate|update|delete|deleteAll|deleteById|findById|findByIdOptional|listAll|list|count)");
	private static final Set<String> CONNECTION_CALLS = Set.of("prepareStatement", "createStatement", "executeQuery", "executeUpdate");

	@Override
	public List<String> words() {
		return List.of("io.smallrye.mutiny", "io.smallrye.common.annotation.NonBlocking", "org.eclipse.microprofile.reactive.messaging", "enterprise.context.ApplicationScoped", "enterprise.context.RequestScoped",
				"enterprise.context.Dependent", "inject.Singleton");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		DatabaseCalls calls = DatabaseCalls.of(file);
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (JavaFile.member(node) instanceof MethodDeclaration method && method.getParent() instanceof AbstractTypeDeclaration type && !isElsewhere(node, method)) {
					String call = blocking(file, node);
					String entry = entry(file, method);
					if (call != null && entry != null) {
						CodeFact fact = fact(KIND, node, entry);
						CodeFacts.detail(fact, file, "call", call, node.getName());
						facts.accept(fact);
					} else if (call != null && isOfBean(type) && Annotations.find(method.modifiers(), "Asynchronous") == null) {
						facts.accept(method(method, call));
					} else if (entry != null) {
						called(node, entry);
					} else if (isOfBean(type) && STORED.matcher(node.getName().getIdentifier()).matches()) {
						stores(node, method);
					}
				}
				return true;
			}

			private CodeFact fact(String kind, MethodInvocation node, String entry) {
				CodeFact fact = CodeFacts.fact(kind, file, node);
				fact.setOrigin(file.origin(node.getName()));
				CodeFacts.detail(fact, file, "entry", entry, node.getName());
				return fact;
			}

			private CodeFact method(MethodDeclaration method, String call) {
				CodeFact fact = CodeFacts.fact(METHOD, file, method.getName());
				CodeFacts.detail(fact, file, "method", method.getName().getIdentifier(), method.getName());
				CodeFacts.detail(fact, file, "parameters", String.valueOf(method.parameters().size()), method.getName());
				CodeFacts.detail(fact, file, "call", call, method.getName());
				return fact;
			}

			private void stores(MethodInvocation node, MethodDeclaration method) {
				String type = type(node);
				if (type != null && node.getExpression() != null) {
					CodeFact fact = method(method, node.getExpression() + "." + node.getName());
					fact.setKind(STORES);
					CodeFacts.detail(fact, file, "type", type, node.getName());
					facts.accept(fact);
				}
			}

			private String type(MethodInvocation node) {
				return calls.isType(node.getExpression()) ? EnterpriseNames.qualified(file, node.getExpression().toString()) : HelperCalls.called(file, node, node.getExpression(), false);
			}

			private void called(MethodInvocation node, String entry) {
				String type = type(node);
				if (type != null) {
					CodeFact fact = fact(CALLED, node, entry);
					CodeFacts.detail(fact, file, "type", type, node.getName());
					CodeFacts.detail(fact, file, "method", node.getName().getIdentifier(), node.getName());
					CodeFacts.detail(fact, file, "parameters", String.valueOf(node.arguments().size()), node.getName());
					facts.accept(fact);
				}
			}
		};
	}

	private static boolean isOfBean(AbstractTypeDeclaration type) {
		return SCOPES.stream().anyMatch(name -> Annotations.find(type.modifiers(), name) != null);
	}

	/** How a call blocks its thread; null for others. */
	private static String blocking(JavaFile file, MethodInvocation call) {
		String name = call.getName().getIdentifier();
		String on = String.valueOf(call.getExpression());
		if (name.equals("sleep") && (on.equals("Thread") || on.startsWith("TimeUnit."))) {
			return on + ".sleep";
		}
		if ((name.equals("indefinitely") || name.equals("atMost")) && call.getExpression() instanceof MethodInvocation await && await.getName().getIdentifier().equals("await") && await.arguments().isEmpty()) {
			return "await()." + name;
		}
		if (MANAGER_CALLS.contains(name) && EnterpriseNames.isVariable(file, call.getExpression(), Set.of("EntityManager")) && EnterpriseNames.imports(file, "persistence.EntityManager")) {
			return "EntityManager." + name;
		}
		return CONNECTION_CALLS.contains(name) && EnterpriseNames.isVariable(file, call.getExpression(), Set.of("Connection", "PreparedStatement", "Statement")) && file.importsFrom("java.sql") ? name : null;
	}

	/** How a method is entered on the event loop; null where it is not. */
	private static String entry(JavaFile file, MethodDeclaration method) {
		if (!(method.getParent() instanceof AbstractTypeDeclaration type) || MOVED.stream().anyMatch(name -> Annotations.find(method.modifiers(), name) != null || Annotations.find(type.modifiers(), name) != null)) {
			return null;
		}
		if (Annotations.find(method.modifiers(), "Incoming") != null && file.importsFrom("org.eclipse.microprofile.reactive.messaging")) {
			return "channel";
		}
		boolean returns = method.getReturnType2() != null && REACTIVE.contains(JavaFile.simpleName(method.getReturnType2())) || Annotations.find(method.modifiers(), "NonBlocking") != null;
		return returns && RESOURCE.stream().anyMatch(name -> EnterpriseNames.annotation(file, method.modifiers(), name) != null) ? "resource" : null;
	}

	private static boolean isElsewhere(ASTNode node, MethodDeclaration method) {
		for (ASTNode each = node; each != method && each != null; each = each.getParent()) {
			if (each instanceof LambdaExpression || each instanceof AnonymousClassDeclaration) {
				return true;
			}
		}
		return false;
	}
}
