/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.app;

import jakarta.ejb.ActivationConfigProperty;
import jakarta.ejb.EJBException;
import jakarta.ejb.MessageDriven;
import jakarta.ejb.TransactionManagement;
import jakarta.ejb.TransactionManagementType;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.MessageListener;

/**
 * A message-driven bean that takes its time with each message of a burst. Sessions, instances and the threads that deliver
 * are the server's, and so is what becomes of them.
 */
@MessageDriven(name = "WorkMessageBean", activationConfig = {
		@ActivationConfigProperty(propertyName = "destinationType", propertyValue = "jakarta.jms.Queue"),
		@ActivationConfigProperty(propertyName = "destinationLookup", propertyValue = "jms/WireTuneWork"),
		@ActivationConfigProperty(propertyName = "acknowledgeMode", propertyValue = "Auto-acknowledge") })
@TransactionManagement(TransactionManagementType.BEAN)
public class WorkMessageBean implements MessageListener {

	@Override
	public void onMessage(Message message) {
		try {
			Burst burst = Burst.find(message.getStringProperty(Burst.ID));
			// One that nobody waits for any more, such as after a timeout, costs nothing.
			if (burst != null) {
				Thread.sleep(message.getLongProperty(Burst.MILLIS));
				burst.worked();
			}
		} catch (JMSException e) {
			throw new EJBException(e);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}
}
