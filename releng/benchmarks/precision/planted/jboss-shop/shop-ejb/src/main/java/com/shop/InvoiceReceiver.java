package com.shop;

import javax.ejb.ActivationConfigProperty;
import javax.ejb.MessageDriven;
import javax.jms.Message;
import javax.jms.MessageListener;
import org.jboss.ejb3.annotation.Pool;

@MessageDriven(activationConfig = {
		@ActivationConfigProperty(propertyName = "destination", propertyValue = "queue/invoices"),
		@ActivationConfigProperty(propertyName = "minSession", propertyValue = "5"),
		@ActivationConfigProperty(propertyName = "maxSession", propertyValue = "30") })
@Pool(value = "StrictMaxPool", maxSize = 30)
public class InvoiceReceiver implements MessageListener {

	public void onMessage(Message message) {
	}
}
