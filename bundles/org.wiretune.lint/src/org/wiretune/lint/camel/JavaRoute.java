/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.camel;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.PrefixExpression;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.TypeLiteral;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.secret.Secrets;

/** Reads one chain of calls of the Java DSL as the tree of steps that the framework builds from it. */
final class JavaRoute {

	/** Calls that add a step which holds the following ones until its end. */
	private static final Set<String> BLOCKS = Set.of("choice", "split", "filter", "loop", "loopDoWhile", "multicast", "aggregate", "doTry", "pipeline", "resequence", "idempotentConsumer", "circuitBreaker", "hystrix", "saga", "step", "onCompletion", "onException", "kamelet",
			"intercept", "interceptFrom", "interceptSendToEndpoint");
	/** Parts of a block: a new one ends the one before. */
	private static final Map<String, Set<String>> PARTS = Map.of("when", Set.of("choice"), "otherwise", Set.of("choice"), "doCatch", Set.of("doTry"), "doFinally", Set.of("doTry"), "onFallback", Set.of("circuitBreaker", "hystrix"),
			"onFallbackViaNetwork", Set.of("circuitBreaker", "hystrix"));
	/** Calls that add a step with options of its own and perhaps an end, but no steps in it. */
	private static final Set<String> WITH_END = Set.of("recipientList", "wireTap", "routingSlip", "dynamicRouter", "threads", "enrich", "pollEnrich", "enrichWith", "poll", "delay", "throttle", "sort", "claimCheck");
	private static final Set<String> STEPS = Set.of("to", "toF", "toD", "inOnly", "inOut", "transacted", "policy", "log", "process", "bean", "transform", "setBody", "setHeader", "setHeaders", "setProperty", "setVariable", "convertBodyTo", "convertHeaderTo", "marshal",
			"unmarshal", "validate", "stop", "removeHeader", "removeHeaders", "removeProperty", "removeProperties", "removeVariable", "rollback", "markRollbackOnly", "markRollbackOnlyLast", "throwException", "script", "sample", "setExchangePattern", "setFaultBody", "outMessage",
			"beanRef", "processRef", "inheritErrorHandler");
	private static final Set<String> ADDRESSED = Set.of("from", "fromF", "to", "toF", "toD", "inOnly", "inOut", "wireTap", "enrich", "pollEnrich", "interceptSendToEndpoint", "poll");
	private static final Set<String> LANGUAGES = Set.of("simple", "constant", "xpath", "xquery", "tokenize", "tokenizeXML", "tokenizePair", "xtokenize", "jsonpath", "jsonpathWriteAsString", "header", "exchangeProperty", "method", "body", "expression", "groovy", "spel", "jq",
			"language", "exchange", "message", "variable");
	/** Calls that say something of the whole route, wherever they stand. */
	private static final Set<String> OF_ROUTE = Set.of("streamCaching", "noStreamCaching", "streamCache", "tracing", "noTracing", "autoStartup", "noAutoStartup", "messageHistory", "delayer", "routePolicy", "startupOrder");
	private static final List<String> POOL = List.of("poolSize", "maxPoolSize", "threadName");
	private static final int LONGEST = 200;
	/** Deeper than any route that somebody wrote; blocks further in are told beside each other. */
	private static final int DEEPEST = 64;

	private final JavaFile file;
	private final Constants constants;
	private final JavaAddress addresses;
	private final Deque<ConfigurationGroup> open = new ArrayDeque<>();
	private ConfigurationGroup last;
	/** Whether the last step has an end of its own, which closes nothing else. */
	private boolean ownEnd;

	JavaRoute(JavaFile file, Constants constants, JavaAddress addresses) {
		this.file = file;
		this.constants = constants;
		this.addresses = addresses;
	}

	/** {@return the group of a route} @param whole the outermost call of the chain */
	ConfigurationGroup read(MethodInvocation whole) {
		List<MethodInvocation> calls = new ArrayList<>();
		for (Expression each = whole; each instanceof MethodInvocation call; each = call.getExpression()) {
			calls.add(0, call);
		}
		ConfigurationGroup route = RouteGroups.group("route", null, file.origin(calls.get(0).getName()));
		open.addLast(route);
		last = route;
		calls.forEach(this::take);
		return route;
	}

	private void take(MethodInvocation call) {
		String name = call.getName().getIdentifier();
		Set<String> block = PARTS.get(name);
		if (block != null) {
			closeTo(block);
			step(call, name, true);
		} else if (name.startsWith("from") && open.size() == 1) {
			step(call, name, false);
		} else if (BLOCKS.contains(name)) {
			step(call, name, true);
		} else if (STEPS.contains(name) || WITH_END.contains(name)) {
			step(call, name, false);
			ownEnd = WITH_END.contains(name);
		} else if (name.startsWith("end")) {
			end(name);
		} else if (name.equals("routeTemplate") && open.size() == 1) {
			template(call);
		} else if (name.equals(Templates.PARAMETER) && open.size() == 1) {
			parameter(file, constants, open.getFirst(), call);
		} else if (name.equals("routeId")) {
			String id = call.arguments().isEmpty() ? null : constants.string((Expression) call.arguments().get(0));
			if (id != null) {
				open.getFirst().setName(id);
			}
		} else {
			option(call, name);
		}
	}

	private void template(MethodInvocation call) {
		Expression argument = call.arguments().isEmpty() ? null : (Expression) call.arguments().get(0);
		String id = argument == null ? null : constants.string(argument);
		if (id != null) {
			open.getFirst().setName(id);
			open.getFirst().getSettings().add(file.setting(Templates.TEMPLATE, id, null, argument));
		}
	}

	/**
	 * Adds the parameter of a template, or what one is given.
	 *
	 * @param file the file
	 * @param constants the constants of the file
	 * @param target the template, or the route that is made from it
	 * @param call the call, whose arguments are a name and perhaps a value
	 */
	static void parameter(JavaFile file, Constants constants, ConfigurationGroup target, MethodInvocation call) {
		String name = call.arguments().isEmpty() ? null : constants.string((Expression) call.arguments().get(0));
		if (name == null || Secrets.isName(name)) {
			return;
		}
		ConfigurationGroup parameter = RouteGroups.group(Templates.PARAMETER, null, file.origin(call.getName()));
		parameter.getSettings().add(file.setting("name", name, null, (Expression) call.arguments().get(0)));
		String value = call.arguments().size() < 2 ? null : constants.string((Expression) call.arguments().get(1));
		if (value != null) {
			parameter.getSettings().add(file.setting("value", value, null, (Expression) call.arguments().get(1)));
		}
		target.getGroups().add(Templates.shown(parameter));
	}

	private void step(MethodInvocation call, String name, boolean block) {
		ConfigurationGroup step = RouteGroups.group(name.endsWith("F") ? name.substring(0, name.length() - 1) : name, null, file.origin(call.getName()));
		open.getLast().getGroups().add(step);
		List<Expression> arguments = new ArrayList<>();
		call.arguments().forEach(argument -> arguments.add((Expression) argument));
		ownEnd = false;
		last = step;
		if (ADDRESSED.contains(name)) {
			addressed(step, name, arguments);
		} else {
			given(step, name, arguments);
		}
		if (block && open.size() < DEEPEST) {
			open.addLast(step);
		}
	}

	private void addressed(ConfigurationGroup step, String name, List<Expression> arguments) {
		boolean formatted = name.endsWith("F");
		boolean any = false;
		for (Expression argument : arguments) {
			String text = argument.toString();
			if (text.startsWith("ExchangePattern.")) {
				step.getSettings().add(file.setting("pattern", text.substring("ExchangePattern.".length()), null, argument));
			} else if (!any && (addresses.isOne(argument) || addresses.isGiven(argument))) {
				addresses.add(step, argument, formatted ? arguments.subList(1, arguments.size()) : List.of());
				any = true;
			} else if (any && name.equals("pollEnrich") && isTimeout(argument, arguments)) {
				step.getSettings().add(file.setting("timeout", value(argument), null, argument));
			} else if (any && !formatted && name.equals("to") && addresses.isOne(argument)) {
				// One call may name several endpoints.
				ConfigurationGroup further = RouteGroups.group("to", null, file.origin(argument));
				open.getLast().getGroups().add(further);
				addresses.add(further, argument, List.of());
			}
		}
	}

	/** Whether the second argument says how long to wait; it may also merge what comes. */
	private boolean isTimeout(Expression argument, List<Expression> arguments) {
		return arguments.indexOf(argument) == 1 && (arguments.size() > 2 || constants.number(argument) != null || argument instanceof PrefixExpression || argument.toString().matches("(?i).*(time|wait|delay|milli|second).*"));
	}

	private void given(ConfigurationGroup step, String name, List<Expression> arguments) {
		for (int i = 0; i < arguments.size(); i++) {
			Expression argument = arguments.get(i);
			String value = value(argument);
			if (name.equals("log")) {
				boolean level = argument.toString().startsWith("LoggingLevel.");
				step.getSettings().add(file.setting(level ? "loggingLevel" : i == arguments.size() - 1 ? "message" : "logName", level ? argument.toString().substring("LoggingLevel.".length()) : value, null, argument));
			} else if (name.equals("threads") && i < POOL.size()) {
				step.getSettings().add(file.setting(POOL.get(i), value, null, argument));
			} else if (argument instanceof TypeLiteral type) {
				step.getSettings().add(file.setting("type", type.getType().toString(), null, argument));
			} else if (i == 0 && (name.equals("setHeader") || name.equals("setProperty") || name.equals("setVariable"))) {
				step.getSettings().add(file.setting("name", value, null, argument));
			} else if (!(argument instanceof LambdaExpression) && step.getSettings().stream().noneMatch(setting -> "expression".equals(setting.getName()))) {
				expression(step, argument, value);
			}
		}
	}

	private void expression(ConfigurationGroup step, Expression argument, String value) {
		if (argument instanceof MethodInvocation call) {
			step.getSettings().add(JavaFile.setting("language", call.getName().getIdentifier(), null, file.origin(call.getName())));
			Expression inner = call.arguments().isEmpty() ? null : (Expression) call.arguments().get(0);
			if (inner != null && constants.string(inner) != null) {
				step.getSettings().add(file.setting("expression", constants.string(inner), null, inner));
				return;
			}
		}
		step.getSettings().add(file.setting("expression", value, null, argument));
	}

	private void option(MethodInvocation call, String name) {
		Expression argument = call.arguments().isEmpty() ? null : (Expression) call.arguments().get(0);
		if (LANGUAGES.contains(name) && last.getSettings().stream().noneMatch(setting -> "language".equals(setting.getName()))) {
			last.getSettings().add(JavaFile.setting("language", name, null, file.origin(call.getName())));
			if (argument != null) {
				last.getSettings().add(file.setting("expression", value(argument), null, argument));
			}
			return;
		}
		ConfigurationGroup target = OF_ROUTE.contains(name) ? open.getFirst() : last;
		Setting option = argument == null ? JavaFile.setting(name, "true", null, file.origin(call.getName())) : file.setting(name, value(argument), null, argument);
		target.getSettings().add(option);
	}

	private String value(Expression argument) {
		String constant = constants.string(argument);
		constant = constant == null ? addresses.together(argument) : constant;
		String text = constant != null ? constant : argument instanceof SimpleName name ? name.getIdentifier() : file.text(argument);
		return text.length() > LONGEST ? text.substring(0, LONGEST) : text;
	}

	/** The end of a step: of one with options alone, of the innermost block, or of the block that a name tells. */
	private void end(String name) {
		if (name.equals("endChoice")) {
			closeTo(Set.of("choice"));
		} else if (name.equals("endDoTry")) {
			closeTo(Set.of("doTry"));
		} else if (ownEnd) {
			ownEnd = false;
		} else if (open.size() > 1) {
			ConfigurationGroup closed = open.removeLast();
			if (PARTS.containsKey(closed.getLabel()) && open.size() > 1) {
				open.removeLast();
			}
		}
		last = open.getLast();
	}

	private void closeTo(Set<String> blocks) {
		if (open.stream().anyMatch(group -> blocks.contains(group.getLabel()))) {
			while (!blocks.contains(open.getLast().getLabel())) {
				open.removeLast();
			}
		}
		last = open.getLast();
	}
}
