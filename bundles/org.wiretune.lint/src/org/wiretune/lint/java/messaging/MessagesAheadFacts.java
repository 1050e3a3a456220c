/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.messaging;

import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.StringLiteral;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/** Code that says how many messages a broker of ActiveMQ sends a consumer ahead, by a setter or in an address or name of a queue: of kind {@value #KIND}. */
public final class MessagesAheadFacts implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "broker-messages-ahead";

	private static final Pattern SETTER = Pattern.compile("set(?:\\w*Prefetch\\w*|ConsumerWindowSize)");
	private static final Pattern TEXT = Pattern.compile("refetch(?:Policy\\.\\w+|Size)?=|consumerWindowSize=");

	@Override
	public List<String> words() {
		return List.of("refetch", "onsumerWindowSize");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (SETTER.matcher(node.getName().getIdentifier()).matches() && file.importsFrom("org.apache.activemq")) {
					facts.accept(CodeFacts.fact(KIND, file, node));
				}
				return true;
			}

			@Override
			public boolean visit(StringLiteral node) {
				if (TEXT.matcher(node.getEscapedValue()).find()) {
					facts.accept(CodeFacts.fact(KIND, file, node));
				}
				return true;
			}
		};
	}
}
