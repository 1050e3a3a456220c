/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.spring;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.BooleanLiteral;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.NumberLiteral;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Objects of Spring that a method makes, with what it sets on them: executors, templates, containers and what these are given. The
 * name of an observation is the simple name of the class; each setter that is called on the variable is a detail with its argument,
 * where that is a constant, else without a value. Beside a setter stand the text of its argument, under its name and
 * {@value #TEXT}, and what that is, where the file tells it, under {@value #TYPE}. Where the object is given to other code, the
 * detail {@value #OPEN} says that others may set more.
 */
public final class ConfiguredObjects implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "spring-configured-object";
	/** The detail of an object that other code may configure further: the name of that code, or of the field that keeps it. */
	public static final String OPEN = "open";
	/** The detail of what the constructor is given. */
	public static final String ARGUMENT = "argument";
	/** The detail of the method that makes the object. */
	public static final String METHOD = "method";
	/** The detail of the name of the bean that the object is. */
	public static final String BEAN = "bean";
	/** The detail of an object that the constructor of another one is given: its class. */
	public static final String WRAPPED = "wrapped";
	/** The end of the name of a detail that has the text of an argument. */
	public static final String TEXT = ".text";
	/** The end of the name of a detail that has the simple name of the type of an argument. */
	public static final String TYPE = ".type";

	private static final Map<String, List<String>> CLASSES = Map.ofEntries(
			Map.entry("ThreadPoolTaskExecutor", List.of("org.springframework.scheduling.concurrent")),
			Map.entry("SimpleAsyncTaskExecutor", List.of("org.springframework.core.task")),
			Map.entry("TaskExecutorPartitionHandler", List.of("org.springframework.batch.core.partition.support")),
			Map.entry("JmsTemplate", List.of("org.springframework.jms.core")),
			Map.entry("DefaultJmsListenerContainerFactory", List.of("org.springframework.jms.config")),
			Map.entry("DefaultMessageListenerContainer", List.of("org.springframework.jms.listener")),
			Map.entry("ConcurrentKafkaListenerContainerFactory", List.of("org.springframework.kafka.config")),
			Map.entry("SimpleRabbitListenerContainerFactory", List.of("org.springframework.amqp.rabbit.config")),
			Map.entry("DirectRabbitListenerContainerFactory", List.of("org.springframework.amqp.rabbit.config")),
			Map.entry("SimpleMessageListenerContainer", List.of("org.springframework.amqp.rabbit.listener")),
			Map.entry("DirectMessageListenerContainer", List.of("org.springframework.amqp.rabbit.listener")),
			Map.entry("CachingConnectionFactory", List.of("org.springframework.jms.connection")),
			Map.entry("UserCredentialsConnectionFactoryAdapter", List.of("org.springframework.jms.connection")),
			Map.entry("JmsPoolConnectionFactory", List.of("org.messaginghub.pooled.jms")),
			Map.entry("PooledConnectionFactory", List.of("org.apache.activemq.pool", "org.apache.activemq.jms.pool")),
			Map.entry("ActiveMQConnectionFactory", List.of("org.apache.activemq", "org.apache.activemq.artemis.jms.client")),
			Map.entry("ActiveMQJMSConnectionFactory", List.of("org.apache.activemq.artemis.jms.client")),
			Map.entry("JmsConnectionFactory", List.of("org.apache.qpid.jms", "com.ibm.msg.client.jms")),
			Map.entry("MQConnectionFactory", List.of("com.ibm.mq.jms", "com.ibm.mq.jakarta.jms")),
			Map.entry("MQQueueConnectionFactory", List.of("com.ibm.mq.jms", "com.ibm.mq.jakarta.jms")),
			Map.entry("JmsTransactionManager", List.of("org.springframework.jms.connection")),
			Map.entry("JpaTransactionManager", List.of("org.springframework.orm.jpa")),
			Map.entry("HibernateTransactionManager", List.of("org.springframework.orm.hibernate5", "org.springframework.orm.hibernate4", "org.springframework.orm.hibernate3")),
			Map.entry("DataSourceTransactionManager", List.of("org.springframework.jdbc.datasource")),
			Map.entry("JdbcTransactionManager", List.of("org.springframework.jdbc.support")),
			Map.entry("JtaTransactionManager", List.of("org.springframework.transaction.jta")));

	/** Words that begin in different ways, since those that begin alike are compared one by one at each import. */
	private static final List<String> WORDS = CLASSES.entrySet().stream().flatMap(each -> Stream.concat(Stream.of('.' + each.getKey()), each.getValue().stream().map(name -> name.replaceFirst("^\\w+\\.\\w+\\.", "") + ".*"))).distinct().toList();

	@Override
	public List<String> words() {
		return WORDS;
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(ClassInstanceCreation made) {
				if (made.getAnonymousClassDeclaration() == null && isOne(file, made) && JavaFile.member(made) instanceof MethodDeclaration method && method.getBody() != null) {
					facts.accept(object(file, constants, made, method));
				}
				return true;
			}
		};
	}

	private static boolean isOne(JavaFile file, ClassInstanceCreation made) {
		String simpleName = JavaFile.simpleName(made.getType());
		return simpleName != null && CLASSES.getOrDefault(simpleName, List.of()).stream().map(name -> name + '.' + simpleName).anyMatch(name -> made.getType().toString().equals(name) || file.imports(name));
	}

	private static CodeFact object(JavaFile file, Constants constants, ClassInstanceCreation made, MethodDeclaration method) {
		CodeFact fact = CodeFacts.fact(KIND, file, made);
		fact.setName(JavaFile.simpleName(made.getType()));
		CodeFacts.detail(fact, file, METHOD, method.getName().getIdentifier(), method.getName());
		Annotation bean = Annotations.find(method.modifiers(), "Bean");
		if (bean != null && isReturned(made, method)) {
			String given = Stream.of("value", "name").flatMap(member -> Annotations.members(bean, member).stream()).map(constants::string).filter(name -> name != null).findFirst().orElse(method.getName().getIdentifier());
			CodeFacts.detail(fact, file, BEAN, given, method.getName());
		}
		for (Object argument : made.arguments()) {
			CodeFacts.detail(fact, file, ARGUMENT, argument.toString(), (Expression) argument);
			type(fact, file, ARGUMENT, (Expression) argument);
		}
		String variable = variable(made);
		if (variable != null) {
			method.getBody().accept(new ASTVisitor() {
				@Override
				public boolean visit(SimpleName name) {
					if (name.getIdentifier().equals(variable)) {
						used(file, constants, fact, name);
					}
					return true;
				}
			});
		}
		if (made.getParent() instanceof ClassInstanceCreation other) {
			CodeFacts.detail(fact, file, WRAPPED, other.getType().toString(), other);
		}
		if (!(made.getParent() instanceof VariableDeclarationFragment) && !(made.getParent() instanceof ReturnStatement)) {
			CodeFacts.detail(fact, file, OPEN, variable == null ? "" : variable, made);
		}
		return fact;
	}

	/** Whether a method returns an object, or may return something that it is given to; what only helps to make another thing is no bean. */
	private static boolean isReturned(ClassInstanceCreation made, MethodDeclaration method) {
		String variable = variable(made);
		return variable == null || EnterpriseNames.uses(method.getBody(), variable).stream().anyMatch(use -> use.getParent() instanceof ReturnStatement
				|| use.getParent() instanceof ClassInstanceCreation other && other.arguments().contains(use) || use.getParent() instanceof MethodInvocation call && (call.arguments().contains(use) || isInReturn(call)));
	}

	private static boolean isInReturn(ASTNode node) {
		ASTNode each = node;
		while (!(each instanceof Statement)) {
			each = each.getParent();
		}
		return each instanceof ReturnStatement;
	}

	private static String variable(ClassInstanceCreation made) {
		return made.getParent() instanceof VariableDeclarationFragment fragment ? fragment.getName().getIdentifier()
				: made.getParent() instanceof Assignment assignment ? EnterpriseNames.variable(assignment.getLeftHandSide()) : null;
	}

	private static void used(JavaFile file, Constants constants, CodeFact fact, SimpleName name) {
		ASTNode parent = name.getParent();
		if (parent instanceof ClassInstanceCreation other && other.arguments().contains(name)) {
			CodeFacts.detail(fact, file, WRAPPED, other.getType().toString(), other);
		}
		if (!(parent instanceof MethodInvocation call)) {
			return;
		}
		String called = call.getName().getIdentifier();
		if (call.getExpression() == name && called.startsWith("set") && call.arguments().size() == 1) {
			Expression argument = (Expression) call.arguments().get(0);
			String value = value(constants, argument);
			fact.getDetails().add(argument instanceof NumberLiteral ? file.setting(called, value, null, argument) : JavaFile.setting(called, value, null, file.origin(call)));
			CodeFacts.detail(fact, file, called + TEXT, argument.toString(), argument);
			type(fact, file, called, argument);
		} else if (call.arguments().contains(name)) {
			CodeFacts.detail(fact, file, OPEN, called, call);
		}
	}

	private static void type(CodeFact fact, JavaFile file, String name, Expression argument) {
		String type = MadeTypes.of(file, argument);
		if (type != null) {
			CodeFacts.detail(fact, file, name + TYPE, type, argument);
		}
	}

	/** {@return the value of a constant; null where the text does not tell it} */
	private static String value(Constants constants, Expression argument) {
		Long number = constants.number(argument);
		String text = number == null ? constants.string(argument) : null;
		Expression literal = constants.literal(argument);
		return number != null ? number.toString() : text != null ? text : literal instanceof BooleanLiteral || literal instanceof QualifiedName ? literal.toString() : null;
	}
}
