/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.jboss.tm.usertx;

/** Says whether a component may begin transactions itself. Narayana has a bean for it that nothing of the tester asks. */
public interface UserTransactionOperationsProvider {

	/**
	 * Says it for the current thread.
	 *
	 * @param available whether it may
	 */
	void setAvailability(boolean available);

	/** {@return whether it may on the current thread} */
	boolean getAvailability();
}
