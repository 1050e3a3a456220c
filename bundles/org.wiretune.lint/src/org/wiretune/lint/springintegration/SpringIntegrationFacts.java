/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.springintegration;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MarkerAnnotation;
import org.eclipse.jdt.core.dom.MemberValuePair;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.NormalAnnotation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SingleMemberAnnotation;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * What code says of Spring Integration: by its Java DSL, its annotations and beans of its classes. The kinds are those of the
 * elements in XML, {@value #PREFIX} and for example {@code jms.outbound-gateway}; the details have the names of the attributes
 * there. A poller is told by details that begin with {@code poller}; what calls hand over that is no constant is told by its text.
 */
public final class SpringIntegrationFacts implements CodeFactFinder {

	/** What kinds begin with. */
	public static final String PREFIX = "spring-integration.";
	private static final String PACKAGE = "org.springframework.integration";
	/** Factories of the DSL: class and method, and what they make. */
	static final Map<String, String> FACTORIES = Map.ofEntries(Map.entry("Jms.outboundGateway", "jms.outbound-gateway"), Map.entry("Jms.inboundAdapter", "jms.inbound-channel-adapter"), Map.entry("Jms.inboundGateway", "jms.inbound-gateway"),
			Map.entry("Jms.messageDrivenChannelAdapter", "jms.message-driven-channel-adapter"), Map.entry("Jms.outboundAdapter", "jms.outbound-channel-adapter"), Map.entry("Files.inboundAdapter", "file.inbound-channel-adapter"),
			Map.entry("Files.outboundAdapter", "file.outbound-channel-adapter"), Map.entry("Files.outboundGateway", "file.outbound-gateway"), Map.entry("Ftp.inboundAdapter", "ftp.inbound-channel-adapter"),
			Map.entry("Ftp.outboundAdapter", "ftp.outbound-channel-adapter"), Map.entry("Sftp.inboundAdapter", "sftp.inbound-channel-adapter"), Map.entry("Sftp.outboundAdapter", "sftp.outbound-channel-adapter"),
			Map.entry("Mail.imapInboundAdapter", "mail.inbound-channel-adapter"), Map.entry("Mail.pop3InboundAdapter", "mail.inbound-channel-adapter"), Map.entry("Mail.outboundAdapter", "mail.outbound-channel-adapter"),
			Map.entry("Http.inboundGateway", "http.inbound-gateway"), Map.entry("Http.inboundChannelAdapter", "http.inbound-channel-adapter"), Map.entry("Http.outboundGateway", "http.outbound-gateway"),
			Map.entry("Http.outboundChannelAdapter", "http.outbound-channel-adapter"), Map.entry("WebFlux.inboundGateway", "webflux.inbound-gateway"), Map.entry("WebFlux.outboundGateway", "webflux.outbound-gateway"),
			Map.entry("Kafka.outboundChannelAdapter", "kafka.outbound-channel-adapter"), Map.entry("Kafka.messageDrivenChannelAdapter", "kafka.message-driven-channel-adapter"), Map.entry("Kafka.inboundGateway", "kafka.inbound-gateway"),
			Map.entry("Kafka.outboundGateway", "kafka.outbound-gateway"), Map.entry("Tcp.inboundGateway", "ip.tcp-inbound-gateway"), Map.entry("Tcp.outboundGateway", "ip.tcp-outbound-gateway"),
			Map.entry("Tcp.inboundAdapter", "ip.tcp-inbound-channel-adapter"), Map.entry("Tcp.outboundAdapter", "ip.tcp-outbound-channel-adapter"), Map.entry("Amqp.inboundGateway", "amqp.inbound-gateway"),
			Map.entry("Amqp.inboundAdapter", "amqp.inbound-channel-adapter"), Map.entry("Amqp.outboundAdapter", "amqp.outbound-channel-adapter"), Map.entry("Amqp.outboundGateway", "amqp.outbound-gateway"));
	/** Classes of the framework whose objects are told, and as what. */
	private static final Map<String, String> CLASSES = Map.ofEntries(Map.entry("JmsOutboundGateway", "jms.outbound-gateway"), Map.entry("JmsDestinationPollingSource", "jms.inbound-channel-adapter"), Map.entry("QueueChannel", "queue"),
			Map.entry("FileReadingMessageSource", "file.inbound-channel-adapter"), Map.entry("FtpInboundFileSynchronizingMessageSource", "ftp.inbound-channel-adapter"), Map.entry("SftpInboundFileSynchronizingMessageSource", "sftp.inbound-channel-adapter"),
			Map.entry("MailReceivingMessageSource", "mail.inbound-channel-adapter"), Map.entry("AggregatingMessageHandler", "aggregator"), Map.entry("AggregatorFactoryBean", "aggregator"), Map.entry("JdbcChannelMessageStore", "bean"),
			Map.entry("JdbcPollingChannelAdapter", "jdbc.inbound-channel-adapter"), Map.entry("KafkaProducerMessageHandler", "kafka.outbound-channel-adapter"), Map.entry("KafkaMessageDrivenChannelAdapter", "kafka.message-driven-channel-adapter"));
	private static final Map<String, String> OTHERS = Map.of("CachingConnectionFactory", "org.springframework.jms.connection", "ThreadPoolTaskScheduler", "org.springframework.scheduling.concurrent", "SimpleAsyncTaskScheduler", "org.springframework.scheduling.concurrent",
			"ConcurrentTaskScheduler", "org.springframework.scheduling.concurrent", "ThreadPoolTaskExecutor", "org.springframework.scheduling.concurrent");
	private static final Set<String> POLLERS = Set.of("PollerMetadata", "PollerSpec");
	private static final Set<String> SCHEDULERS = Set.of("TaskScheduler", "ThreadPoolTaskScheduler", "SimpleAsyncTaskScheduler", "ConcurrentTaskScheduler");
	/** How calls of the DSL and of beans are named in XML where that is not the same word with hyphens. */
	private static final Map<String, String> NAMES = Map.of("reply-container", "reply-listener", "reply-container-properties", "reply-listener", "use-reply-container", "reply-listener", "group-timeout-expression", "group-timeout",
			"send-timeout", "send-timeout");
	private static final int LONGEST = 200;
	/** Units of time, in milliseconds. */
	private static final Map<String, Integer> UNITS = Map.of("SECONDS", 1_000, "MINUTES", 60_000, "HOURS", 3_600_000);
	/** What the name of the bean ends with that asks for all that has no poller of its own. */
	private static final List<String> STANDARD_POLLER = List.of("DEFAULT_POLLER", "defaultPollerMetadata", "DEFAULT_POLLER_METADATA_BEAN_NAME");

	@Override
	public List<String> words() {
		return List.of(PACKAGE, "jms.connection.CachingConnectionFactory", "@SpringBootApplication", "TaskScheduler");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new Finder(file, constants, facts);
	}

	/** {@return a name of Java as XML has it} */
	static String hyphened(String name) {
		String stripped = name.startsWith("set") && name.length() > 3 && Character.isUpperCase(name.charAt(3)) ? name.substring(3) : name;
		String words = stripped.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
		return NAMES.getOrDefault(words, words);
	}

	private static final class Finder extends ASTVisitor {

		private final JavaFile file;
		private final Constants constants;
		private final Consumer<CodeFact> facts;
		private final boolean ofDsl;

		Finder(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
			this.file = file;
			this.constants = constants;
			this.facts = facts;
			ofDsl = file.importsFrom(PACKAGE + ".dsl");
		}

		@Override
		public boolean visit(MethodInvocation call) {
			String name = call.getName().getIdentifier();
			Expression on = call.getExpression();
			String kind = on instanceof SimpleName type ? FACTORIES.get(type.getIdentifier() + '.' + name) : null;
			if (kind != null && file.importsFrom(PACKAGE) && file.imported(((SimpleName) on).getIdentifier()) != null && file.imported(((SimpleName) on).getIdentifier()).startsWith(PACKAGE)) {
				CodeFact fact = fact(kind, call);
				arguments(fact, call);
				chain(fact, call);
				fromPoller(fact, call);
				flow(fact, call);
				facts.accept(fact);
			} else if (ofDsl && name.equals("queue") && (on instanceof SimpleName channels && channels.getIdentifier().equals("MessageChannels") || isChannelOfFlow(call))) {
				CodeFact fact = fact("queue", call);
				capacity(fact, call.arguments(), call);
				flow(fact, call);
				facts.accept(fact);
			} else if (ofDsl && name.equals("aggregate") && isInFlow(call)) {
				CodeFact fact = fact("aggregator", call);
				call.arguments().forEach(argument -> inside(fact, "", (ASTNode) argument));
				facts.accept(fact);
			} else if (name.equals("setLazyLoadMessageGroups") && call.arguments().size() == 1 && call.arguments().get(0).toString().equals("false") && file.importsFrom(PACKAGE)) {
				facts.accept(fact("eager-groups", call));
			}
			return true;
		}

		/** Whether a queue is what the lambda of a flow's channel gives: {@code .channel(c -> c.queue())}. */
		private static boolean isChannelOfFlow(MethodInvocation call) {
			return call.getExpression() instanceof SimpleName && call.getParent() instanceof LambdaExpression lambda && lambda.getParent() instanceof MethodInvocation outer
					&& outer.getName().getIdentifier().equals("channel");
		}

		private boolean isInFlow(MethodInvocation call) {
			for (Expression on = call.getExpression(); on instanceof MethodInvocation || on instanceof SimpleName; on = ((MethodInvocation) on).getExpression()) {
				if (on instanceof SimpleName name) {
					return Set.of("IntegrationFlow", "IntegrationFlows").contains(name.getIdentifier()) || file.typesOf(name.getIdentifier()).contains("IntegrationFlowDefinition") || isFlowParameter(call);
				}
			}
			return false;
		}

		/** Whether a call stands in a lambda that is a flow of its own: the bean's type says so. */
		private static boolean isFlowParameter(ASTNode node) {
			return JavaFile.member(node) instanceof MethodDeclaration method && method.getReturnType2() != null && JavaFile.simpleName(method.getReturnType2()).equals("IntegrationFlow");
		}

		@Override
		public boolean visit(ClassInstanceCreation creation) {
			String type = JavaFile.simpleName(creation.getType());
			String imported = file.imported(type);
			boolean other = OTHERS.containsKey(type) && file.imports(OTHERS.get(type) + '.' + type);
			String kind = other ? "bean" : imported != null && imported.startsWith(PACKAGE) || imported == null && file.importsFrom(PACKAGE) ? CLASSES.get(type) : null;
			if (kind != null) {
				CodeFact fact = fact(kind, creation);
				CodeFacts.detail(fact, file, "class", type, creation.getType());
				if (kind.equals("queue")) {
					capacity(fact, creation.arguments(), creation);
				} else {
					for (Object argument : creation.arguments()) {
						CodeFacts.detail(fact, file, "argument", text((Expression) argument), (ASTNode) argument);
					}
				}
				setters(fact, creation);
				annotated(fact, creation);
				facts.accept(fact);
			}
			return true;
		}

		@Override
		public boolean visit(MethodDeclaration method) {
			if (method.getReturnType2() != null && SCHEDULERS.contains(JavaFile.simpleName(method.getReturnType2())) && Annotations.find(method.modifiers(), "Bean") != null) {
				CodeFact fact = fact("scheduler-bean", method.getName());
				CodeFacts.detail(fact, file, "bean", beanName(method), method.getName());
				facts.accept(fact);
			} else if (method.getBody() != null && method.getReturnType2() != null && POLLERS.contains(JavaFile.simpleName(method.getReturnType2())) && Annotations.find(method.modifiers(), "Bean") != null && STANDARD_POLLER.stream().anyMatch(beanName(method)::endsWith)) {
				CodeFact fact = fact("poller", method.getName());
				CodeFacts.detail(fact, file, "default", "true", method.getName());
				inside(fact, "poller.", method.getBody());
				facts.accept(fact);
			}
			return true;
		}

		@Override
		public boolean visit(MarkerAnnotation annotation) {
			annotation(annotation);
			return true;
		}

		@Override
		public boolean visit(SingleMemberAnnotation annotation) {
			annotation(annotation);
			return true;
		}

		@Override
		public boolean visit(NormalAnnotation annotation) {
			annotation(annotation);
			return true;
		}

		private void annotation(Annotation annotation) {
			String name = Annotations.simpleName(annotation);
			switch (name) {
			case "SpringBootApplication" -> facts.accept(fact("boot-application", annotation));
			case "EnableMessageHistory" -> {
				CodeFact fact = fact("message-history", annotation);
				Expression pattern = Annotations.member(annotation, "value");
				if (pattern != null) {
					CodeFacts.detail(fact, file, "tracked-components", text(pattern), pattern);
				}
				facts.accept(fact);
			}
			case "ServiceActivator", "Transformer", "Filter", "Router", "Splitter", "InboundChannelAdapter" -> {
				if (file.imports(PACKAGE + ".annotation." + name)) {
					CodeFact fact = fact(hyphened(name), annotation);
					Expression channel = Annotations.member(annotation, name.equals("InboundChannelAdapter") ? "value" : "inputChannel");
					channel = channel == null ? Annotations.member(annotation, "channel") : channel;
					if (channel != null) {
						CodeFacts.detail(fact, file, "channel", text(channel), channel);
					}
					poller(fact, annotation);
					if (annotation.getParent() instanceof MethodDeclaration method && method.getReturnType2() != null) {
						CodeFacts.detail(fact, file, "returns", method.getReturnType2().toString(), method.getName());
					}
					facts.accept(fact);
				}
			}
			case "MessagingGateway" -> {
				if (file.imports(PACKAGE + ".annotation." + name) && annotation.getParent() instanceof TypeDeclaration type) {
					gateway(annotation, type);
				}
			}
			default -> {
			}
			}
		}

		/** One observation for each method of a gateway, with its channel and what it gives back. */
		private void gateway(Annotation annotation, TypeDeclaration type) {
			Expression standard = Annotations.member(annotation, "defaultRequestChannel");
			for (MethodDeclaration method : type.getMethods()) {
				CodeFact fact = fact("gateway", method.getName());
				Annotation own = Annotations.find(method.modifiers(), "Gateway");
				Expression channel = own == null ? null : Annotations.member(own, "requestChannel");
				channel = channel == null ? standard : channel;
				if (channel != null) {
					CodeFacts.detail(fact, file, "channel", text(channel), channel);
				}
				CodeFacts.detail(fact, file, "returns", String.valueOf(method.getReturnType2()), method.getName());
				facts.accept(fact);
			}
		}

		private CodeFact fact(String kind, ASTNode node) {
			return CodeFacts.fact(PREFIX + kind, file, node instanceof MethodInvocation call ? call.getName() : node);
		}

		private String text(Expression expression) {
			String constant = constants.string(expression);
			Long number = constant == null ? constants.number(expression) : null;
			String text = constant != null ? constant : number != null ? number.toString() : expression.toString();
			return text.length() > LONGEST ? text.substring(0, LONGEST) : text;
		}

		private void arguments(CodeFact fact, MethodInvocation call) {
			call.arguments().forEach(argument -> CodeFacts.detail(fact, file, "argument", text((Expression) argument), (ASTNode) argument));
		}

		/** What is called on what a factory gave, one after the other. */
		private void chain(CodeFact fact, MethodInvocation factory) {
			ASTNode node = factory;
			while (node.getParent() instanceof MethodInvocation next && next.getExpression() == node) {
				called(fact, next);
				node = next;
			}
		}

		private void called(CodeFact fact, MethodInvocation call) {
			String value = call.arguments().isEmpty() ? "true" : text((Expression) call.arguments().get(0));
			CodeFacts.detail(fact, file, hyphened(call.getName().getIdentifier()), value, call.getName());
		}

		/** What is called inside of an argument, such as the lambda that configures an endpoint. */
		private void inside(CodeFact fact, String before, ASTNode argument) {
			boolean[] any = {false};
			argument.accept(new ASTVisitor() {
				@Override
				public boolean visit(MethodInvocation call) {
					String value = call.arguments().isEmpty() ? "true" : time(call);
					CodeFacts.detail(fact, file, before + hyphened(call.getName().getIdentifier()), value, call.getName());
					any[0] = true;
					return true;
				}
			});
			if (!any[0]) {
				CodeFacts.detail(fact, file, "given", text((Expression) argument), argument);
			}
		}

		/** The first argument, in milliseconds where the second one is another unit of time. */
		private String time(MethodInvocation call) {
			String value = text((Expression) call.arguments().get(0));
			String unit = call.arguments().size() < 2 ? "" : call.arguments().get(1).toString().replaceFirst("^.*\\.", "");
			Integer milliseconds = value.matches("\\d{1,9}") ? UNITS.get(unit) : null;
			return milliseconds == null ? value : String.valueOf(Long.parseLong(value) * milliseconds);
		}

		/** The poller of a source stands in the second argument of {@code from}. */
		private void fromPoller(CodeFact fact, MethodInvocation factory) {
			ASTNode node = factory;
			while (node.getParent() instanceof MethodInvocation outer) {
				if (outer.getExpression() != node) {
					if (outer.getName().getIdentifier().equals("from") && outer.arguments().size() > 1) {
						inside(fact, "poller.", (ASTNode) outer.arguments().get(1));
					}
					return;
				}
				node = outer;
			}
		}

		/** What the flow begins with in which a call is an argument of a step: a factory, an interface, a channel. */
		private void flow(CodeFact fact, MethodInvocation call) {
			MethodInvocation step = null;
			for (ASTNode node = call; node != null && !(node instanceof MethodDeclaration); node = node.getParent()) {
				if (node.getParent() instanceof MethodInvocation outer && outer.getExpression() != node) {
					step = outer;
				}
			}
			Expression first = step;
			while (first instanceof MethodInvocation earlier) {
				if (earlier.getName().getIdentifier().equals("from") && !earlier.arguments().isEmpty() && earlier != step) {
					CodeFacts.detail(fact, file, "flow-from", text((Expression) earlier.arguments().get(0)), earlier.getName());
					return;
				}
				first = earlier.getExpression();
			}
		}

		/** A queue without a number among its arguments has no capacity, unless it is given a store or a queue of its own. */
		private void capacity(CodeFact fact, List<?> arguments, ASTNode node) {
			for (Object each : arguments) {
				Expression argument = (Expression) each;
				Long number = constants.number(argument);
				if (number != null) {
					CodeFacts.detail(fact, file, "capacity", number.toString(), argument);
				} else if (constants.string(argument) == null) {
					CodeFacts.detail(fact, file, "given", text(argument), argument);
				} else {
					CodeFacts.detail(fact, file, "id", text(argument), argument);
				}
			}
			if (JavaFile.member(node) instanceof MethodDeclaration method && Annotations.find(method.modifiers(), "Bean") != null) {
				CodeFacts.detail(fact, file, "bean", beanName(method), method.getName());
			}
		}

		/** The name of the bean that a method gives. */
		private String beanName(MethodDeclaration method) {
			Annotation bean = Annotations.find(method.modifiers(), "Bean");
			for (String member : List.of("value", "name")) {
				List<Expression> names = Annotations.members(bean, member);
				if (!names.isEmpty()) {
					return text(names.get(0));
				}
			}
			return method.getName().getIdentifier();
		}

		/** What is set on the variable that holds a new object, in the method that makes it. */
		private void setters(CodeFact fact, ClassInstanceCreation creation) {
			String variable = creation.getParent() instanceof VariableDeclarationFragment fragment ? fragment.getName().getIdentifier()
					: creation.getParent() instanceof Assignment assignment && assignment.getLeftHandSide() instanceof SimpleName name ? name.getIdentifier() : null;
			ASTNode member = JavaFile.member(creation);
			if (member instanceof MethodDeclaration method && Annotations.find(method.modifiers(), "Bean") != null) {
				CodeFacts.detail(fact, file, "bean", beanName(method), method.getName());
			}
			if (variable == null || member == null) {
				return;
			}
			member.accept(new ASTVisitor() {
				@Override
				public boolean visit(MethodInvocation call) {
					if (call.getExpression() instanceof SimpleName name && name.getIdentifier().equals(variable)) {
						called(fact, call);
					}
					return true;
				}
			});
		}

		/** A source that a bean method with an adapter's annotation gives is polled as that says. */
		private void annotated(CodeFact fact, ClassInstanceCreation creation) {
			if (JavaFile.member(creation) instanceof MethodDeclaration method) {
				Annotation adapter = Annotations.find(method.modifiers(), "InboundChannelAdapter");
				if (adapter != null) {
					CodeFacts.detail(fact, file, "adapter", "true", adapter);
					poller(fact, adapter);
				}
			}
		}

		private void poller(CodeFact fact, Annotation annotation) {
			for (Expression each : Annotations.members(annotation, "poller")) {
				if (each instanceof NormalAnnotation poller) {
					CodeFacts.detail(fact, file, "poller", "true", poller);
					poller.values().forEach(pair -> {
						MemberValuePair member = (MemberValuePair) pair;
						fact.getDetails().add(file.setting("poller." + hyphened(member.getName().getIdentifier()), text(member.getValue()), null, member.getValue()));
					});
				} else if (each instanceof Annotation poller) {
					CodeFacts.detail(fact, file, "poller", "true", poller);
				}
			}
		}
	}
}
