/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.request;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.CatchClause;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.InstanceofExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.SwitchStatement;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Code that stands between all calls and their work, and prints in each of them, there or in a method of
 * the same class that they call: filters, interceptors and listeners of phases. Details:
 * {@code print} for each statement. What is printed under a condition or in a catch clause
 * is none of them.
 */
public final class PrintingInterceptors implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "printing-interceptor";

	/** What stands in files that print. */
	static final List<String> WORDS = List.of("System.out.print", "System.err.print", "System.out.format");
	private static final Set<String> PRINTS = Set.of("print", "println", "printf", "format");

	/** Channels of Spring Integration. */
	private static final Set<String> CHANNEL = Set.of("preSend", "postSend", "afterSendCompletion", "preReceive", "postReceive", "afterReceiveCompletion");

	/** What is called each time, by the simple names of interfaces and superclasses. */
	private static final Map<String, Set<String>> PLACES = Map.ofEntries(
			Map.entry("Filter", Set.of("doFilter")),
			Map.entry("OncePerRequestFilter", Set.of("doFilterInternal")),
			Map.entry("GenericFilterBean", Set.of("doFilter")),
			Map.entry("HttpFilter", Set.of("doFilter")),
			Map.entry("ContainerRequestFilter", Set.of("filter")),
			Map.entry("ContainerResponseFilter", Set.of("filter")),
			Map.entry("HandlerInterceptor", Set.of("preHandle", "postHandle", "afterCompletion")),
			Map.entry("HandlerInterceptorAdapter", Set.of("preHandle", "postHandle", "afterCompletion")),
			Map.entry("ServletRequestListener", Set.of("requestInitialized", "requestDestroyed")),
			Map.entry("PhaseListener", Set.of("beforePhase", "afterPhase")),
			Map.entry("SOAPHandler", Set.of("handleMessage")),
			Map.entry("LogicalHandler", Set.of("handleMessage")),
			Map.entry("Interceptor", Set.of("intercept")),
			Map.entry("ChannelInterceptor", CHANNEL),
			Map.entry("ChannelInterceptorAdapter", CHANNEL),
			Map.entry("ExecutorChannelInterceptor", CHANNEL),
			Map.entry("ClientInterceptor", Set.of("handleRequest", "handleResponse")),
			Map.entry("EndpointInterceptor", Set.of("handleRequest", "handleResponse")),
			Map.entry("ClientHttpRequestInterceptor", Set.of("intercept")),
			Map.entry("StatementInspector", Set.of("inspect")));

	private static final List<String> AROUND = List.of("interceptor.AroundInvoke", "interceptor.AroundTimeout");

	@Override
	public List<String> words() {
		return WORDS;
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodDeclaration method) {
				List<MethodInvocation> prints = method.getBody() != null && isBetween(file, method) ? prints(method) : List.of();
				if (!prints.isEmpty()) {
					CodeFact fact = CodeFacts.fact(KIND, file, method);
					fact.setOrigin(file.origin(prints.get(0)));
					prints.forEach(print -> CodeFacts.detail(fact, file, "print", print.getName().getIdentifier(), print));
					facts.accept(fact);
				}
				return true;
			}
		};
	}

	private static boolean isBetween(JavaFile file, MethodDeclaration method) {
		if (AROUND.stream().anyMatch(name -> EnterpriseNames.annotation(file, method.modifiers(), name) != null)) {
			return true;
		}
		if (!(method.getParent() instanceof TypeDeclaration type)) {
			return false;
		}
		Stream<?> types = Stream.concat(type.superInterfaceTypes().stream(), Stream.ofNullable(type.getSuperclassType()));
		return types.map(each -> String.valueOf(JavaFile.simpleName((Type) each))).anyMatch(each -> PLACES.getOrDefault(each, Set.of()).contains(method.getName().getIdentifier()));
	}

	/** The statements of a method, and of the methods of the same class that it calls. */
	private static List<MethodInvocation> prints(MethodDeclaration method) {
		List<MethodInvocation> found = new ArrayList<>();
		calls(method, call -> {
			if (isPrint(call)) {
				found.add(call);
			} else if (call.getExpression() == null && method.getParent() instanceof TypeDeclaration type) {
				Stream.of(type.getMethods()).filter(each -> each != method && each.getBody() != null && each.getName().getIdentifier().equals(call.getName().getIdentifier()) && each.parameters().size() == call.arguments().size())
						.forEach(each -> calls(each, inner -> {
							if (isPrint(inner) && !found.contains(inner)) {
								found.add(inner);
							}
						}));
			}
		});
		return found;
	}

	/** {@return whether a call prints to a standard stream} @param call the call */
	static boolean isPrint(MethodInvocation call) {
		return PRINTS.contains(call.getName().getIdentifier()) && call.getExpression() != null && call.getExpression().toString().matches("System\\.(out|err)");
	}

	/** Goes through the calls that each run of a method makes. */
	private static void calls(MethodDeclaration method, Consumer<MethodInvocation> with) {
		method.getBody().accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (!isSeldom(node, method)) {
					with.accept(node);
				}
				return true;
			}

			@Override
			public boolean visit(AnonymousClassDeclaration node) {
				return false;
			}
		});
	}

	/** {@return whether a condition or a failure has to lead to a node of a method} @param node the node @param method the method */
	static boolean isSeldom(ASTNode node, MethodDeclaration method) {
		for (ASTNode each = node; each != method && each != null; each = each.getParent()) {
			// What a condition asks is computed each time.
			if (each instanceof CatchClause || each.getParent() instanceof IfStatement branch && !isOfType(branch, each, method) && each.getLocationInParent() != IfStatement.EXPRESSION_PROPERTY || each.getParent() instanceof SwitchStatement && each.getLocationInParent() != SwitchStatement.EXPRESSION_PROPERTY) {
				return true;
			}
		}
		return false;
	}

	/** Whether a branch asks what kind of message or request its method is given, which is nearly always the same. */
	private static boolean isOfType(IfStatement branch, ASTNode taken, MethodDeclaration method) {
		return taken == branch.getThenStatement() && branch.getExpression() instanceof InstanceofExpression asked && asked.getLeftOperand() instanceof SimpleName name
				&& ((List<?>) method.parameters()).stream().anyMatch(each -> ((SingleVariableDeclaration) each).getName().getIdentifier().equals(name.getIdentifier()));
	}
}
