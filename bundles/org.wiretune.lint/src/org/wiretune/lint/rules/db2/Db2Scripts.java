/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.db2;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.SettingRules.Site;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.source.Lines;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.source.SourceTexts;

/** Rules on commands of a script that take part with a parameter: {@code db2-bufferpool-buffpage} and {@code db2-stats-stale}. */
final class Db2Scripts {

	private static final String FILE = "db2-commands";
	/** Lengths are limited, so that a long line costs no more than a short one. */
	private static final Pattern DEFERRED_SIZE = Pattern.compile("(?im)^[^#\\n]{0,200}\\b(?:alter|create)[ \\t]{1,9}bufferpool[ \\t]{1,9}\\S{1,128}[^;\\n]{0,200}\\bsize[ \\t]{1,9}-1\\b");
	private static final Pattern RESTORE = Pattern.compile("(?im)^(?![ \\t]*(?:#|--|rem\\b|echo\\b))[^\\n]{0,200}\\brestore[ \\t]{1,9}(?:db|database)[ \\t]{1,9}(\\S{1,128})");
	private static final Pattern STATISTICS = Pattern.compile("(?im)^(?![ \\t]*(?:#|--|rem\\b|echo\\b))[^\\n]{0,200}\\b(?:reorgchk[ \\t]{1,9}update[ \\t]{1,9}statistics|runstats)\\b");
	private static final Pattern COMMAND = Pattern.compile("^([ \\t]{0,99}db2[ \\t]{1,9}(?:-[a-z+]{1,9}[ \\t]{1,9}){0,9})update\\b.*", Pattern.CASE_INSENSITIVE);

	private Db2Scripts() {
	}

	static Rule bufferPool() {
		return SettingRules.rule("db2-bufferpool-buffpage", Subject.CONNECTIONS, Severity.INFO, "BUFFPAGE", Db2Parameters.DATABASE)
				.onSites(form -> form
						.when(site -> site.isStated() && !leavesSizeToBuffpage(site.in().reading()))
						.limit(site -> -1)
						.fix("size", FixEffect.DEPENDS_ON_UNSEEN, Db2Scripts::insertSize))
				.build();
	}

	private static boolean leavesSizeToBuffpage(Reading reading) {
		return texts(reading).anyMatch(text -> DEFERRED_SIZE.matcher(text.replace('\r', '\n')).find());
	}

	private static Stream<String> texts(Reading reading) {
		SourceTexts texts = reading.texts();
		return ConfigurationIndex.groups(reading, FILE).map(file -> texts.text(file.path())).filter(text -> text != null);
	}

	/** Writes the command before the one that sets the parameter, in the same way of calling Db2. */
	private static void insertSize(Site site, Edits edits) {
		Origin origin = site.setting().getOrigin();
		String text = origin == null ? null : edits.texts().text(origin.path());
		int start = text == null ? -1 : Lines.startOfLine(text, origin.offset());
		Matcher command = start < 0 ? null : COMMAND.matcher(text.substring(start, origin.end()));
		boolean continued = start > 1 && text.substring(0, start).stripTrailing().endsWith("\\");
		if (command == null || !command.matches() || continued) {
			edits.impossible();
			return;
		}
		edits.insert(origin.path(), start, command.group(1) + "alter bufferpool IBMDEFAULTBP size -1" + Lines.delimiter(text));
	}

	/**
	 * @param file the script
	 * @param place the restore command
	 * @param database the database
	 */
	private record Restore(ConfiguredGroup file, Origin place, String database) {
	}

	/** Silent where any script brings the statistics up to date, or Db2 does so by itself. */
	static Rule statistics() {
		return RuleForm.rule("db2-stats-stale", Subject.CONNECTIONS, Severity.INFO, Db2Scripts::restores)
				.onSites(form -> form
						.at(Restore::place)
						.measured(Restore::database)
						.with("file", site -> site.file().fileName()))
				.build();
	}

	private static Stream<Restore> restores(Reading reading) {
		if (texts(reading).anyMatch(text -> STATISTICS.matcher(text.replace('\r', '\n')).find())
				|| ConfigurationIndex.groups(reading, Db2Parameters.DATABASE).map(group -> group.setting("AUTO_RUNSTATS")).anyMatch(setting -> Values.isSet(setting) && setting.asTruth())) {
			return Stream.empty();
		}
		SourceTexts texts = reading.texts();
		return ConfigurationIndex.groups(reading, FILE).flatMap(file -> {
			String text = texts.text(file.path());
			Matcher restore = text == null ? null : RESTORE.matcher(text.replace('\r', '\n'));
			return restore == null || !restore.find() ? Stream.empty()
					: Stream.of(new Restore(file, SourceText.of(file.path(), text).origin(restore.start(1), restore.end(1) - restore.start(1)), restore.group(1)));
		});
	}
}
