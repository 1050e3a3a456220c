/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.jvm;

import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.ArgumentEdits;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.host.Containers;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.DevelopmentProfiles;
import org.wiretune.lint.rules.TrialModules;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.script.DebuggedStart;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code jvm-debug-agent-left-on}: a server starts with the agent of a debugger, by an option of its virtual machine, by the debug mode
 * of WebSphere, or by an argument of its start script in an image. Silent where a condition or a variable switches the agent on,
 * where a word of the path tells that the file is for that, for services that a compose file builds, and in scripts of which no file tells that they start a server.
 */
final class DebugAgent {

	private static final String[] AGENTS = {"-agentlib:jdwp", "-Xrunjdwp"};
	/** What is written together with the agent and does nothing else. */
	private static final String[] BESIDE = {"-agentlib:jdwp", "-Xrunjdwp", "-Xdebug", "-Xnoagent"};
	private static final String MODE = "debugMode";
	/** What opens and closes a part of a script that does not always run. */
	private static final Pattern OPENS = Pattern.compile("^(if|case|while|until|for)\\b.*|^[\\w-]{1,60}\\s*\\(\\)\\s*\\{.*|^function\\s.*|.*(?:&&|\\|\\|)\\s*\\{$");
	/** A condition of a batch file on debugging or an argument, which leads past what follows. */
	private static final Pattern JUMP = Pattern.compile("(?i)^@?if\\b.*(?:debug|jpda|%1).*\\bgoto\\b");
	private static final Pattern CLOSES = Pattern.compile("^(fi|esac|done)\\b.*|^\\}.*");
	/** The beginning of an image, which may have a name. */
	private static final Pattern STAGE = Pattern.compile("(?im)^FROM[ \\t]+\\S+(?:[ \\t]+AS[ \\t]+(\\S+))?");
	private static final Pattern ON_CONDITION = Pattern.compile("(?i)\\bif\\b|&&|\\|\\||:\\+|:-|debug");

	private DebugAgent() {
	}

	/**
	 * @param in where it stands
	 * @param launch the launch whose option it is; null where it is none
	 * @param setting what makes the agent run
	 */
	private record Site(ConfiguredGroup in, Launch launch, Setting setting) {

		String owner() {
			return launch == null ? in.owner() : launch.owner();
		}

		boolean isMode() {
			return MODE.equals(setting.getName());
		}

		String shown() {
			return launch == null ? isMode() ? MODE : Values.value(setting) : setting.getName();
		}
	}

	static Rule rule() {
		return RuleForm.<Site>rule("jvm-debug-agent-left-on", Subject.MEMORY, Severity.INFO, DebugAgent::sites)
				.onSites(form -> form
						.when(site -> !site.in().isForDevelopment() && !isForDebugging(site.in().path()) && !TrialModules.is(site.in().reading(), site.in().path()) && !isOfStageForDevelopment(site) && !isOfBuiltService(site))
						.at(site -> site.setting().getOrigin())
						.measured(Site::shown)
						.limit(site -> Values.shown(null))
						.with("owner", Site::owner)
						.message(site -> site.launch() != null ? null : site.isMode() ? "mode" : "argument")
						.fix("remove", FixEffect.CHANGES_BEHAVIOUR, DebugAgent::remove))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		Stream<Site> options = Launches.of(reading).filter(launch -> launch.first() && launch.last(AGENTS) != null).filter(launch -> isOfServer(reading, launch))
				.map(launch -> new Site(launch.in(), launch, launch.last(AGENTS))).filter(site -> isUnconditional(reading, site));
		Stream<Site> modes = ConfigurationIndex.groups(reading, "websphere.jvm").filter(group -> Values.truth(group.setting(MODE))).map(group -> new Site(group, null, group.setting(MODE)));
		Stream<Site> starts = ConfigurationIndex.groups(reading, DebuggedStart.KIND).map(group -> new Site(group, null, group.setting(DebuggedStart.ARGUMENT)));
		return Stream.of(options, modes, starts).flatMap(each -> each);
	}

	/** A script beside a program may be what its developers start it with. */
	private static boolean isOfServer(Reading reading, Launch launch) {
		String path = launch.in().path();
		return !launch.servers().isEmpty() || path.endsWith(".service") || Containers.imageOf(reading, path, null) != null;
	}

	/** Overrides of compose files are what developers add. */
	private static boolean isForDebugging(String path) {
		return Arrays.stream(path.toLowerCase(Locale.ROOT).split("[/._-]")).anyMatch(word -> word.equals("debug") || word.equals("override"));
	}

	/** Whether a compose file builds what it starts: what goes into operation is an image that was built before. */
	private static boolean isOfBuiltService(Site site) {
		String text = site.in().reading().texts().text(site.in().path());
		return text != null && Containers.isOfBuiltService(site.in().path(), text, site.setting().getOrigin().offset());
	}

	/** Whether the part of a file that makes several images is named after development. */
	private static boolean isOfStageForDevelopment(Site site) {
		String text = site.in().reading().texts().text(site.in().path());
		String stage = null;
		Matcher named = text == null ? null : STAGE.matcher(text);
		while (named != null && named.find() && named.start() < site.setting().getOrigin().offset()) {
			stage = named.group(1);
		}
		return stage != null && (DevelopmentProfiles.isSaidBy(stage) || isForDebugging(stage));
	}

	/** Whether no line before the option opens a condition around it, and its own line has none. */
	private static boolean isUnconditional(Reading reading, Site site) {
		String text = reading.texts().text(site.in().path());
		int offset = site.setting().getOrigin().offset();
		if (text == null || offset > text.length() || !site.in().path().matches(".*\\.(sh|bat|cmd|conf|bash|ksh)")) {
			return true;
		}
		int start = startOfCommand(text, offset);
		if (ON_CONDITION.matcher(text.substring(start, offset).replace("-Xdebug", "")).find()) {
			return false;
		}
		boolean ofWindows = site.in().path().matches("(?i).*\\.(bat|cmd)");
		int depth = 0;
		for (String line : text.substring(0, start).lines().map(String::strip).toList()) {
			if (ofWindows && JUMP.matcher(line).find()) {
				return false;
			}
			// In a batch file a condition without a bracket ends with its line.
			boolean opens = ofWindows ? line.matches("(?i).*\\b(if|else|for)\\b.*\\(") : OPENS.matcher(line).matches() && !line.matches(".*\\b(fi|esac|done)\\b.*");
			depth += opens ? 1 : 0;
			depth -= CLOSES.matcher(line).matches() || line.startsWith(")") ? 1 : 0;
			depth = Math.max(0, depth);
		}
		return depth == 0;
	}

	/** Where the command of an option begins: a backslash at the end of a line joins it with the next one. */
	private static int startOfCommand(String text, int offset) {
		int start = text.lastIndexOf('\n', Math.max(0, offset - 1)) + 1;
		while (start > 2 && text.charAt(text.charAt(start - 2) == '\r' ? start - 3 : start - 2) == '\\') {
			start = text.lastIndexOf('\n', start - 2) + 1;
		}
		return start;
	}

	private static void remove(Site site, Edits edits) {
		if (site.launch() != null) {
			ArgumentEdits.remove(edits, site.launch().all(BESIDE));
		} else if (site.isMode()) {
			edits.set(site.setting(), "false");
		} else {
			edits.impossible();
		}
	}
}
