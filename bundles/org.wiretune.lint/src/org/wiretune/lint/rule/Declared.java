/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

import org.wiretune.core.Subject;

/**
 * A recommendation that no file shows. An alarm is raised by what watches a running server, see its id there; the tester
 * follows its own; the analysis of garbage-collection logs finds it; the guide tells the rest.
 *
 * @param id the id in the catalogue
 * @param subject what it is about
 * @param home where it is at home
 * @param unwatched of an alarm that nothing raises yet, why not; empty otherwise
 */
public record Declared(String id, Subject subject, Home home, String unwatched) implements Recommendation {

	/** {@return an alarm on a running server} @param id the id in the catalogue @param subject what it is about */
	public static Declared alarm(String id, Subject subject) {
		return new Declared(id, subject, Home.ALARM, "");
	}

	/**
	 * {@return an alarm that nothing raises yet}
	 *
	 * @param id the id in the catalogue
	 * @param subject what it is about
	 * @param reason why no source that is read can show it, a sentence
	 */
	public static Declared unwatched(String id, Subject subject, String reason) {
		return new Declared(id, subject, Home.ALARM, reason);
	}

	/** {@return a behaviour of the performance test} @param id the id in the catalogue @param subject what it is about */
	public static Declared tester(String id, Subject subject) {
		return new Declared(id, subject, Home.TESTER, "");
	}

	/** {@return a finding in a log of garbage collections} @param id the id in the catalogue @param subject what it is about */
	public static Declared log(String id, Subject subject) {
		return new Declared(id, subject, Home.LOG, "");
	}

	/** {@return a paragraph of the guide} @param id the id in the catalogue @param subject what it is about */
	public static Declared guide(String id, Subject subject) {
		return new Declared(id, subject, Home.GUIDE, "");
	}
}
