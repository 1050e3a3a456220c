package shop;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jms.core.JmsTemplate;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;

@Configuration
class Mails {

	@Bean
	JmsTemplate notices(jakarta.jms.ConnectionFactory factory) {
		JmsTemplate template = new JmsTemplate(factory);
		template.setTimeToLive(60_000);
		return template;
	}

	@Bean
	JmsTemplate alerts(jakarta.jms.ConnectionFactory factory) {
		JmsTemplate template = new JmsTemplate(factory);
		template.setExplicitQosEnabled(true);
		template.setTimeToLive(60_000);
		return template;
	}

	@Bean
	ThreadPoolTaskExecutor mails() {
		ThreadPoolTaskExecutor executor = new ThreadPoolTaskExecutor();
		executor.setCorePoolSize(4);
		executor.setMaxPoolSize(32);
		return executor;
	}

	@Bean
	ThreadPoolTaskExecutor reports() {
		ThreadPoolTaskExecutor executor = new ThreadPoolTaskExecutor();
		executor.setCorePoolSize(4);
		executor.setMaxPoolSize(32);
		executor.setQueueCapacity(100);
		return executor;
	}
}
