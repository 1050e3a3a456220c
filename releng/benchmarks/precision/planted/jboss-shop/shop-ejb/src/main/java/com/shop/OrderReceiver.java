package com.shop;

import javax.ejb.ActivationConfigProperty;
import javax.ejb.MessageDriven;
import javax.jms.Message;
import javax.jms.MessageListener;
import org.jboss.ejb3.annotation.Pool;
import org.jboss.ejb3.annotation.defaults.PoolDefaults;

@MessageDriven(activationConfig = {
		@ActivationConfigProperty(propertyName = "destinationType", propertyValue = "javax.jms.Queue"),
		@ActivationConfigProperty(propertyName = "destination", propertyValue = "queue/orders"),
		@ActivationConfigProperty(propertyName = "minSession", propertyValue = "60"),
		@ActivationConfigProperty(propertyName = "maxSession", propertyValue = "50") })
@Pool(value = PoolDefaults.POOL_IMPLEMENTATION_STRICTMAX, maxSize = 20, timeout = 10000)
public class OrderReceiver implements MessageListener {

	public void onMessage(Message message) {
		// nothing to see here
	}
}
