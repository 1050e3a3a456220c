/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.java.logging.LoggerTypes;
import org.wiretune.lint.java.rewrite.GuardRewrite;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.source.SourceTexts;
import org.wiretune.model.platform.LogStatement;

/**
 * Rule {@code log-unguarded-concat}: a log message on a path that runs often, built before its level is checked. A loop
 * that is neither nested nor drains a source may have few turns; that is only worth knowing, and so is a message to a
 * logger of which nobody tells from here whether it can be asked for its level.
 */
final class UnguardedLogMessage {

	private static final List<String> SOURCE_FOLDERS = List.of("", "src/", "src/main/java/");
	/** Getters of collections, by their names: getItems(), getItemList(). */
	private static final Pattern COLLECTION = Pattern.compile("\\bget\\w*(?:[a-z](?<![siu])(?<!Byte)s|List|Set|Map|Collection)\\s*\\(\\s*\\)");

	private UnguardedLogMessage() {
	}

	/**
	 * @param statement the statement
	 * @param guard the call that asks for the level; null where the logger is not known to have it
	 * @param entities whether entities were read in the application
	 */
	private record Site(LogStatement statement, String guard, boolean entities) {

		/** Whether nothing is missed where the message is not built. A collection of an entity is loaded when it is shown. */
		boolean isPlain(String text) {
			Origin place = statement.getStatement();
			return statement.isPlainArguments() && !(entities && COLLECTION.matcher(text.substring(Math.min(place.offset(), text.length()), Math.min(place.end(), text.length()))).find());
		}

		String condition() {
			return statement.getLogger() + '.' + guard;
		}
	}

	static Rule rule() {
		return RuleForm.rule("log-unguarded-concat", Subject.LOGGING, Severity.INFO, UnguardedLogMessage::sites).optional()
				.onSites(form -> form
						.at(site -> site.statement().getOrigin())
						.measured(site -> site.statement().getLogger() + '.' + site.statement().getLevel())
						.limit(site -> site.guard() == null ? "-" : site.condition())
						.with("name", site -> site.statement().getName())
						.with("level", site -> site.statement().getLevel())
						.with("place", site -> site.statement().getPlace())
						.with("logger", site -> site.statement().getLogger())
						.message(site -> site.guard() == null ? "unknown" : site.statement().getPlace())
						.fix("guard", FixEffect.KEEPS_MEANING, (site, edits) -> wrap(site, true, edits))
						.fix("guard-calls", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> wrap(site, false, edits)))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		SourceTexts texts = reading.texts();
		Map<String, Optional<String>> known = new HashMap<>();
		return reading.solution().getApplications().stream().flatMap(application -> application.getLogStatements().stream().map(statement -> new Site(statement,
				statement.getLoggerType() == null || statement.getStatement() == null ? statement.getGuardMethod() : declared(statement, texts, known), !application.getEntities().isEmpty())));
	}

	/**
	 * The method of a logger that the project declares itself; its source is looked for in the source folders around the
	 * statement. Where there is none, that of the library whose type the project's own one would hide.
	 */
	private static String declared(LogStatement statement, SourceTexts texts, Map<String, Optional<String>> known) {
		String path = statement.getStatement().path();
		String type = statement.getLoggerType().replace('.', '/') + ".java";
		LoggerTypes.Use use = use(statement);
		for (int end = path.lastIndexOf('/'); end >= -1; end = end <= 0 ? end - 1 : path.lastIndexOf('/', end - 1)) {
			String folder = end < 0 ? "" : path.substring(0, end + 1);
			for (String sources : SOURCE_FOLDERS) {
				String file = folder + sources + type;
				String key = statement.getLevel() + ' ' + use + ' ' + file;
				Optional<String> guard = known.get(key);
				String text = guard == null ? texts.text(file) : null;
				if (text != null) {
					guard = Optional.ofNullable(LoggerTypes.declaredGuard(text, statement.getLoggerType(), statement.getLevel(), use));
					known.put(key, guard);
				}
				if (guard != null) {
					return guard.orElse(null);
				}
			}
		}
		return statement.getGuardMethod();
	}

	private static LoggerTypes.Use use(LogStatement statement) {
		String path = statement.getStatement().path();
		String type = statement.getLoggerType();
		String folder = type.substring(0, Math.max(0, type.lastIndexOf('.'))).replace('.', '/');
		boolean samePackage = ('/' + path.substring(0, Math.max(0, path.lastIndexOf('/')))).endsWith('/' + folder);
		return new LoggerTypes.Use(folder.isEmpty() || samePackage, statement.getLogger().equals(type.substring(type.lastIndexOf('.') + 1)));
	}

	private static void wrap(Site site, boolean plain, Edits edits) {
		Origin statement = site.statement().getStatement();
		String text = site.guard() == null || statement == null ? null : edits.texts().text(statement.path());
		edits.addAll(text == null || site.isPlain(text) != plain ? null : GuardRewrite.changes(statement.path(), text, statement.offset(), site.condition()));
	}
}
