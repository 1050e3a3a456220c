/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

/**
 * A recommendation that no file shows. An alarm is raised by what watches a running server, see its id there; the tester
 * follows its own; the analysis of garbage-collection logs finds it; the guide tells the rest.
 *
 * @param id the id in the catalogue
 * @param subject what it is about
 * @param home where it is at home
 */
public record Declared(String id, Subject subject, Home home) implements Recommendation {

	/** {@return an alarm on a running server} @param id the id in the catalogue @param subject what it is about */
	public static Declared alarm(String id, Subject subject) {
		return new Declared(id, subject, Home.ALARM);
	}

	/** {@return a behaviour of the performance test} @param id the id in the catalogue @param subject what it is about */
	public static Declared tester(String id, Subject subject) {
		return new Declared(id, subject, Home.TESTER);
	}

	/** {@return a finding in a log of garbage collections} @param id the id in the catalogue @param subject what it is about */
	public static Declared log(String id, Subject subject) {
		return new Declared(id, subject, Home.LOG);
	}

	/** {@return a paragraph of the guide} @param id the id in the catalogue @param subject what it is about */
	public static Declared guide(String id, Subject subject) {
		return new Declared(id, subject, Home.GUIDE);
	}
}
