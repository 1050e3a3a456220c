package till;

import javax.jms.ConnectionFactory;

import org.apache.activemq.ActiveMQConnectionFactory;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jms.connection.CachingConnectionFactory;

/** Connections of the till. */
@Configuration
public class Broker {

	@Bean
	public ConnectionFactory receipts() {
		CachingConnectionFactory factory = new CachingConnectionFactory(new ActiveMQConnectionFactory("tcp://receipts:61616"));
		factory.setSessionCacheSize(8);
		return factory;
	}

	@Bean
	public ConnectionFactory coupons() {
		CachingConnectionFactory factory = new CachingConnectionFactory(new ActiveMQConnectionFactory("tcp://coupons:61616"));
		factory.setSessionCacheSize(8);
		factory.setCacheConsumers(false);
		return factory;
	}
}
