/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.app;

import jakarta.annotation.Resource;
import jakarta.ejb.ActivationConfigProperty;
import jakarta.ejb.EJBException;
import jakarta.ejb.MessageDriven;
import jakarta.ejb.TransactionManagement;
import jakarta.ejb.TransactionManagementType;
import jakarta.jms.BytesMessage;
import jakarta.jms.ConnectionFactory;
import jakarta.jms.DeliveryMode;
import jakarta.jms.JMSContext;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.MessageListener;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.wiretune.tester.messaging.MessageProperties;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Receipt;
import org.wiretune.tester.service.XmlForm;

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
		try {
			long queueNanos = System.nanoTime() - message.getLongProperty(MessageProperties.SENT_NANOS);
			XmlForm xml = XmlForm.ofThread();
			BusinessObject object = xml.read(new ByteArrayInputStream(MessageProperties.body((BytesMessage) message)),
					BusinessObject.class);
			Receipt receipt = Receiver.module().receive(object);
			try (JMSContext context = replies.createContext()) {
				BytesMessage reply = context.createBytesMessage();
				reply.writeBytes(xml.write(receipt));
				reply.setJMSCorrelationID(message.getJMSCorrelationID());
				reply.setLongProperty(MessageProperties.QUEUE_NANOS, queueNanos);
				context.createProducer().setDeliveryMode(DeliveryMode.NON_PERSISTENT).send(message.getJMSReplyTo(), reply);
			}
		} catch (JMSException | IOException e) {
			throw new EJBException(e);
		}
	}
}
