package loads;

import org.springframework.scheduling.annotation.Async;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestTemplate;

@Component
class Timers {

	private final RestTemplate rates = new RestTemplate();
	private long beats;

	@Scheduled(fixedDelay = 60_000)
	void fetchRates() {
		rates.getForObject("http://rates/today", String.class);
	}

	@Async
	@Scheduled(fixedDelay = 60_000)
	void fetchHolidays() {
		rates.getForObject("http://rates/holidays", String.class);
	}

	@Scheduled(fixedRate = 1_000)
	void beat() {
		beats++;
	}
}
