/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.request;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.CatchClause;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.NumberLiteral;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.bean.FacesBeans;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes calls that put the thread to sleep which the server lent for a request, a message, a page or the call of a bean. Named by class and
 * method; details {@code sleep}, the call, and {@value #BEHIND}, where the server's own threads run it and nobody waits. What a thread of the application
 * runs, what waits after a failure, and less than a tenth of a second are none; where nobody waits, less than a second.
 */
public final class SleepingBeans implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "sleeping-bean";

	private static final List<String> CALLED_BY_CONTAINER = List.of("ejb.MessageDriven", "ejb.Stateless", "ejb.Stateful", "ejb.Singleton", "ws.rs.Path", "jws.WebService");
	/** The detail of what a timer or an asynchronous call runs. */
	public static final String BEHIND = "behind";

	/** Who calls these does not wait for them. */
	private static final List<String> NOT_AWAITED = List.of("ejb.Asynchronous", "ejb.Timeout", "ejb.Schedule", "ejb.Schedules");
	private static final Set<String> UNITS = Set.of("MILLISECONDS", "SECONDS", "MINUTES", "HOURS");
	private static final Pattern SHORT = Pattern.compile("\\d{1,2}[lL]?");
	private static final Pattern BELOW_SECOND = Pattern.compile("\\d{1,3}[lL]?");
	/** A longer text of a call says nothing more. */
	private static final int MAXIMUM_LENGTH = 40;

	@Override
	public List<String> words() {
		return List.of("Thread.sleep", "SECONDS.sleep", "MINUTES.sleep", "HOURS.sleep");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				if (sleeps(file, call) && JavaFile.member(call) instanceof MethodDeclaration method && method.getParent() instanceof TypeDeclaration type && isCalledByContainer(file, type)
						&& !isElsewhere(call, method) && (isBehind(file, method, type) ? !isShorterThanSecond(call) : EachCall.isOften(file, method))) {
					CodeFact fact = CodeFacts.fact(KIND, file, call.getName());
					String text = file.text(call).replaceAll("\\s+", "");
					CodeFacts.detail(fact, file, "sleep", text.length() > MAXIMUM_LENGTH ? file.text(call.getExpression()) + ".sleep" : text, call);
					if (isBehind(file, method, type)) {
						CodeFacts.detail(fact, file, BEHIND, "true", call);
					}
					facts.accept(fact);
				}
				return true;
			}
		};
	}

	private static boolean sleeps(JavaFile file, MethodInvocation call) {
		if (!call.getName().getIdentifier().equals("sleep") || call.getExpression() == null || call.arguments().isEmpty()) {
			return false;
		}
		String receiver = file.text(call.getExpression());
		return (receiver.equals("Thread") || UNITS.contains(receiver.substring(receiver.lastIndexOf('.') + 1))) && !isOf(call, receiver, SHORT);
	}

	private static boolean isShorterThanSecond(MethodInvocation call) {
		return isOf(call, call.getExpression().toString(), BELOW_SECOND);
	}

	/** Whether a call states a number of milliseconds that a pattern knows. */
	private static boolean isOf(MethodInvocation call, String receiver, Pattern milliseconds) {
		return (receiver.equals("Thread") || receiver.endsWith("MILLISECONDS")) && call.arguments().get(0) instanceof NumberLiteral number && milliseconds.matcher(number.getToken()).matches();
	}

	private static boolean isCalledByContainer(JavaFile file, TypeDeclaration type) {
		return CALLED_BY_CONTAINER.stream().anyMatch(each -> EnterpriseNames.annotation(file, type.modifiers(), each) != null) && EnterpriseNames.annotation(file, type.modifiers(), "ejb.Startup") == null
				|| FacesBeans.is(file, type) || type.getSuperclassType() != null && "HttpServlet".equals(JavaFile.simpleName(type.getSuperclassType()));
	}

	/** Whether a timer or another thread runs a method, or all that call it. */
	private static boolean isBehind(JavaFile file, MethodDeclaration method, TypeDeclaration type) {
		if (isMarked(file, method) || EnterpriseNames.annotation(file, type.modifiers(), "ejb.Asynchronous") != null) {
			return true;
		}
		List<ASTNode> callers = file.callersOf(type, method.getName().getIdentifier());
		return !callers.isEmpty() && callers.stream().allMatch(caller -> caller instanceof MethodDeclaration calling && isMarked(file, calling));
	}

	private static boolean isMarked(JavaFile file, MethodDeclaration method) {
		return NOT_AWAITED.stream().anyMatch(each -> EnterpriseNames.annotation(file, method.modifiers(), each) != null);
	}

	private static boolean isElsewhere(ASTNode call, MethodDeclaration method) {
		for (ASTNode each = call; each != method; each = each.getParent()) {
			if (each instanceof CatchClause || each instanceof LambdaExpression || each instanceof AnonymousClassDeclaration) {
				return true;
			}
		}
		return false;
	}
}
