/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.logging;

import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.wiretune.lint.java.JavaFile;

/** The loggers of a file, as far as it tells them. */
final class Loggers {

	private static final Set<String> GUARDS = Set.of("debug", "trace");
	private static final Map<String, String> UTIL_LEVELS = Map.of("fine", "FINE", "finer", "FINER", "finest", "FINEST");
	private static final Set<String> LOW_LEVELS = Set.of("FINE", "FINER", "FINEST", "DEBUG", "TRACE");
	private static final Set<String> LOGGER_TYPES = Set.of("Logger", "Log", "Category", "BasicLogger", "ESLogger", "XLogger", "ExtendedLogger", "System.Logger");
	private static final Pattern LOGGER_NAME = Pattern.compile("(?i)_?(s_)?log(ger)?");

	private final JavaFile file;

	/** @param file the file */
	Loggers(JavaFile file) {
		this.file = file;
	}

	/** {@return the level that is usually off: the name of the method, or in small letters that of the first argument; null for others} @param call a call */
	String level(MethodInvocation call) {
		String name = call.getName().getIdentifier();
		if (GUARDS.contains(name) || UTIL_LEVELS.containsKey(name)) {
			return name;
		}
		if (!name.equals("log") || call.arguments().size() < 2 || !(call.arguments().get(0) instanceof QualifiedName level)) {
			return null;
		}
		String constant = level.getName().getIdentifier();
		boolean ofLevel = level.getQualifier().getFullyQualifiedName().endsWith("Level");
		return ofLevel && LOW_LEVELS.contains(constant) && (isUtil() || level.getFullyQualifiedName().contains("Logger.Level") || file.importsFrom("java.lang.System"))
				? constant.toLowerCase(Locale.ROOT) : null;
	}

	/** {@return the call that asks for the level; null where the type of the logger is not known to have it} @param call a call that logs @param level its level @param type the type of the logger */
	String guard(MethodInvocation call, String level, String type) {
		if (GUARDS.contains(level) && !call.getName().getIdentifier().equals("log")) {
			return LoggerTypes.guard(type, level);
		}
		if (!LoggerTypes.isAskedWithLevel(type)) {
			return null;
		}
		if (call.getName().getIdentifier().equals("log")) {
			return "isLoggable(" + file.text((ASTNode) call.arguments().get(0)) + ')';
		}
		String constants = file.imports("java.util.logging.Level") ? "Level" : "java.util.logging.Level";
		return "isLoggable(" + constants + '.' + UTIL_LEVELS.get(level) + ')';
	}

	/** {@return the type of the logger, as far as this file tells it; null where it does not} @param receiver what is called */
	LoggerTypes.Meant type(Expression receiver) {
		if (receiver instanceof MethodInvocation getter) {
			String method = getter.getName().getIdentifier();
			return (getter.getExpression() == null || getter.getExpression() instanceof ThisExpression) && !Inheritance.mayInheritMethod(file, receiver, method) ? result(method) : null;
		}
		if (receiver instanceof QualifiedName qualified && !isOfThisFile(qualified)) {
			return null;
		}
		String name = receiver instanceof SimpleName simple ? simple.getIdentifier()
				: receiver instanceof FieldAccess access && access.getExpression() instanceof ThisExpression ? access.getName().getIdentifier()
						: receiver instanceof QualifiedName qualified ? qualified.getName().getIdentifier() : null;
		if (name == null) {
			return null;
		}
		Set<String> written = file.writtenTypesOf(name);
		if (written.isEmpty()) {
			return ofUndeclared(name, receiver);
		}
		if (!(receiver instanceof QualifiedName) && Inheritance.mayInheritField(file, receiver, name)) {
			return null;
		}
		Set<LoggerTypes.Meant> types = new HashSet<>();
		written.forEach(each -> types.add(LoggerTypes.resolve(file, each, receiver)));
		return types.size() == 1 ? types.iterator().next() : null;
	}

	/** A field that an annotation makes, or a class whose methods are static. */
	private LoggerTypes.Meant ofUndeclared(String name, ASTNode receiver) {
		if (Character.isUpperCase(name.charAt(0))) {
			return LoggerTypes.resolve(file, name, receiver);
		}
		for (ASTNode type = JavaFile.type(receiver); name.equals("log") && type != null; type = JavaFile.type(type)) {
			String made = type instanceof AbstractTypeDeclaration declaration ? LoggerTypes.ofLombok(file, declaration) : null;
			if (made != null) {
				return new LoggerTypes.Meant(made, null);
			}
		}
		return null;
	}

	/** Whether a type of this file declares the field. */
	private boolean isOfThisFile(QualifiedName field) {
		return field.getQualifier() instanceof SimpleName name && file.unit().types().stream()
				.anyMatch(each -> ((AbstractTypeDeclaration) each).getName().getIdentifier().equals(name.getIdentifier()) && Inheritance.declaresField((AbstractTypeDeclaration) each, field.getName().getIdentifier()));
	}

	/** What a method of this file without parameters returns. */
	private LoggerTypes.Meant result(String method) {
		Set<LoggerTypes.Meant> types = new HashSet<>();
		file.unit().accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodDeclaration node) {
				if (node.getName().getIdentifier().equals(method) && node.parameters().isEmpty() && node.getReturnType2() != null) {
					types.add(LoggerTypes.resolve(file, JavaFile.writtenName(node.getReturnType2()), node));
				}
				return true;
			}
		});
		return types.size() == 1 ? types.iterator().next() : null;
	}

	private boolean isUtil() {
		return file.imports("java.util.logging.Logger");
	}

	/** {@return whether what is called is a logger} @param receiver what is called @param level the level of the call */
	boolean isLogger(Expression receiver, String level) {
		boolean util = UTIL_LEVELS.containsKey(level);
		if (receiver instanceof MethodInvocation getter) {
			String name = getter.getName().getIdentifier();
			return !util && getter.arguments().isEmpty() && (name.equals("getLogger") || name.equals("getLog") || name.equals("logger") || name.equals("log"));
		}
		String name = null;
		if (receiver instanceof SimpleName simple) {
			name = simple.getIdentifier();
		} else if (receiver instanceof FieldAccess access) {
			name = access.getName().getIdentifier();
		} else if (receiver instanceof QualifiedName qualified) {
			name = qualified.getName().getIdentifier();
		}
		if (name == null) {
			return false;
		}
		Set<String> types = receiver instanceof QualifiedName ? Set.of() : file.typesOf(name);
		if (types.isEmpty()) {
			return !util && LOGGER_NAME.matcher(name).matches();
		}
		return types.stream().anyMatch(LOGGER_TYPES::contains) && (!util || isUtil());
	}
}
