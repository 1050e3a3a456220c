/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.camel;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SwitchStatement;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclaration;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.java.CodePartReader;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;

/** Reads routes of the Java DSL of Camel, and what code sets on contexts. */
public final class JavaRoutes implements CodePartReader {

	private static final String PACKAGE = "org.apache.camel";
	/** Setters of a context that are told, and the attribute of the context in XML. */
	private static final List<String> SETTERS = List.of("setTracing", "setBacklogTracing", "setDebugging", "setStreamCaching");
	/** Setters and classes that say how components send and take messages; that some code uses them is what is told. */
	private static final Set<String> COMPONENTS = Set.of("setCacheLevelName", "setCacheLevel", "setLazyCreateTransactionManager", "setConnectionsPerRoute", "setMaxTotalConnections", "JtaTransactionManager", "DefaultExecutorServiceManager", "setExecutorServiceManager", "setDefaultThreadPoolProfile");
	/** What begins like a route and is done in each route of its class. */
	private static final Set<String> OF_ALL = Set.of("onException", "onCompletion", "intercept", "interceptFrom", "interceptSendToEndpoint");
	private static final Set<String> BEGINNINGS = Set.of("from", "fromF");
	/** What code sends by; to where is not told. */
	private static final String TEMPLATE = "ProducerTemplate";
	/** The method in which a class of routes tells them; its class may extend one of the project, so that its file names nothing of Camel. */
	private static final String CONFIGURE = "configure";
	private static final Set<String> OF_CAMEL = Set.of("routeId", "process", "toD");
	private static final Pattern ADDRESS = Pattern.compile("[a-z][a-z0-9+.-]*:.+");

	@Override
	public List<String> words() {
		return List.of(PACKAGE, "void " + CONFIGURE + "()");
	}

	@Override
	public void read(JavaFile file, Constants constants, FileParts parts) {
		if (!file.importsFrom(PACKAGE) && !isOfRoutes(file, constants)) {
			return;
		}
		ConfigurationFile routes = RouteGroups.file(parts.path(), file.origin(0, 0));
		JavaAddress addresses = new JavaAddress(file, constants);
		JavaComponents components = new JavaComponents(file, constants, routes);
		file.unit().accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				if (BEGINNINGS.contains(call.getName().getIdentifier()) && isOfRoute(call) && isAddressed(call, addresses)) {
					routes.getGroups().add(new JavaRoute(file, constants, addresses).read(whole(call)));
				} else if (OF_ALL.contains(call.getName().getIdentifier()) && isOfRoute(call)) {
					routes.getGroups().addAll(new JavaRoute(file, constants, addresses).read(whole(call)).getGroups());
				} else if (call.getName().getIdentifier().equals("rest") && isOfRoute(call) && call.getParent() instanceof MethodInvocation) {
					routes.getGroups().add(new JavaRest(file, constants, addresses).read(calls(whole(call))));
				} else if (call.getName().getIdentifier().equals(Templates.FILLED_IN) && isOfRoute(call) || call.getName().getIdentifier().equals("builder") && String.valueOf(call.getExpression()).endsWith("TemplatedRouteBuilder")) {
					filledIn(file, constants, calls(whole(call)), routes);
				} else if (SETTERS.contains(call.getName().getIdentifier()) && call.arguments().size() == 1 && !isAsked(call) && !isOfOwnDebugger(file, call)) {
					routes.getGroups().add(context(file, constants, call));
				}
				components.registered(call);
				if (COMPONENTS.contains(call.getName().getIdentifier())) {
					routes.getGroups().add(RouteGroups.group("code", call.getName().getIdentifier(), file.origin(call.getName())));
				}
				return true;
			}

			@Override
			public boolean visit(MethodDeclaration method) {
				components.bean(method);
				return true;
			}

			@Override
			public boolean visit(ClassInstanceCreation made) {
				if (COMPONENTS.contains(JavaFile.simpleName(made.getType()))) {
					routes.getGroups().add(RouteGroups.group("code", JavaFile.simpleName(made.getType()), file.origin(made.getType())));
				}
				return true;
			}
		});
		if (file.imports(PACKAGE + '.' + TEMPLATE)) {
			routes.getGroups().add(RouteGroups.group("code", TEMPLATE, file.origin(0, 0)));
		}
		if (!routes.getGroups().isEmpty()) {
			parts.add(routes);
			new RouteParts(parts).read(routes);
		}
	}

	/** Whether what a call is given names where a route begins: an address, or, where steps follow, what a method gives. */
	private static boolean isAddressed(MethodInvocation call, JavaAddress addresses) {
		Expression first = call.arguments().isEmpty() ? null : (Expression) call.arguments().get(0);
		return first != null && (addresses.isOne(first) || call.getParent() instanceof MethodInvocation next && next.getExpression() == call && addresses.isGiven(first));
	}

	/**
	 * Whether a file that names nothing of Camel has routes: a class that extends another one and whose method for routes begins one at an
	 * address, or with steps that nothing else has.
	 */
	private static boolean isOfRoutes(JavaFile file, Constants constants) {
		boolean[] found = new boolean[1];
		file.unit().accept(new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration type) {
				return type.getSuperclassType() != null;
			}

			@Override
			public boolean visit(MethodDeclaration method) {
				return !found[0] && method.getName().getIdentifier().equals(CONFIGURE) && method.parameters().isEmpty();
			}

			@Override
			public boolean visit(MethodInvocation call) {
				if (call.getExpression() == null && call.getName().getIdentifier().equals("from") && call.arguments().size() == 1 && call.getParent() instanceof MethodInvocation) {
					String address = constants.string((Expression) call.arguments().get(0));
					found[0] |= address != null ? ADDRESS.matcher(address).matches() : calls(whole(call)).stream().anyMatch(step -> OF_CAMEL.contains(step.getName().getIdentifier()));
				}
				return true;
			}
		});
		return found[0];
	}

	/** A route begins with a call without an object, or of a template of routes. */
	private static boolean isOfRoute(MethodInvocation call) {
		Expression each = call.getExpression();
		while (each instanceof MethodInvocation before) {
			if (before.getExpression() == null) {
				return before.getName().getIdentifier().equals("routeTemplate");
			}
			each = before.getExpression();
		}
		return each == null || each instanceof ThisExpression || each instanceof SimpleName name && isBuilder(call, name.getIdentifier());
	}

	/** Whether a name is the parameter of a lambda around a call; in a lambda of routes that is the builder. */
	private static boolean isBuilder(MethodInvocation call, String name) {
		for (ASTNode each = call.getParent(); each != null; each = each.getParent()) {
			if (each instanceof LambdaExpression lambda && lambda.parameters().size() == 1 && ((VariableDeclaration) lambda.parameters().get(0)).getName().getIdentifier().equals(name)) {
				return each.getParent() instanceof ReturnStatement || each.getParent() instanceof VariableDeclaration;
			}
		}
		return false;
	}

	/** Whether the code brings a debugger of its own, which Camel asks only where debugging is on: a part of the application, and not left over. */
	private static boolean isOfOwnDebugger(JavaFile file, MethodInvocation call) {
		return call.getName().getIdentifier().equals("setDebugging") && JavaFile.member(call) instanceof MethodDeclaration method && file.text(method).contains("setDebugger(");
	}

	/** Whether somebody has to ask for what is set: by a condition, or by a method of that name. */
	private static boolean isAsked(MethodInvocation call) {
		for (ASTNode each = call.getParent(); each != null; each = each.getParent()) {
			if (each instanceof IfStatement || each instanceof SwitchStatement) {
				return true;
			}
			if (each instanceof MethodDeclaration method) {
				return method.getName().getIdentifier().matches("(?i).*(?:trac|debug).*");
			}
		}
		return false;
	}

	private static MethodInvocation whole(MethodInvocation first) {
		MethodInvocation whole = first;
		while (whole.getParent() instanceof MethodInvocation outer && outer.getExpression() == whole) {
			whole = outer;
		}
		return whole;
	}

	/** The calls of a chain in their order. @param whole the outermost call */
	static List<MethodInvocation> calls(MethodInvocation whole) {
		List<MethodInvocation> calls = new ArrayList<>();
		for (Expression each = whole; each instanceof MethodInvocation call; each = call.getExpression()) {
			calls.add(0, call);
		}
		return calls;
	}

	/** A route that is made from a template, with what it gives the template. */
	private static void filledIn(JavaFile file, Constants constants, List<MethodInvocation> calls, ConfigurationFile routes) {
		MethodInvocation first = calls.get(0);
		String template = first.arguments().isEmpty() ? null : constants.string((Expression) first.arguments().get(first.arguments().size() - 1));
		if (template == null) {
			return;
		}
		ConfigurationGroup made = RouteGroups.group(Templates.FILLED_IN, null, file.origin(first.getName()));
		made.getSettings().add(file.setting(Templates.TEMPLATE, template, null, (Expression) first.arguments().get(first.arguments().size() - 1)));
		for (MethodInvocation call : calls) {
			String name = call.getName().getIdentifier();
			String value = call.arguments().isEmpty() ? null : constants.string((Expression) call.arguments().get(0));
			if (name.equals("routeId") && value != null) {
				made.setName(value);
			} else if (name.equals("parameter") && value != null && call.arguments().size() == 2) {
				JavaRoute.parameter(file, constants, made, call);
			}
		}
		routes.getGroups().add(made);
	}

	private static ConfigurationGroup context(JavaFile file, Constants constants, MethodInvocation call) {
		ConfigurationGroup context = RouteGroups.group("context", null, file.origin(call.getName()));
		Expression argument = (Expression) call.arguments().get(0);
		String value = constants.string(argument);
		String name = call.getName().getIdentifier().substring("set".length());
		String attribute = name.equals("Tracing") ? "trace" : name.equals("StreamCaching") ? "streamCache" : Character.toLowerCase(name.charAt(0)) + name.substring(1);
		context.getSettings().add(file.setting(attribute, value == null ? file.text(argument) : value, null, argument));
		return context;
	}
}
