/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.app;

import jakarta.annotation.Resource;
import jakarta.ejb.ActivationConfigProperty;
import jakarta.ejb.MessageDriven;
import jakarta.ejb.TransactionManagement;
import jakarta.ejb.TransactionManagementType;
import jakarta.jms.ConnectionFactory;
import jakarta.jms.DeliveryMode;
import jakarta.jms.Message;
import jakarta.jms.MessageListener;
import org.wiretune.tester.binding.AsyncProtocol;

/**
 * JMS async: takes a request from the queue, has it received and sends a correlated reply that is not persistent. Without
 * a transaction, as the embedded server does it: a message is acknowledged when it was worked on.
 */
@MessageDriven(name = "RequestBean", activationConfig = {
		@ActivationConfigProperty(propertyName = "destinationType", propertyValue = "jakarta.jms.Queue"),
		@ActivationConfigProperty(propertyName = "destinationLookup", propertyValue = "jms/WireTuneRequests"),
		@ActivationConfigProperty(propertyName = "acknowledgeMode", propertyValue = "Auto-acknowledge") })
@TransactionManagement(TransactionManagementType.BEAN)
public class RequestBean implements MessageListener {

	@Resource(name = "jms/replies")
	private ConnectionFactory replies;

	@Override
	public void onMessage(Message message) {
		Reception.answer(message, AsyncProtocol.JMS, replies, DeliveryMode.NON_PERSISTENT);
	}
}
