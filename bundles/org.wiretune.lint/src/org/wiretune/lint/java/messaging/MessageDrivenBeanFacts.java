/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.messaging;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;

import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.TypeLiteral;
import org.wiretune.core.ValueForm;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.BeanPool;
import org.wiretune.model.platform.MessageDrivenBean;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.settings.Setting;

/** Message-driven beans, their activation properties and the pool that JBoss lets them state. */
public final class MessageDrivenBeanFacts {

	/** The guide for EAP 5 writes maxSessions; the resource adapters of JBoss themselves call it maxSession. */
	private static final Set<String> MAXIMUM_SESSIONS = Set.of("maxSessions", "maxSession");
	private static final Set<String> DESTINATION = Set.of("destination", "destinationLookup");

	/** Of JBoss 5, and of JBoss 4 and early releases of its EJB 3, which name the class of the pool. */
	private static final List<String> POOLS = List.of("Pool", "PoolClass");

	private MessageDrivenBeanFacts() {
	}

	/** Reads a class; does nothing where it is no message-driven bean. */
	public static void read(JavaFile file, Constants constants, TypeDeclaration type, FileParts parts) {
		Annotation marker = Annotations.find(type.modifiers(), "MessageDriven");
		if (marker == null) {
			return;
		}
		MessageDrivenBean bean = PlatformFactory.INSTANCE.createMessageDrivenBean();
		bean.setName(file.qualifiedName(type));
		bean.setOrigin(file.origin(type.getName()));
		for (Expression each : Annotations.members(marker, "activationConfig")) {
			if (each instanceof Annotation property) {
				read(file, constants, property, bean);
			}
		}
		bean.setPool(POOLS.stream().map(name -> pool(file, constants, Annotations.find(type.modifiers(), name))).filter(Objects::nonNull).findFirst().orElse(null));
		parts.add(bean);
	}

	private static void read(JavaFile file, Constants constants, Annotation property, MessageDrivenBean bean) {
		Expression nameExpression = Annotations.member(property, "propertyName");
		Expression valueExpression = Annotations.member(property, "propertyValue");
		String name = nameExpression == null ? null : constants.string(nameExpression);
		String value = valueExpression == null ? null : constants.string(valueExpression);
		if (name == null || value == null) {
			return;
		}
		bean.getActivationProperties().add(file.setting(name, value, null, valueExpression));
		if (MAXIMUM_SESSIONS.contains(name)) {
			bean.setMaximumSessions(file.setting(name, value, "sessions", valueExpression));
		} else if (DESTINATION.contains(name)) {
			bean.setDestination(file.setting(name, value, null, valueExpression));
		}
	}

	private static BeanPool pool(JavaFile file, Constants constants, Annotation annotation) {
		if (annotation == null) {
			return null;
		}
		Expression size = Annotations.member(annotation, "maxSize");
		Expression kind = Annotations.member(annotation, "value");
		Setting maximum = null;
		Long number = size == null ? null : constants.number(size);
		if (number != null) {
			maximum = JavaFile.setting("maxSize", number.toString(), "instances", file.origin(size));
		}
		if (maximum == null && kind == null) {
			return null;
		}
		BeanPool pool = PlatformFactory.INSTANCE.createBeanPool();
		pool.setBeanKind("Message Driven Bean");
		pool.setOrigin(file.origin(annotation));
		pool.setMaximumSize(maximum);
		Expression timeout = Annotations.member(annotation, "timeout");
		Long milliseconds = timeout == null ? null : constants.number(timeout);
		if (milliseconds != null) {
			pool.setTimeout(JavaFile.setting("timeout", milliseconds.toString(), "milliseconds", file.origin(timeout)));
		}
		String kindName = kind == null ? null : constants.string(kind);
		if (kind instanceof TypeLiteral literal) {
			Setting named = JavaFile.setting("value", JavaFile.simpleName(literal.getType()), null, file.origin(literal.getType()));
			// Another class may need an import.
			named.setForm(ValueForm.NONE);
			pool.setPoolClass(named);
		} else if (kind != null) {
			// The kind is a literal or a constant of PoolDefaults, whose name tells as much.
			pool.setPoolClass(file.setting("value", kindName == null ? poolClass(file.text(kind)) : kindName, null, kind));
		}
		return pool;
	}

	private static String poolClass(String constant) {
		return constant.toUpperCase(Locale.ROOT).contains("STRICT") ? "StrictMaxPool" : constant;
	}
}
