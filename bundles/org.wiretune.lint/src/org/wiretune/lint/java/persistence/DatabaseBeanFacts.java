/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Classes with an entity manager that the container gives them, of kind {@code database-bean}. Details: {@code unit}, the
 * name of a persistence unit, empty for the only one; {@code calls}, the type of a bean that is given to it;
 * {@code asks}, such a type, a dot and a method that is called there; {@code implements}, an interface; {@code separate}, a member that works in a transaction of its own or in none;
 * {@code sends}, a call that sends a message.
 */
public final class DatabaseBeanFacts implements CodeFactFinder {

	private static final String MARK = "PersistenceContext";
	private static final Set<String> SENDERS = Set.of("MessageProducer", "QueueSender", "TopicPublisher", "JMSProducer", "JmsTemplate");
	private static final Set<String> SEND = Set.of("send", "publish", "convertAndSend");

	@Override
	public List<String> words() {
		// Without the sign it would be every file that works inside Hibernate, which has a class of this name.
		return List.of("@" + MARK, "@javax.persistence." + MARK, "@jakarta.persistence." + MARK);
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration type) {
				CodeFact fact = CodeFacts.fact("database-bean", file, type.getName());
				Map<String, String> given = new HashMap<>();
				for (Object member : type.bodyDeclarations()) {
					read(file, constants, (BodyDeclaration) member, fact, given);
				}
				if (fact.getDetails().stream().anyMatch(detail -> detail.getName().equals("unit"))) {
					type.superInterfaceTypes().forEach(each -> add(fact, file, "implements", JavaFile.simpleName((Type) each), (ASTNode) each));
					separate(file, type.modifiers(), type.getName(), fact);
					sends(file, type, fact);
					if (!given.isEmpty()) {
						asks(file, type, fact, given);
					}
					facts.accept(fact);
				}
				return true;
			}
		};
	}

	private static void read(JavaFile file, Constants constants, BodyDeclaration member, CodeFact fact, Map<String, String> given) {
		Annotation context = Annotations.find(member.modifiers(), MARK);
		if (context != null && Annotations.isPersistence(file, context, MARK)) {
			Expression name = Annotations.member(context, "unitName");
			String unit = name == null ? "" : constants.string(name);
			add(fact, file, "unit", unit == null ? "" : unit, context);
		}
		if (member instanceof FieldDeclaration field && (Annotations.find(field.modifiers(), "EJB") != null || Annotations.find(field.modifiers(), "Inject") != null)) {
			add(fact, file, "calls", JavaFile.simpleName(field.getType()), field.getType());
			field.fragments().forEach(each -> given.put(((VariableDeclarationFragment) each).getName().getIdentifier(), JavaFile.simpleName(field.getType())));
		}
		if (member instanceof MethodDeclaration method) {
			separate(file, method.modifiers(), method.getName(), fact);
		}
	}

	/** A member that does not take part in the transaction of its caller. */
	private static void separate(JavaFile file, List<?> modifiers, SimpleName name, CodeFact fact) {
		for (String kind : List.of("TransactionAttribute", "Transactional")) {
			Annotation annotation = Annotations.find(modifiers, kind);
			Expression value = annotation == null ? null : Annotations.member(annotation, "value");
			Expression type = value != null || annotation == null ? value : Annotations.member(annotation, "propagation");
			String text = type == null ? "" : file.text(type);
			if (text.endsWith("REQUIRES_NEW") || text.endsWith("NOT_SUPPORTED")) {
				add(fact, file, "separate", name.getIdentifier(), annotation);
			}
		}
	}

	/** What is called of the beans that are given to a class, by the names of its fields. */
	private static void asks(JavaFile file, TypeDeclaration type, CodeFact fact, Map<String, String> given) {
		Set<String> known = new HashSet<>();
		type.accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				String field = variable(call.getExpression());
				String asked = field == null || !given.containsKey(field) ? null : given.get(field) + '.' + call.getName().getIdentifier();
				if (asked != null && known.add(asked)) {
					add(fact, file, "asks", asked, call.getName());
				}
				return true;
			}
		});
	}

	private static String variable(Expression receiver) {
		return receiver instanceof SimpleName name ? name.getIdentifier() : receiver instanceof FieldAccess access ? access.getName().getIdentifier() : null;
	}

	private static void sends(JavaFile file, TypeDeclaration type, CodeFact fact) {
		type.accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				if (SEND.contains(call.getName().getIdentifier()) && isSender(file, call.getExpression())) {
					add(fact, file, "sends", call.getName().getIdentifier(), call.getName());
				}
				return true;
			}
		});
	}

	private static boolean isSender(JavaFile file, Expression receiver) {
		if (receiver instanceof MethodInvocation call) {
			String name = call.getName().getIdentifier();
			return name.equals("createProducer") || name.equals("createSender") || name.equals("createPublisher");
		}
		String variable = variable(receiver);
		return variable != null && file.typesOf(variable).stream().anyMatch(SENDERS::contains);
	}

	private static void add(CodeFact fact, JavaFile file, String name, String value, ASTNode where) {
		fact.getDetails().add(JavaFile.setting(name, value, null, file.origin(where)));
	}
}
