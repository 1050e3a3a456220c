/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.jboss.tm.usertx.client;

import org.jboss.tm.usertx.UserTransactionOperationsProvider;

/** The provider that Narayana names as its standard: whoever is in the server may begin transactions. */
public final class ServerVMClientUserTransactionOperationsProvider implements UserTransactionOperationsProvider {

	private final ThreadLocal<Boolean> available = ThreadLocal.withInitial(() -> Boolean.TRUE);

	@Override
	public void setAvailability(boolean value) {
		available.set(value);
	}

	@Override
	public boolean getAvailability() {
		return available.get();
	}
}
