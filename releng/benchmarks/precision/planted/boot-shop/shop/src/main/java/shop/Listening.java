package shop;

import jakarta.jms.ConnectionFactory;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jms.config.DefaultJmsListenerContainerFactory;
import org.springframework.jms.connection.JmsTransactionManager;
import org.springframework.transaction.jta.JtaTransactionManager;

@Configuration
class Listening {

	@Bean
	DefaultJmsListenerContainerFactory orders(ConnectionFactory broker) {
		DefaultJmsListenerContainerFactory factory = new DefaultJmsListenerContainerFactory();
		factory.setConnectionFactory(broker);
		factory.setTransactionManager(new JmsTransactionManager(broker));
		return factory;
	}

	@Bean
	DefaultJmsListenerContainerFactory payments(ConnectionFactory broker, JtaTransactionManager transactions) {
		DefaultJmsListenerContainerFactory factory = new DefaultJmsListenerContainerFactory();
		factory.setConnectionFactory(broker);
		factory.setTransactionManager(transactions);
		return factory;
	}

	@Bean
	DefaultJmsListenerContainerFactory returns(ConnectionFactory broker) {
		DefaultJmsListenerContainerFactory factory = new DefaultJmsListenerContainerFactory();
		factory.setConnectionFactory(broker);
		factory.setSessionTransacted(true);
		return factory;
	}
}
