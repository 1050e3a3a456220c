/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.springintegration;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.StringLiteral;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.TypeLiteral;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.core.BindingFamily;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.flow.FlowParts;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.settings.Setting;

/**
 * What the map shows of Spring Integration in code: a bean that is a flow is a component with what it begins and ends with, a
 * method that an annotation makes an endpoint is one, an interface that is a gateway is an export. Channels have the names of
 * constants and beans; of others nothing is told.
 */
final class Flows extends ASTVisitor {

	private static final String PACKAGE = SpringIntegrationFlows.PACKAGE;
	private static final Set<String> ENDPOINTS = Set.of("ServiceActivator", "Transformer", "Filter", "Router", "Splitter", "Aggregator");
	private static final List<String> OUTPUTS = List.of("outputChannel", "discardChannel", "defaultOutputChannel");
	/** Calls in a flow that name a channel, and which argument does. */
	private static final Map<String, Integer> CHANNELS = Map.of("channel", 0, "channelMapping", 1, "discardChannel", 0, "recipient", 0, "defaultOutputChannel", 0, "requestChannel", 0, "wireTap", 0, "gateway", 0, "to", 0, "publishSubscribeChannel", 0);

	/** Transports whose sources a bean's method polls, told by the package of the framework that its file uses. */
	private static final List<String> SOURCES = List.of("file", "sftp", "ftp", "jdbc", "mail", "mongodb");

	/** What names the queue or topic of an adapter. */
	private static final Set<String> DESTINATIONS = Set.of("destination", "requestDestination", "topic", "routingKey");

	private final JavaFile file;
	private final Constants constants;
	private final ChannelNames names;
	private final FlowParts parts;

	Flows(JavaFile file, Constants constants, FlowParts parts) {
		this.file = file;
		this.constants = constants;
		this.names = new ChannelNames(file, constants);
		this.parts = parts;
	}

	@Override
	public boolean visit(TypeDeclaration type) {
		Annotation gateway = file.imports(PACKAGE + ".annotation.MessagingGateway") ? Annotations.find(type.modifiers(), "MessagingGateway") : null;
		String name = type.getName().getIdentifier();
		String channel = gateway == null ? null : stated(gateway, "defaultRequestChannel");
		boolean all = type.getMethods().length > 0;
		for (MethodDeclaration method : type.isInterface() && (gateway != null || file.imports(PACKAGE + ".annotation.Gateway")) ? type.getMethods() : new MethodDeclaration[0]) {
			Annotation own = Annotations.find(method.modifiers(), "Gateway");
			String request = own == null ? null : stated(own, "requestChannel");
			if (request != null) {
				parts.incoming(name + '.' + method.getName().getIdentifier(), "gateway", ContextParts.kind("gateway"), request, file.origin(method.getName()));
			} else {
				all = false;
			}
		}
		if (channel != null && !all) {
			parts.incoming(name, "gateway", ContextParts.kind("gateway"), channel, file.origin(type.getName()));
		}
		return true;
	}

	/** The constant that an annotation states, or null; empty counts as not stated. */
	private String stated(Annotation annotation, String member) {
		Expression value = Annotations.member(annotation, member);
		String stated = value == null ? null : names.of(value);
		return stated == null || stated.isEmpty() ? null : stated;
	}

	@Override
	public boolean visit(MethodDeclaration method) {
		boolean bean = Annotations.find(method.modifiers(), "Bean") != null;
		if (bean && method.getReturnType2() != null && JavaFile.simpleName(method.getReturnType2()).equals("IntegrationFlow")) {
			flow(method);
		} else if (bean) {
			queue(method);
			incoming(method);
		}
		endpoint(method);
		return true;
	}

	private void queue(MethodDeclaration method) {
		Expression made = returned(method);
		while (made instanceof MethodInvocation call && call.getExpression() instanceof MethodInvocation) {
			made = call.getExpression();
		}
		boolean created = made instanceof ClassInstanceCreation creation && Set.of("QueueChannel", "PriorityChannel", "ExecutorChannel").contains(JavaFile.simpleName(creation.getType()));
		boolean built = made instanceof MethodInvocation call && call.getExpression() instanceof SimpleName on && on.getIdentifier().equals("MessageChannels") && Set.of("queue", "priority", "executor").contains(call.getName().getIdentifier());
		if (created || built) {
			String type = created ? JavaFile.simpleName(((ClassInstanceCreation) made).getType()).replace("Channel", "") : ((MethodInvocation) made).getName().getIdentifier();
			parts.channel(name(method), SpringIntegrationFacts.hyphened(type), file.origin(method.getName()));
		}
	}

	/** An adapter that brings messages in and that a bean's method makes with a constructor. */
	private void incoming(MethodDeclaration method) {
		String kind = AdapterBeans.incoming(file, method);
		Expression given = kind == null ? null : AdapterBeans.channel(method);
		String channel = given == null ? null : given instanceof SimpleName variable ? injected(variable) : channel(given);
		if (channel != null) {
			parts.incoming(name(method), kind, ContextParts.kind(kind), channel, file.origin(method.getName()));
		}
	}

	/** The name of the channel that a variable is: the bean that the field or parameter asks for by name, else its own name. */
	private String injected(SimpleName variable) {
		String[] named = new String[1];
		file.unit().accept(new ASTVisitor() {
			@Override
			public boolean visit(FieldDeclaration field) {
				if (field.fragments().stream().anyMatch(fragment -> ((VariableDeclarationFragment) fragment).getName().getIdentifier().equals(variable.getIdentifier()))) {
					for (String annotation : List.of("Qualifier", "Resource", "Named")) {
						Annotation asks = Annotations.find(field.modifiers(), annotation);
						Expression value = asks == null ? null : Annotations.member(asks, annotation.equals("Resource") ? "name" : "value");
						named[0] = value == null ? named[0] : names.of(value);
					}
				}
				return false;
			}
		});
		String constant = names.of(variable);
		return named[0] != null ? named[0] : constant != null ? constant : variable.getIdentifier();
	}

	/** What other classes call a channel that a constant of this file names. */
	private void also(Expression channel, Consumer<String> taker) {
		String elsewhere = names.elsewhere(channel);
		if (elsewhere != null) {
			taker.accept(elsewhere);
		}
	}

	private void endpoint(MethodDeclaration method) {
		for (Object modifier : method.modifiers()) {
			String name = modifier instanceof Annotation annotation ? Annotations.simpleName(annotation) : "";
			if (ENDPOINTS.contains(name) && file.imports(PACKAGE + ".annotation." + name)) {
				Expression input = Annotations.member((Annotation) modifier, "inputChannel");
				String takes = input == null ? null : names.of(input);
				String adapter = takes != null && Annotations.find(method.modifiers(), "Bean") != null ? AdapterBeans.outgoing(file, method) : null;
				if (adapter != null) {
					Binding binding = parts.outgoing(name(method), adapter, ContextParts.kind(adapter), file.origin(method.getName()));
					parts.served(binding, ContextParts.style(adapter, binding.getKind()));
					parts.take(binding, takes, file.origin(input));
					also(input, channel -> parts.take(binding, channel, file.origin(input)));
				} else if (takes != null) {
					Component component = parts.component(file.place(method), SpringIntegrationFacts.hyphened(name), takes, file.origin(method.getName()));
					also(input, channel -> parts.take(component, channel, file.origin(input)));
					for (String member : OUTPUTS) {
						String sends = stated((Annotation) modifier, member);
						if (sends != null) {
							parts.send(component, sends, file.origin(Annotations.member((Annotation) modifier, member)));
						}
					}
				}
			} else if (name.equals("InboundChannelAdapter") && file.imports(PACKAGE + ".annotation.InboundChannelAdapter")) {
				Expression value = Annotations.member((Annotation) modifier, "value");
				value = value == null ? Annotations.member((Annotation) modifier, "channel") : value;
				String channel = value == null ? null : names.of(value);
				if (channel != null) {
					String kind = SOURCES.stream().filter(transport -> file.importsFrom(PACKAGE + '.' + transport)).findFirst().map(transport -> transport + ".inbound-channel-adapter").orElse("inbound-channel-adapter");
					parts.incoming(file.place(method), kind, ContextParts.kind(kind), channel, file.origin(method.getName()));
				}
			}
		}
	}

	private void flow(MethodDeclaration method) {
		Expression made = returned(method);
		if (made == null) {
			return;
		}
		String name = name(method);
		String own = name + ".input";
		List<MethodInvocation> steps = steps(made);
		if (made instanceof LambdaExpression lambda && lambda.getBody() instanceof Expression body) {
			steps = steps(body);
		}
		MethodInvocation from = steps.isEmpty() || !steps.get(0).getName().getIdentifier().equals("from") || steps.get(0).arguments().isEmpty() ? null : steps.get(0);
		Expression source = from == null ? null : (Expression) from.arguments().get(0);
		String takes = source == null ? own : channel(source);
		Component component = parts.component(name, "flow", takes == null ? own : takes, file.origin(method.getName()));
		String kind = source == null ? null : kind(source);
		if (kind != null) {
			describe(parts.incoming(name + " source", kind, ContextParts.kind(kind), own, file.origin(source)), "receive", source);
		} else if (source instanceof TypeLiteral type) {
			parts.incoming(type.getType().toString(), "gateway", ContextParts.kind("gateway"), own, file.origin(source));
		}
		ends(component, name, made, steps);
	}

	/** Adapters that a flow sends to, and the channels that it and the flows in it name. */
	private void ends(Component component, String name, Expression made, List<MethodInvocation> steps) {
		Set<String> sent = new HashSet<>();
		made.accept(new ASTVisitor() {
			@Override
			public void endVisit(MethodInvocation step) {
				String called = step.getName().getIdentifier();
				Integer index = CHANNELS.get(called);
				Expression argument = step.arguments().size() <= (index == null ? 0 : index) ? null : (Expression) step.arguments().get(index == null ? 0 : index);
				String kind = argument != null && called.startsWith("handle") ? kind(argument) : null;
				String channel = argument == null || index == null || step.getExpression() == null || step.getExpression() instanceof SimpleName type && Character.isUpperCase(type.getIdentifier().charAt(0)) ? null : channel(argument, called);
				if (kind != null && sent.add(name + ' ' + kind)) {
					String adapter = name + ' ' + kind;
					Binding binding = parts.outgoing(adapter, kind, ContextParts.kind(kind), file.origin(argument));
					parts.served(binding, ContextParts.style(kind, binding.getKind()));
					describe(binding, "send", argument);
					parts.send(component, adapter, file.origin(argument));
				} else if (channel != null && !channel.equals(ContextParts.NOWHERE) && sent.add(channel)) {
					parts.send(component, channel, file.origin(argument));
					if (called.equals("channel") && steps.indexOf(step) >= 0 && steps.subList(steps.indexOf(step) + 1, steps.size()).stream().anyMatch(later -> !later.getName().getIdentifier().equals("get"))) {
						// The flow itself goes on with what comes out of the channel.
						parts.take(component, channel, file.origin(argument));
					}
				}
			}
		});
	}

	/** The name of a channel, or of the one where a flow begins that is called or named. */
	private String channel(Expression argument, String called) {
		String name = channel(argument);
		boolean flow = called.equals("to") || argument instanceof MethodInvocation && isFlow(name);
		return name == null || constants.string(argument) != null || !flow ? name : name + ".input";
	}

	private boolean isFlow(String method) {
		return file.unit().types().stream().filter(TypeDeclaration.class::isInstance).flatMap(type -> Stream.of(((TypeDeclaration) type).getMethods()))
				.anyMatch(each -> ((MethodDeclaration) each).getName().getIdentifier().equals(method) && String.valueOf(((MethodDeclaration) each).getReturnType2()).equals("IntegrationFlow"));
	}

	/** The steps of a flow in their order; those inside of lambdas are none. */
	private static List<MethodInvocation> steps(Expression flow) {
		List<MethodInvocation> steps = new ArrayList<>();
		Expression each = flow;
		while (each instanceof MethodInvocation call) {
			steps.add(call);
			each = call.getExpression();
		}
		Collections.reverse(steps);
		return steps;
	}

	/** The name of a channel: a constant, or the bean whose method is called. */
	private String channel(Expression expression) {
		String constant = names.of(expression);
		if (constant != null || expression instanceof StringLiteral) {
			return constant;
		}
		return expression instanceof MethodInvocation call && call.arguments().isEmpty() && (call.getExpression() == null || call.getExpression().toString().equals("this")) ? call.getName().getIdentifier()
				: expression instanceof SimpleName variable ? variable.getIdentifier() : null;
	}

	/** Tells the queue or topic of an adapter of the DSL: what it is given for that, else the names that its factory takes. */
	private void describe(Binding binding, String direction, Expression adapter) {
		if (binding.getKind().family() != BindingFamily.MESSAGING) {
			return;
		}
		Expression each = adapter;
		Expression named = null;
		MethodInvocation factory = null;
		while (each instanceof MethodInvocation call) {
			if (DESTINATIONS.contains(call.getName().getIdentifier()) && !call.arguments().isEmpty()) {
				named = (Expression) call.arguments().get(0);
			}
			factory = call;
			each = call.getExpression();
		}
		List<Expression> candidates = new ArrayList<>();
		if (named != null) {
			candidates.add(named);
		} else if (factory != null) {
			factory.arguments().forEach(argument -> candidates.add((Expression) argument));
		}
		for (Expression candidate : candidates) {
			String destination = constants.string(candidate);
			if (destination != null && !destination.isBlank() && !destination.contains("${")) {
				Setting setting = JavaFile.setting(direction, destination, null, file.origin(candidate));
				setting.setForm(ValueForm.NONE);
				binding.getDestinations().add(setting);
			}
		}
	}

	/** What a factory of the DSL makes, or null. */
	private static String kind(Expression expression) {
		Expression each = expression;
		while (each instanceof MethodInvocation call) {
			if (call.getExpression() instanceof SimpleName type) {
				return SpringIntegrationFacts.FACTORIES.get(type.getIdentifier() + '.' + call.getName().getIdentifier());
			}
			each = call.getExpression();
		}
		return null;
	}

	private static Expression returned(MethodDeclaration method) {
		List<?> statements = method.getBody() == null ? List.of() : method.getBody().statements();
		ASTNode last = statements.isEmpty() ? null : (ASTNode) statements.get(statements.size() - 1);
		return last instanceof ReturnStatement statement ? statement.getExpression() : null;
	}

	/** The name of the bean that a method gives. */
	private String name(MethodDeclaration method) {
		Annotation bean = Annotations.find(method.modifiers(), "Bean");
		for (String member : List.of("value", "name")) {
			List<Expression> names = Annotations.members(bean, member);
			String stated = names.isEmpty() ? null : this.names.of(names.get(0));
			if (stated != null) {
				return stated;
			}
		}
		return method.getName().getIdentifier();
	}
}
