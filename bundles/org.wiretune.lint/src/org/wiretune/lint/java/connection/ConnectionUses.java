/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.connection;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/** Observes {@code java.connection.use}: a connection that is taken from a data source. */
public final class ConnectionUses implements CodeFactFinder {

	static final String KIND = "java.connection.use";

	@Override
	public List<String> words() {
		return List.of("getConnection(");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (EnterpriseNames.obtainsConnection(file, node)) {
					facts.accept(CodeFacts.fact(KIND, file, node));
				}
				return true;
			}
		};
	}
}
