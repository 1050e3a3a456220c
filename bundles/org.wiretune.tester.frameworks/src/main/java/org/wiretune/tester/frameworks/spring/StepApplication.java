/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks.spring;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.net.InetAddress;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.h2.tools.Server;
import org.springframework.batch.core.ExitStatus;
import org.springframework.batch.core.JobExecution;
import org.springframework.batch.core.JobParametersBuilder;
import org.springframework.batch.core.Step;
import org.springframework.batch.core.StepExecution;
import org.springframework.batch.core.repository.JobRepository;
import org.springframework.batch.core.repository.support.JobRepositoryFactoryBean;
import org.springframework.batch.core.step.builder.StepBuilder;
import org.springframework.batch.item.ItemWriter;
import org.springframework.batch.item.support.IteratorItemReader;
import org.springframework.core.io.ClassPathResource;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.init.ResourceDatabasePopulator;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.DefaultTransactionStatus;
import org.wiretune.core.Figure;
import org.wiretune.perf.workload.FrameworkFigures;
import org.wiretune.perf.workload.FrameworkKeys;
import org.wiretune.tester.frameworks.base.FrameworkApplication;
import org.wiretune.tester.frameworks.base.FrameworkSettings;
import org.wiretune.tester.network.DelayProxy;

/**
 * A step of Spring Batch that writes items to a database behind a network, with its repository of jobs in the same database, as
 * Spring Boot has it. A call is one execution of the step; the batch of a chunk is one round trip whatever its size.
 */
public final class StepApplication implements FrameworkApplication {

	private final Server database;
	private final DelayProxy network;
	private final HikariDataSource pool;
	private final LongAdder commits = new LongAdder();
	private final AtomicLong executions = new AtomicLong();
	private final JobRepository repository;
	private final JdbcTemplate jdbc;
	private final CountingManager transactions;
	private final int items;
	private final int chunk;

	/** Starts it. @param settings what it is started with @throws Exception when it cannot be started */
	public StepApplication(FrameworkSettings settings) throws Exception {
		items = settings.value(FrameworkKeys.ITEMS);
		chunk = settings.one(FrameworkKeys.CHUNK_SIZE);
		database = Server.createTcpServer("-tcpPort", "0", "-ifNotExists", "-tcpDaemon").start();
		Duration roundTrip = settings.one(FrameworkKeys.ROUND_TRIP);
		network = roundTrip.isZero() ? null : new DelayProxy(database.getPort(), roundTrip);
		HikariConfig config = new HikariConfig();
		config.setJdbcUrl("jdbc:h2:tcp://" + InetAddress.getLoopbackAddress().getHostAddress() + ':' + (network == null ? database.getPort() : network.port()) + "/mem:step");
		pool = new HikariDataSource(config);
		new ResourceDatabasePopulator(new ClassPathResource("org/springframework/batch/core/schema-h2.sql")).execute(pool);
		jdbc = new JdbcTemplate(pool);
		jdbc.execute("create table item (id bigint auto_increment primary key, name varchar(40))");
		transactions = new CountingManager(pool);
		JobRepositoryFactoryBean made = new JobRepositoryFactoryBean();
		made.setDataSource(pool);
		made.setTransactionManager(transactions);
		made.afterPropertiesSet();
		repository = made.getObject();
	}

	private Step step() {
		ItemWriter<String> writer = written -> jdbc.batchUpdate("insert into item (name) values (?)", written.getItems().stream().map(name -> new Object[] { name }).toList());
		return new StepBuilder("items", repository).<String, String>chunk(chunk, transactions)
				.reader(new IteratorItemReader<>(IntStream.range(0, items).mapToObj(number -> "Item " + number).iterator())).writer(writer).build();
	}

	@Override
	public void call(int caller) throws Exception {
		JobExecution job = repository.createJobExecution("items", new JobParametersBuilder().addLong("number", executions.incrementAndGet()).toJobParameters());
		StepExecution execution = job.createStepExecution("items");
		repository.add(execution);
		step().execute(execution);
		if (!ExitStatus.COMPLETED.getExitCode().equals(execution.getExitStatus().getExitCode())) {
			throw new IllegalStateException(execution.getExitStatus().getExitDescription());
		}
	}

	@Override
	public void begin() {
		commits.reset();
	}

	@Override
	public Map<Figure, Double> figures(long calls) {
		return Map.of(FrameworkFigures.COMMITS, (double) commits.sum() / calls);
	}

	@Override
	public void close() {
		pool.close();
		if (network != null) {
			network.close();
		}
		database.stop();
	}

	/** Counts commits. */
	private final class CountingManager extends JdbcTransactionManager {

		private static final long serialVersionUID = 1;

		CountingManager(DataSource source) {
			super(source);
		}

		@Override
		protected void doCommit(DefaultTransactionStatus status) {
			commits.increment();
			super.doCommit(status);
		}
	}
}
