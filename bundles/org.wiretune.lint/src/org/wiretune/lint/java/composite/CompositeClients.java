/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.composite;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.StringLiteral;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Java that calls composites over HTTP: SwitchYard's remote invoker, of the kind {@value #REMOTE_INVOKER}, and addresses of
 * services of Oracle SOA Suite, of the kind {@value #SOAP_CLIENT}. The detail {@code address} is the address. Programs of their
 * own, told by a method main, run in no server and give nothing.
 */
public final class CompositeClients implements CodeFactFinder {

	/** The kind of the observations of remote invokers. */
	public static final String REMOTE_INVOKER = "switchyard-remote-invoker";
	/** The kind of the observations of addresses of Oracle's services. */
	public static final String SOAP_CLIENT = "soa-infra-address";

	private static final String INVOKER = "HttpInvoker";
	private static final String SERVICES = "/soa-infra/services/";

	@Override
	public List<String> words() {
		return List.of("org.switchyard.remote", SERVICES);
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(ClassInstanceCreation made) {
				if (JavaFile.simpleName(made.getType()).equals(INVOKER) && made.arguments().size() == 1) {
					String address = constants.string((Expression) made.arguments().get(0));
					if (address != null) {
						found(REMOTE_INVOKER, address, made);
					}
				}
				return true;
			}

			@Override
			public boolean visit(StringLiteral literal) {
				String address = constants.string(literal);
				if (address != null && address.contains(SERVICES)) {
					found(SOAP_CLIENT, address, literal);
				}
				return true;
			}

			private void found(String kind, String address, ASTNode place) {
				if (!isProgram(place)) {
					CodeFact fact = CodeFacts.fact(kind, file, place);
					CodeFacts.detail(fact, file, "address", address, place);
					facts.accept(fact);
				}
			}
		};
	}

	private static boolean isProgram(ASTNode place) {
		for (ASTNode node = place; node != null; node = node.getParent()) {
			if (node instanceof TypeDeclaration type) {
				for (MethodDeclaration method : type.getMethods()) {
					if (method.getName().getIdentifier().equals("main") && method.parameters().size() == 1) {
						return true;
					}
				}
			}
		}
		return false;
	}
}
