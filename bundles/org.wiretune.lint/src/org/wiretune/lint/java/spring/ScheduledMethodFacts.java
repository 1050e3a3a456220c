/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.spring;

import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.LaterAnswers;
import org.wiretune.model.platform.CodeFact;

/**
 * Methods that Spring calls again and again, of kind {@value #KIND}, and code that brings a scheduler of its own, of kind
 * {@value #SCHEDULER}. Details of methods: {@value #PERIOD}, milliseconds, where that is known; {@value #WAITS}, what the method waits
 * for by the type of a variable that it calls, or {@code sleep}; {@value #APART} where it runs on other threads.
 */
public final class ScheduledMethodFacts implements CodeFactFinder {

	/** The kind of methods. */
	public static final String KIND = "spring-scheduled-method";
	/** The kind of code that says itself what methods are called on. */
	public static final String SCHEDULER = "spring-own-scheduler";
	/** The detail of the milliseconds between two calls. */
	public static final String PERIOD = "period";
	/** The detail of a text that tells the time between two calls. */
	public static final String TEXT = "text";
	/** The detail of what such a text is: the unit of its number, or {@value #CRON}. */
	public static final String UNIT = "unit";
	/** What an expression of dates is told by. */
	public static final String CRON = "cron";
	/** The detail of what a method waits for. */
	public static final String WAITS = "waits";
	/** The detail of a method that runs on threads of its own. */
	public static final String APART = "apart";

	private static final Pattern SECONDS = Pattern.compile("(?:\\*|0|\\d+)/(\\d{1,2})(?: \\S+){5}|(\\*)(?: \\S+){5}");
	private static final Pattern CLIENTS = Pattern.compile(".*(?:RestTemplate|RestOperations|RestClient|HttpClient|JdbcTemplate|JdbcOperations|JdbcClient|JmsTemplate|MailSender|Repository|S3Client|AmazonS3|FTPClient)");
	/** Longer than any chain of methods of a class that somebody reads. */
	private static final int DEEPEST = 4;

	@Override
	public List<String> words() {
		return List.of("annotation.Scheduled", "scheduling.annotation.*", "SchedulingConfigurer", "ScheduledExecutorService");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration type) {
				if (((List<?>) type.superInterfaceTypes()).stream().anyMatch(each -> JavaFile.simpleName((Type) each).equals("SchedulingConfigurer"))) {
					facts.accept(CodeFacts.fact(SCHEDULER, file, type.getName()));
				}
				return true;
			}

			@Override
			public boolean visit(MethodDeclaration method) {
				Annotation scheduled = Annotations.find(method.modifiers(), "Scheduled");
				if (scheduled != null && file.imports("org.springframework.scheduling.annotation.Scheduled") && method.getBody() != null) {
					facts.accept(scheduled(file, constants, method, scheduled));
				} else if (method.getReturnType2() != null && Annotations.find(method.modifiers(), "Bean") != null && JavaFile.simpleName(method.getReturnType2()).endsWith("ScheduledExecutorService")) {
					facts.accept(CodeFacts.fact(SCHEDULER, file, method.getName()));
				}
				return true;
			}
		};
	}

	private static CodeFact scheduled(JavaFile file, Constants constants, MethodDeclaration method, Annotation annotation) {
		CodeFact fact = CodeFacts.fact(KIND, file, method.getName());
		period(fact, file, constants, annotation);
		boolean async = Annotations.find(method.modifiers(), "Async") != null || method.getParent() instanceof TypeDeclaration type && Annotations.find(type.modifiers(), "Async") != null;
		if (async || Annotations.member(annotation, "scheduler") != null) {
			CodeFacts.detail(fact, file, APART, "true", annotation);
		}
		waits(fact, file, method, new HashSet<>(), 0);
		return fact;
	}

	/** Adds how often a method is called: by a number, or by a text, which may have placeholders. */
	private static void period(CodeFact fact, JavaFile file, Constants constants, Annotation annotation) {
		TimeUnit unit = unit(annotation);
		for (String name : List.of("fixedRate", "fixedDelay")) {
			Expression plain = Annotations.member(annotation, name);
			if (plain != null) {
				Long number = constants.number(plain);
				if (number != null) {
					CodeFacts.detail(fact, file, PERIOD, Long.toString(unit.toMillis(number)), annotation);
				}
				return;
			}
			Expression text = Annotations.member(annotation, name + "String");
			if (text != null) {
				told(fact, file, constants.string(text), unit.name(), annotation);
				return;
			}
		}
		Expression cron = Annotations.member(annotation, CRON);
		if (cron != null) {
			told(fact, file, constants.string(cron), CRON, annotation);
		}
	}

	private static void told(CodeFact fact, JavaFile file, String text, String unit, Annotation annotation) {
		if (text != null) {
			CodeFacts.detail(fact, file, TEXT, text, annotation);
			CodeFacts.detail(fact, file, UNIT, unit, annotation);
		}
	}

	/**
	 * {@return the milliseconds that a text of an annotation comes to; null where that is not known, or more than a minute}
	 *
	 * @param text the text, its placeholders filled in
	 * @param unit the unit of a number, or the word {@value #CRON} for an expression of dates
	 */
	public static Long milliseconds(String text, String unit) {
		if (!unit.equals(CRON)) {
			return duration(text, TimeUnit.valueOf(unit));
		}
		Matcher seconds = SECONDS.matcher(text.strip());
		return seconds.matches() ? Long.valueOf((seconds.group(2) != null ? 1 : Long.parseLong(seconds.group(1))) * 1_000) : null;
	}

	private static TimeUnit unit(Annotation annotation) {
		Expression unit = Annotations.member(annotation, "timeUnit");
		String name = unit == null ? "MILLISECONDS" : unit.toString().replaceFirst(".*\\.", "").toUpperCase(Locale.ROOT);
		return Map.of("SECONDS", TimeUnit.SECONDS, "MINUTES", TimeUnit.MINUTES, "HOURS", TimeUnit.HOURS, "DAYS", TimeUnit.DAYS).getOrDefault(name, TimeUnit.MILLISECONDS);
	}

	private static Long duration(String text, TimeUnit unit) {
		String value = text.strip();
		if (value.matches("\\d{1,12}")) {
			return unit.toMillis(Long.parseLong(value));
		}
		try {
			return value.startsWith("P") ? Long.valueOf(Duration.parse(value).toMillis()) : null;
		} catch (DateTimeParseException | ArithmeticException other) {
			return null;
		}
	}

	/** What a method, or another one of its class that it calls, waits for. */
	private static void waits(CodeFact fact, JavaFile file, MethodDeclaration method, Set<String> seen, int depth) {
		if (depth > DEEPEST || method.getBody() == null || !seen.add(method.getName().getIdentifier())) {
			return;
		}
		method.getBody().accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				String name = call.getName().getIdentifier();
				Expression on = call.getExpression();
				String variable = on instanceof SimpleName simple ? simple.getIdentifier() : on instanceof FieldAccess access ? access.getName().getIdentifier() : null;
				if (name.equals("sleep") && on != null && (on.toString().equals("Thread") || on.toString().startsWith("TimeUnit"))) {
					CodeFacts.detail(fact, file, WAITS, "sleep", call.getName());
				} else if (variable != null) {
					file.typesOf(variable).stream().filter(type -> CLIENTS.matcher(type).matches() && !LaterAnswers.isNamedSo(name)).forEach(type -> CodeFacts.detail(fact, file, WAITS, type, call.getName()));
				} else if (on == null && JavaFile.type(method) instanceof TypeDeclaration type) {
					for (MethodDeclaration other : type.getMethods()) {
						if (other.getName().getIdentifier().equals(name)) {
							waits(fact, file, other, seen, depth + 1);
						}
					}
				}
				return !isHandedOver(call);
			}
		});
	}

	/** What an executor is given runs on its threads. */
	static boolean isHandedOver(ASTNode node) {
		return node instanceof MethodInvocation call && List.of("submit", "execute", "runAsync", "supplyAsync").contains(call.getName().getIdentifier()) && call.arguments().size() <= 2 && call.getExpression() != null
				&& call.getExpression().toString().matches("(?i).*(executor|completablefuture|pool).*");
	}
}
