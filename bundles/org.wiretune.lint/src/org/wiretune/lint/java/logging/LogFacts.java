/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.logging;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.LogStatement;
import org.wiretune.model.platform.PlatformFactory;

/**
 * Log statements whose message is built before the level is checked, on paths that run often: in a loop, in onMessage
 * or in a method that serves a request. Not in catch clauses and in messages about failures, because section 7.4 of the
 * guide for EAP 5 leaves rare paths out; not while something starts, stops or is set up; and not where the code asks for
 * the level in any form that can be seen.
 */
public final class LogFacts {

	private final JavaFile file;
	private final Loggers loggers;
	private final List<LogStatement> statements = new ArrayList<>();

	/** Observes nothing yet. @param file the file */
	public LogFacts(JavaFile file) {
		this.file = file;
		loggers = new Loggers(file);
	}

	/** Looks at a statement. */
	public void visit(ExpressionStatement statement) {
		if (!(statement.getExpression() instanceof MethodInvocation call) || call.getExpression() == null || call.arguments().isEmpty()) {
			return;
		}
		String level = loggers.level(call);
		if (level == null || !LoggedMessages.isBuilt(call) || !loggers.isLogger(call.getExpression(), level)) {
			return;
		}
		String place = HotPlaces.of(file, statement);
		if (place == null || LoggedMessages.tellsOfFailure(call) || LevelGuards.isGuarded(file, statement)) {
			return;
		}
		LogStatement fact = PlatformFactory.INSTANCE.createLogStatement();
		fact.setName(file.place(statement));
		fact.setLevel(level);
		fact.setLogger(file.text(call.getExpression()));
		LoggerTypes.Meant type = loggers.type(call.getExpression());
		CallEffects effects = CallEffects.of(call.arguments());
		if (effects != CallEffects.CERTAIN && type != null) {
			fact.setGuardMethod(loggers.guard(call, level, type.name()));
			fact.setLoggerType(LoggerTypes.isKnown(type.name()) ? type.hidingName() : type.name());
		}
		fact.setPlainArguments(effects == CallEffects.NONE);
		fact.setPlace(place);
		fact.setOrigin(file.origin(call.getName()));
		fact.setStatement(file.origin(statement));
		statements.add(fact);
	}

	/** Hands over what was found. */
	public void finish(FileParts parts) {
		statements.forEach(parts::add);
	}
}
