/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.wiretune.lint.fix.XmlMarkup;
import org.wiretune.model.assembly.Activity;

/**
 * Calls of a process to its partners of which a rule tells.
 *
 * @param in the component
 * @param calls the calls in their order, each with a partner
 */
record PartnerCalls(ProcessComponent in, List<Activity> calls) {

	/** So many partners a message names. */
	private static final int SHOWN = 4;
	private static final Pattern ANSWER = Pattern.compile("\\boutputVariable\\s*=\\s*[\"']([^\"']+)[\"']");

	/** {@return the partners as a message names them, each once} */
	String partners() {
		return calls.stream().map(call -> call.invoke().getPartner().getValue()).distinct().limit(SHOWN).collect(Collectors.joining(", "));
	}

	/** {@return the variable that takes the answer of a call, or null} @param text the file of the process, or null @param call the call */
	static String answer(String text, Activity call) {
		int end = end(text, call);
		Matcher answer = end < 0 ? null : ANSWER.matcher(text.substring(start(text, call), end));
		return answer != null && answer.find() ? answer.group(1) : null;
	}

	/** {@return where the tag of a call ends, or -1} @param text the file of the process, or null @param call the call */
	static int end(String text, Activity call) {
		int start = start(text, call);
		return start < 0 ? -1 : XmlMarkup.endOfTag(text, start);
	}

	/** {@return where the tag of a call or of what holds calls begins, or -1} @param text the file of the process, or null @param call the activity */
	static int start(String text, Activity call) {
		return text == null || call.getOrigin() == null ? -1 : XmlMarkup.startOfTag(text, call.getOrigin().offset());
	}
}
