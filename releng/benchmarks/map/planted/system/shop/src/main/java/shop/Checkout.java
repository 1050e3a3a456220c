package shop;

import org.springframework.jms.core.JmsTemplate;
import org.springframework.kafka.core.KafkaTemplate;

class Checkout {

	private final JmsTemplate jms;
	private final KafkaTemplate<String, String> kafka;

	Checkout(JmsTemplate jms, KafkaTemplate<String, String> kafka) {
		this.jms = jms;
		this.kafka = kafka;
	}

	void order(String order) {
		Object price = jms.convertSendAndReceive("prices", order);
		jms.convertAndSend("orders", order + price);
		kafka.send("order-events", order);
	}
}
