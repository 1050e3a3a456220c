/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.sample.orders;

import java.util.Collections;

import javax.ejb.ActivationConfigProperty;
import javax.ejb.EJB;
import javax.ejb.EJBException;
import javax.ejb.MessageDriven;
import javax.jms.JMSException;
import javax.jms.Message;
import javax.jms.MessageListener;
import javax.jms.ObjectMessage;

import org.apache.log4j.Logger;

/** Stores each order that arrives on the queue. */
@MessageDriven(name = "OrderListener", activationConfig = {
		@ActivationConfigProperty(propertyName = "destinationType", propertyValue = "javax.jms.Queue"),
		@ActivationConfigProperty(propertyName = "destination", propertyValue = "queue/orders"),
		@ActivationConfigProperty(propertyName = "maxSessions", propertyValue = "25") })
public class OrderListener implements MessageListener {

	private static final Logger log = Logger.getLogger(OrderListener.class);

	@EJB
	private OrderImportLocal orderImport;

	@Override
	public void onMessage(Message message) {
		try {
			CustomerOrder order = (CustomerOrder) ((ObjectMessage) message).getObject();
			log.debug("Received " + order);
			orderImport.importOrders(Collections.singletonList(order));
		} catch (JMSException e) {
			log.error("The message holds no order that can be read.", e);
			throw new EJBException(e);
		}
	}
}
