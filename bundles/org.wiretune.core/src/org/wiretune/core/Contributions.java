/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;


/**
 * Takes what somebody adds. Of two with one id the first counts, those of WireTune before all others; what is refused is
 * named with the reason. Implemented by WireTune.
 */
public interface Contributions {

	/**
	 * Adds a rule.
	 *
	 * @param rule the rule; its id begins with the contributor's name and a dot
	 */
	void rule(Rule rule);

	/**
	 * Adds a reader of files.
	 *
	 * @param format the reader; its id begins with the contributor's name and a dot
	 */
	void format(FileFormat format);

	/**
	 * Adds a table that says which settings files of some kind have, where they stand and what counts where they do not. The
	 * settings are then shown, related by users' rules, and given to rules by {@link Reading#groups}.
	 *
	 * @param resource the name of the resource, as of {@link Class#getResource} of the class that contributes
	 */
	void table(String resource);

	/**
	 * Adds a kind of workload.
	 *
	 * @param workload the kind; its id begins with the contributor's name and a dot
	 */
	void workload(CallWorkload workload);

	/**
	 * Adds what is read from running servers, and what gauges and alarms there are for it. Labels and sentences stand in the file,
	 * or by language in properties beside it. A file with a wrong row is refused as a whole, and its reason names the row.
	 *
	 * @param resource the name of the resource in JSON, as of {@link Class#getResource} of the class that contributes
	 */
	void metrics(String resource);
}
