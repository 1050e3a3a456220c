/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import org.wiretune.core.BindingFamily;
import org.wiretune.core.BindingKind;
import org.wiretune.core.BindingSign;
import org.wiretune.core.ModuleKind;
import org.wiretune.core.Transport;

/** Kinds of what the map draws for brokers and databases, which are no parts of a module. */
public final class SystemKinds {

	/** A broker, drawn as a box of its own around its queues and topics. */
	public static final ModuleKind BROKER = ModuleKind.define("system.broker", "broker");
	/** The way from a data source to its database. */
	public static final BindingKind DATABASE = BindingKind.define("system.database", "database", BindingFamily.OTHER, BindingSign.CYLINDER, Transport.OTHER);

	private SystemKinds() {
	}
}
