/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks.spring;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.integration.channel.QueueChannel;
import org.springframework.integration.endpoint.PollingConsumer;
import org.springframework.messaging.Message;
import org.springframework.messaging.MessageChannel;
import org.springframework.messaging.support.ChannelInterceptor;
import org.springframework.messaging.support.GenericMessage;
import org.springframework.scheduling.concurrent.ThreadPoolTaskScheduler;
import org.springframework.scheduling.support.PeriodicTrigger;
import org.wiretune.core.Figure;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.FrameworkFigures;
import org.wiretune.perf.workload.FrameworkKeys;
import org.wiretune.tester.frameworks.base.Arrivals;
import org.wiretune.tester.frameworks.base.AtOnce;
import org.wiretune.tester.frameworks.base.FrameworkApplication;
import org.wiretune.tester.frameworks.base.FrameworkSettings;

/**
 * Queue channels of Spring Integration, each with a poller that looks ten milliseconds after its last look and waits up to a
 * second in an empty queue, which are the defaults. A call is a message from its sending until the handler has it; a caller goes
 * to the next channel with each, so that no channel is asked without end.
 */
public final class ChannelsApplication implements FrameworkApplication {

	private static final Duration DELAY = Duration.ofMillis(10);

	private final AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext();
	private final List<QueueChannel> channels = new ArrayList<>();
	private final AtOnce polled = new AtOnce();
	private final Arrivals arrivals;
	private final int[] next;

	/** Starts it. @param settings what it is started with */
	public ChannelsApplication(FrameworkSettings settings) {
		arrivals = new Arrivals(settings.value(CommonKeys.CALL_TIMEOUT));
		next = new int[settings.value(FrameworkKeys.CLIENTS)];
		int threads = settings.one(FrameworkKeys.SCHEDULER_THREADS);
		context.register(IntegrationInfrastructure.class);
		context.registerBean("taskScheduler", ThreadPoolTaskScheduler.class, () -> scheduler(threads));
		for (int i = 0; i < settings.value(FrameworkKeys.CHANNELS); i++) {
			QueueChannel channel = new QueueChannel();
			channel.addInterceptor(new Looks());
			channels.add(channel);
			context.registerBean("channel" + i, QueueChannel.class, () -> channel);
			context.registerBean("poller" + i, PollingConsumer.class, () -> poller(channel));
		}
		context.refresh();
	}

	private static ThreadPoolTaskScheduler scheduler(int threads) {
		ThreadPoolTaskScheduler scheduler = new ThreadPoolTaskScheduler();
		scheduler.setPoolSize(threads);
		scheduler.setThreadNamePrefix("scheduling-");
		return scheduler;
	}

	private PollingConsumer poller(QueueChannel channel) {
		PollingConsumer consumer = new PollingConsumer(channel, message -> arrivals.came(String.valueOf(message.getPayload())));
		consumer.setTrigger(new PeriodicTrigger(DELAY));
		return consumer;
	}

	@Override
	public void call(int caller) throws Exception {
		QueueChannel channel = channels.get(Math.floorMod(caller + next[caller]++, channels.size()));
		arrivals.call(id -> channel.send(new GenericMessage<>(id)));
	}

	@Override
	public void begin() {
		polled.restart();
	}

	@Override
	public Map<Figure, Double> figures(long calls) {
		return Map.of(FrameworkFigures.POLLED, (double) polled.most());
	}

	@Override
	public void close() {
		context.close();
	}

	/** Counts the looks that are under way. */
	private final class Looks implements ChannelInterceptor {

		@Override
		public boolean preReceive(MessageChannel channel) {
			polled.enter();
			return true;
		}

		@Override
		public void afterReceiveCompletion(Message<?> message, MessageChannel channel, Exception failure) {
			polled.leave();
		}
	}
}
