package portal;

import jakarta.jms.ConnectionFactory;
import org.apache.activemq.artemis.jms.client.ActiveMQConnectionFactory;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jms.annotation.JmsListener;
import org.springframework.jms.connection.CachingConnectionFactory;

@Configuration
class Queues {

	private final OrderService orders;

	Queues(OrderService orders) {
		this.orders = orders;
	}

	@Bean
	ConnectionFactory kept() {
		CachingConnectionFactory factory = new CachingConnectionFactory();
		factory.setTargetConnectionFactory(new ActiveMQConnectionFactory("tcp://broker.example:61616"));
		return factory;
	}

	@JmsListener(destination = "${portal.orders.queue}", concurrency = "${portal.orders.consumers}")
	void order(long id) {
		orders.withParcel(id);
	}

	@JmsListener(destination = "returns", concurrency = "${portal.returns.consumers}")
	void returned(long id) {
		orders.withParcel(id);
	}

	@JmsListener(destination = "notes")
	void note(String text) {
		System.getLogger("notes").log(System.Logger.Level.INFO, text);
	}
}
