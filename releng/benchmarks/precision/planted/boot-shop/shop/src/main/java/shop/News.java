package shop;

import org.apache.activemq.ActiveMQConnectionFactory;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jms.config.DefaultJmsListenerContainerFactory;
import org.springframework.jms.connection.CachingConnectionFactory;
import org.springframework.jms.core.JmsTemplate;

@Configuration
class News {

	@Bean
	JmsTemplate direct() {
		return new JmsTemplate(new ActiveMQConnectionFactory("tcp://mq:61616"));
	}

	@Bean
	JmsTemplate cached() {
		return new JmsTemplate(new CachingConnectionFactory(new ActiveMQConnectionFactory("tcp://mq:61616")));
	}

	@Bean
	DefaultJmsListenerContainerFactory headlines() {
		DefaultJmsListenerContainerFactory factory = new DefaultJmsListenerContainerFactory();
		factory.setConnectionFactory(new ActiveMQConnectionFactory("tcp://mq:61616"));
		factory.setPubSubDomain(true);
		factory.setConcurrency("4");
		return factory;
	}

	@Bean
	DefaultJmsListenerContainerFactory shared() {
		DefaultJmsListenerContainerFactory factory = new DefaultJmsListenerContainerFactory();
		factory.setConnectionFactory(new ActiveMQConnectionFactory("tcp://mq:61616"));
		factory.setPubSubDomain(true);
		factory.setSubscriptionShared(true);
		factory.setConcurrency("4");
		return factory;
	}

	@Bean
	CachingConnectionFactory keeper() {
		CachingConnectionFactory keeper = new CachingConnectionFactory(new ActiveMQConnectionFactory("tcp://mq:61616"));
		keeper.setSessionCacheSize(10);
		return keeper;
	}

	@Bean
	DefaultJmsListenerContainerFactory letters() {
		DefaultJmsListenerContainerFactory factory = new DefaultJmsListenerContainerFactory();
		factory.setConnectionFactory(keeper());
		factory.setConcurrency("1-8");
		return factory;
	}

	@Bean
	DefaultJmsListenerContainerFactory parcels() {
		DefaultJmsListenerContainerFactory factory = new DefaultJmsListenerContainerFactory();
		factory.setConnectionFactory(keeper());
		factory.setConcurrency("8-8");
		return factory;
	}
}
