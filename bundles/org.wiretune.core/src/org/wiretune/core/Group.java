/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.List;
import java.util.Optional;

/** Settings that belong together in a configuration file, for example those of one data source. Implemented by WireTune. */
public interface Group extends Element {

	/** {@return the kind, as the table of its file states it, for example {@code spring-boot.datasource.hikari}} */
	String kind();

	/** {@return its settings, those that the file does not state among them} */
	List<? extends Setting> settings();

	/**
	 * {@return the setting with a name; empty where the kind has no such setting}
	 *
	 * @param key the name
	 */
	Optional<? extends Setting> setting(String key);

	/** {@return the groups in it} */
	List<? extends Group> groups();
}
