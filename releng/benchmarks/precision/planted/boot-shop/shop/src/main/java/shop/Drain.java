package shop;

import jakarta.jms.Message;
import org.springframework.jms.core.JmsTemplate;
import org.springframework.stereotype.Component;

@Component
class Drain {

	private final JmsTemplate queue;

	Drain(JmsTemplate queue) {
		this.queue = queue;
	}

	int all() {
		int count = 0;
		for (Message next = queue.receive("old"); next != null; next = queue.receive("old")) {
			count++;
		}
		while (count > 0) {
			queue.receiveAndConvert("older");
			count--;
		}
		return count;
	}

	Message reply(String id) {
		return queue.receiveSelected("replies", "JMSCorrelationID = '" + id + "'");
	}
}
