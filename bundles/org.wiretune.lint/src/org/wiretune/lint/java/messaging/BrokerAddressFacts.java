/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.messaging;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.StringLiteral;
import org.wiretune.lint.format.BrokerAddress;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Options that a client of ActiveMQ is given in the address of its broker, where a literal in Java states it: one observation for each
 * option. Details: {@code option}, its name; {@code value}.
 */
public final class BrokerAddressFacts implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "broker-address-option";

	@Override
	public List<String> words() {
		return List.of("alwaysSyncSend=", "blockOnNonDurableSend=", "blockOnAcknowledge=", "consumerWindowSize=");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(StringLiteral node) {
				for (BrokerAddress.Option option : BrokerAddress.options(file.text(node))) {
					CodeFact fact = CodeFacts.fact(KIND, file, node);
					fact.setOrigin(file.origin(node.getStartPosition() + option.offset(), option.value().length()));
					CodeFacts.detail(fact, file, "option", option.name(), node);
					CodeFacts.detail(fact, file, "value", option.value(), node);
					facts.accept(fact);
				}
				return true;
			}
		};
	}
}
