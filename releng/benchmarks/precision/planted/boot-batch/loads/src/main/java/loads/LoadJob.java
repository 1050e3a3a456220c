package loads;

import java.util.List;

import org.springframework.batch.core.Step;
import org.springframework.batch.core.repository.JobRepository;
import org.springframework.batch.core.step.builder.StepBuilder;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.transaction.PlatformTransactionManager;

@Configuration
class LoadJob {

	@Bean
	Step invoices(JobRepository repository, PlatformTransactionManager transactions) {
		return new StepBuilder("invoices", repository)
				.<Invoice, Invoice>chunk(1, transactions)
				.reader(new InvoiceReader()).writer(new InvoiceWriter()).build();
	}

	@Bean
	Step payments(JobRepository repository, PlatformTransactionManager transactions) {
		return new StepBuilder("payments", repository)
				.<Payment, Payment>chunk(200, transactions)
				.reader(new PaymentReader()).writer(new PaymentWriter()).build();
	}

	@Bean
	Step bundles(JobRepository repository, PlatformTransactionManager transactions) {
		return new StepBuilder("bundles", repository)
				.<List<Payment>, List<Payment>>chunk(1, transactions)
				.reader(new BundleReader()).writer(new BundleWriter()).build();
	}
}
