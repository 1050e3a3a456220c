package notes;

import jakarta.jms.ConnectionFactory;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jms.connection.SingleConnectionFactory;
import org.springframework.jms.core.JmsTemplate;

@Configuration
class Notes {

	@Bean
	SingleConnectionFactory notesFactory(ConnectionFactory broker) {
		return new SingleConnectionFactory(broker);
	}

	@Bean
	JmsTemplate notes(SingleConnectionFactory notesFactory) {
		return new JmsTemplate(notesFactory);
	}
}
