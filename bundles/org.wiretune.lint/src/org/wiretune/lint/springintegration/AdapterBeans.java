/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.springintegration;

import java.util.Locale;
import java.util.Set;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.wiretune.lint.java.JavaFile;

/** Adapters that a bean method makes by a constructor of the framework, and the channel that it gives them. */
final class AdapterBeans {

	/** Setters by which an adapter is told where what comes in goes. */
	private static final Set<String> CHANNELS = Set.of("setOutputChannel", "setOutputChannelName", "setRequestChannel", "setRequestChannelName");

	private AdapterBeans() {
	}

	/** {@return what the bean brings messages in by, as XML calls it, for example {@code mqtt.message-driven-channel-adapter}; null where it does not} @param file the file @param method the bean's method */
	static String incoming(JavaFile file, MethodDeclaration method) {
		String kind = made(file, method);
		return kind != null && kind.matches(".*(message-driven-channel-adapter|inbound-\\w+(-adapter)?|message-producer|receiving-channel-adapter|inbound-messaging-gateway)") ? kind : null;
	}

	/** {@return what the bean sends messages out by, for example {@code mqtt.message-handler}; null where it does not} @param file the file @param method the bean's method */
	static String outgoing(JavaFile file, MethodDeclaration method) {
		String kind = made(file, method);
		return kind != null && !kind.startsWith("core.") && kind.matches(".*(message-handler|outbound-\\w+|sending-message-handler|outbound-executor)") ? kind : null;
	}

	/** The transport and class of the first object of the framework's adapters that the method makes, or null. */
	private static String made(JavaFile file, MethodDeclaration method) {
		String[] found = new String[1];
		method.accept(new ASTVisitor() {
			@Override
			public boolean visit(ClassInstanceCreation creation) {
				String type = JavaFile.simpleName(creation.getType());
				String imported = file.imported(type);
				if (found[0] == null && imported != null && imported.startsWith(SpringIntegrationFlows.PACKAGE + '.')) {
					String transport = imported.substring(SpringIntegrationFlows.PACKAGE.length() + 1).replaceAll("\\..*", "");
					String named = type.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
					found[0] = transport + '.' + named;
				}
				return true;
			}
		});
		return found[0];
	}

	/** {@return what a bean's method sets as the channel of what comes in, or null} @param method the method */
	static Expression channel(MethodDeclaration method) {
		Expression[] channel = new Expression[1];
		method.accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				if (CHANNELS.contains(call.getName().getIdentifier()) && call.arguments().size() == 1) {
					channel[0] = (Expression) call.arguments().get(0);
				}
				return true;
			}
		});
		return channel[0];
	}
}
