package desk;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.task.SimpleAsyncTaskExecutor;
import org.springframework.core.task.TaskExecutor;

@Configuration
public class Letters {

	@Bean
	public TaskExecutor letters() {
		SimpleAsyncTaskExecutor executor = new SimpleAsyncTaskExecutor("letters-");
		executor.setConcurrencyLimit(4);
		return executor;
	}
}
