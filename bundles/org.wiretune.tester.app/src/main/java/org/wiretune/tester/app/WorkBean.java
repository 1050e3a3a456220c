/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.app;

import jakarta.ejb.LocalBean;
import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;

/** A stateless session bean that takes its time, so that callers wait for an instance where the container has a pool. */
@Stateless
@LocalBean
public class WorkBean {

	/**
	 * Works.
	 *
	 * @param millis how long, 0 or more
	 * @throws InterruptedException when the server ends meanwhile
	 */
	@TransactionAttribute(TransactionAttributeType.NOT_SUPPORTED)
	public void work(long millis) throws InterruptedException {
		Thread.sleep(millis);
	}
}
