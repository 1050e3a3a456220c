/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rules.SettingRules.Site;
import org.wiretune.lint.rules.SettingRules;

/** Rule {@code oc4j-trace-and-dms-on}: traces and the tracing of transactions among the options of OC4J. */
final class ServerTraces {

	private static final Pattern TRACES = Pattern.compile("(?<!\\s)\\s*+-D(oracle\\.oc4j\\.trace\\.fine[^=\\s]*=\\S*|oracle\\.dms\\.transtrace\\.ecidenabled=true)(?=\\s|$)");
	private static final String NO_SENSORS = "-Doracle.dms.sensors=none";
	private static final String SENSORS = "-Doracle.dms.sensors=";

	private ServerTraces() {
	}

	static Rule rule() {
		return SettingRules.rule("oc4j-trace-and-dms-on", Subject.LOGGING, Severity.WARNING, "java-options", "oc4j.start-parameters")
				.onSites(form -> form
						.when(site -> site.isStated() && TRACES.matcher(site.value()).find())
						.measured(site -> String.join(" ", found(site)))
						.limit(site -> NO_SENSORS)
						.fix("remove", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> remove(site, edits, ""))
						.fix("no-sensors", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							if (site.value().contains(SENSORS)) {
								edits.impossible();
							} else {
								remove(site, edits, NO_SENSORS);
							}
						}))
				.build();
	}

	private static List<String> found(Site site) {
		return TRACES.matcher(site.value()).results().map(result -> result.group().strip()).toList();
	}

	/** Takes each of the options out where it stands, so that the rest of the attribute stays as it is; the first may leave another in its place. */
	private static void remove(Site site, Edits edits, String instead) {
		Origin origin = site.setting().getOrigin();
		String text = origin == null ? null : edits.texts().text(origin.path());
		if (text == null || origin.end() > text.length()) {
			edits.impossible();
			return;
		}
		String written = text.substring(origin.offset(), origin.end());
		Matcher traces = TRACES.matcher(written);
		String replacement = instead;
		while (traces.find()) {
			int from = traces.start();
			int to = traces.end();
			if (from == 0 && replacement.isEmpty()) {
				// At the beginning the blank behind goes with the option.
				while (to < written.length() && written.charAt(to) == ' ') {
					to++;
				}
			} else if (!replacement.isEmpty()) {
				while (Character.isWhitespace(written.charAt(from))) {
					from++;
				}
			}
			edits.replace(origin.path(), origin.offset() + from, written.substring(from, to), replacement);
			replacement = "";
		}
	}
}
