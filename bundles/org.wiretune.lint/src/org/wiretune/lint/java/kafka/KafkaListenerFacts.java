/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.kafka;

import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MarkerAnnotation;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Name;
import org.eclipse.jdt.core.dom.NormalAnnotation;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.SimpleName;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * What code says of Kafka through Spring: listeners, of kind {@value #LISTENER}; topics that it makes, of kind {@value #TOPIC};
 * pauses between attempts that an error handler is given, of kind {@value #BACK_OFF}; and when containers that take record by record,
 * outside of transactions, commit their offsets, of kind {@value #ACK_MODE}, with a detail of this name. Details of listeners: {@value #NAME}, once for
 * each topic, {@value #CONCURRENCY}, {@value #FACTORY}, {@value #ASSIGNED} where partitions are named; of topics {@value #NAME} and
 * {@value #PARTITIONS}; of pauses {@value #INTERVAL}, milliseconds, and {@value #ATTEMPTS}.
 */
public final class KafkaListenerFacts implements CodeFactFinder {

	/** The kind of listeners. */
	public static final String LISTENER = "spring-kafka-listener";
	/** The kind of topics that the application makes. */
	public static final String TOPIC = "spring-kafka-topic";
	/** The kind of pauses between attempts. */
	public static final String BACK_OFF = "spring-kafka-back-off";
	/** The kind of what containers are told of commits. */
	public static final String ACK_MODE = "spring-kafka-ack-mode";
	/** The detail of the name of a topic. */
	public static final String NAME = "topic";
	/** The detail of how many consumers a listener has. */
	public static final String CONCURRENCY = "concurrency";
	/** The detail of the name of the bean that makes a listener's consumers. */
	public static final String FACTORY = "containerFactory";
	/** The detail of a listener that names its partitions, or several topics by a pattern. */
	public static final String ASSIGNED = "assigned";
	/** The detail of how many partitions a topic has. */
	public static final String PARTITIONS = "partitions";
	/** The detail of the milliseconds of one pause. */
	public static final String INTERVAL = "interval";
	/** The detail of how many pauses there are. */
	public static final String ATTEMPTS = "attempts";

	/** Containers that take all records of a poll at once, or whose offsets go with a transaction. */
	private static final Pattern OTHERWISE = Pattern.compile("setBatchListener\\(true\\)|set\\w*TransactionManager\\(");

	@Override
	public List<String> words() {
		return List.of("kafka.annotation.KafkaListener", "kafka.config.TopicBuilder", "clients.admin.NewTopic", "BackOff", "springframework.kafka.listener");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(NormalAnnotation annotation) {
				listener(annotation);
				return true;
			}

			@Override
			public boolean visit(MarkerAnnotation annotation) {
				listener(annotation);
				return true;
			}

			private void listener(Annotation annotation) {
				if (Annotations.simpleName(annotation).equals("KafkaListener") && file.imports("org.springframework.kafka.annotation.KafkaListener")) {
					CodeFact fact = CodeFacts.fact(LISTENER, file, annotation);
					Annotations.members(annotation, "topics").forEach(topic -> text(fact, NAME, topic));
					Expression concurrency = Annotations.member(annotation, "concurrency");
					if (concurrency != null) {
						text(fact, CONCURRENCY, concurrency);
					}
					Expression factory = Annotations.member(annotation, FACTORY);
					if (factory != null) {
						text(fact, FACTORY, factory);
					}
					if (Annotations.member(annotation, "topicPartitions") != null || Annotations.member(annotation, "topicPattern") != null) {
						CodeFacts.detail(fact, file, ASSIGNED, "true", annotation);
					}
					facts.accept(fact);
				}
			}

			private void text(CodeFact fact, String name, Expression value) {
				String text = constants.string(value);
				CodeFacts.detail(fact, file, name, text == null ? value.toString() : text, value);
			}

			@Override
			public boolean visit(MethodInvocation call) {
				if (call.getName().getIdentifier().equals("setAckMode") && call.arguments().size() == 1 && call.arguments().get(0) instanceof Name mode && file.importsFrom("org.springframework.kafka")
						&& JavaFile.member(call) instanceof MethodDeclaration method && !OTHERWISE.matcher(method.toString()).find()) {
					CodeFact fact = CodeFacts.fact(ACK_MODE, file, call);
					CodeFacts.detail(fact, file, ACK_MODE, mode instanceof QualifiedName qualified ? qualified.getName().getIdentifier() : mode.getFullyQualifiedName(), mode);
					facts.accept(fact);
				}
				if (call.getName().getIdentifier().equals("name") && call.getExpression() instanceof SimpleName builder && builder.getIdentifier().equals("TopicBuilder") && call.arguments().size() == 1) {
					CodeFact fact = CodeFacts.fact(TOPIC, file, call);
					text(fact, NAME, (Expression) call.arguments().get(0));
					for (ASTNode node = call; node.getParent() instanceof MethodInvocation next && next.getExpression() == node; node = next) {
						if (next.getName().getIdentifier().equals("partitions") && next.arguments().size() == 1) {
							text(fact, PARTITIONS, (Expression) next.arguments().get(0));
						}
					}
					facts.accept(fact);
				}
				return true;
			}

			@Override
			public boolean visit(ClassInstanceCreation made) {
				String type = JavaFile.simpleName(made.getType());
				if ("NewTopic".equals(type) && made.arguments().size() == 3 && file.imports("org.apache.kafka.clients.admin.NewTopic")) {
					CodeFact fact = CodeFacts.fact(TOPIC, file, made);
					text(fact, NAME, (Expression) made.arguments().get(0));
					text(fact, PARTITIONS, (Expression) made.arguments().get(1));
					facts.accept(fact);
				} else if ("FixedBackOff".equals(type) && made.arguments().size() == 2 && file.imports("org.springframework.util.backoff.FixedBackOff") && isOfHandler(made)) {
					CodeFact fact = CodeFacts.fact(BACK_OFF, file, made);
					number(fact, INTERVAL, (Expression) made.arguments().get(0));
					number(fact, ATTEMPTS, (Expression) made.arguments().get(1));
					facts.accept(fact);
				} else if (GrowingPauses.is(made) && file.importsFrom("org.springframework") && isOfHandler(made)) {
					Long pauses = GrowingPauses.milliseconds(constants, made);
					if (pauses != null) {
						CodeFact fact = CodeFacts.fact(BACK_OFF, file, made);
						CodeFacts.detail(fact, file, INTERVAL, pauses.toString(), made);
						CodeFacts.detail(fact, file, ATTEMPTS, "1", made);
						facts.accept(fact);
					}
				}
				return true;
			}

			/** Whether the pause is for the handler of Kafka's errors and nothing stops the listener instead. */
			private boolean isOfHandler(ClassInstanceCreation made) {
				ASTNode type = JavaFile.type(made);
				String text = type == null ? "" : type.toString();
				return file.importsFrom("org.springframework.kafka.listener") && (text.contains("DefaultErrorHandler") || text.contains("SeekToCurrentErrorHandler")) && !text.contains("ContainerPausingBackOffHandler");
			}

			private void number(CodeFact fact, String name, Expression value) {
				Long number = value.toString().endsWith("UNLIMITED_ATTEMPTS") ? Long.valueOf(Long.MAX_VALUE) : constants.number(value);
				if (number != null) {
					CodeFacts.detail(fact, file, name, number.toString(), value);
				}
			}
		};
	}
}
