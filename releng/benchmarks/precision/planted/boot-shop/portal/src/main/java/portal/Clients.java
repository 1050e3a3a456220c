package portal;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.client.RestTemplate;

@Configuration
class Clients {

	@Bean
	RestTemplate carrier() {
		return new RestTemplate();
	}
}
