/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.call;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where the content of a variable goes by the activities of a process that follow one another. */
public final class ProcessVariables {

	/** A copy from one variable to another, or a call with its attributes: whatever else names a variable may do anything with it. */
	private static final Pattern STEP = Pattern.compile("<(?:[\\w.-]+:)?(?:(copy)\\b.*?</(?:[\\w.-]+:)?copy\\s*>|(invoke)\\b[^>]*>)", Pattern.DOTALL);
	private static final Pattern TO = Pattern.compile("<(?:[\\w.-]+:)?to\\b");
	/** The variable that a copy fills: as an attribute, or at the begin of a path. */
	private static final Pattern FILLED = Pattern.compile("\\bvariable\\s*=\\s*[\"']([\\w.-]+)|>\\s*\\$([\\w-]+)");
	private static final Pattern SENT = Pattern.compile("\\binputVariable\\s*=\\s*[\"']([^\"']+)");
	private static final Pattern ANSWERED = Pattern.compile("\\boutputVariable\\s*=\\s*[\"']([^\"']+)");

	private ProcessVariables() {
	}

	/** {@return what finds the name of a variable, but not as a part of another one} @param variable the variable */
	public static Pattern naming(String variable) {
		return Pattern.compile("(?<![\\w.-])" + Pattern.quote(variable) + "(?![\\w-])");
	}

	/**
	 * {@return whether the content of a variable may reach the last call of a text, through copies and through other calls}
	 *
	 * @param variable the variable
	 * @param text a part of a process, which ends with the tag of the last call
	 */
	public static boolean reaches(String variable, String text) {
		Set<String> known = new HashSet<>();
		known.add(variable);
		Matcher step = STEP.matcher(text);
		int from = 0;
		boolean reached = false;
		while (step.find()) {
			if (isNamed(known, text.substring(from, step.start()))) {
				return true;
			}
			from = step.end();
			if (step.group(1) != null) {
				if (!copy(known, step.group())) {
					return true;
				}
				continue;
			}
			String sent = first(SENT, step.group());
			reached = sent != null && known.contains(sent);
			String answered = first(ANSWERED, step.group());
			if (reached && answered != null) {
				known.add(answered);
			}
		}
		return reached || isNamed(known, text.substring(from));
	}

	/**
	 * {@return whether a call is sent something of its own answer, as one that asks for the next part by what the last answer said}
	 *
	 * @param call the tag of the call
	 * @param before what stands before it in the same turn of a loop
	 */
	public static boolean asksOn(String call, String before) {
		String sent = first(SENT, call);
		String answered = first(ANSWERED, call);
		Matcher step = STEP.matcher(sent == null || answered == null ? "" : before);
		while (step.find()) {
			Matcher to = step.group(1) == null ? null : TO.matcher(step.group());
			if (to != null && to.find() && naming(answered).matcher(step.group().substring(0, to.start())).find() && naming(sent).matcher(step.group().substring(to.start())).find()) {
				return true;
			}
		}
		return false;
	}

	/** Follows a copy. {@return whether it is clear what it fills, or nothing known is copied} */
	private static boolean copy(Set<String> known, String copy) {
		Matcher to = TO.matcher(copy);
		if (!to.find()) {
			return !isNamed(known, copy);
		}
		if (!isNamed(known, copy.substring(0, to.start()))) {
			return true;
		}
		Matcher filled = FILLED.matcher(copy.substring(to.start()));
		if (!filled.find()) {
			return false;
		}
		known.add(filled.group(1) == null ? filled.group(2) : filled.group(1));
		return true;
	}

	private static boolean isNamed(Set<String> known, String text) {
		return known.stream().anyMatch(name -> naming(name).matcher(text).find());
	}

	private static String first(Pattern pattern, String text) {
		Matcher found = pattern.matcher(text);
		return found.find() ? found.group(1) : null;
	}
}
