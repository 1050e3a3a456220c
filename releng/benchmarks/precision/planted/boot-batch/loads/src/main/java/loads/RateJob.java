package loads;

import org.springframework.batch.core.Step;
import org.springframework.batch.core.repository.JobRepository;
import org.springframework.batch.core.step.builder.StepBuilder;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;
import org.springframework.transaction.PlatformTransactionManager;

@Configuration
class RateJob {

	@Bean
	Step regions(JobRepository repository, Step rates) {
		return new StepBuilder("regions", repository)
				.partitioner("rates", new Regions())
				.gridSize(24)
				.taskExecutor(workers())
				.step(rates).build();
	}

	@Bean
	Step rates(JobRepository repository, PlatformTransactionManager transactions) {
		return new StepBuilder("rates", repository)
				.<Rate, Rate>chunk(250, transactions)
				.reader(new RateReader()).writer(new RateWriter())
				.taskExecutor(few()).throttleLimit(16).build();
	}

	@Bean
	ThreadPoolTaskExecutor workers() {
		ThreadPoolTaskExecutor executor = new ThreadPoolTaskExecutor();
		executor.setCorePoolSize(24);
		return executor;
	}

	@Bean
	ThreadPoolTaskExecutor few() {
		ThreadPoolTaskExecutor executor = new ThreadPoolTaskExecutor();
		executor.setCorePoolSize(8);
		return executor;
	}
}
