/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.spring;

import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.MarkerAnnotation;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.NormalAnnotation;
import org.eclipse.jdt.core.dom.SingleMemberAnnotation;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.TypeLiteral;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Places that give tasks to an executor which somebody configured, one for each file, of kind {@value #KIND}: methods that run on another
 * thread by an annotation, what a container gives a field or a parameter of a type of executors, and answers of controllers that Spring works out on one.
 */
public final class ExecutorUses implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "spring-executor-use";

	/** What switches it on alone gives nobody a task. */
	private static final String ASYNCHRONOUS = "Async";
	private static final Pattern TYPES = Pattern.compile("\\w*(?:Executor|ExecutorService|TaskScheduler)");
	private static final Pattern ANSWERS = Pattern.compile("Callable|WebAsyncTask|StreamingResponseBody|DeferredResult|SseEmitter|ResponseBodyEmitter");
	private static final Pattern CONFIGURERS = Pattern.compile("AsyncConfigurer(?:Support)?|SchedulingConfigurer");

	@Override
	public List<String> words() {
		return List.of("@Async", "Executor;", "ExecutorService;", "TaskScheduler;", "java.util.concurrent.*", "StreamingResponseBody", "WebAsyncTask", "concurrent.Callable", "DeferredResult", "Emitter;", "AsyncConfigurer");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			private boolean told;

			@Override
			public boolean visit(MarkerAnnotation node) {
				return annotation(Annotations.simpleName(node), node);
			}

			@Override
			public boolean visit(SingleMemberAnnotation node) {
				return annotation(Annotations.simpleName(node), node);
			}

			@Override
			public boolean visit(NormalAnnotation node) {
				return annotation(Annotations.simpleName(node), node);
			}

			@Override
			public boolean visit(FieldDeclaration node) {
				return type(node.getType(), TYPES, node);
			}

			@Override
			public boolean visit(SingleVariableDeclaration node) {
				return type(node.getType(), TYPES, node);
			}

			@Override
			public boolean visit(TypeLiteral node) {
				return type(node.getType(), TYPES, node);
			}

			@Override
			public boolean visit(TypeDeclaration node) {
				for (Object each : node.superInterfaceTypes()) {
					type((Type) each, CONFIGURERS, node);
				}
				return node.getSuperclassType() == null || type(node.getSuperclassType(), CONFIGURERS, node);
			}

			@Override
			public boolean visit(MethodDeclaration node) {
				return node.getReturnType2() == null || type(node.getReturnType2(), ANSWERS, node);
			}

			/** A method of a configuration that another one calls, as where it is handed on. */
			@Override
			public boolean visit(MethodInvocation node) {
				if (node.getExpression() == null && JavaFile.type(node) instanceof TypeDeclaration type) {
					for (MethodDeclaration method : type.getMethods()) {
						if (method.getName().getIdentifier().equals(node.getName().getIdentifier()) && method.getReturnType2() != null) {
							type(method.getReturnType2(), TYPES, node);
						}
					}
				}
				return !told;
			}

			private boolean annotation(String name, ASTNode place) {
				return tell(name.equals(ASYNCHRONOUS), place);
			}

			private boolean type(Type type, Pattern names, ASTNode place) {
				String name = JavaFile.simpleName(type);
				return tell(name != null && names.matcher(name).matches(), place);
			}

			private boolean tell(boolean use, ASTNode place) {
				if (use && !told) {
					told = true;
					facts.accept(CodeFacts.fact(KIND, file, place));
				}
				return !told;
			}
		};
	}
}
