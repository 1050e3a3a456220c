package shop;

import org.apache.kafka.clients.admin.NewTopic;
import org.springframework.context.annotation.Bean;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.config.TopicBuilder;
import org.springframework.kafka.listener.DefaultErrorHandler;
import org.springframework.stereotype.Component;
import org.springframework.util.backoff.FixedBackOff;

@Component
class Parcels {

	private long seen;

	@Bean
	NewTopic parcelTopic() {
		return TopicBuilder.name("parcels").partitions(4).replicas(3).build();
	}

	@KafkaListener(topics = "parcels", concurrency = "12")
	void parcel(String text) {
		seen++;
	}

	@KafkaListener(topics = "parcels", groupId = "counts", concurrency = "4")
	void count(String text) {
		seen++;
	}

	@KafkaListener(topics = "letters", concurrency = "12")
	void letter(String text) {
		seen++;
	}

	@Bean
	DefaultErrorHandler patient() {
		return new DefaultErrorHandler(new FixedBackOff(10_000, 60));
	}

	@Bean
	DefaultErrorHandler brief() {
		return new DefaultErrorHandler(new FixedBackOff(500, 3));
	}
}
