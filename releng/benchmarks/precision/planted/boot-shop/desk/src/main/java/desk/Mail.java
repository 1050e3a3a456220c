package desk;

import jakarta.jms.ConnectionFactory;
import org.apache.qpid.jms.JmsConnectionFactory;
import org.springframework.context.annotation.Bean;
import org.springframework.jms.core.JmsTemplate;

class Mail {

	private final JmsTemplate jms;

	Mail(JmsTemplate jms) {
		this.jms = jms;
	}

	@Bean
	ConnectionFactory broker() {
		JmsConnectionFactory factory = new JmsConnectionFactory();
		factory.setRemoteURI("amqp://broker.example:5672");
		return factory;
	}

	void send(String text) {
		jms.convertAndSend("mail", text);
	}
}
