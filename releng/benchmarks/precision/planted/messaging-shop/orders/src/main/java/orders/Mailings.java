package orders;

import java.util.List;
import org.springframework.kafka.core.KafkaTemplate;

/** Publishes mails. */
public class Mailings {

	private final KafkaTemplate<String, String> template;

	Mailings(KafkaTemplate<String, String> template) {
		this.template = template;
	}

	public void publish(List<String> mails) throws Exception {
		for (String mail : mails) {
			template.send("mails", mail).get();
		}
	}
}
