/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

import java.util.List;
import java.util.Optional;

/** How a call leaves or enters a module. Implemented by WireTune. */
public interface Binding extends Element {

	/** {@return the kind} */
	BindingKind kind();

	/** {@return the address that it calls or serves} */
	Optional<? extends Setting> address();

	/** {@return its settings, without the address} */
	List<? extends Setting> settings();

	/**
	 * {@return the setting with a name; empty where the binding has none}
	 *
	 * @param key the name
	 */
	default Optional<? extends Setting> setting(String key) {
		return settings().stream().filter(setting -> setting.key().equals(key)).findFirst();
	}
}
