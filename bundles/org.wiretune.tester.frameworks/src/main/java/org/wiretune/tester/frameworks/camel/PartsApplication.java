/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks.camel;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.apache.camel.ProducerTemplate;
import org.apache.camel.builder.RouteBuilder;
import org.apache.camel.impl.DefaultCamelContext;
import org.wiretune.core.Figure;
import org.wiretune.perf.workload.FrameworkFigures;
import org.wiretune.perf.workload.FrameworkKeys;
import org.wiretune.perf.workload.PoolKeys.WorkKind;
import org.wiretune.tester.frameworks.base.AtOnce;
import org.wiretune.tester.frameworks.base.FrameworkApplication;
import org.wiretune.tester.frameworks.base.FrameworkSettings;
import org.wiretune.tester.poolload.Work;

/** A route of Camel that splits a message and has its parts wait for another system side by side, on the default pool or another one. */
public final class PartsApplication implements FrameworkApplication {

	private final DefaultCamelContext context = new DefaultCamelContext();
	private final ExecutorService pool;
	private final ProducerTemplate template;
	private final Work work;
	private final AtOnce atWork = new AtOnce();
	private final List<Integer> parts;

	/** Starts it. @param settings what it is started with @throws Exception when it cannot be started */
	public PartsApplication(FrameworkSettings settings) throws Exception {
		int threads = settings.one(FrameworkKeys.PART_THREADS);
		pool = threads == 0 ? null : Executors.newFixedThreadPool(threads);
		parts = IntStream.range(0, settings.value(FrameworkKeys.PARTS)).boxed().toList();
		work = Work.of(WorkKind.SLEEP, settings.value(FrameworkKeys.WORK));
		context.addRoutes(new RouteBuilder() {
			@Override
			public void configure() {
				if (pool == null) {
					from("direct:parts").split(body()).parallelProcessing().process(exchange -> part());
				} else {
					from("direct:parts").split(body()).parallelProcessing().executorService(pool).process(exchange -> part());
				}
			}
		});
		context.start();
		template = context.createProducerTemplate();
	}

	private void part() throws InterruptedException {
		atWork.enter();
		try {
			work.run();
		} finally {
			atWork.leave();
		}
	}

	@Override
	public void call(int caller) {
		template.requestBody("direct:parts", parts);
	}

	@Override
	public void begin() {
		atWork.restart();
	}

	@Override
	public Map<Figure, Double> figures(long calls) {
		return Map.of(FrameworkFigures.AT_WORK, (double) atWork.most());
	}

	@Override
	public void close() {
		work.close();
		context.stop();
		if (pool != null) {
			pool.shutdownNow();
		}
	}
}
