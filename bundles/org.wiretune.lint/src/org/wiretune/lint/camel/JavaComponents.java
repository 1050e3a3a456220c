/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.camel;

import java.util.List;
import java.util.Set;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.BooleanLiteral;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.source.NewParts;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;

/**
 * Components that send and take JMS messages and that code makes: by a constructor or by a method of the component's class, registered by
 * the context's method or given as a bean. Each is a group as of a bean in XML, with the class of its connection factory in it, and
 * whether it is transacted by its broker alone, where the same file tells that.
 */
final class JavaComponents {

	private static final Set<String> COMPONENTS = Set.of("JmsComponent", "ActiveMQComponent", "AMQPComponent", "SjmsComponent", "Sjms2Component");
	/** Methods of the components that take a connection factory. */
	private static final String MADE_FROM_FACTORY = "jmsComponent(AutoAcknowledge|ClientAcknowledge|Transacted)?";
	private static final String FACTORY = "ConnectionFactory";
	private static final String TRANSACTED = "transacted";
	/** A manager of transactions of one broker. */
	private static final String LOCAL = "JmsTransactionManager";
	/** So many names and methods may stand between a component and its factory. */
	private static final int STEPS = 4;

	private final JavaFile file;
	private final Constants constants;
	private final ConfigurationFile groups;

	JavaComponents(JavaFile file, Constants constants, ConfigurationFile groups) {
		this.file = file;
		this.constants = constants;
		this.groups = groups;
	}

	/** Reads a component that a call registers. @param call any call of the file */
	void registered(MethodInvocation call) {
		if (call.getName().getIdentifier().equals("addComponent") && call.arguments().size() == 2) {
			Expression name = (Expression) call.arguments().get(0);
			String text = constants.string(name);
			add(text == null ? "{{" + name + "}}" : text, (Expression) call.arguments().get(1));
		}
	}

	/** Reads a component that a bean's method gives. @param method any method of the file */
	void bean(MethodDeclaration method) {
		if (method.getReturnType2() == null || !COMPONENTS.contains(JavaFile.simpleName(method.getReturnType2())) || method.getBody() == null) {
			return;
		}
		Annotation bean = List.of("Bean", "Named", "Produces").stream().map(name -> Annotations.find(method.modifiers(), name)).filter(found -> found != null).findFirst().orElse(null);
		Expression given = returned(method);
		if (bean != null && given != null) {
			Expression stated = Annotations.member(bean, "value");
			stated = stated == null ? Annotations.member(bean, "name") : stated;
			String name = stated == null ? null : constants.string(stated);
			add(name == null ? method.getName().getIdentifier() : name, given);
		}
	}

	private void add(String name, Expression component) {
		Expression made = value(component, STEPS);
		String type = component(made);
		if (type == null) {
			return;
		}
		Expression factory = factory(component, made);
		String factoryType = factory == null ? null : type(factory, STEPS);
		Expression transacted = transacted(component, made);
		if (factoryType == null && transacted == null) {
			return;
		}
		ConfigurationGroup group = RouteGroups.group("bean", name, file.origin(factoryType == null ? transacted : factory));
		group.setLabel(type);
		groups.getGroups().add(group);
		if (transacted != null) {
			group.getSettings().add(NewParts.stated(TRANSACTED, "true", file.origin(transacted)));
		}
		if (factoryType != null) {
			ConfigurationGroup inner = RouteGroups.group("bean", "connectionFactory", file.origin(factory));
			inner.setLabel(factoryType);
			group.getGroups().add(inner);
		}
	}

	/** Where a component is told to open a transaction of the broker alone for each message; null where it is not, or where its transactions may be of several resources. */
	private Expression transacted(Expression component, Expression made) {
		if (made instanceof MethodInvocation call && call.getName().getIdentifier().endsWith("Transacted")) {
			return call.arguments().size() == 1 || isLocal((Expression) call.arguments().get(1)) ? call : null;
		}
		if (!(component instanceof SimpleName variable)) {
			return null;
		}
		Expression told = transacted(variable);
		return told == null && set(variable, "setConfiguration") instanceof SimpleName configuration ? transacted(configuration) : told;
	}

	private Expression transacted(SimpleName variable) {
		Expression manager = set(variable, "setTransactionManager");
		return set(variable, "setTransacted") instanceof BooleanLiteral told && told.booleanValue() && (manager == null || isLocal(manager)) ? told : null;
	}

	private boolean isLocal(Expression manager) {
		return LOCAL.equals(type(manager, STEPS)) || manager instanceof SimpleName name && file.typesOf(name.getIdentifier()).equals(Set.of(LOCAL));
	}

	/** The class of the component that an expression makes, or null. */
	private static String component(Expression made) {
		String type = made instanceof ClassInstanceCreation creation ? JavaFile.simpleName(creation.getType()) : made instanceof MethodInvocation call && call.getExpression() instanceof SimpleName owner && call.getName().getIdentifier().matches(MADE_FROM_FACTORY) ? owner.getIdentifier() : null;
		return type != null && COMPONENTS.contains(type) ? type : null;
	}

	/** What is set as the connection factory of a component, or of the configuration that it is given. */
	private Expression factory(Expression component, Expression made) {
		if (made instanceof MethodInvocation call && !call.arguments().isEmpty()) {
			return (Expression) call.arguments().get(0);
		}
		if (!(component instanceof SimpleName variable)) {
			return null;
		}
		Expression set = set(variable, "set" + FACTORY);
		if (set != null) {
			return set;
		}
		Expression configuration = set(variable, "setConfiguration");
		Expression configured = configuration == null ? null : value(configuration, STEPS);
		if (configured instanceof ClassInstanceCreation creation && creation.arguments().size() == 1) {
			return (Expression) creation.arguments().get(0);
		}
		return configuration instanceof SimpleName name ? set(name, "set" + FACTORY) : null;
	}

	/** The only argument of a setter that is called on a variable in its method, or null. */
	private static Expression set(SimpleName variable, String setter) {
		Expression[] set = new Expression[1];
		ASTNode method = JavaFile.member(variable);
		if (method != null) {
			method.accept(new ASTVisitor() {
				@Override
				public boolean visit(MethodInvocation call) {
					if (call.getName().getIdentifier().equals(setter) && call.arguments().size() == 1 && call.getExpression() instanceof SimpleName on && on.getIdentifier().equals(variable.getIdentifier())) {
						set[0] = (Expression) call.arguments().get(0);
					}
					return true;
				}
			});
		}
		return set[0];
	}

	/** The class of what an expression gives: of a constructor, or what a method of the same class declares to return. */
	private String type(Expression expression, int steps) {
		Expression value = value(expression, steps);
		if (value instanceof ClassInstanceCreation creation) {
			return JavaFile.simpleName(creation.getType());
		}
		MethodDeclaration method = value instanceof MethodInvocation call ? own(call) : null;
		if (method == null || steps == 0) {
			return null;
		}
		Expression returned = returned(method);
		String made = returned == null ? null : type(returned, steps - 1);
		return made != null ? made : method.getReturnType2() == null ? null : JavaFile.simpleName(method.getReturnType2());
	}

	/** What a variable is given where it is declared, or in its method; other expressions as they are. */
	private Expression value(Expression expression, int steps) {
		if (steps == 0 || !(expression instanceof SimpleName variable)) {
			return expression;
		}
		Expression only = OnlyValue.of(variable);
		return only == null ? assigned(variable) : value(only, steps - 1);
	}

	/** What a variable, such as a field, is given once in the file. */
	private Expression assigned(SimpleName variable) {
		Expression[] given = new Expression[1];
		int[] times = new int[1];
		file.unit().accept(new ASTVisitor() {
			@Override
			public boolean visit(Assignment assignment) {
				if (assignment.getLeftHandSide().toString().replace("this.", "").equals(variable.getIdentifier())) {
					times[0]++;
					given[0] = assignment.getRightHandSide();
				}
				return true;
			}

			@Override
			public boolean visit(VariableDeclarationFragment declared) {
				if (declared.getName().getIdentifier().equals(variable.getIdentifier()) && declared.getInitializer() != null) {
					times[0]++;
					given[0] = declared.getInitializer();
				}
				return true;
			}
		});
		return times[0] == 1 ? given[0] : variable;
	}

	private static MethodDeclaration own(MethodInvocation call) {
		if (call.getExpression() != null || !call.arguments().isEmpty() || !(JavaFile.type(call) instanceof AbstractTypeDeclaration type)) {
			return null;
		}
		for (Object each : type.bodyDeclarations()) {
			if (each instanceof MethodDeclaration method && method.getName().getIdentifier().equals(call.getName().getIdentifier()) && method.parameters().isEmpty()) {
				return method;
			}
		}
		return null;
	}

	private static Expression returned(MethodDeclaration method) {
		List<?> statements = method.getBody() == null ? List.of() : method.getBody().statements();
		return !statements.isEmpty() && statements.get(statements.size() - 1) instanceof ReturnStatement last ? last.getExpression() : null;
	}
}
