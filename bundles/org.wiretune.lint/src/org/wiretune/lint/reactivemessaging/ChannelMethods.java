/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.reactivemessaging;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;
import org.eclipse.jdt.core.dom.Type;
import org.wiretune.lint.flow.FlowParts;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodePartReader;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.assembly.Component;

/** Makes a component of each method that takes from a channel or sends to one, and of each class with an emitter. */
public final class ChannelMethods implements CodePartReader {

	private static final String PACKAGE = "org.eclipse.microprofile.reactive.messaging";

	@Override
	public List<String> words() {
		return List.of(PACKAGE);
	}

	@Override
	public void read(JavaFile file, Constants constants, FileParts parts) {
		if (!file.importsFrom(PACKAGE)) {
			return;
		}
		FlowParts flow = new FlowParts(parts, ChannelKeysFormat.APPLICATION);
		Map<String, Component> senders = new HashMap<>();
		file.unit().accept(new ASTVisitor() {
			@Override
			public boolean visit(FieldDeclaration field) {
				emitter(field.modifiers(), field.getType(), field);
				return true;
			}

			@Override
			public boolean visit(SingleVariableDeclaration parameter) {
				emitter(parameter.modifiers(), parameter.getType(), parameter);
				return true;
			}

			/** Whoever is given an emitter sends to its channel. */
			private void emitter(List<?> modifiers, Type type, ASTNode place) {
				Annotation marker = Annotations.find(modifiers, "Channel");
				String sends = JavaFile.simpleName(type).endsWith("Emitter") ? channel(constants, marker) : null;
				if (sends != null && JavaFile.type(place) instanceof AbstractTypeDeclaration sender) {
					String name = sender.getName().getIdentifier();
					Component component = senders.computeIfAbsent(name, made -> flow.component(name, "class", null, file.origin(sender.getName())));
					if (component.getReferences().stream().noneMatch(reference -> sends.equals(reference.getName()))) {
						flow.send(component, sends, file.origin(marker));
					}
				}
			}

			@Override
			public boolean visit(MethodDeclaration method) {
				String takes = channel(constants, Annotations.find(method.modifiers(), "Incoming"));
				Annotation outgoing = Annotations.find(method.modifiers(), "Outgoing");
				String sends = channel(constants, outgoing);
				if (takes != null || sends != null) {
					Component component = flow.component(file.place(method), "method", takes, file.origin(method.getName()));
					if (sends != null) {
						flow.send(component, sends, file.origin(outgoing));
					}
				}
				return true;
			}
		});
	}

	private static String channel(Constants constants, Annotation annotation) {
		Expression named = annotation == null ? null : Annotations.member(annotation, "value");
		return named == null ? null : constants.string(named);
	}
}
