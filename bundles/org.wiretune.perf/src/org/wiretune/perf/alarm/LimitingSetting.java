/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.alarm;

import java.util.Objects;


/**
 * A setting that sets the limit of an alarm: the one with a key in groups of a kind, as tables of settings name them. Where
 * such a group has a name, it is the one that is called as the instance of the alarm.
 *
 * @param group
 *            the kind of the group, such as {@code spring-boot.datasource.hikari}
 * @param key
 *            the name of the setting, such as {@code maximum-pool-size}
 */
public record LimitingSetting(String group, String key) implements LimitedBy {

	/** Checks that both are there. */
	public LimitingSetting {
		Objects.requireNonNull(key);
		if (group.isEmpty() || group.indexOf('/') >= 0 || key.isEmpty()) {
			throw new IllegalArgumentException(group + '/' + key);
		}
	}

	@Override
	public String words() {
		return group + '/' + key;
	}
}
