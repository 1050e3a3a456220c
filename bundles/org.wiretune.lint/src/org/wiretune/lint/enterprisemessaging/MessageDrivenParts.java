/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.enterprisemessaging;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.core.BindingKind;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.flow.FlowParts;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodePartReader;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.settings.Setting;

/** Makes a component and an export of each message-driven bean whose annotation names its destination as the specification has it, or its broker. */
public final class MessageDrivenParts implements CodePartReader {

	/** An application of Java EE or Jakarta EE. */
	public static final ModuleKind APPLICATION = ModuleKind.define("jakarta.application", "Java EE application");

	private static final List<String> PACKAGES = List.of("jakarta.ejb", "javax.ejb");
	/** The activation property of the specification that names a destination. */
	private static final String LOOKED_UP = "destinationLookup";
	/** What servers called it before; where a bean names no broker besides, it takes from a queue of its own server. */
	private static final String DESTINATION = "destination";
	private static final List<String> BROKER = List.of("connectionParameters", "hostName");
	/** Where servers look destinations up: what stands before their names by custom. */
	private static final Pattern LOOKUP = Pattern.compile("^(?:java:)?/?(?:jboss/|comp/env/|global/|app/|module/)?(?:exported/)?(?:jms/)?(?:queue/|topic/)?(?=.)");
	private static final Pattern HOST = Pattern.compile("(?:^|[;,])\\s*host=([^;,\\s]+)");
	private static final Pattern PORT = Pattern.compile("(?:^|[;,])\\s*port=(\\d+)");

	@Override
	public List<String> words() {
		return List.of("@MessageDriven");
	}

	@Override
	public void read(JavaFile file, Constants constants, FileParts parts) {
		if (PACKAGES.stream().noneMatch(file::importsFrom)) {
			return;
		}
		FlowParts flow = new FlowParts(parts, APPLICATION);
		file.unit().accept(new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration type) {
				Annotation marker = Annotations.find(type.modifiers(), "MessageDriven");
				if (marker != null) {
					bean(file, type, activation(constants, marker), flow);
				}
				return true;
			}
		});
	}

	/** An activation property. @param value its value @param place where that stands */
	private record Activation(String value, Expression place) {
	}

	private static Map<String, Activation> activation(Constants constants, Annotation marker) {
		Map<String, Activation> found = new HashMap<>();
		for (Expression each : Annotations.members(marker, "activationConfig")) {
			Expression name = each instanceof Annotation property ? Annotations.member(property, "propertyName") : null;
			Expression value = each instanceof Annotation property ? Annotations.member(property, "propertyValue") : null;
			if (name != null && value != null && constants.string(name) != null && constants.string(value) != null) {
				found.put(constants.string(name), new Activation(constants.string(value), value));
			}
		}
		return found;
	}

	private static void bean(JavaFile file, TypeDeclaration type, Map<String, Activation> activation, FlowParts flow) {
		Activation named = activation.containsKey(LOOKED_UP) || BROKER.stream().noneMatch(activation::containsKey) ? activation.get(LOOKED_UP) : activation.get(DESTINATION);
		if (named == null) {
			return;
		}
		String bean = type.getName().getIdentifier();
		String destination = LOOKUP.matcher(named.value()).replaceFirst("");
		flow.component(bean, "message-driven bean", bean, file.origin(type.getName()));
		Binding binding = flow.incoming(destination.isBlank() ? bean : bean + " from " + destination, "message-driven bean", BindingKind.GENERIC_JMS, bean, file.origin(named.place()));
		binding.getDestinations().add(setting(file, "receive", destination, named));
		for (String name : List.of("maxSession", "maxSessions")) {
			if (activation.containsKey(name)) {
				binding.getProperties().add(setting(file, name, activation.get(name).value(), activation.get(name)));
			}
		}
		broker(file, activation, binding);
	}

	/** Resource adapters take the address of a broker that is not the server itself in words of their own. */
	private static void broker(JavaFile file, Map<String, Activation> activation, Binding binding) {
		Activation parameters = activation.get("connectionParameters");
		Matcher host = parameters == null ? null : HOST.matcher(parameters.value());
		if (host != null && host.find()) {
			Matcher port = PORT.matcher(parameters.value());
			binding.getProperties().add(setting(file, "brokerURL", host.group(1) + ':' + (port.find() ? port.group(1) : "61616"), parameters));
		}
		Activation manager = activation.get("hostName");
		if (manager != null) {
			Activation port = activation.get("port");
			binding.getProperties().add(setting(file, "brokerURL", manager.value() + ':' + (port == null ? "1414" : port.value()), manager));
		}
	}

	private static Setting setting(JavaFile file, String name, String value, Activation place) {
		Setting setting = JavaFile.setting(name, value, null, file.origin(place.place()));
		setting.setForm(ValueForm.NONE);
		return setting;
	}
}
