package orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Future;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;

/** Publishes and takes events. */
public class Events {

	private final Map<String, Object> settings;
	private final Producer<String, String> producer;
	private final KafkaConsumer<String, String> consumer;

	Events(Map<String, Object> settings, Producer<String, String> producer, KafkaConsumer<String, String> consumer) {
		this.settings = settings;
		this.producer = producer;
		this.consumer = consumer;
	}

	public void publish(List<String> events) throws Exception {
		for (String event : events) {
			producer.send(new ProducerRecord<>("events", event)).get();
		}
	}

	public void publishTogether(List<String> events) throws Exception {
		List<Future<RecordMetadata>> sent = new ArrayList<>();
		for (String event : events) {
			sent.add(producer.send(new ProducerRecord<>("events", event)));
		}
		for (Future<RecordMetadata> each : sent) {
			each.get();
		}
	}

	public void publishFlushed(List<String> events) {
		for (String event : events) {
			producer.send(new ProducerRecord<>("events", event));
			producer.flush();
		}
	}

	public void publishFlushedOnce(List<String> events) {
		for (String event : events) {
			producer.send(new ProducerRecord<>("events", event));
		}
		producer.flush();
	}

	public void publishAlone(String event) {
		try (KafkaProducer<String, String> mine = new KafkaProducer<>(settings)) {
			mine.send(new ProducerRecord<>("events", event));
		}
	}

	public void publishMany(List<String> events) {
		try (KafkaProducer<String, String> mine = new KafkaProducer<>(settings)) {
			for (String event : events) {
				mine.send(new ProducerRecord<>("events", event));
			}
		}
	}

	public void take(ConsumerRecords<String, String> records) {
		for (ConsumerRecord<String, String> each : records) {
			store(each.value());
			consumer.commitSync();
		}
	}

	public void takeTogether(ConsumerRecords<String, String> records) {
		for (ConsumerRecord<String, String> each : records) {
			store(each.value());
		}
		consumer.commitSync();
	}

	private void store(String value) {
		settings.put(value, value);
	}
}
