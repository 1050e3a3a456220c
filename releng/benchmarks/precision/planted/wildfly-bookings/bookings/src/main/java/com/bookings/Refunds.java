package com.bookings;

import javax.annotation.Resource;
import javax.ejb.Stateless;
import javax.jms.Connection;
import javax.jms.ConnectionFactory;
import javax.jms.JMSException;
import javax.jms.Queue;
import javax.jms.Session;

@Stateless
public class Refunds {

	@Resource(lookup = "java:/JmsXA")
	private ConnectionFactory factory;
	@Resource(lookup = "java:/jms/queue/mails")
	private Queue mails;

	public void send(String text) {
		try (Connection connection = factory.createConnection()) {
			Session session = connection.createSession(false, Session.AUTO_ACKNOWLEDGE);
			session.createProducer(mails).send(session.createTextMessage(text));
		} catch (JMSException lost) {
			throw new IllegalStateException(lost);
		}
	}
}
