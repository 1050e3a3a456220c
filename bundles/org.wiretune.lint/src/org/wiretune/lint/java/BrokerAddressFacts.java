/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.StringLiteral;
import org.wiretune.model.platform.CodeFact;

/**
 * Options that a client of ActiveMQ is given in the address of its broker, where a literal in Java states it: one observation for each
 * option. Details: {@code option}, its name; {@code value}.
 */
public final class BrokerAddressFacts implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "broker-address-option";

	private static final Pattern ADDRESS = Pattern.compile("(?s).*\\b(tcp|ssl|nio|nio\\+ssl|amqp|vm|failover|http|https):.*\\?.*");
	private static final Pattern OPTION = Pattern.compile("[?&](?:amp;)?(?:jms\\.)?(alwaysSyncSend|blockOnNonDurableSend|blockOnAcknowledge)=(\\w+)");

	@Override
	public List<String> words() {
		return List.of("alwaysSyncSend=", "blockOnNonDurableSend=", "blockOnAcknowledge=");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(StringLiteral node) {
				String text = file.text(node);
				if (ADDRESS.matcher(text).matches()) {
					Matcher option = OPTION.matcher(text);
					while (option.find()) {
						CodeFact fact = CodeFactFinders.fact(KIND, file, node);
						fact.setOrigin(file.origin(node.getStartPosition() + option.start(2), option.end(2) - option.start(2)));
						CodeFactFinders.detail(fact, file, "option", option.group(1), node);
						CodeFactFinders.detail(fact, file, "value", option.group(2), node);
						facts.accept(fact);
					}
				}
				return true;
			}
		};
	}
}
