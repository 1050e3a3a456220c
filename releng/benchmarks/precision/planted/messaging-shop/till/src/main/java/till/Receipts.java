package till;

import org.springframework.jms.core.JmsTemplate;

/** Receipts that are asked for. */
public class Receipts {

	private final JmsTemplate template;

	public Receipts(JmsTemplate template) {
		this.template = template;
	}

	public Object next() {
		return template.receiveAndConvert("receipts");
	}
}
