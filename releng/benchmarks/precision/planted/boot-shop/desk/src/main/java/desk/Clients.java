package desk;

import java.time.Duration;

import org.springframework.boot.web.client.RestTemplateBuilder;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.client.RestTemplate;

@Configuration
class Clients {

	@Bean
	RestTemplate mail(RestTemplateBuilder builder) {
		return builder.connectTimeout(Duration.ofSeconds(1)).readTimeout(Duration.ofSeconds(5)).build();
	}
}
