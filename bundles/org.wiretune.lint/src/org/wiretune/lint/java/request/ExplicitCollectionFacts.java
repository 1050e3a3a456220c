/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.request;

import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.CatchClause;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;
import org.wiretune.model.settings.SettingsFactory;

/**
 * Calls that ask the virtual machine for a garbage collection: {@code System.gc()} and {@code Runtime.getRuntime().gc()}. The
 * kind is {@code explicit-collection}; a detail {@code loop} tells that the call stands in a loop.
 */
public final class ExplicitCollectionFacts implements CodeFactFinder {

	private static final Pattern MEANT = Pattern.compile("(.*[a-z])?(gc|GC|Gc)|.*[gG]arbageCollect.*");

	@Override
	public List<String> words() {
		return List.of("System.gc", "getRuntime");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				if (call.getName().getIdentifier().equals("gc") && call.arguments().isEmpty() && asks(call.getExpression()) && !isMeant(call)) {
					ASTNode place = call.getParent() instanceof ExpressionStatement statement ? statement : call;
					CodeFact fact = CodeFacts.fact("explicit-collection", file, place);
					if (Loops.innermost(call) != null) {
						fact.getDetails().add(loop());
					}
					facts.accept(fact);
				}
				return true;
			}
		};
	}

	/**
	 * Whether the collection is the purpose of the method or its type, which their names say, or a last resort after memory
	 * ran out, or the application is stopped.
	 */
	private static boolean isMeant(ASTNode call) {
		for (ASTNode node = call.getParent(); node != null; node = node.getParent()) {
			if (says(node)) {
				return true;
			}
		}
		return false;
	}

	private static boolean says(ASTNode node) {
		if (node instanceof CatchClause clause) {
			return clause.getException().getType().toString().endsWith("OutOfMemoryError");
		}
		if (node instanceof MethodDeclaration method) {
			return MEANT.matcher(method.getName().getIdentifier()).matches() || method.getName().getIdentifier().equals("contextDestroyed");
		}
		return node instanceof AbstractTypeDeclaration type && MEANT.matcher(type.getName().getIdentifier()).matches();
	}

	private static boolean asks(Expression receiver) {
		String written = receiver == null ? "" : receiver.toString();
		return switch (written) {
		case "System", "java.lang.System", "Runtime.getRuntime()", "java.lang.Runtime.getRuntime()" -> true;
		default -> false;
		};
	}

	private static Setting loop() {
		Setting loop = SettingsFactory.INSTANCE.createSetting();
		loop.setName("loop");
		loop.setState(SettingState.SET);
		loop.setValue("true");
		return loop;
	}
}
