/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.request;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.lint.java.bean.FacesBeans;
import org.wiretune.model.platform.CodeFact;

/**
 * Classes that do the work of requests, and print in each call of one of their methods: data access objects, repositories of Spring,
 * enterprise beans, beans of JavaServer Faces and the models of their tables, web services, servlets, resources of JAX-RS, controllers of Spring and beans of SwitchYard. One observation for a class; detail {@code print} for each
 * statement. What is printed under a condition, in a catch clause, when something begins or in a private method, which may be there to
 * look for faults, is none of them; and neither is what a bean of pages prints once when somebody clicks, nor what goes with a deletion.
 */
public final class PrintingServices implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "printing-service";

	private static final Pattern NAME = Pattern.compile("\\w*(Dao|DAO|Repository)(Impl|Bean|Jpa|JPA|Jdbc|JDBC|Hibernate|Oracle|MySql|MySQL)?");
	/** Beans whose methods requests, messages and pages call, below {@code javax} and {@code jakarta}. */
	private static final List<String> BEANS = List.of("ejb.Stateless", "ejb.Stateful", "ejb.Singleton", "ejb.MessageDriven", "jws.WebService");
	/** A model that reads the rows of each page of a table. */
	private static final String PAGED_MODEL = "LazyDataModel";
	private static final String SWITCHYARD = "org.switchyard.component.bean";
	private static final List<String> VERBS = List.of("ws.rs.GET", "ws.rs.POST", "ws.rs.PUT");
	/** Annotations of methods that each message of a queue or a topic leads to. */
	private static final Set<String> LISTENERS = Set.of("JmsListener", "KafkaListener", "RabbitListener", "SqsListener", "Incoming");
	private static final Set<String> MAPPINGS = Set.of("RequestMapping", "GetMapping", "PostMapping", "PutMapping", "PatchMapping");

	@Override
	public List<String> words() {
		return PrintingInterceptors.WORDS;
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration type) {
				List<MethodInvocation> prints = prints(file, type);
				if (!prints.isEmpty()) {
					CodeFact fact = CodeFacts.fact(KIND, file, prints.get(0));
					fact.setName(type.getName().getIdentifier());
					fact.setOrigin(file.origin(prints.get(0)));
					prints.forEach(print -> CodeFacts.detail(fact, file, "print", print.getName().getIdentifier(), print));
					facts.accept(fact);
				}
				return true;
			}
		};
	}

	private static boolean isDataAccess(JavaFile file, TypeDeclaration type) {
		return NAME.matcher(type.getName().getIdentifier()).matches() || BEANS.stream().anyMatch(each -> EnterpriseNames.annotation(file, type.modifiers(), each) != null) || isPagedModel(type)
				|| Annotations.find(type.modifiers(), "Repository") != null && file.importsFrom("org.springframework") || isSwitchYard(file, type);
	}

	/** Whether pages ask a class for their rows, by a method that elsewhere would run when something begins. */
	private static boolean isPagedModel(TypeDeclaration type) {
		return type.getSuperclassType() != null && PAGED_MODEL.equals(JavaFile.simpleName(type.getSuperclassType()));
	}

	/** Whether a class is a bean whose methods are the operations of a service; the quickstarts of SwitchYard print to show that they run. */
	private static boolean isSwitchYard(JavaFile file, TypeDeclaration type) {
		return Annotations.find(type.modifiers(), "Service") != null && file.importsFrom(SWITCHYARD) && (file.unit().getPackage() == null || !file.unit().getPackage().getName().getFullyQualifiedName().contains("quickstart"));
	}

	/** Whether each request for its address, or each message, leads to a method. */
	private static boolean isCalledByRequests(JavaFile file, MethodDeclaration method, TypeDeclaration type) {
		boolean servlet = type.getSuperclassType() != null && String.valueOf(JavaFile.simpleName(type.getSuperclassType())).endsWith("Servlet");
		return servlet && LockedServlets.OF_SERVLET.contains(method.getName().getIdentifier()) && method.parameters().size() == 2 || VERBS.stream().anyMatch(verb -> EnterpriseNames.annotation(file, method.modifiers(), verb) != null)
				|| LISTENERS.stream().anyMatch(listener -> Annotations.find(method.modifiers(), listener) != null)
				|| file.importsFrom("org.springframework.web.bind.annotation") && MAPPINGS.stream().anyMatch(mapping -> Annotations.find(method.modifiers(), mapping) != null);
	}

	/** Whether a method answers requests to delete one thing, which are few beside those that read. */
	private static boolean isDeletion(JavaFile file, MethodDeclaration method) {
		return EnterpriseNames.annotation(file, method.modifiers(), "ws.rs.DELETE") != null || Annotations.find(method.modifiers(), "DeleteMapping") != null && file.importsFrom("org.springframework.web.bind.annotation");
	}

	private static List<MethodInvocation> prints(JavaFile file, TypeDeclaration type) {
		List<MethodInvocation> found = new ArrayList<>();
		boolean work = isDataAccess(file, type);
		boolean pages = !work && FacesBeans.is(file, type);
		boolean all = work || pages;
		Stream.of(type.getMethods()).filter(method -> method.getBody() != null && !Modifier.isPrivate(method.getModifiers()) && (all || isCalledByRequests(file, method, type)) && !method.getName().getIdentifier().matches("print\\w*|dump\\w*") && !isDeletion(file, method)).forEach(method -> method.getBody().accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (PrintingInterceptors.isPrint(node) && JavaFile.member(node) instanceof MethodDeclaration around && around == method && !PrintingInterceptors.isSeldom(node, method) && !(pages && ClickedMethods.has(method) && Loops.innermost(node) == null) && (EachCall.runs(file, node) || isPagedModel(type) && method.getName().getIdentifier().equals("load"))) {
					found.add(node);
				}
				return true;
			}
		}));
		return found;
	}
}
