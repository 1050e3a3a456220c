/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.springmessaging;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.wiretune.core.BindingKind;
import org.wiretune.core.Origin;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.flow.BrokerKinds;
import org.wiretune.lint.flow.FlowParts;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.settings.Setting;

/**
 * Classes with listeners and senders: a class is a component, a listener an export, a destination that it sends to an import. A name
 * that only a property gives is shown and leads nowhere, unless its placeholder has a default.
 */
final class MessagingClasses extends ASTVisitor {

	/** A kind of listener. @param type the package of its annotation @param kind its kind on the map @param members what names its destinations */
	private record Listener(String type, BindingKind kind, List<String> members) {
	}

	private static final Map<String, Listener> LISTENERS = Map.of("JmsListener", new Listener("org.springframework.jms.annotation", BindingKind.GENERIC_JMS, List.of("destination")), "KafkaListener",
			new Listener("org.springframework.kafka.annotation", BrokerKinds.KAFKA, List.of("topics", "value")), "RabbitListener", new Listener("org.springframework.amqp.rabbit.annotation", BrokerKinds.RABBIT, List.of("queues", "value")));
	private static final Map<String, BindingKind> TEMPLATES = Map.of("JmsTemplate", BindingKind.GENERIC_JMS, "JmsMessagingTemplate", BindingKind.GENERIC_JMS, "JmsOperations", BindingKind.GENERIC_JMS, "KafkaTemplate", BrokerKinds.KAFKA, "KafkaOperations", BrokerKinds.KAFKA, "RabbitTemplate",
			BrokerKinds.RABBIT, "AmqpTemplate", BrokerKinds.RABBIT);
	private static final Set<String> SENDS = Set.of("send", "convertAndSend", "sendAndReceive", "convertSendAndReceive");
	private static final Pattern DEFAULT = Pattern.compile("\\$\\{[^{}:]+:([^{}]*)}");

	private final JavaFile file;
	private final Constants constants;
	private final FlowParts parts;
	private final Map<ASTNode, Component> components = new HashMap<>();
	private final Set<String> names = new HashSet<>();

	MessagingClasses(JavaFile file, Constants constants, FlowParts parts) {
		this.file = file;
		this.constants = constants;
		this.parts = parts;
	}

	@Override
	public boolean visit(MethodDeclaration method) {
		for (Object modifier : method.modifiers()) {
			String name = modifier instanceof Annotation annotation ? Annotations.simpleName(annotation) : "";
			Listener listener = LISTENERS.get(name);
			if (listener != null && file.imports(listener.type() + '.' + name)) {
				listener((Annotation) modifier, listener, method);
			}
		}
		return true;
	}

	private void listener(Annotation annotation, Listener listener, MethodDeclaration method) {
		for (String member : listener.members()) {
			for (Expression each : Annotations.members(annotation, member)) {
				String written = constants.string(each);
				if (written != null && component(method) != null) {
					String destination = known(written);
					Binding binding = parts.incoming(unique(file.place(method) + " from " + destination), Annotations.simpleName(annotation), listener.kind(), component(method).getName(), file.origin(each));
					describe(binding, "receive", destination, file.origin(each));
					concurrency(annotation, binding);
				}
			}
		}
	}

	private void concurrency(Annotation annotation, Binding binding) {
		Expression stated = Annotations.member(annotation, "concurrency");
		String consumers = stated == null ? null : constants.string(stated);
		if (consumers != null) {
			Setting setting = JavaFile.setting("concurrency", known(consumers), null, file.origin(stated));
			setting.setForm(ValueForm.NONE);
			binding.getProperties().add(setting);
		}
	}

	@Override
	public boolean visit(MethodInvocation call) {
		BindingKind kind = SENDS.contains(call.getName().getIdentifier()) && !call.arguments().isEmpty() ? kind(call.getExpression()) : null;
		Expression first = kind == null ? null : (Expression) call.arguments().get(0);
		// A template of Rabbit is given exchange and routing key; a queue is the key of the default exchange.
		String written = first == null || kind == BrokerKinds.RABBIT && call.arguments().size() > 2 ? null : constants.string(first);
		Component component = written == null ? null : component(call);
		if (component != null) {
			String destination = known(written);
			String name = component.getName() + " to " + destination;
			if (names.add(name)) {
				Binding binding = parts.outgoing(name, call.getName().getIdentifier(), kind, file.origin(first));
				describe(binding, "send", destination, file.origin(first));
				parts.answered(binding, call.getName().getIdentifier().endsWith("AndReceive"));
				parts.send(component, name, file.origin(first));
			}
		}
		return true;
	}

	/** The kind of the template that a call is made on, or null. */
	private BindingKind kind(Expression template) {
		String name = template instanceof SimpleName variable ? variable.getIdentifier() : template instanceof FieldAccess field ? field.getName().getIdentifier() : null;
		return name == null ? null : file.typesOf(name).stream().map(TEMPLATES::get).filter(kind -> kind != null).findFirst().orElse(null);
	}

	/** The component of the class around a node; null where it has none of a name. */
	private Component component(ASTNode node) {
		for (ASTNode each = node; each != null; each = each.getParent()) {
			if (each instanceof AbstractTypeDeclaration type) {
				return components.computeIfAbsent(type, made -> parts.component(type.getName().getIdentifier(), "class", type.getName().getIdentifier(), file.origin(type.getName())));
			}
		}
		return null;
	}

	private static String known(String written) {
		Matcher placeholder = DEFAULT.matcher(written);
		return placeholder.matches() ? placeholder.group(1) : written;
	}

	private static void describe(Binding binding, String direction, String destination, Origin origin) {
		Setting setting = JavaFile.setting(destination.contains("${") || destination.contains("#{") ? "destination" : direction, destination, null, origin);
		setting.setForm(ValueForm.NONE);
		binding.getDestinations().add(setting);
	}

	private String unique(String name) {
		String each = name;
		for (int i = 2; !names.add(each); i++) {
			each = name + " (" + i + ')';
		}
		return each;
	}
}
