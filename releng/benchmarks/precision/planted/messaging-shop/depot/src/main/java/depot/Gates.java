package depot;

import java.util.List;

import javax.jms.Connection;
import javax.jms.JMSException;
import javax.jms.Message;
import javax.jms.MessageConsumer;
import javax.jms.MessageProducer;
import javax.jms.Queue;
import javax.jms.Session;

import org.apache.activemq.ActiveMQConnectionFactory;

/** Messages of the gates, by a connection that is kept. */
public class Gates {

	private final Connection connection;
	private final Session session;
	private final MessageProducer lorries;
	private final MessageConsumer answers;
	private final Queue queue;

	public Gates(String broker) throws JMSException {
		connection = new ActiveMQConnectionFactory(broker).createConnection();
		session = connection.createSession(false, Session.AUTO_ACKNOWLEDGE);
		queue = session.createQueue("gates");
		lorries = session.createProducer(queue);
		answers = session.createConsumer(queue, "gate=1");
	}

	public void opened(String text) throws JMSException {
		Session own = connection.createSession(false, Session.AUTO_ACKNOWLEDGE);
		own.createProducer(queue).send(own.createTextMessage(text));
		own.close();
	}

	public void closed(String text) throws JMSException {
		lorries.send(session.createTextMessage(text));
	}

	public Message ask(String id) throws JMSException {
		MessageConsumer answer = session.createConsumer(queue, "JMSCorrelationID='" + id + "'");
		Message found = answer.receive(1000);
		answer.close();
		return found;
	}

	public Message next() throws JMSException {
		return answers.receive(1000);
	}

	public void all(List<Message> waiting) throws JMSException {
		for (Message each : waiting) {
			lorries.send(each);
		}
	}

	public void first(List<Message> waiting) throws JMSException {
		for (Message each : waiting) {
			lorries.send(each);
			break;
		}
	}

	public void moved(Queue other, String text) throws JMSException {
		MessageProducer once = session.createProducer(other);
		once.send(session.createTextMessage(text));
		once.close();
	}

	public void settled(Queue other, List<String> texts) throws JMSException {
		MessageProducer several = session.createProducer(other);
		for (String text : texts) {
			several.send(session.createTextMessage(text));
		}
		several.close();
	}
}
