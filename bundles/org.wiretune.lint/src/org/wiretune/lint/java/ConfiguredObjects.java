/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.BooleanLiteral;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.NumberLiteral;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.model.platform.CodeFact;

/**
 * Objects of Spring that a method makes, with what it sets on them: executors and templates. The name of an observation is the simple
 * name of the class; each setter that is called on the variable is a detail with its argument, where that is a constant, else without a
 * value. Where the object is given to other code, the detail {@value #OPEN} says that others may
 * set more.
 */
public final class ConfiguredObjects implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "spring-configured-object";
	/** The detail of an object that other code may configure further. */
	public static final String OPEN = "open";

	private static final Map<String, String> CLASSES = Map.of(
			"ThreadPoolTaskExecutor", "org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor",
			"JmsTemplate", "org.springframework.jms.core.JmsTemplate");

	@Override
	public List<String> words() {
		return Stream.concat(CLASSES.values().stream(), CLASSES.values().stream().map(name -> name.substring(0, name.lastIndexOf('.')) + ".*")).toList();
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(VariableDeclarationFragment variable) {
				if (variable.getInitializer() instanceof ClassInstanceCreation made && made.getAnonymousClassDeclaration() == null && isOne(file, made)
						&& JavaFile.member(variable) instanceof MethodDeclaration method && method.getBody() != null) {
					facts.accept(object(file, constants, made, variable.getName().getIdentifier(), method));
				}
				return true;
			}
		};
	}

	private static boolean isOne(JavaFile file, ClassInstanceCreation made) {
		String simpleName = JavaFile.simpleName(made.getType());
		String name = simpleName == null ? null : CLASSES.get(simpleName);
		return name != null && (made.getType().toString().equals(name) || file.imports(name));
	}

	private static CodeFact object(JavaFile file, Constants constants, ClassInstanceCreation made, String variable, MethodDeclaration method) {
		CodeFact fact = CodeFactFinders.fact(KIND, file, made);
		fact.setName(JavaFile.simpleName(made.getType()));
		method.getBody().accept(new ASTVisitor() {
			@Override
			public boolean visit(SimpleName name) {
				if (name.getIdentifier().equals(variable)) {
					used(file, constants, fact, name);
				}
				return true;
			}
		});
		return fact;
	}

	private static void used(JavaFile file, Constants constants, CodeFact fact, SimpleName name) {
		if (!(name.getParent() instanceof MethodInvocation call)) {
			return;
		}
		String called = call.getName().getIdentifier();
		if (call.getExpression() == name && called.startsWith("set") && call.arguments().size() == 1) {
			Expression argument = (Expression) call.arguments().get(0);
			String value = value(constants, argument);
			fact.getDetails().add(argument instanceof NumberLiteral ? file.setting(called, value, null, argument) : JavaFile.setting(called, value, null, file.origin(call)));
		} else if (call.arguments().contains(name)) {
			CodeFactFinders.detail(fact, file, OPEN, called, call);
		}
	}

	/** {@return the value of a constant; null where the text does not tell it} */
	private static String value(Constants constants, Expression argument) {
		Long number = constants.number(argument);
		Expression literal = constants.literal(argument);
		return number != null ? number.toString() : literal instanceof BooleanLiteral || literal instanceof QualifiedName ? literal.toString() : null;
	}
}
