/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.springintegration;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.StringLiteral;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.TypeLiteral;
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
	private static final Set<String> FOLLOWING = Set.of("get", "log", "nullChannel");

	/** What names the queue or topic of an adapter. */
	private static final Set<String> DESTINATIONS = Set.of("destination", "requestDestination", "topic", "routingKey");

	private final JavaFile file;
	private final Constants constants;
	private final FlowParts parts;

	Flows(JavaFile file, Constants constants, FlowParts parts) {
		this.file = file;
		this.constants = constants;
		this.parts = parts;
	}

	@Override
	public boolean visit(TypeDeclaration type) {
		Annotation gateway = Annotations.find(type.modifiers(), "MessagingGateway");
		Expression standard = gateway == null ? null : Annotations.member(gateway, "defaultRequestChannel");
		String channel = standard == null ? null : constants.string(standard);
		if (channel != null && file.imports(PACKAGE + ".annotation.MessagingGateway")) {
			parts.incoming(type.getName().getIdentifier(), "gateway", ContextParts.kind("gateway"), channel, file.origin(type.getName()));
		}
		return true;
	}

	@Override
	public boolean visit(MethodDeclaration method) {
		boolean bean = Annotations.find(method.modifiers(), "Bean") != null;
		if (bean && method.getReturnType2() != null && JavaFile.simpleName(method.getReturnType2()).equals("IntegrationFlow")) {
			flow(method);
		} else if (bean) {
			queue(method);
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

	private void endpoint(MethodDeclaration method) {
		for (Object modifier : method.modifiers()) {
			String name = modifier instanceof Annotation annotation ? Annotations.simpleName(annotation) : "";
			if (ENDPOINTS.contains(name) && file.imports(PACKAGE + ".annotation." + name)) {
				Expression input = Annotations.member((Annotation) modifier, "inputChannel");
				Expression output = Annotations.member((Annotation) modifier, "outputChannel");
				String takes = input == null ? null : constants.string(input);
				if (takes != null) {
					Component component = parts.component(file.place(method), SpringIntegrationFacts.hyphened(name), takes, file.origin(method.getName()));
					String sends = output == null ? null : constants.string(output);
					if (sends != null && !sends.isEmpty()) {
						parts.send(component, sends, file.origin(output));
					}
				}
			} else if (name.equals("InboundChannelAdapter") && file.imports(PACKAGE + ".annotation.InboundChannelAdapter")) {
				Expression value = Annotations.member((Annotation) modifier, "value");
				value = value == null ? Annotations.member((Annotation) modifier, "channel") : value;
				String channel = value == null ? null : constants.string(value);
				if (channel != null) {
					parts.incoming(file.place(method), "inbound-channel-adapter", ContextParts.kind("inbound-channel-adapter"), channel, file.origin(method.getName()));
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
		MethodInvocation from = steps.isEmpty() || !steps.getFirst().getName().getIdentifier().equals("from") || steps.getFirst().arguments().isEmpty() ? null : steps.getFirst();
		Expression source = from == null ? null : (Expression) from.arguments().getFirst();
		String takes = source == null ? own : channel(source);
		Component component = parts.component(name, "flow", takes == null ? own : takes, file.origin(method.getName()));
		String kind = source == null ? null : kind(source);
		if (kind != null) {
			describe(parts.incoming(name + " source", kind, ContextParts.kind(kind), own, file.origin(source)), "receive", source);
		} else if (source instanceof TypeLiteral type) {
			parts.incoming(type.getType().toString(), "gateway", ContextParts.kind("gateway"), own, file.origin(source));
		}
		ends(component, name, steps);
	}

	/** Adapters that a flow sends to, and the channel that it ends with. */
	private void ends(Component component, String name, List<MethodInvocation> steps) {
		for (int i = 0; i < steps.size(); i++) {
			MethodInvocation step = steps.get(i);
			Expression argument = step.arguments().isEmpty() ? null : (Expression) step.arguments().getFirst();
			String kind = argument != null && step.getName().getIdentifier().startsWith("handle") ? kind(argument) : null;
			boolean last = steps.subList(i + 1, steps.size()).stream().allMatch(later -> FOLLOWING.contains(later.getName().getIdentifier()));
			String channel = argument != null && last && step.getName().getIdentifier().equals("channel") ? channel(argument) : null;
			if (kind != null) {
				String adapter = name + ' ' + kind;
				Binding binding = parts.outgoing(adapter, kind, ContextParts.kind(kind), file.origin(argument));
				parts.served(binding, ContextParts.style(kind, binding.getKind()));
				describe(binding, "send", argument);
				parts.send(component, adapter, file.origin(argument));
			} else if (channel != null) {
				parts.send(component, channel, file.origin(argument));
			}
		}
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
		String constant = constants.string(expression);
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
				named = (Expression) call.arguments().getFirst();
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
		ASTNode last = statements.isEmpty() ? null : (ASTNode) statements.getLast();
		return last instanceof ReturnStatement statement ? statement.getExpression() : null;
	}

	/** The name of the bean that a method gives. */
	private String name(MethodDeclaration method) {
		Annotation bean = Annotations.find(method.modifiers(), "Bean");
		for (String member : List.of("value", "name")) {
			List<Expression> names = Annotations.members(bean, member);
			String stated = names.isEmpty() ? null : constants.string(names.getFirst());
			if (stated != null) {
				return stated;
			}
		}
		return method.getName().getIdentifier();
	}
}
