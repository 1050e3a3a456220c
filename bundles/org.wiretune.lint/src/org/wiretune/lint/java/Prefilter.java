/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

/**
 * Tells from the text alone whether a Java file can hold a fact, so that most files are never parsed. It may say yes
 * too often, never no where a fact stands.
 */
final class Prefilter {

	private static final String[] WORDS = {"@Entity", ".Entity", "MessageDriven", ".persist(", ".save(", "invokeAsync", "com.ibm.websphere.sca",
			"hibernate.annotations.", ".persistence.", "jboss.ejb3.annotation", "jboss.annotation.ejb"};
	private static final String[] LOG_CALLS = {".debug(", ".trace(", ".fine(", ".finer(", ".finest(", ".log("};

	private Prefilter() {
	}

	/** {@return whether the file is worth parsing} @param text the file */
	static boolean accepts(String text) {
		for (String word : WORDS) {
			if (text.contains(word)) {
				return true;
			}
		}
		for (String call : LOG_CALLS) {
			for (int at = text.indexOf(call); at >= 0; at = text.indexOf(call, at + call.length())) {
				if (mayBuild(text, at + call.length())) {
					return true;
				}
			}
		}
		return CodeFactFinders.accept(text);
	}

	/** Whether the statement that starts here joins, formats or converts anything. A semicolon in a literal only makes it look shorter by chance, so several lines are looked at. */
	private static boolean mayBuild(String text, int from) {
		int end = text.indexOf(");", from);
		int limit = end < 0 ? text.length() : Math.min(text.length(), end + 1);
		for (int i = from; i < limit; i++) {
			char character = text.charAt(i);
			if (character == '+' || character == 't' && text.startsWith("toString", i) || character == 'f' && text.startsWith("format", i)) {
				return true;
			}
		}
		return false;
	}
}
