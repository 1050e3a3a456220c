/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.spring;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.rows.RowByRowFacts;
import org.wiretune.model.platform.CodeFact;

/**
 * Methods that Spring or CDI runs in a transaction, of kind {@value #KIND}, those of session beans, of kind {@value #BEAN}, and controllers of Spring, of kind {@value #CONTROLLER}. Details
 * of methods: {@value #PROPAGATION}; {@value #MANAGER} where one is named; {@value #IMPLEMENTS}, the interfaces of the class; and
 * {@value #CALL}, for each call of a field's method, the field's type and the method. Details of both: {@value #HOLDS}, the types of
 * the fields.
 */
public final class TransactionalMethodFacts implements CodeFactFinder {

	/** The kind of methods in a transaction. */
	public static final String KIND = "spring-transactional-method";
	/** The kind of methods of session beans in a transaction, with the details propagation and standard. */
	public static final String BEAN = "bean-transactional-method";
	/** The kind of methods that are not public, which Spring runs in a transaction from 6 on, with the details propagation and parameters. */
	public static final String HIDDEN = "spring-hidden-transactional-method";
	/** What a transaction around a method is called: it begins one, or there is one already. */
	public static final Set<String> SURROUNDING = Set.of("REQUIRED", "REQUIRES_NEW", "MANDATORY", "NESTED");
	/** The kind of controllers. */
	public static final String CONTROLLER = "spring-controller";
	/** The detail of what happens where a transaction is there already, REQUIRED or REQUIRES_NEW for example. */
	public static final String PROPAGATION = "propagation";
	/** The detail of the transaction manager that the annotation names. */
	public static final String MANAGER = "manager";
	/** The detail of an annotation of the standard outside of Spring. */
	public static final String STANDARDS = "standard";
	/** The detail of the name of a method of a bean with the number of its parameters. */
	public static final String SIGNATURE = "signature";
	/** The detail of the number of its parameters. */
	public static final String PARAMETERS = "parameters";
	/** The detail of a method that the scheduler calls. */
	public static final String SCHEDULED = "scheduled";
	/** The detail of a method that an executor runs, and no thread of a request. */
	public static final String ASYNCHRONOUS = "asynchronous";
	/** The detail of an interface of the class. */
	public static final String IMPLEMENTS = "implements";
	/** The detail of a call through a field. */
	public static final String CALL = "call";
	/** The detail of the type of a field. */
	public static final String HOLDS = "holds";

	private static final String ANNOTATION = "org.springframework.transaction.annotation.Transactional";
	/** Those of the standard, which Spring takes as well. */
	private static final List<String> STANDARD = List.of("jakarta.transaction.Transactional", "javax.transaction.Transactional");
	private static final List<String> SESSIONS = List.of("ejb.Stateless", "ejb.Stateful", "ejb.Singleton");
	/** What the container calls by itself, on few threads. */
	private static final List<String> CONTAINER = List.of("annotation.PostConstruct", "annotation.PreDestroy", "ejb.Schedule", "ejb.Schedules", "ejb.Timeout", "ejb.Asynchronous");
	private static final List<String> CONTROLLERS = List.of("RestController", "Controller");

	@Override
	public List<String> words() {
		return List.of("@Transactional", "@RestController", "stereotype.Controller", "@Stateless", "@Stateful", "@Singleton", "ejb.Stateless");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration type) {
				if (type.isInterface()) {
					return false;
				}
				Map<String, String> fields = fields(type);
				if (CONTROLLERS.stream().anyMatch(name -> Annotations.find(type.modifiers(), name) != null) && file.importsFrom("org.springframework")) {
					CodeFact fact = CodeFacts.fact(CONTROLLER, file, type.getName());
					fields.values().stream().distinct().forEach(held -> CodeFacts.detail(fact, file, HOLDS, held, type.getName()));
					facts.accept(fact);
				}
				if (file.imports(ANNOTATION) || STANDARD.stream().anyMatch(file::imports)) {
					for (MethodDeclaration method : type.getMethods()) {
						Annotation annotation = annotation(type, method);
						if (annotation != null && method.getBody() != null && isIn(method)) {
							facts.accept(method(file, type, method, annotation, fields));
						} else if (annotation != null && method.getBody() != null && !Modifier.isPrivate(method.getModifiers()) && !Modifier.isStatic(method.getModifiers())) {
							CodeFact fact = CodeFacts.fact(HIDDEN, file, method.getName());
							CodeFacts.detail(fact, file, PROPAGATION, propagation(file, annotation), annotation);
							CodeFacts.detail(fact, file, PARAMETERS, Integer.toString(method.parameters().size()), method.getName());
							facts.accept(fact);
						}
					}
				}
				if (SESSIONS.stream().anyMatch(name -> EnterpriseNames.annotation(file, type.modifiers(), name) != null) && EnterpriseNames.annotation(file, type.modifiers(), "ejb.TransactionManagement") == null) {
					for (MethodDeclaration method : type.getMethods()) {
						if (method.getBody() != null && isIn(method) && annotation(type, method) == null && CONTAINER.stream().noneMatch(name -> EnterpriseNames.annotation(file, method.modifiers(), name) != null)) {
							facts.accept(bean(file, type, method));
						}
					}
				}
				return true;
			}
		};
	}

	private static boolean isIn(MethodDeclaration method) {
		return Modifier.isPublic(method.getModifiers()) && !Modifier.isStatic(method.getModifiers());
	}

	/** A method of a session bean, whose transaction the container begins. */
	private static CodeFact bean(JavaFile file, TypeDeclaration type, MethodDeclaration method) {
		CodeFact fact = CodeFacts.fact(BEAN, file, method.getName());
		Annotation own = EnterpriseNames.annotation(file, method.modifiers(), "ejb.TransactionAttribute");
		Annotation annotation = own != null ? own : EnterpriseNames.annotation(file, type.modifiers(), "ejb.TransactionAttribute");
		Expression attribute = annotation == null ? null : Annotations.member(annotation, "value");
		String text = attribute == null ? "REQUIRED" : attribute.toString();
		CodeFacts.detail(fact, file, PROPAGATION, text.substring(text.lastIndexOf('.') + 1), method.getName());
		CodeFacts.detail(fact, file, STANDARDS, "true", method.getName());
		CodeFacts.detail(fact, file, SIGNATURE, RowByRowFacts.signature(method.getName(), method.parameters()), method.getName());
		return fact;
	}

	private static Annotation annotation(TypeDeclaration type, MethodDeclaration method) {
		Annotation own = Annotations.find(method.modifiers(), "Transactional");
		return own != null ? own : Annotations.find(type.modifiers(), "Transactional");
	}

	private static Map<String, String> fields(TypeDeclaration type) {
		Map<String, String> fields = new HashMap<>();
		for (FieldDeclaration field : type.getFields()) {
			if (!Modifier.isStatic(field.getModifiers())) {
				for (Object each : field.fragments()) {
					fields.put(((VariableDeclarationFragment) each).getName().getIdentifier(), JavaFile.simpleName(field.getType()));
				}
			}
		}
		return fields;
	}

	private static CodeFact method(JavaFile file, TypeDeclaration type, MethodDeclaration method, Annotation annotation, Map<String, String> fields) {
		CodeFact fact = CodeFacts.fact(KIND, file, method.getName());
		boolean standard = !file.imports(ANNOTATION);
		CodeFacts.detail(fact, file, PROPAGATION, propagation(file, annotation), annotation);
		if (standard && !file.importsFrom("org.springframework")) {
			CodeFacts.detail(fact, file, STANDARDS, "true", annotation);
		}
		for (String name : standard ? List.<String>of() : List.of("value", "transactionManager")) {
			Expression manager = Annotations.member(annotation, name);
			if (manager != null) {
				CodeFacts.detail(fact, file, MANAGER, manager.toString(), annotation);
			}
		}
		if (Annotations.find(method.modifiers(), "Scheduled") != null) {
			CodeFacts.detail(fact, file, SCHEDULED, "true", method.getName());
		}
		if (Annotations.find(method.modifiers(), "Async") != null) {
			CodeFacts.detail(fact, file, ASYNCHRONOUS, "true", method.getName());
		}
		CodeFacts.detail(fact, file, PARAMETERS, Integer.toString(method.parameters().size()), method.getName());
		for (Object each : type.superInterfaceTypes()) {
			CodeFacts.detail(fact, file, IMPLEMENTS, JavaFile.simpleName((Type) each), type.getName());
		}
		fields.values().stream().distinct().forEach(held -> CodeFacts.detail(fact, file, HOLDS, held, type.getName()));
		method.getBody().accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				String held = fields.get(field(call.getExpression()));
				if (held != null && !EachCall.isWhereFailed(call)) {
					CodeFacts.detail(fact, file, CALL, held + '.' + call.getName().getIdentifier(), call.getName());
				}
				return true;
			}

			@Override
			public boolean visit(AnonymousClassDeclaration other) {
				return false;
			}
		});
		return fact;
	}

	private static String propagation(JavaFile file, Annotation annotation) {
		Expression propagation = Annotations.member(annotation, file.imports(ANNOTATION) ? "propagation" : "value");
		String text = propagation == null ? "REQUIRED" : propagation.toString();
		return text.substring(text.lastIndexOf('.') + 1);
	}

	private static String field(Expression expression) {
		return expression instanceof SimpleName name ? name.getIdentifier() : expression instanceof FieldAccess access ? access.getName().getIdentifier() : "";
	}
}
