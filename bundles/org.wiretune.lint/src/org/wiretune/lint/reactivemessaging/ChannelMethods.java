/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.reactivemessaging;

import java.util.List;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.wiretune.lint.flow.FlowParts;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodePartReader;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.assembly.Component;

/** Makes a component of each method that takes from a channel or sends to one. */
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
		file.unit().accept(new ASTVisitor() {
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
