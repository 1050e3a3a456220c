/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.util.Objects;

/**
 * A setting of a run that a server tells by an MBean, so that it can be read back after the start.
 *
 * @param name what people call it, such as {@code task-max-threads of the io worker default}
 * @param bean object name of the MBean
 * @param attribute its attribute
 * @param value what it was set to, as the attribute writes it
 */
public record ExpectedSetting(String name, String bean, String attribute, String value) {

	/** Checks that nothing is missing. */
	public ExpectedSetting {
		Objects.requireNonNull(name);
		Objects.requireNonNull(bean);
		Objects.requireNonNull(attribute);
		Objects.requireNonNull(value);
	}

	/**
	 * A setting that is a number.
	 *
	 * @param name what people call it
	 * @param bean object name of the MBean
	 * @param attribute its attribute
	 * @param value what it was set to
	 * @return the setting
	 */
	public static ExpectedSetting of(String name, String bean, String attribute, long value) {
		return new ExpectedSetting(name, bean, attribute, String.valueOf(value));
	}
}
