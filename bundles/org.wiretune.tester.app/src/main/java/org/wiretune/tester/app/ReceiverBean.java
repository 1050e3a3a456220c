/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.app;

import jakarta.ejb.LocalBean;
import jakarta.ejb.Stateless;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Receipt;

/** SCA sync: a stateless session bean that is called by its local view. */
@Stateless
@LocalBean
public class ReceiverBean {

	/**
	 * Receives an object.
	 *
	 * @param object the object
	 * @return the receipt
	 */
	public Receipt receive(BusinessObject object) {
		return Receiver.module().receive(object);
	}
}
