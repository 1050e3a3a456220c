/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.app;

import jakarta.annotation.Resource;
import jakarta.ejb.ActivationConfigProperty;
import jakarta.ejb.MessageDriven;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.jms.ConnectionFactory;
import jakarta.jms.DeliveryMode;
import jakarta.jms.Message;
import jakarta.jms.MessageListener;
import org.wiretune.tester.binding.AsyncProtocol;

/**
 * SCA async on a server that has no adapter for SCA: takes a serialised object from a persistent queue in a transaction of
 * the server, has it received and sends a persistent, correlated reply in the same transaction, as the adapter does.
 */
@MessageDriven(name = "ScaRequestBean", activationConfig = {
		@ActivationConfigProperty(propertyName = "destinationType", propertyValue = "jakarta.jms.Queue"),
		@ActivationConfigProperty(propertyName = "destinationLookup", propertyValue = "jms/WireTuneScaRequests") })
public class ScaRequestBean implements MessageListener {

	@Resource(name = "jms/replies")
	private ConnectionFactory replies;

	@Override
	@TransactionAttribute(TransactionAttributeType.REQUIRED)
	public void onMessage(Message message) {
		Reception.answer(message, AsyncProtocol.SCA, replies, DeliveryMode.PERSISTENT);
	}
}
