package scales;

import java.time.Duration;

import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.springframework.kafka.annotation.KafkaListener;

/** What the scales of the depot tell. */
public class Scales {

	private final KafkaConsumer<String, String> weights;
	private volatile boolean open = true;

	public Scales(KafkaConsumer<String, String> weights) {
		this.weights = weights;
	}

	public void weigh() throws InterruptedException {
		while (open) {
			write(weights.poll(Duration.ofMillis(200)));
			Thread.sleep(500);
		}
	}

	public void rest() throws InterruptedException {
		while (open) {
			ConsumerRecords<String, String> some = weights.poll(Duration.ofMillis(200));
			if (some.isEmpty()) {
				Thread.sleep(500);
			}
			write(some);
		}
	}

	@KafkaListener(topics = "pallets")
	public void onPallet(String pallet) throws InterruptedException {
		Thread.sleep(2000);
	}

	@KafkaListener(topics = "boxes")
	public void onBox(String box) throws InterruptedException {
		Thread.sleep(20);
	}

	private void write(ConsumerRecords<String, String> records) {
		records.forEach(record -> System.out.println(record.value()));
	}
}
