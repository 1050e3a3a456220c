package orders;

import javax.jms.Connection;
import javax.jms.ConnectionFactory;
import javax.jms.JMSException;
import javax.jms.Message;
import javax.jms.MessageProducer;
import javax.jms.Queue;
import javax.jms.Session;
import org.apache.activemq.ActiveMQConnectionFactory;

/** Asks for prices and tells of orders. */
public class Prices {

	private final ConnectionFactory factory = new ActiveMQConnectionFactory("tcp://broker:61616");
	private Session session;
	private MessageProducer producer;
	private Queue answers;

	public Message ask(Message question) throws JMSException {
		Queue mine = session.createTemporaryQueue();
		question.setJMSReplyTo(mine);
		producer.send(question);
		return session.createConsumer(mine).receive(1000);
	}

	public Message askOnTheSameQueue(Message question) throws JMSException {
		if (answers == null) {
			answers = session.createTemporaryQueue();
		}
		question.setJMSReplyTo(answers);
		producer.send(question);
		return session.createConsumer(answers).receive(1000);
	}

	public void tell(Message order) throws JMSException {
		Connection connection = factory.createConnection();
		connection.createSession(false, Session.AUTO_ACKNOWLEDGE).createProducer(null).send(order);
		connection.close();
	}

	public void tellAll(Iterable<Message> orders) throws JMSException {
		Connection connection = factory.createConnection();
		MessageProducer all = connection.createSession(true, Session.SESSION_TRANSACTED).createProducer(null);
		for (Message order : orders) {
			all.send(order);
		}
		connection.close();
	}

	ConnectionFactory artemis() {
		return factory("tcp://artemis:61616?blockOnNonDurableSend=true");
	}

	ConnectionFactory durable() {
		return factory("tcp://artemis:61616?blockOnDurableSend=true");
	}

	private static ConnectionFactory factory(String address) {
		return new ActiveMQConnectionFactory(address);
	}
}
