/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.kafka;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.NumberLiteral;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;

/** How long the pauses of Spring's back-offs that grow from attempt to attempt are in all. */
final class GrowingPauses {

	/** The classes; the second one takes the most attempts. */
	private static final List<String> CLASSES = List.of("ExponentialBackOff", "ExponentialBackOffWithMaxRetries");
	/** What the classes have where nothing is said, in milliseconds. */
	private static final double FIRST = 2_000;
	private static final double GROWTH = 1.5;
	private static final double LONGEST = 30_000;
	private static final Map<String, String> SETTERS = Map.of("setInitialInterval", "first", "setMultiplier", "growth", "setMaxInterval", "longest", "setMaxElapsedTime", "all", "setMaxAttempts", "attempts");
	private static final Set<String> LARGEST = Set.of("Integer.MAX_VALUE", "Long.MAX_VALUE");
	private static final Map<String, TimeUnit> UNITS = Map.of("MILLISECONDS", TimeUnit.MILLISECONDS, "MILLIS", TimeUnit.MILLISECONDS, "SECONDS", TimeUnit.SECONDS, "MINUTES", TimeUnit.MINUTES, "HOURS", TimeUnit.HOURS);
	/** Attempts after which pauses are without an end for anybody who waits. */
	private static final int MANY = 10_000;

	private GrowingPauses() {
	}

	/** {@return whether an object is one of such pauses} @param made the object */
	static boolean is(ClassInstanceCreation made) {
		return CLASSES.contains(JavaFile.simpleName(made.getType())) && made.arguments().size() <= 2 && made.getAnonymousClassDeclaration() == null;
	}

	/**
	 * {@return the milliseconds of all pauses; the largest number where there is no end of them, null where the code does not tell}
	 *
	 * @param constants the constants of the file
	 * @param made the object
	 */
	static Long milliseconds(Constants constants, ClassInstanceCreation made) {
		Map<String, Double> told = new HashMap<>();
		List<?> arguments = made.arguments();
		if (arguments.size() == 2) {
			told.put("first", number(constants, (Expression) arguments.get(0)));
			told.put("growth", number(constants, (Expression) arguments.get(1)));
		} else if (arguments.size() == 1) {
			told.put("attempts", number(constants, (Expression) arguments.get(0)));
		}
		ASTNode method = JavaFile.member(made);
		if (made.getParent() instanceof VariableDeclarationFragment variable && method != null) {
			method.accept(new ASTVisitor() {
				@Override
				public boolean visit(MethodInvocation call) {
					String set = SETTERS.get(call.getName().getIdentifier());
					if (set != null && call.arguments().size() == 1 && variable.getName().getIdentifier().equals(EnterpriseNames.variable(call.getExpression()))) {
						told.put(set, number(constants, (Expression) call.arguments().get(0)));
					}
					return true;
				}
			});
		}
		return told.containsValue(null) ? null : Long.valueOf(sum(told));
	}

	private static long sum(Map<String, Double> told) {
		double pause = told.getOrDefault("first", FIRST);
		double longest = told.getOrDefault("longest", LONGEST);
		double all = told.getOrDefault("all", Double.MAX_VALUE);
		double attempts = told.getOrDefault("attempts", Double.MAX_VALUE);
		if (attempts > MANY && all == Double.MAX_VALUE) {
			return pause > 0 ? Long.MAX_VALUE : 0;
		}
		double sum = 0;
		for (int i = 0; i < Math.min(attempts, MANY) && sum < all; i++) {
			sum += Math.min(pause, longest);
			pause *= told.getOrDefault("growth", GROWTH);
		}
		return Math.round(Math.min(sum, all));
	}

	/** A number as code writes it: a constant, the largest one, a unit of time in milliseconds, or a fraction; null for others. */
	private static Double number(Constants constants, Expression value) {
		Long number = constants.number(value);
		if (number != null) {
			return number.doubleValue();
		}
		String text = value.toString();
		if (LARGEST.contains(text)) {
			return Double.MAX_VALUE;
		}
		if (value instanceof MethodInvocation call && call.getName().getIdentifier().equals("toMillis") && call.arguments().size() == 1 && call.getExpression() != null) {
			Long count = constants.number((Expression) call.arguments().get(0));
			String unit = call.getExpression().toString().replaceFirst("^.*\\.", "");
			return count == null || !UNITS.containsKey(unit) ? null : Double.valueOf(UNITS.get(unit).toMillis(count));
		}
		if (value instanceof MethodInvocation call && call.getName().getIdentifier().equals("toMillis") && call.getExpression() instanceof MethodInvocation made && made.getName().getIdentifier().startsWith("of") && made.arguments().size() == 1) {
			Long count = constants.number((Expression) made.arguments().get(0));
			String unit = made.getName().getIdentifier().substring(2).toUpperCase(Locale.ROOT);
			return count == null || !UNITS.containsKey(unit) ? null : Double.valueOf(UNITS.get(unit).toMillis(count));
		}
		return constants.literal(value) instanceof NumberLiteral literal && literal.getToken().matches("\\d{1,6}\\.\\d{0,6}[dDfF]?") ? Double.valueOf(literal.getToken()) : null;
	}
}
