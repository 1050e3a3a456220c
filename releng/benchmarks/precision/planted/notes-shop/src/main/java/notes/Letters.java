package notes;

import jakarta.jms.ConnectionFactory;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jms.connection.CachingConnectionFactory;
import org.springframework.jms.core.JmsTemplate;

@Configuration
class Letters {

	@Bean
	CachingConnectionFactory lettersFactory(ConnectionFactory broker) {
		return new CachingConnectionFactory(broker);
	}

	@Bean
	JmsTemplate letters(CachingConnectionFactory lettersFactory) {
		return new JmsTemplate(lettersFactory);
	}
}
