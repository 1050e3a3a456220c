package loads;

import javax.sql.DataSource;

import org.springframework.batch.item.database.JdbcPagingItemReader;
import org.springframework.batch.item.database.builder.JdbcPagingItemReaderBuilder;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration
class Readers {

	@Bean
	JdbcPagingItemReader<Payment> payments(DataSource source) {
		return new JdbcPagingItemReaderBuilder<Payment>()
				.name("payments").dataSource(source).selectClause("select *").fromClause("from payment").build();
	}

	@Bean
	JdbcPagingItemReader<Invoice> invoices(DataSource source) {
		return new JdbcPagingItemReaderBuilder<Invoice>()
				.name("invoices").dataSource(source).selectClause("select *").fromClause("from invoice").pageSize(1_000).build();
	}
}
